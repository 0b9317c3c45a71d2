import type { Transaction } from "~/platform/db/client";
import { dateOf, dayOf, dayOrNull } from "../plain-days";
import type { Slice } from "./timeline";

/** What changes from day to day in somebody's work. Pay in cents. */
export type JobFields = {
  positionId: number;
  departmentId: number | null;
  managerId: number | null;
  workLocationId: number | null;
  employmentType: string;
  salary: number | null;
  salaryType: string;
  flsaStatus: string;
  weeklyMinutes: number;
  workLocation: string;
};
export const JOB_FIELDS = [
  ...["positionId", "departmentId", "managerId", "workLocationId", "employmentType", "salary", "salaryType"],
  ...["flsaStatus", "weeklyMinutes", "workLocation"],
] as (keyof JobFields)[];

/** Work of which nothing else is said. */
export const STANDARD_JOB: JobFields = {
  positionId: 0,
  departmentId: null,
  managerId: null,
  workLocationId: null,
  employmentType: "full_time",
  salary: null,
  salaryType: "annual",
  flsaStatus: "nonexempt",
  weeklyMinutes: 2400,
  workLocation: "office",
};

/** Who decided a change of which day, and why. */
export type ChangeNote = { reason: string; note: string | null; changedBy: number; on: string | null };

/** As long as the column. */
const MOST_NOTE = 500;

type Key = { organizationId: number; employeeId: number };

/** Somebody's history, held until the end of the transaction: one change of a person at a time. */
export async function holdHistory(tx: Transaction, { organizationId, employeeId }: Key): Promise<Slice<JobFields>[]> {
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
  const rows = await tx.employeePosition.findMany({
    where: { organizationId, employeeId, isPrimary: true },
    orderBy: { startDate: "asc" },
  });
  return rows.map((row) => ({
    id: row.id,
    startDate: dayOf(row.startDate),
    endDate: dayOrNull(row.endDate),
    changes: row.changes,
    fields: Object.fromEntries(JOB_FIELDS.map((name) => [name, row[name]])) as JobFields,
  }));
}

/** Writes a history over the one that was read: what went goes first and what grew shorter next, so that no two rows ever meet. */
export async function writeHistory(
  tx: Transaction,
  { organizationId, employeeId }: Key,
  before: readonly Slice<JobFields>[],
  next: readonly Slice<JobFields>[],
  { on, ...note }: ChangeNote,
): Promise<void> {
  const kept = new Set(next.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (id !== null && !kept.has(id) ? [id] : []));
  await tx.employeePosition.deleteMany({ where: { organizationId, id: { in: gone } } });
  const old = new Map(before.map((slice) => [slice.id, JSON.stringify(slice)]));
  for (const slice of next) {
    const { id, startDate, endDate, changes, fields } = slice;
    const data = { ...fields, changes, endDate: endDate === null ? null : dateOf(endDate) };
    if (id === null) {
      await tx.employeePosition.create({
        data: { ...data, ...note, organizationId, employeeId, startDate: dateOf(startDate) },
        select: { id: true },
      });
    } else if (old.get(id) !== JSON.stringify(slice)) {
      await tx.employeePosition.update({
        where: { id },
        data: { ...data, ...(startDate === on ? await besideFirst(tx, id, note) : {}) },
        select: { id: true },
      });
    }
  }
}

/** A second decision for the same day does not take the first one's reason away: its own stands beside it. */
async function besideFirst(tx: Transaction, id: number, { reason, note, changedBy }: Omit<ChangeNote, "on">) {
  const first = await tx.employeePosition.findUniqueOrThrow({ where: { id }, select: { reason: true, note: true } });
  const own = [`then ${reason}`, note].filter(Boolean).join(": ");
  return { changedBy, note: [first.note, own].filter(Boolean).join("; ").slice(0, MOST_NOTE) };
}
