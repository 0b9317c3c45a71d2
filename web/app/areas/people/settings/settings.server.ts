import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, onlyAct } from "~/app/server/acts.server";
import { changePeopleSettings, type PeopleMember, peopleSettingsForm, readPeopleSettings } from "~/domain/people";
import { people, peopleMay } from "../people.server";
import { SETTINGS_INTENT } from "./settings-intents";

export async function settingsView(arrival: LoaderFunctionArgs) {
  return { settings: await readPeopleSettings(await people(arrival, "employees:write")) };
}
export type SettingsView = Awaited<ReturnType<typeof settingsView>>;

export const settingsAction = onlyAct(
  peopleMay("employees:write"),
  SETTINGS_INTENT,
  act({
    schema: peopleSettingsForm,
    read: (form) => ({
      managersSeePay: form.get("managersSeePay") === "on",
      managerMails: form.get("managerMails") === "on",
    }),
    call: (member: PeopleMember, change) => changePeopleSettings(member, change),
    said: "Settings Saved",
    failed: { title: "Not Saved", description: "Please check the fields and try again." },
  }),
  { back: "/hris/organization/settings" },
);
