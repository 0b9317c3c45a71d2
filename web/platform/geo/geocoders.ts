import { z } from "zod";

const part = z.string().max(200).nullish();

const nominatimAnswer = z
  .array(
    z.object({
      address: z.object({
        house_number: part,
        road: part,
        city: part,
        town: part,
        village: part,
        state: part,
        postcode: part,
        country_code: part,
      }),
    }),
  )
  .max(50);

export const nominatimQuery = (text: string, limit: number): Record<string, string> => ({
  q: text,
  format: "jsonv2",
  addressdetails: "1",
  countrycodes: "us",
  limit: String(limit),
});

export function fromNominatim(answer: unknown): string[] {
  const found = nominatimAnswer.parse(answer).map(({ address }) => address);
  return found
    .filter((address) => (address.country_code ?? "us").toLowerCase() === "us")
    .map(({ house_number, road, city, town, village, state, postcode }) =>
      oneLine([joined(house_number, road), city ?? town ?? village, state, postcode]),
    )
    .filter(Boolean);
}

const photonAnswer = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({
          housenumber: part,
          street: part,
          name: part,
          type: part,
          city: part,
          state: part,
          postcode: part,
          countrycode: part,
        }),
      }),
    )
    .max(50),
});

/** The box around the fifty states; other countries in it are left out of the answer. */
const US_BOX = "-179.2,18.8,-66.9,71.5";

export const photonQuery = (text: string): Record<string, string> => ({
  q: text,
  limit: "15",
  lang: "en",
  bbox: US_BOX,
});

export function fromPhoton(answer: unknown): string[] {
  const found = photonAnswer.parse(answer).features.map(({ properties }) => properties);
  return found
    .filter(({ countrycode }) => countrycode?.toUpperCase() === "US")
    .map(({ housenumber, street, name, type, city, state, postcode }) => {
      const road = street ?? (type === "street" ? name : null);
      return road || city ? oneLine([joined(housenumber, road), city, state, postcode]) : "";
    })
    .filter(Boolean);
}

const joined = (...parts: Array<string | null | undefined>): string => parts.filter(Boolean).join(" ");
const oneLine = (parts: Array<string | null | undefined>): string => parts.filter(Boolean).join(", ").slice(0, 255);
