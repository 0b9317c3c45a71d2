import { lookUpZip as askOutside } from "~/platform/geo/look-up-zip";
import { type StateCode, stateCodeOf } from "../state-codes";
import {
  choice,
  countyOfTown,
  generatePlace,
  lookUpZip,
  type PlaceAnswer,
  ZIP_NOT_FOUND,
  type ZipPlace,
} from "./places";
import { isAmongZipCodes } from "./zip-codes";

/**
 * The place of a ZIP code in the specification's order: the built-in list, the codes of several counties, the outside
 * look-up, and a place derived from the prefix or the chosen state, labelled as a guess. A code that lies outside all codes
 * of its prefix is none: nothing is guessed from it.
 */
export async function findPlace(zip: string, state: StateCode | ""): Promise<PlaceAnswer> {
  const known = lookUpZip(zip);
  if (known) return known;
  const found = (await askOutside(zip))?.flatMap(toPlace) ?? [];
  const first = found[0];
  if (!first) return isAmongZipCodes(zip) ? generatePlace(zip, state) : ZIP_NOT_FOUND;
  return found.length === 1 ? withCounty(first) : choice(found);
}

function toPlace(place: { city: string; state: string; county: string | null }): ZipPlace[] {
  const state = stateCodeOf(place.state);
  return state ? [{ state, city: place.city, county: place.county ?? "" }] : [];
}

/** The outside service may leave the county out: the town's own then stands in, or the state's first as a guess. */
function withCounty(place: ZipPlace): PlaceAnswer {
  const found = { kind: "found", toast: "Location Found" } as const;
  if (place.county !== "") return { ...found, place };
  const { county, isGuess } = countyOfTown(place.state, place.city);
  const message = `The county is a guess: ${county} is entered, since the look-up named none.`;
  return { ...found, place: { ...place, county }, ...(isGuess ? { message } : {}) };
}
