import { lookUpZip as askOutside } from "~/platform/geo/look-up-zip";
import { generatePlace, lookUpZip, type PlaceAnswer, type ZipPlace } from "./places";
import { type StateCode, stateCodeOf } from "./states";

/**
 * The place of a ZIP code in the specification's order: the built-in list, the codes of several counties, the outside
 * look-up, and a place derived from the prefix or the chosen state, labelled as a guess.
 */
export async function findPlace(zip: string, state: StateCode | ""): Promise<PlaceAnswer> {
  const known = lookUpZip(zip);
  if (known) return known;
  const found = (await askOutside(zip))?.flatMap(toPlace) ?? [];
  const first = found[0];
  if (!first) return generatePlace(zip, state);
  if (found.length === 1) return { kind: "found", place: first, toast: "Location Found" };
  return {
    kind: "choose",
    places: found,
    toast: "Multiple Locations Found",
    message: "Please select your specific location.",
  };
}

function toPlace(place: { city: string; state: string; county: string | null }): ZipPlace[] {
  const state = stateCodeOf(place.state);
  return state ? [{ state, city: place.city, county: place.county ?? "" }] : [];
}
