import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { formOf } from "~/app/server/form.server";
import { STATE_NAMES } from "~/domain/pay";
import { listPlaces, mergeForm, mergePlaces, type PeopleMember, placeForm, savePlace } from "~/domain/people";
import { people, peopleRights } from "../people.server";
import { UNIT_INTENT as INTENT } from "./organization-intents";

const HERE = "/hris/organization/places";
const LINES = ["name", "address", "city", "county", "state", "zipCode"];

export async function placesView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  return {
    places: await listPlaces(member),
    states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })),
    mayWrite: peopleRights(member, "places:write")["places:write"],
  };
}

export async function placesAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "places:write");
  const form = await formOf(arrival.request);
  return actAndReturn(form, HERE, () =>
    textOf(form, "intent") === INTENT.merge ? merge(member, form) : save(member, form),
  );
}

async function save(member: PeopleMember, form: FormData) {
  const id = textOf(form, "id");
  const wish = checked(placeForm, {
    ...Object.fromEntries(LINES.map((name) => [name, textOf(form, name)])),
    isRemote: form.get("isRemote") === "on",
  });
  await savePlace(member, wish, id ? idOf(id) : undefined);
  return { title: id ? "Place Saved" : "Place Added", variant: "success" } as const;
}

async function merge(member: PeopleMember, form: FormData) {
  const { into } = checked(mergeForm, { into: Number(textOf(form, "into")) });
  await mergePlaces(member, idOf(textOf(form, "id")), into);
  return { title: "Places Merged", variant: "success" } as const;
}
