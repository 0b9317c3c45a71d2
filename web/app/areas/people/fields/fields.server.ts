import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { linesOf, textOf } from "~/app/server/form-fields.server";
import {
  addField,
  changeField,
  fieldChange,
  fieldForm,
  listFields,
  type PeopleMember,
  retireField,
} from "~/domain/people";
import { people, peopleMay } from "../people.server";
import { FIELD_INTENT as INTENT } from "./field-intents";

export async function fieldsView(arrival: LoaderFunctionArgs) {
  return { fields: await listFields(await people(arrival, "employees:write")) };
}
export type FieldsView = Awaited<ReturnType<typeof fieldsView>>;

const typed = (form: FormData) => ({
  ...{ label: textOf(form, "label"), choices: linesOf(textOf(form, "choices")), audience: textOf(form, "audience") },
  personEdits: form.get("personEdits") === "on",
  remindDays: textOf(form, "remindDays") === "" ? null : Number(textOf(form, "remindDays")),
});
const FAILED = { title: "Field Not Saved", description: "Please check the fields and try again." };

export const fieldsAction = acts(
  peopleMay("employees:write"),
  {
    [INTENT.add]: act({
      schema: fieldForm,
      read: (form) => ({ kind: textOf(form, "kind"), ...typed(form) }),
      call: (member: PeopleMember, form) => addField(member, form),
      said: { title: "Field Added", description: "It is on everybody's Personal tab." },
      failed: FAILED,
    }),
    [INTENT.change]: act({
      schema: fieldChange,
      read: typed,
      call: (member: PeopleMember, wish, { form }) => changeField(member, textOf(form, "key"), wish),
      said: "Field Saved",
      failed: FAILED,
    }),
    [INTENT.retire]: act({
      call: (member: PeopleMember, _value, { form }) => retireField(member, textOf(form, "key")),
      said: { title: "Field Retired", description: "Its values stay in the records." },
      failed: "Field Not Retired",
    }),
  },
  { back: "/hris/organization/fields" },
);
