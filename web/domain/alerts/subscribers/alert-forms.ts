import { z } from "zod";
import { emailField, NAME_LENGTH, optionalLine } from "~/domain/accounts";
import { CATEGORIES } from "~/domain/research";
import { EVERYWHERE, FEDERAL } from "./alert-places";

export const CADENCES = ["instant", "daily", "weekly"] as const;
export type Cadence = (typeof CADENCES)[number];

/** The time zones of the United States and its territories, by the names that PostgreSQL and browsers share. */
export const TIME_ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Pacific/Pago_Pago",
  "America/Adak",
  "America/Boise",
  "America/Detroit",
  "America/Indiana/Indianapolis",
  "America/Kentucky/Louisville",
] as const;

export const COMPANY_LENGTH = 200;
/** More places than there are states and cities are nobody's wish. */
const MOST_PLACES = 60;

/** A form sends one value as a text and several as a list. */
const several = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((given) => (given === undefined || given === null || given === "" ? [] : [given].flat()), z.array(item));

const jurisdictionField = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^([A-Z]{2}|FEDERAL|ALL)$/, "Choose Federal or a state by its two-letter code"));
const emptyAsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

export const categoriesField = several(z.enum(CATEGORIES, "Choose from the eight categories")).transform((chosen) => {
  const set = new Set(chosen);
  // All eight are the same wish as none: everything.
  return set.size === CATEGORIES.length ? [] : CATEGORIES.filter((category) => set.has(category));
});
const cadenceField = z.enum(CADENCES, { error: "Choose instant, daily or weekly" });
const weekdayField = z.coerce.number().int().min(1, "Choose a business day").max(5, "Choose a business day");
const timeZoneField = z.enum(TIME_ZONES, { error: "Choose a time zone of the United States" });
const cityField = z.preprocess(emptyAsNull, optionalLine("City", 60).nullish());
const name = (label: string, max = NAME_LENGTH) => z.preprocess(emptyAsNull, optionalLine(label, max).nullish());

/** What the subscription call and the form send; without a place all of them are meant. */
export const subscribeForm = z
  .object({
    email: emailField,
    firstName: name("First name"),
    lastName: name("Last name"),
    company: name("Company", COMPANY_LENGTH),
    jurisdiction: z.preprocess(emptyAsNull, jurisdictionField.nullish()),
    city: cityField,
    /** Further places, each as a whole. */
    jurisdictions: several(jurisdictionField).pipe(z.array(z.string()).max(MOST_PLACES)),
    categories: categoriesField,
    cadence: z.preprocess(emptyAsNull, cadenceField.nullish()).transform((cadence): Cadence => cadence ?? "instant"),
    weekday: z.preprocess(emptyAsNull, weekdayField.nullish()),
    timeZone: z.preprocess(emptyAsNull, timeZoneField.nullish()),
    /** A law to watch, by the last part of its address: its changes come whatever the places are. */
    law: z.preprocess(emptyAsNull, z.string().trim().max(160).nullish()),
  })
  .transform(({ jurisdiction, city, jurisdictions, ...rest }) => ({
    ...rest,
    places: distinctPlaces(jurisdiction ?? null, city ?? null, jurisdictions),
  }));
export type SubscribeForm = z.output<typeof subscribeForm>;

function distinctPlaces(first: string | null, city: string | null, others: string[]) {
  const named = first ?? (others.length > 0 ? null : EVERYWHERE);
  const isState = named !== null && named !== FEDERAL && named !== EVERYWHERE;
  const places = named ? [{ jurisdiction: named, city: isState ? city : null }] : [];
  for (const jurisdiction of new Set(others)) {
    if (!places.some((one) => one.jurisdiction === jurisdiction)) places.push({ jurisdiction, city: null });
  }
  return places;
}

/** One place of the preferences page. */
export const subscriptionForm = z.object({
  categories: categoriesField,
  cadence: cadenceField,
  weekday: z.preprocess(emptyAsNull, weekdayField.nullish()),
});
export type SubscriptionForm = z.output<typeof subscriptionForm>;

export const newPlaceForm = subscriptionForm.extend({
  jurisdiction: z.preprocess((value) => emptyAsNull(value) ?? EVERYWHERE, jurisdictionField),
  city: cityField,
});
export type NewPlaceForm = z.output<typeof newPlaceForm>;

export const readerForm = z.object({
  firstName: name("First name"),
  lastName: name("Last name"),
  company: name("Company", COMPANY_LENGTH),
  timeZone: timeZoneField,
});
export type ReaderForm = z.output<typeof readerForm>;
