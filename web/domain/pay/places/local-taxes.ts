import type { TaxYear } from "../pay-period";
import type { StateCode } from "../state-codes";
import { LOCAL_TABLES } from "../states/formula-tables";
import type { LocalRates, LocalTable, LocalYear } from "../table-types";
import coverage from "../tables/local-coverage.json";
import places from "../tables/places.json";
import { countiesOfTown } from "./zip-codes";

export interface LocalTax {
  state: StateCode;
  table: LocalTable["taxes"][number];
  cities: readonly string[];
  counties: readonly string[];
}

export interface Place {
  state: StateCode | "";
  county: string;
  city: string;
}

/** Other names that people write for a taxing place, and the districts that take in a whole city. */
const ALSO_KNOWN: Record<string, { cities: string[]; counties: string[] }> = {
  "NY New York City": {
    cities: [
      "new york city",
      "new york",
      "nyc",
      "manhattan",
      "brooklyn",
      "queens",
      "bronx",
      "the bronx",
      "staten island",
    ],
    counties: ["new york", "kings", "queens", "bronx", "richmond"],
  },
  "MD Baltimore City": { cities: ["baltimore", "baltimore city"], counties: ["baltimore city"] },
  "MO St. Louis": { cities: ["st louis"], counties: ["st louis city"] },
  "PA Philadelphia": { cities: ["philadelphia"], counties: ["philadelphia"] },
  "CO Denver": { cities: ["denver"], counties: ["denver"] },
  "OR TriMet district": { cities: ["portland"], counties: [] },
  "OR Lane Transit District": { cities: ["eugene", "springfield"], counties: [] },
};

/** A place name as compared: lower case, no punctuation, no 'County'. */
export function placeName(text: string): string {
  return text
    .toLowerCase()
    .replace(/\(.*\)/, "")
    .trim()
    .replace(/[.']/g, "")
    .replace(/\bsaint\b/, "st")
    .replace(/\s+(county|parish|borough)$/, "")
    .trim();
}

function compile(state: StateCode, table: LocalTable["taxes"][number]): LocalTax {
  const known = ALSO_KNOWN[`${state} ${table.place}`];
  if (known) return { state, table, ...known };
  const parts = table.place.replace(/\(.*\)/, "").split("/");
  const isCounty = (part: string) => /county\s*$/i.test(part);
  return {
    state,
    table,
    cities: parts.filter((part) => !isCounty(part)).map(placeName),
    counties: parts.filter(isCounty).map(placeName),
  };
}

const LOCAL_TAXES = new Map<StateCode, LocalTax[]>(
  Object.values(LOCAL_TABLES).map((table) => [table.state, table.taxes.map((tax) => compile(table.state, tax))]),
);

/** The county of a city of the built-in list, or the only one that its ZIP codes lie in; else nothing. */
function countyOfCity(state: StateCode, city: string): string {
  const row = places.zips.find((entry) => entry[1] === state && placeName(entry[2] ?? "") === city);
  if (row) return placeName(row[3] ?? "");
  const [only, another] = city === "" ? [] : countiesOfTown(state, city, placeName);
  return only && !another ? placeName(only) : "";
}

/** A county around an independent city has its postal name, but not its tax (Baltimore, St. Louis). */
function isOutside(tax: LocalTax, county: string): boolean {
  return county !== "" && tax.counties.length > 0 && !tax.counties.includes(county);
}

/** The local taxes whose area the place lies in. */
export function localTaxesOf(place: Place): LocalTax[] {
  if (place.state === "") return [];
  const taxes = LOCAL_TAXES.get(place.state);
  if (!taxes) return [];
  const city = placeName(place.city);
  const county = placeName(place.county) || countyOfCity(place.state, city);
  return taxes.filter(
    (tax) =>
      (city !== "" && tax.cities.includes(city) && !isOutside(tax, county)) ||
      (county !== "" && tax.counties.includes(county)),
  );
}

/** What is known of local taxes at a place: the taxes themselves, that there are none, or nothing. */
export function localKnowledge(place: Place): "taxed" | "none" | "unknown" {
  if (place.state === "") return "unknown";
  if (localTaxesOf(place).length > 0) return "taxed";
  const partial = place.state in coverage.partial;
  return partial || coverage.countywide.includes(place.state) ? "unknown" : "none";
}

/** Why a state's local taxes are not all known, in words; null when they are. */
export function coverageGap(state: StateCode): string | null {
  return (coverage.partial as Record<string, string>)[state] ?? null;
}

/** Other states in which a city of this name levies a local tax. */
export function statesWithLocalTaxIn(city: string): StateCode[] {
  const name = placeName(city);
  if (name === "") return [];
  return [...LOCAL_TAXES].filter(([, taxes]) => taxes.some((tax) => tax.cities.includes(name))).map(([state]) => state);
}

/** Rates in force for a year: those of the year, or the newest older ones, marked. */
export function localRatesFor(
  tax: LocalTax,
  year: TaxYear,
): { rates: LocalRates; from: number; carried: boolean; changedInJuly: boolean } | null {
  const known = Object.keys(tax.table.years)
    .map(Number)
    .filter((candidate) => candidate <= year);
  const from = Math.max(...known);
  const stored: LocalYear | undefined = tax.table.years[String(from)];
  if (!stored) return null;
  const halves = "jul_dec" in stored ? stored : null;
  const changedInJuly = halves !== null && halves.jan_jun.resident !== halves.jul_dec.resident;
  const rates = "jul_dec" in stored ? stored.jul_dec : stored;
  return { rates, from, carried: from < year, changedInJuly };
}
