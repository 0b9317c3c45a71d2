import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actAndReturn, filtersOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
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
import { people } from "../people.server";
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

export async function balancesAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "time_off:write");
  const form = await formOf(arrival.request);
  const employeeId = Number(textOf(form, "employeeId"));
  return actAndReturn(form, `/hris/time-off/balances?employeeId=${employeeId}`, async () => {
    const entry = {
      ...{ employeeId, policyId: Number(textOf(form, "policyId")), kind: textOf(form, "kind") },
      ...{ minutes: minutesAt(form, "minutes"), effectiveOn: textOf(form, "effectiveOn"), note: textOf(form, "note") },
    };
    await addHandEntry(member, checked(handEntryForm, entry));
    return { title: "Ledger Written" };
  });
}
