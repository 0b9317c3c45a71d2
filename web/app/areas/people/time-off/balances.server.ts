import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { textOf } from "~/app/server/form-fields.server";
import {
  addHandEntry,
  balanceQuery,
  employeeQuery,
  handEntryForm,
  listEmployees,
  peopleMemberMay,
  readBalances,
  readEmployee,
} from "~/domain/people";
import { today } from "~/platform/clock";
import { people, peopleMay } from "../people.server";
import { TIME_OFF_INTENT } from "./time-off-intents";
import { minutesAt } from "./typed.server";

/** Somebody's balances on a day, each explained; HR and payroll choose whose, and HR writes in the ledger. */
export async function balancesView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const query = filtersOf(balanceQuery, arrival.request);
  const id = query.employeeId ?? member.employeeId;
  const choosesWhose = member.role === "hr_admin" || member.role === "payroll";
  const choices = choosesWhose ? (await listEmployees(member, employeeQuery.parse({ limit: 100 }))).data : [];
  const asOf = query.asOf ?? today();
  const balances = id === null ? null : await orErrorScreen(readBalances(member, { ...query, employeeId: id, asOf }));
  const person = id === null ? null : await orErrorScreen(readEmployee(member, id));
  return {
    ...{ asOf, balances, employeeId: id },
    name: person?.name ?? null,
    choices: choices.map((one) => ({ value: String(one.id), label: one.name })),
    mayAdjust: peopleMemberMay(member, "time_off:write") && id !== null && id !== member.employeeId,
  };
}

export const balancesAction = onlyAct(
  peopleMay("time_off:write"),
  TIME_OFF_INTENT.adjust,
  act({
    schema: handEntryForm,
    read: (form) => ({
      ...{ employeeId: Number(textOf(form, "employeeId")), policyId: Number(textOf(form, "policyId")) },
      ...{ kind: textOf(form, "kind"), minutes: minutesAt(form, "minutes") },
      ...{ effectiveOn: textOf(form, "effectiveOn"), note: textOf(form, "note") },
    }),
    call: addHandEntry,
    said: "Ledger Written",
  }),
  { back: ({ form }) => `/hris/time-off/balances?employeeId=${Number(textOf(form, "employeeId"))}` },
);
