import { z } from "zod";
import { type At, act } from "~/app/server/acts.server";
import { rowId, uploadOf } from "~/app/server/form-fields.server";
import type { HiringMember } from "~/domain/hiring";
import { CASE_ACTIONS, changeCase, markNotice, NOTICE_STATES, openCase } from "~/domain/hiring/recruiting";
import { may } from "../hiring.server";
import { BACKGROUND_INTENT as INTENT } from "./background-intents";

const caseOf = z.object({
  caseId: rowId,
  step: z.enum(CASE_ACTIONS, "Choose a step."),
  agencyName: z.string().default(""),
  agencyContact: z.string().default(""),
  note: z.string().default(""),
  override: z.string().default(""),
  version: z.string().default(""),
});

async function stepCase(member: HiringMember, typed: z.output<typeof caseOf>, { form }: At) {
  const [name, contact] = [typed.agencyName.trim(), typed.agencyContact.trim()];
  await changeCase(member, typed.caseId, {
    action: typed.step,
    note: typed.note || null,
    override: typed.override || null,
    agency: name || contact ? { name: name.slice(0, 200), contact: contact.slice(0, 300) } : null,
    report: await uploadOf(form, "report"),
    summary: await uploadOf(form, "summary"),
    version: Number(typed.version) || null,
  });
}

/** Background checks and the notices of new hires, on the page of an application. */
export const LAWFUL_ACTS = {
  [INTENT.open]: act({
    guard: may("adverse-action"),
    call: (member, _value, { id }) => openCase(member, id),
    said: "Background Check Opened",
  }),
  [INTENT.step]: act({ guard: may("adverse-action"), schema: caseOf, call: stepCase, said: "Step Written Down" }),
  [INTENT.notice]: act({
    guard: may("applications:write"),
    schema: z.object({ noticeId: rowId, status: z.enum(NOTICE_STATES, "Choose a state.") }),
    call: (member, { noticeId, status }) => markNotice(member, noticeId, { status }),
    said: (_marked, { status }) => ({ title: status === "open" ? "Open Again" : "Marked" }),
  }),
};
