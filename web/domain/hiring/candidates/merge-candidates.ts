import { recordAudit, requireEveryJob } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { candidateOf } from "./save-candidate";

/** What hangs on a candidate and goes with a merge. */
const BELONGINGS = [
  "applications",
  "resume_files",
  "resume_data",
  "candidate_notes",
  "candidate_messages",
  "consents",
  "activities",
] as const;
type Belonging = (typeof BELONGINGS)[number];

const FILLED = [
  "middleName",
  "suffix",
  "phone",
  "city",
  "state",
  "zipCode",
  "educationLevel",
  "schoolAttended",
  "areaOfStudy",
  "degreeTranscriptUrl",
  "degreeFileId",
  "linkedinUrl",
  "portfolioUrl",
  "githubUrl",
  "currentTitle",
  "currentCompany",
  "experienceYears",
  "desiredSalary",
  "visaStatus",
  "availability",
  "willingToRelocate",
  "preferredWorkType",
  "resumeUrl",
  "coverLetterUrl",
  "notes",
  "phoneKey",
  "employerKey",
  "retainUntil",
  "legalHoldReason",
  "legalHoldAt",
  "legalHoldBy",
] as const;

type Snapshot = {
  kept: Record<string, unknown>;
  moved: Record<Belonging, number[]>;
  wasPrimary: number[];
  mergedWasActive: boolean;
};

/** Makes two records one. What the kept one lacks comes from the other; nothing is lost, and it can be undone. */
export const mergeCandidates = (
  member: HiringMember,
  keptId: number,
  mergedId: number,
): Promise<{ id: number; mergeId: number }> =>
  inHiring(member, async (tx) => {
    requireEveryJob(member, "a merge concerns people as a whole");
    if (keptId === mergedId) throw invalidField("mergedId", "Choose two different candidates.");
    const { organizationId } = member;
    const ids = [keptId, mergedId];
    await tx.$queryRaw`select id from candidates where organization_id = ${organizationId} and id = any(${ids}) order by id for update`;
    const kept = await candidateOf(tx, organizationId, keptId);
    const merged = await candidateOf(tx, organizationId, mergedId);
    if (kept.mergedIntoId || merged.mergedIntoId)
      throw new Conflict("One of these is merged already.", { code: "already_merged" });
    await refuseTwoActive(tx, organizationId, keptId, mergedId);
    const snapshot: Snapshot = {
      kept: Object.fromEntries([...FILLED, "skills", "tags"].map((name) => [name, kept[name as keyof typeof kept]])),
      moved: {} as Snapshot["moved"],
      wasPrimary: (
        await tx.resumeFile.findMany({
          where: { organizationId, candidateId: mergedId, isPrimary: true },
          select: { id: true },
        })
      ).map(({ id }) => id),
      mergedWasActive: merged.isActive,
    };
    const hasPrimary = await tx.resumeFile.count({ where: { organizationId, candidateId: keptId, isPrimary: true } });
    if (hasPrimary > 0)
      await tx.resumeFile.updateMany({ where: { organizationId, candidateId: mergedId }, data: { isPrimary: false } });
    for (const table of BELONGINGS)
      snapshot.moved[table] = await hand(tx, table, { organizationId, from: mergedId, to: keptId });
    await tx.candidate.update({
      where: { id: keptId },
      data: { ...filledIn(kept, merged), version: { increment: 1 } },
    });
    await tx.candidate.update({
      where: { id: mergedId },
      data: { mergedIntoId: keptId, isActive: false, version: { increment: 1 } },
    });
    const { id } = await tx.candidateMerge.create({
      data: {
        organizationId,
        keptId,
        mergedId,
        snapshot: JSON.parse(JSON.stringify(snapshot)),
        mergedBy: member.userId,
        mergedAt: now(),
      },
      select: { id: true },
    });
    await recordActivity(tx, member, {
      type: "candidate.merged",
      entity: { type: "candidate", id: keptId },
      candidateId: keptId,
      title: `Merged with record ${mergedId}`,
      metadata: { mergeId: id },
    });
    await recordAudit(tx, member.principal, {
      action: "candidate.merge",
      organizationId,
      entity: { type: "candidate", id: keptId },
      detail: { mergedId },
    });
    return { id: keptId, mergeId: id };
  });

function filledIn(
  kept: Record<string, unknown>,
  merged: Record<string, unknown>,
): Prisma.CandidateUncheckedUpdateInput {
  const fields = Object.fromEntries(
    FILLED.filter((name) => kept[name] == null && merged[name] != null).map((name) => [name, merged[name]]),
  );
  // The longer clock counts for both.
  const until = [kept.retainUntil, merged.retainUntil]
    .filter((date) => date instanceof Date)
    .sort((a, b) => b.getTime() - a.getTime())[0];
  const union = (name: "skills" | "tags") => [...new Set([...(kept[name] as string[]), ...(merged[name] as string[])])];
  return { ...fields, ...(until ? { retainUntil: until } : {}), skills: union("skills"), tags: union("tags") };
}

/** One active application for a job and a candidate: two recruiters' two processes are settled by people, not by a merge. */
async function refuseTwoActive(
  tx: Transaction,
  organizationId: number,
  keptId: number,
  mergedId: number,
): Promise<void> {
  const [clash] = await tx.$queryRaw<{ title: string }[]>`
    select j.title from applications a join applications b on b.organization_id = ${organizationId} and b.job_id = a.job_id and b.candidate_id = ${mergedId}
    join jobs j on j.organization_id = ${organizationId} and j.id = a.job_id
    where a.organization_id = ${organizationId} and a.candidate_id = ${keptId} and a.deleted_at is null and b.deleted_at is null
      and a.status in ('applied', 'screening', 'interviewing', 'offer') and b.status in ('applied', 'screening', 'interviewing', 'offer') limit 1`;
  if (clash)
    throw new Conflict(`Both have an open application for ${clash.title}. Finish one of them first.`, {
      code: "two_active",
    });
}

type Way = { organizationId: number; from: number; to: number };

const HAND: Record<Belonging, (tx: Transaction, way: Way & { ids: number[] | null }) => Promise<{ id: number }[]>> = {
  applications: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update applications set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
  resume_files: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update resume_files set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
  resume_data: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update resume_data set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
  candidate_notes: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update candidate_notes set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
  candidate_messages: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update candidate_messages set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
  consents: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update consents set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
  activities: (tx, { organizationId, from, to, ids }) =>
    tx.$queryRaw`update activities set candidate_id = ${to} where organization_id = ${organizationId} and candidate_id = ${from} and (${ids}::int[] is null or id = any(${ids}::int[])) returning id`,
};

const hand = async (tx: Transaction, table: Belonging, way: Way & { ids?: number[] }): Promise<number[]> =>
  (await HAND[table](tx, { ids: null, ...way })).map(({ id }) => id);

/** Brings both records back as they were; what was added to the kept one since stays there. */
export const undoMerge = (member: HiringMember, mergeId: number): Promise<{ keptId: number; mergedId: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    requireEveryJob(member, "a merge concerns people as a whole");
    const merge = await tx.candidateMerge.findFirst({ where: { id: mergeId, organizationId } });
    if (!merge) throw new NotFound("This merge was not found.");
    const { keptId, mergedId } = merge;
    await tx.$queryRaw`select id from candidates where organization_id = ${organizationId} and id = any(${[keptId, mergedId]}) order by id for update`;
    const merged = await tx.candidate.findFirst({ where: { id: mergedId, organizationId } });
    const { count } = await tx.candidateMerge.updateMany({
      where: { id: mergeId, undoneAt: null },
      data: { undoneAt: now(), undoneBy: member.userId },
    });
    if (count === 0 || !merged || merged.mergedIntoId !== keptId || merged.erasedAt) {
      throw new Conflict("This merge can no longer be undone.", { code: "cannot_undo" });
    }
    const snapshot = merge.snapshot as unknown as Snapshot;
    for (const table of BELONGINGS)
      await hand(tx, table, { organizationId, from: keptId, to: mergedId, ids: snapshot.moved[table] });
    await tx.resumeFile.updateMany({
      where: { organizationId, id: { in: snapshot.wasPrimary } },
      data: { isPrimary: true },
    });
    await tx.candidate.update({
      where: { id: keptId },
      data: { ...(datesBack(snapshot.kept) as Prisma.CandidateUncheckedUpdateInput), version: { increment: 1 } },
    });
    await tx.candidate.update({
      where: { id: mergedId },
      data: { mergedIntoId: null, isActive: snapshot.mergedWasActive, version: { increment: 1 } },
    });
    await recordAudit(tx, member.principal, {
      action: "candidate.unmerge",
      organizationId,
      entity: { type: "candidate", id: keptId },
      detail: { mergedId },
    });
    return { keptId, mergedId };
  });

const datesBack = (kept: Record<string, unknown>): Record<string, unknown> => ({
  ...kept,
  retainUntil: kept.retainUntil ? new Date(String(kept.retainUntil)) : null,
  legalHoldAt: kept.legalHoldAt ? new Date(String(kept.legalHoldAt)) : null,
});

/** The newest merges that can still be undone. */
export const recentMerges = (member: HiringMember) =>
  inHiring(member, (tx) =>
    tx.candidateMerge.findMany({
      where: { organizationId: member.organizationId, undoneAt: null },
      orderBy: { id: "desc" },
      take: 20,
      select: {
        id: true,
        mergedAt: true,
        kept: { select: { id: true, firstName: true, lastName: true } },
        merged: { select: { email: true } },
      },
    }),
  );
