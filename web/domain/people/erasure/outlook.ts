import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { kindOf } from "../documents/document-kinds";
import { type KeepRule, recordKeeperOf } from "../documents/keep-until";
import { fullName } from "../employees/full-name";
import { addDays, dayOf, later } from "../plain-days";
import { erasureOf, holdOf } from "./erasure-rows";

/** Records of a kind, until when the law has them kept of this person, and by which rule. */
export type RecordClass = { key: string; name: string; until: string; rule: KeepRule | null };
export type Outlook = {
  employeeId: number;
  name: string;
  /** Why it can never be asked for as things are; null: it can, today or on its day. */
  blockedBy: string | null;
  hold: { reason: string; setOn: string } | null;
  /** The first day on which the law lets go of everything; null while the person works here. */
  dueOn: string | null;
  classes: RecordClass[];
  request: { status: "waiting" | "done"; askedOn: string; doneOn: string | null } | null;
};

const NAMES: Record<string, string> = {
  personnel: "Personnel records",
  payroll: "Payroll and wage records",
  tax: "Tax forms",
  leave: "Records of leave",
  benefits: "Records of benefit plans",
  i9: "Form I-9",
};
/** Kept of everybody who worked; the others where there is something of the kind. */
const ALWAYS = ["personnel", "payroll"];

/** Whether the personal data of somebody may be erased, from which day on, and which law says so. */
export async function outlookOf(tx: Transaction, organizationId: number, employeeId: number): Promise<Outlook> {
  const row = await tx.employee.findFirst({
    where: { id: employeeId, organizationId },
    select: { firstName: true, preferredName: true, lastName: true, status: true, state: true },
  });
  if (!row || row.status === "draft") throw new NotFound("This employee was not found.");
  const { employed, keeper } = await recordKeeperOf(tx, organizationId, employeeId, row.state);
  const made = await lastMade(tx, organizationId, employeeId);
  const { lastDay } = employed;
  const hasLeft = row.status === "terminated" && lastDay !== null && lastDay < today();
  const classes = hasLeft
    ? [...made].map(([key, madeOn]) => {
        const { until, rule } = keeper(key, later(lastDay, madeOn ?? lastDay));
        return { key, name: NAMES[key] ?? key, until: until ?? lastDay, rule };
      })
    : [];
  const hold = (await holdOf(tx, { organizationId, employeeId })) ?? null;
  const erasure = (await erasureOf(tx, { organizationId, employeeId })) ?? null;
  return {
    ...{ employeeId, name: fullName(row) },
    blockedBy: !hasLeft
      ? "Only who has left can be erased. Plan a last day first."
      : hold
        ? "A legal hold is set: nothing is erased while it stands."
        : null,
    hold: hold && { reason: hold.reason, setOn: dayOf(hold.createdAt) },
    dueOn: hasLeft ? addDays(classes.map(({ until }) => until).reduce(later, lastDay), 1) : null,
    classes: classes.sort((a, b) => (a.until < b.until ? 1 : -1)),
    request: erasure && {
      status: erasure.status,
      askedOn: dayOf(erasure.createdAt),
      doneOn: erasure.doneAt && dayOf(erasure.doneAt),
    },
  };
}

/** Of which kinds there are records of somebody, and when the last of each was made, where that can count. */
async function lastMade(tx: Transaction, organizationId: number, employeeId: number) {
  const where = { organizationId, employeeId };
  const made = new Map<string, string | null>(ALWAYS.map((key) => [key, null]));
  for (const { type, createdAt } of await tx.employeeDocument.findMany({
    where,
    select: { type: true, createdAt: true },
  })) {
    const { keep } = kindOf(type);
    made.set(keep, later(made.get(keep) ?? "", dayOf(createdAt)));
  }
  const leave = (await tx.timeOffRequest.count({ where })) + (await tx.timeOffEntry.count({ where }));
  if (leave > 0 && !made.has("leave")) made.set("leave", null);
  if ((await tx.benefitEnrollment.count({ where })) > 0 && !made.has("benefits")) made.set("benefits", null);
  return made;
}
