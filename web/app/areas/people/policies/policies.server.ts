import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, textOf } from "~/app/server/form-fields.server";
import {
  addPolicyText,
  answerPolicy,
  expiringDocuments,
  listOwnPolicies,
  listPolicyTexts,
  peopleMemberMay,
  policyAnswer,
  policySending,
  policyTextForm,
  policyWording,
  readOwnPolicy,
  readPolicyText,
  remindPolicy,
  retirePolicy,
  rewordPolicy,
  sendPolicy,
} from "~/domain/people";
import { people, peopleMay } from "../people.server";
import { POLICY_INTENT as INTENT } from "./policy-intents";

const HERE = "/hris/documents";

/** What one is asked to read, and for HR all policies with who has answered. */
export async function documentsView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const isHr = peopleMemberMay(member, "employees:write");
  const [own, all, expiring] = await Promise.all([
    listOwnPolicies(member),
    isHr ? listPolicyTexts(member) : null,
    isHr ? expiringDocuments(member) : null,
  ]);
  return { own, all, expiring, hasRecord: member.employeeId !== null };
}
export type DocumentsView = Awaited<ReturnType<typeof documentsView>>;

export const newPolicyGuard = async (arrival: LoaderFunctionArgs) => {
  await people(arrival, "employees:write");
  return null;
};

const FAILED = { title: "Not Saved", description: "Please check the fields and try again." };
const peopleText = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

export const newPolicyAction = onlyAct(
  peopleMay("employees:write"),
  INTENT.add,
  act({
    schema: policyTextForm,
    call: addPolicyText,
    said: (id) => ({
      title: "Policy Written",
      description: "Nobody is asked before you send it.",
      to: `${HERE}/${id}`,
    }),
    failed: FAILED,
  }),
);

export async function policyTextView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  return orErrorScreen(readPolicyText(member, idOf(arrival.params.id)));
}

export const policyTextAction = acts(
  peopleMay("employees:write"),
  {
    [INTENT.reword]: act({
      schema: policyWording,
      call: (member, form, { id }) => rewordPolicy(member, id, form),
      said: (version) => ({ title: "Wording Saved", description: `This is version ${version}.` }),
      failed: FAILED,
    }),
    [INTENT.send]: act({
      schema: policySending,
      read: (form) => ({ dueOn: textOf(form, "dueOn") || null }),
      call: (member, form, { id }) => sendPolicy(member, id, form),
      said: ({ asked }) => ({ title: `${peopleText(asked)} asked`, description: "Each has a mail." }),
      failed: FAILED,
    }),
    [INTENT.remind]: act({
      call: (member, _value, { id }) => remindPolicy(member, id),
      said: ({ mailed }) => ({ title: `${peopleText(mailed)} reminded` }),
      failed: "Not Reminded",
    }),
    [INTENT.retire]: act({
      call: (member, _value, { id }) => retirePolicy(member, id),
      said: { title: "Policy Retired", description: "What was acknowledged stays.", to: HERE },
    }),
  },
  { back: ({ id }) => `${HERE}/${id}` },
);

export async function ownPolicyView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  return orErrorScreen(readOwnPolicy(member, idOf(arrival.params.id)));
}

export const ownPolicyAction = onlyAct(
  peopleMay("self:write"),
  INTENT.answer,
  act({
    schema: policyAnswer,
    read: (form) => ({
      ...{ answer: textOf(form, "answer"), hash: textOf(form, "hash"), signatureName: textOf(form, "signatureName") },
      reason: textOf(form, "reason") || null,
    }),
    call: (member, form, { id }) => answerPolicy(member, id, form),
    said: (_done, { answer }) => ({
      title: answer === "acknowledged" ? "Acknowledged" : "Declined",
      description: "Your answer is kept with its date.",
      to: HERE,
    }),
    failed: { title: "Not Answered", description: "Please check the fields and try again." },
  }),
);
