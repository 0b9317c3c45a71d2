import { z } from "zod";
import type { Transaction } from "~/platform/db/client";
import { invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { holdJob, requireOwnJob } from "../jobs/hold-job";
import { type HiringMember, inHiring } from "../member/hiring-member";
import type { StageKind } from "../settings/defaults";
import { stageList, stageShape } from "../settings/job-stages";
import { rankOf } from "../states/application-states";

export const pipelineForm = z.object({ stages: stageList(stageShape.extend({ id: z.int().positive().nullish() })) });
export type PipelineForm = z.output<typeof pipelineForm>;
type Wished = PipelineForm["stages"][number];
type Known = { id: number; name: string; kind: string; isActive: boolean };

export type PipelineStage = { id: number; name: string; kind: string; people: number };

/** The stages of a job with how many stand in each. */
export const readPipeline = (
  member: HiringMember,
  jobId: number,
): Promise<{ title: string; stages: PipelineStage[] }> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const job = await tx.job.findFirst({
      where: { id: jobId, organizationId, deletedAt: null },
      select: { title: true },
    });
    if (!job) throw new NotFound("This job was not found.");
    const standing = await standingIn(tx, organizationId, jobId);
    const stages = await tx.jobStage.findMany({
      where: { organizationId, jobId, isActive: true },
      orderBy: { position: "asc" },
      select: { id: true, name: true, kind: true },
    });
    return { title: job.title, stages: stages.map((stage) => ({ ...stage, people: standing.get(stage.id) ?? 0 })) };
  });

/**
 * Brings the stages of a job to what is wished: renamed, ordered anew, added, taken out. A stage in which somebody stands
 * is not taken out, and its kind is not changed, because that is the state of those who stand there.
 */
export const savePipeline = (member: HiringMember, jobId: number, { stages }: PipelineForm): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    // In the order in which moves and hires take their locks: applications first, then the job.
    await tx.$queryRaw`select id from applications where organization_id = ${organizationId} and job_id = ${jobId} order by id for update`;
    requireOwnJob(await holdJob(tx, member, jobId), member);
    const known: Known[] = await tx.jobStage.findMany({ where: { organizationId, jobId } });
    await refuseUnfit(tx, { organizationId, jobId, known, stages });
    const ids = new Set(stages.map(({ id }) => id));
    const gone = known.filter(({ id, isActive }) => isActive && !ids.has(id));
    await freeNames(tx, known);
    const kept: { id: number; kind: StageKind }[] = [];
    for (const [position, stage] of stages.entries())
      kept.push({ id: await keepStage(tx, { organizationId, jobId, position, stage }), kind: stage.kind });
    for (const stage of gone) await takeOut(tx, organizationId, stage, kept);
    await recordActivity(tx, member, {
      type: "job.pipeline",
      entity: { type: "job", id: jobId },
      title: `Pipeline changed: ${stages.map(({ name }) => name).join(", ")}`,
    });
  });

async function standingIn(tx: Transaction, organizationId: number, jobId: number): Promise<Map<number, number>> {
  const groups = await tx.application.groupBy({
    by: ["stageId"],
    where: {
      ...{ organizationId, jobId, deletedAt: null, stageId: { not: null } },
      status: { in: ["applied", "screening", "interviewing", "offer", "hired"] },
    },
    _count: true,
  });
  return new Map(groups.map(({ stageId, _count }) => [stageId ?? 0, _count]));
}

type Wish = { organizationId: number; jobId: number; known: Known[]; stages: Wished[] };

async function refuseUnfit(tx: Transaction, { organizationId, jobId, known, stages }: Wish): Promise<void> {
  const active = known.filter(({ isActive }) => isActive);
  const ids = stages.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length || ids.some((id) => !active.some((stage) => stage.id === id)))
    throw invalidField("stages", "A stage is no longer in this pipeline. Reload the page.");
  const standing = await standingIn(tx, organizationId, jobId);
  for (const { id, name, kind } of active) {
    const people = standing.get(id) ?? 0;
    if (people === 0) continue;
    const wished = stages.find((stage) => stage.id === id);
    const who = people === 1 ? "One person is" : `${people} people are`;
    if (!wished) throw invalidField("stages", `${who} in ${name}. Move them first.`);
    if (wished.kind !== kind) throw invalidField("stages", `${who} in ${name}: its kind cannot change now.`);
  }
}

/** Names are unique in a job: those of all its rows give way first, so that two stages can change theirs for each other's. */
async function freeNames(tx: Transaction, known: Known[]): Promise<void> {
  for (const { id, name } of known)
    await tx.jobStage.update({ where: { id }, data: { name: `${name.slice(0, 60)} ~${id}` }, select: { id: true } });
}

type Keeping = { organizationId: number; jobId: number; position: number; stage: Wished };

async function keepStage(tx: Transaction, { organizationId, jobId, position, stage }: Keeping): Promise<number> {
  const { id, name, kind } = stage;
  const data = { name, kind, position };
  if (!id) {
    const made = await tx.jobStage.create({ data: { ...data, organizationId, jobId }, select: { id: true } });
    return made.id;
  }
  await tx.jobStage.update({ where: { id }, data, select: { id: true } });
  // Lists and exports carry the name of the stage.
  await tx.application.updateMany({
    where: { organizationId, stageId: id, stage: { not: name } },
    data: { stage: name },
  });
  return id;
}

/** Whoever was turned down there would be reopened in the nearest stage that is left. */
async function takeOut(
  tx: Transaction,
  organizationId: number,
  gone: Known,
  kept: { id: number; kind: StageKind }[],
): Promise<void> {
  const before = kept.filter(({ kind }) => rankOf(kind) <= rankOf(gone.kind as StageKind));
  const instead = before.find(({ kind }) => kind === gone.kind) ?? before.at(-1);
  await tx.application.updateMany({
    where: { organizationId, lastActiveStageId: gone.id },
    data: { lastActiveStageId: instead?.id ?? null },
  });
  await tx.jobStage.update({ where: { id: gone.id }, data: { isActive: false }, select: { id: true } });
}
