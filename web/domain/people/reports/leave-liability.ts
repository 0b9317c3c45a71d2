import { today } from "~/platform/clock";
import { fullName } from "../employees/full-name";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOf } from "../plain-days";
import { loadBanks } from "../time-off/ledger/load-banks";
import { balanceOn, replay } from "../time-off/ledger/replay";
import type { ReportQuery } from "./headcount-report";

export type LiabilityLine = {
  employeeId: number;
  name: string;
  leave: string;
  minutes: number;
  /** Cents of an hour; null: no pay is on record. */
  hourlyCents: number | null;
  cents: number | null;
};
export type LiabilityReport = {
  asOf: string;
  minutes: number;
  cents: number;
  /** Balances of people without pay on record: they are in the hours and not in the sum. */
  withoutPay: number;
  /** More work here than were counted. */
  isPart: boolean;
  lines: LiabilityLine[];
  definition: string;
};

const MOST_PEOPLE = 2_000;
const DEFINITION =
  "Balances of policies that are paid out on leaving, at the pay of the day. An hour of yearly pay is the year divided by 52 weeks of the scheduled hours. Taxes of the employer are not in it.";

/** What the company would owe for unused leave if everybody left on a day. */
export const leaveLiability = (member: PeopleMember, query: ReportQuery): Promise<LiabilityReport> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const asOf = query.asOf ?? today();
    const at = dateOf(asOf);
    const people = await tx.employee.findMany({
      where: {
        organizationId,
        employmentPeriods: { some: { startDate: { lte: at }, OR: [{ endDate: null }, { endDate: { gte: at } }] } },
      },
      orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
      take: MOST_PEOPLE + 1,
      select: {
        ...{ id: true, firstName: true, preferredName: true, lastName: true },
        positions: {
          where: { isPrimary: true, startDate: { lte: at }, OR: [{ endDate: null }, { endDate: { gte: at } }] },
          select: { salary: true, salaryType: true, weeklyMinutes: true },
          take: 1,
        },
      },
    });
    const counted = people.slice(0, MOST_PEOPLE);
    const banks = await loadBanks(
      tx,
      organizationId,
      counted.map(({ id }) => id),
    );
    const lines = counted.flatMap((person): LiabilityLine[] => {
      const hourlyCents = hourOf(person.positions[0]);
      return (banks.get(person.id) ?? []).flatMap(({ account, policies }) => {
        const paid = policies.findLast(
          ({ paidOutOnLeaving, effectiveFrom, method }) =>
            paidOutOnLeaving && method !== "none" && dayOf(effectiveFrom) <= asOf,
        );
        const minutes = paid ? balanceOn(replay(account, asOf), asOf) : 0;
        if (!paid || minutes <= 0) return [];
        const cents = hourlyCents === null ? null : Math.round((minutes * hourlyCents) / 60);
        return [{ employeeId: person.id, name: fullName(person), leave: paid.name, minutes, hourlyCents, cents }];
      });
    });
    return {
      asOf,
      minutes: lines.reduce((sum, line) => sum + line.minutes, 0),
      cents: lines.reduce((sum, line) => sum + (line.cents ?? 0), 0),
      withoutPay: lines.filter(({ cents }) => cents === null).length,
      isPart: people.length > MOST_PEOPLE,
      lines,
      definition: DEFINITION,
    };
  });

type Pay = { salary: number | null; salaryType: string; weeklyMinutes: number };

function hourOf(pay: Pay | undefined): number | null {
  if (!pay?.salary) return null;
  if (pay.salaryType === "hourly") return pay.salary;
  return pay.weeklyMinutes > 0 ? Math.round(pay.salary / 52 / (pay.weeklyMinutes / 60)) : null;
}
