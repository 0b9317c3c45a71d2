import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { rowId, textOf, uploadOf } from "~/app/server/form-fields.server";
import {
  addDocument,
  changeDocument,
  DOCUMENT_KINDS,
  documentChange,
  documentForm,
  documentRemoval,
  listDocuments,
  type PeopleMember,
  removeDocument,
} from "~/domain/people";
import { peopleMay } from "../people.server";
import { employeeOf } from "../profile/profile.server";
import { PAPER_INTENT as INTENT } from "./papers-intents";

/** The papers of an employee; who sees none of them has no such page. */
export async function papersView(arrival: LoaderFunctionArgs) {
  const { member, employee } = await employeeOf(arrival);
  if (!("papers" in employee)) throw new Response("This is open to HR and to the person only.", { status: 403 });
  const isHr = employee.allowedActions.includes("edit");
  const mayAdd = isHr || (employee.isSelf && !member.onlyLooks);
  return {
    isHr,
    papers: await listDocuments(member, { employeeId: employee.id }),
    kinds: DOCUMENT_KINDS.filter(({ byPerson }) => isHr || (mayAdd && byPerson)).map(({ key, name }) => ({
      value: key,
      label: name,
    })),
  };
}
export type PapersView = Awaited<ReturnType<typeof papersView>>;

const dayOf = (form: FormData) => textOf(form, "expiresOn") || null;
const sharedOf = (form: FormData) => ({ yes: true, no: false })[textOf(form, "shared")];
const idIn = (form: FormData) => rowId.parse(textOf(form, "documentId"));
const FAILED = { title: "Not Saved", description: "Please check the fields and try again." };

export const papersAction = acts(
  peopleMay("self:write"),
  {
    [INTENT.add]: act({
      schema: documentForm,
      read: (form) => ({
        ...{ kind: textOf(form, "kind"), expiresOn: dayOf(form), note: textOf(form, "note") || null },
        ...{ shared: sharedOf(form), replaces: textOf(form, "replaces") || null },
      }),
      call: async (member: PeopleMember, wish, { id, form }) =>
        addDocument(member, id, { upload: await uploadOf(form, "file"), form: wish }),
      said: "Document Added",
      failed: { title: "Document Not Added", description: "Please check the fields and try again." },
    }),
    [INTENT.change]: act({
      guard: peopleMay("employees:write"),
      schema: documentChange,
      read: (form) => ({
        ...{ kind: textOf(form, "kind"), expiresOn: dayOf(form) },
        ...{ shared: sharedOf(form), note: textOf(form, "note") || null },
      }),
      call: (member: PeopleMember, wish, { form }) => changeDocument(member, idIn(form), wish),
      said: "Document Changed",
      failed: FAILED,
    }),
    [INTENT.remove]: act({
      guard: peopleMay("employees:write"),
      schema: documentRemoval,
      read: (form) => ({ reason: textOf(form, "reason"), isMistake: form.get("isMistake") === "on" }),
      call: (member: PeopleMember, wish, { form }) => removeDocument(member, idIn(form), wish),
      said: "Document Removed",
      failed: { title: "Document Not Removed", description: "Please see what it says above the fields." },
    }),
  },
  { back: ({ id }) => `/hris/employees/${id}/files` },
);
