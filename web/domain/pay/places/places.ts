import { STATE_CODES, type StateCode } from "../state-codes";
import built from "../tables/places.json";
import { placeName } from "./local-taxes";
import { countiesOfTown, zipCodeRow } from "./zip-codes";

/** A place that a ZIP code can stand for. */
export interface ZipPlace {
  state: StateCode;
  city: string;
  county: string;
}

/** The source of ZIP codes; a full data set can stand in for the built-in one. */
export interface PlaceData {
  placesOf(zip: string): readonly ZipPlace[];
  severalCountiesOf(zip: string): readonly ZipPlace[];
  stateOfPrefix(prefix: string): StateCode | null;
  firstCountyOf(state: StateCode): string;
}

/** What a look-up comes to, with the toast that a screen shows for it. */
export type PlaceAnswer =
  | { kind: "found"; place: ZipPlace; toast: "Location Found"; message?: string }
  | {
      kind: "choose";
      places: readonly ZipPlace[];
      toast: "Multiple Counties Found" | "Multiple Locations Found";
      message: string;
    }
  | { kind: "generated"; place: ZipPlace; toast: "Location Generated"; message: string }
  | { kind: "unknown"; toast: "ZIP Code Not Found"; message: string };

const ZIPS = new Map<string, ZipPlace>(
  built.zips.map(([zip = "", state, city = "", county = ""]) => [zip, { state: state as StateCode, city, county }]),
);
const SEVERAL = built.several_counties as Record<string, string[][]>;
const PREFIXES = built.prefixes as Record<StateCode, number[][]>;

/**
 * The data built into the calculator: the checked ZIP codes and those of several counties first, then every US code with
 * its main town and county (one each, so it comes second), all three-digit prefixes, one county a state.
 */
export const builtInPlaces: PlaceData = {
  placesOf(zip) {
    const place = ZIPS.get(zip);
    if (place) return [place];
    const row = zipCodeRow(zip);
    return row ? [{ state: row.state, city: row.town, county: row.county }] : [];
  },
  severalCountiesOf(zip) {
    return (SEVERAL[zip] ?? []).map(([state, city = "", county = ""]) => ({ state: state as StateCode, city, county }));
  },
  stateOfPrefix(prefix) {
    const value = Number(prefix);
    return (
      STATE_CODES.find((state) => PREFIXES[state].some(([from = 0, to = 0]) => value >= from && value <= to)) ?? null
    );
  },
  firstCountyOf(state) {
    return (built.first_county as Record<StateCode, string>)[state];
  },
};

export const ZIP_NOT_FOUND: PlaceAnswer = {
  kind: "unknown",
  toast: "ZIP Code Not Found",
  message: "ZIP Code Not Found. Please enter your location manually.",
};
const CHOOSE = "Please select your specific location.";

/** Several places to choose from, named by whether the towns or only the counties differ. */
export function choice(places: readonly ZipPlace[]): PlaceAnswer {
  const towns = new Set(places.map((place) => `${place.state} ${placeName(place.city)}`));
  const toast = towns.size > 1 ? "Multiple Locations Found" : "Multiple Counties Found";
  return { kind: "choose", places, toast, message: CHOOSE };
}

/** Steps 1 and 2: the built-in ZIP list and the ZIP codes of several counties; null when neither knows the code. */
export function lookUpZip(zip: string, data: PlaceData = builtInPlaces): PlaceAnswer | null {
  const several = data.severalCountiesOf(zip);
  if (several.length > 1) return choice(several);
  const places = data.placesOf(zip);
  if (places.length > 1) return choice(places);
  const place = places[0];
  return place ? { kind: "found", place, toast: "Location Found" } : null;
}

/** Step 4: a place derived from the ZIP prefix or the chosen state, labelled as a guess. */
export function generatePlace(zip: string, chosen: StateCode | "", data: PlaceData = builtInPlaces): PlaceAnswer {
  const state = (/^\d{5}$/.test(zip) ? data.stateOfPrefix(zip.slice(0, 3)) : null) ?? (chosen || null);
  if (!state) return ZIP_NOT_FOUND;
  const county = data.firstCountyOf(state);
  const message = `This place is a guess: only the state of ZIP code ${zip || "—"} is known, the county is the first of the state.`;
  return { kind: "generated", place: { state, city: "", county }, toast: "Location Generated", message };
}

/** The county of a detected town: its only one, else the state's first, which is a guess. */
export function countyOfTown(state: StateCode, town: string): { county: string; isGuess: boolean } {
  const [only, another] = countiesOfTown(state, town, placeName);
  if (only && !another) return { county: only, isGuess: false };
  return { county: only ?? builtInPlaces.firstCountyOf(state), isGuess: true };
}

/** The look-up order without the outside service: built-in list, several counties, generated place. */
export function resolvePlace(
  query: { zip: string; state?: StateCode | "" },
  data: PlaceData = builtInPlaces,
): PlaceAnswer {
  return lookUpZip(query.zip, data) ?? generatePlace(query.zip, query.state ?? "", data);
}
