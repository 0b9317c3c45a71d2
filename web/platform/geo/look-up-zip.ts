import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "../clock";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { log } from "../log";
import { once } from "../once";
import { ShortCache } from "../short-cache";
import { stateCode } from "./us-states";

export type ZipPlace = { city: string; state: string; county: string | null };

const PUBLIC_SERVICE = "https://api.zippopotam.us/us/{zip}";

const cache = () => once("geo-zips", () => new ShortCache<ZipPlace[] | null>(5000));

const answer = z.object({
  places: z
    .array(
      z.object({
        "place name": z.string().min(1).max(120),
        "state abbreviation": z.string(),
        county: z.string().max(120).nullish(),
      }),
    )
    .max(50),
});

/** The places of a ZIP code by an outside service, for codes that the built-in data does not know; null: no answer. */
export async function lookUpZip(zip: string): Promise<ZipPlace[] | null> {
  if (!config().GEO || !/^\d{5}$/.test(zip)) return null;
  const known = cache().get(zip);
  if (known !== undefined) return known;
  try {
    const places = await ask(zip);
    cache().set(zip, places, DAY_MS);
    return places;
  } catch (err) {
    log().debug({ err }, "the ZIP service gave no answer");
    cache().set(zip, null, MINUTE_MS);
    return null;
  }
}

async function ask(zip: string): Promise<ZipPlace[] | null> {
  const template = config().ZIP_URL ?? PUBLIC_SERVICE;
  // The configured address has gone through the URL parser, which may have escaped the braces.
  const filled = template.replace(/\{zip\}|%7Bzip%7D/i, zip);
  const url = filled === template ? `${template.replace(/\/$/, "")}/${zip}` : filled;
  const response = await fetchOutside(url, { timeoutMs: 3000, maxBytes: 256 * 1024, retries: 1, statuses: [404] });
  if (response.status === 404) return null;
  const { places } = answer.parse(response.json());
  const found = places.flatMap((place) => {
    const state = stateCode(place["state abbreviation"]);
    return state ? [{ city: place["place name"], state, county: place.county ?? null }] : [];
  });
  return found.length > 0 ? found : null;
}
