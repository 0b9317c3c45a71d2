import type { PayRequest } from "../pay-request";
import type { Place } from "./local-taxes";
import { builtInPlaces, lookUpZip, type PlaceData } from "./places";

export interface RequestPlaces {
  home: Place;
  work: Place;
  notes: string[];
}

/** Place of residence and of work of a request; the ZIP code fills in what was left empty. */
export function placesOfRequest(request: PayRequest, data: PlaceData = builtInPlaces): RequestPlaces {
  const given: Place = { state: request.state, county: request.county, city: request.city };
  const notes: string[] = [];
  const home = request.zip === "" ? given : withZip(given, request.zip, data, notes);
  const hasWork = request.workState !== "" || request.workCity !== "" || request.workCounty !== "";
  const work: Place = hasWork
    ? { state: request.workState || home.state, county: request.workCounty, city: request.workCity }
    : home;
  return { home, work, notes };
}

function withZip(given: Place, zip: string, data: PlaceData, notes: string[]): Place {
  const state = data.stateOfPrefix(zip.slice(0, 3));
  if (!state) {
    notes.push(`ZIP code ${zip} is not known; state, county and city are used as given.`);
    return given;
  }
  if (given.state !== "" && given.state !== state) {
    notes.push(`ZIP code ${zip} lies in ${state}, not in ${given.state}; the state given is used.`);
    return given;
  }
  const answer = lookUpZip(zip, data);
  if (answer?.kind === "choose")
    notes.push(`ZIP code ${zip} spans several places; give county and city to choose one.`);
  const found = answer?.kind === "found" ? answer.place : null;
  if (!found || (given.city !== "" && given.county === "" && given.city !== found.city)) return { ...given, state };
  const place = { state, county: given.county || found.county, city: given.city || found.city };
  if (given.county === "" || given.city === "") {
    const where = [place.city, place.county].filter(Boolean).join(", ");
    notes.push(
      `ZIP code ${zip} is taken as ${where}, its main place; a ZIP code can cross the lines that decide local tax.`,
    );
  }
  return place;
}
