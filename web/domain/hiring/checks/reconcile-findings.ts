import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Found } from "./check-types";

/** What was checked: a job now; offers, hires and applications by the checks of their own. */
export type CheckSubject = {
  organizationId: number;
  subject: "job" | "application" | "offer" | "hire";
  jobId?: number | null;
  applicationId?: number | null;
  offerId?: number | null;
};

/**
 * Brings the stored findings of a record to what a check found now. What is gone counts as fixed; what was overridden stays
 * so, unless its law or its words have changed since: then somebody has to look again.
 */
export async function reconcileFindings(tx: Transaction, of: CheckSubject, found: Found[]): Promise<void> {
  const { organizationId, subject, jobId = null, applicationId = null, offerId = null } = of;
  const at = now();
  const stored = await tx.complianceFinding.findMany({
    where: { organizationId, subject, jobId, applicationId, offerId, status: { in: ["open", "overridden"] } },
  });
  const load = await tx.corpusLoad.findFirst({
    where: { status: "done" },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const byKey = new Map(stored.map((row) => [keyOf(row), row]));
  for (const one of distinct(found)) {
    const place = one.place?.label.slice(0, 80) ?? null;
    const key = keyOf({ ...one, place, lawId: one.law?.id });
    const known = byKey.get(key);
    byKey.delete(key);
    const effective = one.from ?? one.law?.effectiveDate;
    const columns = {
      severity: one.severity,
      message: one.message,
      suggestion: one.suggestion ?? null,
      citation: one.law?.citation?.slice(0, 300) ?? null,
      effectiveDate: effective ? new Date(`${effective}T00:00:00Z`) : null,
      checkedAt: at,
      corpusLoadId: load?.id ?? null,
    };
    if (!known) {
      const owned = { organizationId, subject, jobId, applicationId, offerId };
      await tx.complianceFinding.create({
        data: {
          ...{ ...owned, ...columns, rule: one.rule, place, lawId: one.law?.id, createdAt: at },
          questionId: one.questionId,
        },
        select: { id: true },
      });
      continue;
    }
    const changed = known.message !== columns.message || known.severity !== columns.severity;
    const reopened = known.status === "overridden" && changed ? { status: "open" } : {};
    await tx.complianceFinding.update({
      where: { id: known.id },
      data: { ...columns, ...reopened },
      select: { id: true },
    });
  }
  await tx.complianceFinding.updateMany({
    where: { organizationId, id: { in: [...byKey.values()].map(({ id }) => id) } },
    data: { status: "fixed", checkedAt: at },
  });
}

type Identity = { rule: string; place?: string | null; lawId?: number | null; questionId?: number | null };

const keyOf = ({ rule, place, lawId, questionId }: Identity): string =>
  `${rule}|${place ?? ""}|${lawId ?? ""}|${questionId ?? ""}`;

/** One finding per rule, place, law and question. */
function distinct(found: Found[]): Found[] {
  const byKey = new Map(
    found.map((one) => [keyOf({ ...one, place: one.place?.label ?? null, lawId: one.law?.id }), one]),
  );
  return [...byKey.values()];
}
