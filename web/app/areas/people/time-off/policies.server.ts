import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type At, act, acts } from "~/app/server/acts.server";
import { checked } from "~/app/server/checked.server";
import { idOf, rowId, textOf } from "~/app/server/form-fields.server";
import {
  addFederalHolidays,
  addHoliday,
  addPolicy,
  changePolicy,
  holidayForm,
  listHolidays,
  listPlaces,
  listPolicies,
  type PeopleMember,
  peopleMemberMay,
  policyForm,
  previewPolicy,
  removeHoliday,
  withdrawPolicy,
} from "~/domain/people";
import { today } from "~/platform/clock";
import { people, peopleMay } from "../people.server";
import { TIME_OFF_INTENT as INTENT } from "./time-off-intents";
import { isTicked, minutesAt, numberAt, textOrNull } from "./typed.server";

const HERE = "/hris/time-off/policies";

const placesOf = async (member: PeopleMember) =>
  (await listPlaces(member)).map(({ id, name, state }) => ({ value: String(id), label: `${name} (${state})` }));

/** The policies and the company holidays of this year and the next. */
export async function policiesView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const mayWrite = peopleMemberMay(member, "time_off:write");
  const year = Number(today().slice(0, 4));
  const holidays = await listHolidays(member);
  return {
    policies: await listPolicies(member),
    holidays: holidays.filter(({ day }) => day >= `${year}-01-01`),
    places: mayWrite ? await placesOf(member) : [],
    ...{ mayWrite, year },
  };
}

export const policiesAction = acts(
  peopleMay("time_off:write"),
  {
    [INTENT.federal]: act({
      schema: z.object({ year: z.coerce.number() }),
      call: (member, { year }) => addFederalHolidays(member, year),
      said: ({ added }) => ({ title: `${added} Holidays Added` }),
    }),
    [INTENT.unholiday]: act({
      schema: z.object({ id: rowId }),
      call: (member, { id }) => removeHoliday(member, id),
      said: "Holiday Removed",
    }),
    [INTENT.holiday]: act({
      schema: holidayForm,
      read: (form) => ({
        day: textOf(form, "day"),
        name: textOf(form, "name"),
        placeId: numberAt(form, "placeId"),
      }),
      call: addHoliday,
      said: "Holiday Added",
    }),
  },
  { back: HERE },
);

/** What the form of a policy stands on: the policy, or nothing for a new one. */
export async function policyView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "time_off:write");
  const id = arrival.params.id === undefined ? null : idOf(arrival.params.id);
  const policy = id === null ? null : (await listPolicies(member)).find((one) => one.id === id);
  if (policy === undefined) throw new Response("Not Found", { status: 404 });
  return { policy, places: await placesOf(member), today: today() };
}

/** Null in the address is a policy that is only being made. */
const policyIdOf = ({ arrival: { params } }: At): number | null => (params.id === undefined ? null : idOf(params.id));

async function savePolicy(member: PeopleMember, at: At) {
  const id = policyIdOf(at);
  const kept = id === null ? null : ((await listPolicies(member)).find((one) => one.id === id) ?? null);
  const typed = checked(policyForm, typedPolicy(at.form, kept));
  if (id === null) await addPolicy(member, typed);
  else await changePolicy(member, id, typed, textOrNull(at.form, "from"));
  return { isNew: id === null };
}

/** The policy as the form would have it, held against everybody's balance; nothing is written. */
async function shownPolicy(member: PeopleMember, at: At) {
  const id = policyIdOf(at);
  const kept = id === null ? null : ((await listPolicies(member)).find((one) => one.id === id) ?? null);
  const policy = checked(policyForm, typedPolicy(at.form, kept));
  return previewPolicy(member, { id, from: textOrNull(at.form, "from"), policy });
}

const FAILED = { title: "Not Saved", description: "Please check the fields and try again." };

export const policyAction = acts(
  peopleMay("time_off:write"),
  {
    [INTENT.withdraw]: act({
      call: (member, _value, { id }) => withdrawPolicy(member, id),
      said: { title: "Policy Withdrawn", description: "What it gave is taken back in the coming night." },
    }),
    [INTENT.previewPolicy]: act({
      call: (member, _value, at) => shownPolicy(member, at),
      shown: (preview) => ({ preview }),
      failed: FAILED,
    }),
    [INTENT.policy]: act({
      call: (member, _value, at) => savePolicy(member, at),
      said: ({ isNew }) => ({ title: isNew ? "Policy Added" : "Policy Changed" }),
    }),
  },
  { back: HERE },
);

type Kept = Awaited<ReturnType<typeof listPolicies>>[number] | null;

/** The form as the domain reads it; what the form does not show stays as it was. */
const typedPolicy = (form: FormData, kept: Kept) => ({
  name: textOf(form, "name"),
  code: textOrNull(form, "code") ?? kept?.code,
  description: kept?.description ?? null,
  kind: textOf(form, "kind"),
  isPaid: isTicked(form, "isPaid"),
  method: textOf(form, "method"),
  grantMinutes: minutesAt(form, "grantMinutes") ?? 0,
  workedPerMinute: numberAt(form, "workedPerMinute"),
  tenureSteps: stepsOf(form),
  balanceCapMinutes: minutesAt(form, "balanceCapMinutes"),
  carryOverMinutes: minutesAt(form, "carryOverMinutes"),
  carryOverMonths: numberAt(form, "carryOverMonths"),
  yearCapMinutes: minutesAt(form, "yearCapMinutes"),
  yearBasis: textOf(form, "yearBasis"),
  isProrated: isTicked(form, "isProrated"),
  scalesWithHours: isTicked(form, "scalesWithHours"),
  waitingDays: numberAt(form, "waitingDays") ?? 0,
  mostNegativeMinutes: minutesAt(form, "mostNegativeMinutes") ?? 0,
  requiresApproval: isTicked(form, "requiresApproval"),
  secondApprovalMinutes: minutesAt(form, "secondApprovalMinutes"),
  advanceRequestDays: numberAt(form, "advanceRequestDays") ?? 0,
  blackouts: blackoutsOf(form, kept),
  paidOutOnLeaving: isTicked(form, "paidOutOnLeaving"),
  placeId: numberAt(form, "placeId"),
  employmentType: textOrNull(form, "employmentType"),
  effectiveFrom: textOrNull(form, "effectiveFrom") ?? undefined,
  effectiveTo: textOrNull(form, "effectiveTo"),
  version: numberAt(form, "version") ?? undefined,
});

const STEPS = [0, 1, 2];

/** Steps by years of service; a line that was left open is none. */
const stepsOf = (form: FormData) =>
  STEPS.flatMap((index) => {
    const [years, grantMinutes] = [numberAt(form, `stepYears${index}`), minutesAt(form, `stepHours${index}`)];
    return years === null && grantMinutes === null
      ? []
      : [{ afterMonths: Math.round((years ?? 0) * 12), grantMinutes }];
  });

/** One closed period is changed here; further ones that programs wrote are kept. */
function blackoutsOf(form: FormData, kept: Kept) {
  const one = { from: textOf(form, "closedFrom"), to: textOf(form, "closedTo"), reason: textOf(form, "closedReason") };
  const rest = kept?.blackouts.slice(1) ?? [];
  return one.from || one.to || one.reason ? [one, ...rest] : rest;
}
