import type { LoaderFunctionArgs } from "@remix-run/node";
import { textOf } from "~/app/server/form-fields.server";
import { STATE_NAMES } from "~/domain/pay";
import { countEmployees, employeeQuery, listPlaces, mergePlaces, placeForm, savePlace } from "~/domain/people";
import { people, peopleRights } from "../people.server";
import { unitActs } from "./unit-acts.server";

const HERE = "/hris/organization/places";
const LINES = ["name", "address", "city", "county", "state", "zipCode"];

export async function placesView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  return {
    places: await listPlaces(member),
    headCount: (await countEmployees(member, employeeQuery.parse({}))).headCount,
    states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })),
    mayWrite: peopleRights(member, "places:write")["places:write"],
  };
}

export const placesAction = unitActs({
  word: "Place",
  plural: "Places",
  back: HERE,
  schema: placeForm,
  read: (form) => ({
    ...Object.fromEntries(LINES.map((name) => [name, textOf(form, name)])),
    isRemote: form.get("isRemote") === "on",
  }),
  save: savePlace,
  merge: mergePlaces,
});
