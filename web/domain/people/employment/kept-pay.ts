import type { Transaction } from "~/platform/db/client";
import { payFindings } from "./pay-checks";
import { asOf } from "./timeline";

type Row = {
  startDate: string;
  endDate: string | null;
  salary: number | null;
  salaryType: string;
  flsaStatus: string;
  weeklyMinutes: number;
  place: { state: string; city: string | null; county: string | null } | null;
  changes: string[];
  note: string | null;
  changedBy: number | null;
  updatedAt: Date;
};

/** What the law weighs. */
export const OF_PAY = ["salary", "salaryType", "flsaStatus", "weeklyMinutes", "workLocationId"];

/**
 * What the law of the place says against the pay of a day, and who kept that pay, when and why: it stays in sight as long as it
 * is so. Without a reason on record nobody accepted it: the law became another since.
 */
export async function lawCheckOf(tx: Transaction, rows: readonly Row[], day: string) {
  const job = asOf(rows, day);
  const findings = job ? await payFindings(job, day) : [];
  if (findings.length === 0) return null;
  const decided = rows.filter(
    ({ startDate, changes }) => startDate <= day && changes.some((name) => OF_PAY.includes(name)),
  );
  const last = decided.at(-1);
  const by = last?.note && last.changedBy ? await tx.user.findUnique({ where: { id: last.changedBy } }) : null;
  return {
    findings: findings.map(({ message }) => message),
    acceptedBy: by ? [by.firstName, by.lastName].filter(Boolean).join(" ") || by.email : null,
    acceptedOn: last?.note ? last.updatedAt.toISOString().slice(0, 10) : null,
    why: last?.note ?? null,
  };
}
