import { z } from "zod";
import { now } from "~/platform/clock";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { holdJob, requireOwnJob } from "../jobs/hold-job";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { INTERVIEW_TYPES } from "./interview-form";
import { refuseUnknown } from "./schedule-interview";

const id = z.int().positive().max(2_147_483_647);

export const interviewPlan = z.object({
  steps: z
    .array(
      z.object({
        /** An existing step keeps its number, so that interviews stay with it. */
        id: id.nullish(),
        name: z.string().trim().min(1, "Name the step.").max(100),
        description: z.string().trim().max(2000).nullish(),
        type: z.enum(INTERVIEW_TYPES).default("video"),
        duration: z.int().min(5).max(1440).default(60),
        isRequired: z.boolean().default(true),
        interviewerIds: z.array(id).max(20).default([]),
        scorecardTemplateId: id.nullish(),
      }),
    )
    .max(20, "At most 20 steps"),
});
export type InterviewPlan = z.output<typeof interviewPlan>;

const order = { orderBy: { order: "asc" as const } };

/** The steps in which a job's candidates are interviewed. */
export const readInterviewPlan = (member: HiringMember, jobId: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const job = await tx.job.findFirst({ where: { id: jobId, organizationId, deletedAt: null }, select: { id: true } });
    if (!job) throw new NotFound("This job was not found.");
    const steps = await tx.interviewStage.findMany({ where: { organizationId, jobId }, ...order });
    return steps.map((step) => ({
      id: step.id,
      name: step.name,
      description: step.description,
      type: step.type,
      duration: step.duration,
      isRequired: step.isRequired,
      interviewerIds: step.interviewerIds,
      scorecardTemplateId: step.scorecardTemplateId,
    }));
  });

/** Saves the plan as a whole, in the order given. A step that has interviews is renamed, not removed. */
export async function saveInterviewPlan(member: HiringMember, jobId: number, { steps }: InterviewPlan): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const job = await holdJob(tx, member, jobId);
    requireOwnJob(job, member);
    const stored = await tx.interviewStage.findMany({
      where: { organizationId, jobId },
      select: { id: true, name: true },
    });
    const known = new Set(stored.map((one) => one.id));
    const kept = new Set(steps.flatMap((step) => (step.id ? [step.id] : [])));
    if ([...kept].some((one) => !known.has(one))) throw invalidField("steps", "A step is not of this job.");
    for (const gone of stored.filter((one) => !kept.has(one.id))) {
      if (await tx.interview.count({ where: { organizationId, stageId: gone.id } })) {
        throw new Conflict(`${gone.name} has interviews already: it cannot be removed.`, { code: "step_used" });
      }
      await tx.interviewStage.delete({ where: { id: gone.id } });
    }
    for (const [index, { id: stepId, ...step }] of steps.entries()) {
      await refuseUnknown(
        tx,
        { organizationId, jobId },
        step.interviewerIds.map((one) => ({ id: one })),
      );
      if (step.scorecardTemplateId) await refuseUnknownTemplate(tx, organizationId, step.scorecardTemplateId);
      const columns = { ...step, order: index, description: step.description || null };
      if (stepId) await tx.interviewStage.update({ where: { id: stepId }, data: columns, select: { id: true } });
      else
        await tx.interviewStage.create({
          data: { ...columns, organizationId, jobId, createdAt: now() },
          select: { id: true },
        });
    }
    await recordActivity(tx, member, {
      type: "job.interview_plan",
      entity: { type: "job", id: jobId },
      title: `${job.title}: the interview plan has ${steps.length} ${steps.length === 1 ? "step" : "steps"}`,
    });
  });
}

async function refuseUnknownTemplate(
  tx: Parameters<typeof refuseUnknown>[0],
  organizationId: number,
  templateId: number,
) {
  const found = await tx.scorecardTemplate.findFirst({
    where: { id: templateId, organizationId },
    select: { id: true },
  });
  if (!found) throw invalidField("scorecardTemplateId", "Choose one of your scorecards.");
}
