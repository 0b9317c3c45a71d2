import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, onlyAct } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import { employeeQuery, listEmployees, listPolicies, readBalances, requestForm, requestLeave } from "~/domain/people";
import { today } from "~/platform/clock";
import { people, peopleMay } from "../people.server";
import { timeText } from "./leave-text";
import { TIME_OFF_INTENT as INTENT } from "./time-off-intents";
import { isTicked, minutesAt, textOrNull } from "./typed.server";

/** What one may ask for, with what is left of it; HR chooses for whom. */
export async function requestView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "time_off:request");
  const asksForOthers = member.role === "hr_admin";
  const balances = member.employeeId === null ? [] : await readBalances(member, {});
  const left = new Map(balances.map((one) => [one.code, one]));
  const policies = await listPolicies(member);
  const day = today();
  const open = policies.filter(
    ({ code, effectiveTo }) => (asksForOthers || left.has(code)) && (!effectiveTo || effectiveTo >= day),
  );
  // One entry for each balance: which of its policies holds on the day is found then.
  const options = [...new Map(open.map((policy) => [policy.code, policy])).values()].map(({ id, code, name }) => {
    const own = left.get(code);
    return {
      value: String(own?.policyId ?? id),
      label: own?.isLimited ? `${own.name} (${timeText(own.available)} left)` : (own?.name ?? name),
    };
  });
  const people_ = asksForOthers ? (await listEmployees(member, employeeQuery.parse({ limit: 100 }))).data : [];
  return {
    options,
    hasRecord: member.employeeId !== null,
    colleagues: people_
      .filter(({ id }) => id !== member.employeeId)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    start: new URL(arrival.request.url).searchParams.get("on") ?? day,
  };
}

const isPreview = (form: FormData): boolean => textOf(form, "look") === "yes";

/** Asks for leave, or shows first what it would take. */
export const requestAction = onlyAct(
  peopleMay("time_off:request"),
  INTENT.request,
  act({
    schema: requestForm,
    read: (form) => ({
      employeeId: Number(textOf(form, "employeeId")) || null,
      policyId: Number(textOf(form, "policyId")),
      startDate: textOf(form, "startDate"),
      endDate: textOrNull(form, "endDate"),
      firstDayMinutes: minutesAt(form, "firstDayMinutes"),
      lastDayMinutes: minutesAt(form, "lastDayMinutes"),
      isProtected: isTicked(form, "isProtected"),
      reason: textOrNull(form, "reason"),
      preview: isPreview(form),
    }),
    call: requestLeave,
    said: ({ status, minutes, days, balanceAfter }, _wish, { form }) => {
      const left = balanceAfter === null ? "" : ` ${timeText(balanceAfter)} would be left.`;
      if (isPreview(form))
        return {
          title: `${timeText(minutes)} on ${days.length} days`,
          description: `Nothing was asked for yet.${left}`,
          variant: "default",
        };
      return {
        title: status === "approved" ? "Leave Approved" : "Leave Requested",
        description: `${timeText(minutes)} on ${days.length} ${days.length === 1 ? "day" : "days"}.`,
      };
    },
  }),
  { back: ({ form }) => (isPreview(form) ? "/hris/time-off/request" : "/hris/time-off") },
);
