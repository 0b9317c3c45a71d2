import { figuresAtPlace, type GivenFacts, sentencesAtPlace } from "~/domain/research";
import type { Transaction } from "~/platform/db/client";
import { balanceOf } from "../time-off/balances";
import { loadBanks } from "../time-off/ledger/load-banks";
import { type Cited, citedAll } from "./cited";
import type { PaidWork } from "./late-cost";

export type PaidLeave = {
  name: string;
  kind: string;
  minutes: number;
  /** In cents at the pay of the last day; null where pay is not known or nothing is paid. */
  amount: number | null;
  isPaidOut: boolean;
  why: string;
};
export type LeavePayout = { rule: string | null; lines: PaidLeave[]; rules: Cited[] };

/** Leave that the law of the places calls vacation; the rest follows the policy. */
const VACATION = ["vacation", "pto"];
const WEEKS = 52;
const MINUTES = 60;

/** What of the leave is paid out: what the law asks for, and beyond it what the company's own policy promises. */
export async function leavePayout(
  tx: Transaction,
  { organizationId, employeeId }: { organizationId: number; employeeId: number },
  { state, day, facts, work }: { state: string | null; day: string; facts: GivenFacts; work: PaidWork },
): Promise<LeavePayout> {
  const points = ["pto_payout.owed", "pto_payout.when_due"];
  const sentences = state ? await sentencesAtPlace(points, { state, day, facts, isFederalToo: false }) : [];
  const rule = await ruleOf(state);
  const banks = (await loadBanks(tx, organizationId, [employeeId])).get(employeeId) ?? [];
  const lines = banks
    .flatMap((bank) => balanceOf(bank, day, day) ?? [])
    .filter(({ isPaid, isLimited, minutes }) => isPaid && isLimited && minutes > 0)
    .map((bank): PaidLeave => {
      const isVacation = VACATION.includes(bank.kind);
      const isPaidOut = bank.paidOutOnLeaving || (isVacation && rule === "required");
      const why = isPaidOut
        ? isVacation && rule === "required"
          ? "The law of the place asks for it"
          : "The policy promises it"
        : isVacation && rule === null
          ? "Not known for this place: read the law before you keep it"
          : "Neither law nor policy asks for it";
      return {
        ...{ name: bank.name, kind: bank.kind, minutes: bank.minutes, isPaidOut, why },
        amount: isPaidOut ? worth(work, bank.minutes) : null,
      };
    });
  return { rule, lines, rules: citedAll(sentences) };
}

async function ruleOf(state: string | null): Promise<string | null> {
  const found = state ? await figuresAtPlace("pto_payout", state) : [];
  const value = found
    .filter(({ law }) => law.jurisdiction === state)
    .flatMap(({ figures }) => figures.filter(({ key }) => key === "payout"))[0]?.value;
  return typeof value === "string" ? value : null;
}

function worth({ salary, salaryType, weeklyMinutes }: PaidWork, minutes: number): number | null {
  if (salary === null || weeklyMinutes === 0) return null;
  const hour = salaryType === "hourly" ? salary : (salary / WEEKS / weeklyMinutes) * MINUTES;
  return Math.round((hour * minutes) / MINUTES);
}
