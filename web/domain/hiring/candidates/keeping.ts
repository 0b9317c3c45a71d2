import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { lawLetsGo, oldCandidates } from "./old-candidates";
import { KEEPING } from "./retention";

/** A new period erases nobody before: time to see how many it means, and to take it back. */
const FIRST_DAYS = 7;
const LAST_RUNS = 5;
/** More than this are counted as so many. */
const MOST_COUNTED = 1_000;

/** A year is what the federal law asks of everybody. */
export const keepingForm = z.object({
  months: z
    .int("Enter a whole number of months")
    .min(12, "The law asks for 12 months at least")
    .max(240, "At most 240 months")
    .nullable(),
});

export type Keeping = {
  months: number | null;
  /** Before that moment nobody is erased. */
  startsAt: Date | null;
  /** Whom the next run would erase, and whom a legal hold keeps from it. */
  due: number;
  held: number;
  runs: { at: Date; removed: number; held: number }[];
};

/** The period that a company has set; null while nobody is erased who did not ask. */
export async function periodOf(
  tx: Transaction,
  organizationId: number,
): Promise<{ months: number; startsAt: Date } | null> {
  const policy = await tx.retentionPolicy.findFirst({ where: { organizationId, recordClass: KEEPING } });
  return policy && { months: policy.months, startsAt: after(policy.updatedAt, FIRST_DAYS * DAY_MS) };
}

/** How long candidates are kept, what that means today, and what was done lately. */
export const readKeeping = (member: HiringMember): Promise<Keeping> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const period = await periodOf(tx, organizationId);
    const runs = await tx.retentionRun.findMany({
      where: { organizationId, recordClass: KEEPING },
      orderBy: { id: "desc" },
      take: LAST_RUNS,
    });
    const counted = period ? await count(tx, organizationId, period.months) : { due: 0, held: 0 };
    return {
      months: period?.months ?? null,
      startsAt: period?.startsAt ?? null,
      ...counted,
      runs: runs.map(({ createdAt, removed, held }) => ({ at: createdAt, removed, held })),
    };
  });

async function count(tx: Transaction, organizationId: number, months: number): Promise<{ due: number; held: number }> {
  const counts = { due: 0, held: 0 };
  let after = 0;
  while (counts.due < MOST_COUNTED) {
    const batch = await oldCandidates(tx, { organizationId, months, after });
    for (const one of batch) {
      if (one.isHeld) counts.held += 1;
      else if (await lawLetsGo(tx, organizationId, one)) counts.due += 1;
    }
    const last = batch.at(-1);
    if (!last) break;
    after = last.id;
  }
  return counts;
}

/** Sets the period, or takes it back. */
export async function saveKeeping(member: HiringMember, form: z.input<typeof keepingForm>): Promise<void> {
  const parsed = keepingForm.safeParse(form);
  if (!parsed.success) throw invalidField("months", parsed.error.issues[0]?.message ?? "Enter a number of months");
  const { months } = parsed.data;
  const { organizationId, userId } = member;
  await inHiring(member, async (tx) => {
    const own = { organizationId, recordClass: KEEPING };
    const before = await tx.retentionPolicy.findFirst({ where: own, select: { months: true } });
    if (months === (before?.months ?? null)) return;
    if (months === null) await tx.retentionPolicy.deleteMany({ where: own });
    else {
      const data = { months, updatedBy: userId, updatedAt: now() };
      await tx.retentionPolicy.upsert({
        where: { organizationId_recordClass: own },
        create: { ...own, ...data },
        update: data,
      });
    }
    await recordAudit(tx, member.principal, {
      action: "hiring.retention",
      organizationId,
      before: { months: before?.months ?? null },
      after: { months },
    });
  });
}
