import {
  accrueLeave,
  addFederalHolidays,
  addPolicy,
  type PeopleMember,
  policyForm,
  requestForm,
  requestLeave,
  stepRequest,
} from "~/domain/people";
import { DAY_MS, today } from "~/platform/clock";

const HOUR = 60;
const POLICIES = [
  {
    ...{ name: "Vacation", kind: "vacation", method: "monthly", grantMinutes: 80 * HOUR, carryOverMinutes: 40 * HOUR },
    ...{ tenureSteps: [{ afterMonths: 24, grantMinutes: 120 * HOUR }], scalesWithHours: true },
    ...{ secondApprovalMinutes: 80 * HOUR, description: "Two weeks a year, three after two years." },
  },
  { name: "Sick leave", kind: "sick", method: "front", grantMinutes: 40 * HOUR, carryOverMinutes: 40 * HOUR },
  { name: "Jury duty", kind: "jury", method: "none" },
] as const;

/** So many weeks from the Monday of this week, and a day of that week. */
function weekday(weeks: number, day: number): string {
  const now = Date.parse(`${today()}T00:00:00Z`);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(monday + (weeks * 7 + day) * DAY_MS).toISOString().slice(0, 10);
}

/** Whose leave, which policy, which week and days of it, a part of the first day, and what became of it. */
const ASKED: readonly [
  person: number,
  policy: number,
  week: number,
  first: number,
  last: number,
  hours: number | null,
  step: "approve" | "deny" | null,
][] = [
  [8, 0, -20, 0, 4, null, "approve"],
  [10, 1, -9, 1, 2, null, "approve"],
  [12, 1, -2, 3, 3, 4, "approve"],
  [14, 0, 2, 0, 4, null, "approve"],
  [22, 0, 2, 2, 4, null, "approve"],
  [24, 0, 3, 0, 1, null, "deny"],
  [22, 0, 5, 0, 2, null, null],
  [26, 0, 3, 4, 4, 4, null],
  [9, 1, 1, 1, 1, null, null],
  [30, 2, 4, 0, 2, null, "approve"],
];

/** Policies, holidays and ten requests for leave: taken, approved, denied, and some that waits for HR. */
export async function seedDemoTimeOff(member: PeopleMember, people: readonly number[]): Promise<void> {
  const policies: number[] = [];
  for (const policy of POLICIES) policies.push(await addPolicy(member, policyForm.parse(policy)));
  const year = Number(today().slice(0, 4));
  for (const one of [year, year + 1]) await addFederalHolidays(member, one);
  for (const [person, policy, week, first, last, hours, step] of ASKED) {
    const [startDate, endDate] = [weekday(week, first), weekday(week, last)];
    const form = requestForm.parse({
      ...{ employeeId: people[person], policyId: policies[policy], startDate, endDate },
      firstDayMinutes: hours === null ? null : hours * HOUR,
    });
    const { id } = await requestLeave(member, form);
    if (id === null || step === null) continue;
    const why = { ground: "no_balance", reason: "Three bakers are away in this week already (demo)" } as const;
    await stepRequest(member, id, { action: step, ...(step === "deny" ? why : {}) });
  }
  await accrueLeave();
}
