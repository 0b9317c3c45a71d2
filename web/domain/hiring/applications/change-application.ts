import { z } from "zod";
import { emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, invalidField } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { retentionStarts } from "../candidates/retention";
import { callOffInterviews } from "../interviews/call-off";
import { dropNotices, listNotices } from "../notices/new-hire-notices";
import { callOffOffers } from "../offers/change-offer";
import { draftEmployee, dropEmployeeDraft } from "../offers/employee-draft";
import { settleReferral } from "../referrals/settle-referral";
import {
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationActor,
  type ApplicationStatus,
  checkTransition,
  isActive,
  rankOf,
} from "../states/application-states";
import { type HeldApplication, stagesOf } from "../states/held-application";
import { guardTransition } from "./guards";

export type Actor = { role: ApplicationActor; userId: number | null; via?: "member" | "api" };

export type Change = {
  action: ApplicationAction;
  /** Where to; the first stage of the state when only the state is named. */
  to: ApplicationStatus;
  stageId?: number | null;
  reasonId?: number | null;
  reason?: string | null;
};

type Target = { id: number | null; name: string; position: number };

/** Takes one step of the transition table. The only function that writes the state of an application. */
export async function changeApplication(
  tx: Transaction,
  held: HeldApplication,
  change: Change,
  actor: Actor,
): Promise<{ status: ApplicationStatus; version: number; eventId: number }> {
  const verdict = checkTransition(change.action, { from: held.status, to: change.to, actor: actor.role });
  if (verdict === "role_missing") throw new Forbidden("Your role does not allow this step.", { code: "role_missing" });
  if (verdict === "no_such_transition") {
    throw new Conflict(`An application that is ${held.status} cannot become ${change.to} this way.`, {
      code: "no_such_transition",
    });
  }
  const stages = await stagesOf(tx, held.organizationId, held.jobId);
  const target = targetOf(held, change, stages);
  const isSame = held.status === change.to && held.stageId === target.id;
  if (isSame && change.action === "move") return { status: held.status, version: held.version, eventId: 0 };
  const reason = await reasonOf(tx, held, change);
  needReason(held, change, { target, stages, hasReason: reason.id !== null || reason.text !== null });
  await guardTransition(tx, held, change.action);
  return write(tx, held, { change, actor, target, reason });
}

function targetOf(held: HeldApplication, { to, stageId }: Change, stages: StageRow[]): Target {
  // A finished application stays where it stood, so that it can go back there.
  if (to === "rejected" || to === "withdrawn")
    return { id: held.stageId, name: held.stage, position: Number.MAX_SAFE_INTEGER };
  const chosen = stageId ? stages.find((stage) => stage.id === stageId) : stages.find((stage) => stage.kind === to);
  if (stageId && !chosen) throw invalidField("stageId", "This stage is not one of the job's.");
  // Where a pipeline leaves a state out, nobody can come to stand in it.
  if (!chosen && stages.length > 0) throw invalidField("stageId", `The pipeline of this job has no stage for ${to}.`);
  if (chosen && chosen.kind !== to) throw invalidField("stageId", `This stage belongs to ${chosen.kind}.`);
  return chosen
    ? { id: chosen.id, name: chosen.name, position: chosen.position }
    : { id: null, name: to, position: rankOf(to) };
}

type StageRow = { id: number; name: string; kind: string; position: number };

async function reasonOf(tx: Transaction, held: HeldApplication, { reasonId, reason }: Change) {
  const text = reason?.trim() || null;
  if (!reasonId) return { id: null, text };
  const known = await tx.reason.findFirst({ where: { id: reasonId, organizationId: held.organizationId } });
  if (!known) throw invalidField("reasonId", "Choose one of the reasons.");
  return { id: known.id, text: text ?? known.label };
}

type Need = { target: Target; stages: StageRow[]; hasReason: boolean };

function needReason(held: HeldApplication, { action, to }: Change, { target, stages, hasReason }: Need): void {
  const rule = APPLICATION_TRANSITIONS[action].reason;
  if (rule === "never" || hasReason) return;
  const before = stages.find((stage) => stage.id === held.stageId)?.position ?? rankOf(held.status);
  const isBackward = rankOf(to) < rankOf(held.status) || (to === held.status && target.position < before);
  if (rule === "backward" && !isBackward) return;
  throw invalidField("reason", action === "move" ? "Say why it goes back." : "Choose or write a reason.");
}

type Writing = { change: Change; actor: Actor; target: Target; reason: { id: number | null; text: string | null } };

async function write(tx: Transaction, held: HeldApplication, { change, actor, target, reason }: Writing) {
  const at = now();
  const { action, to } = change;
  const ended = to === "rejected" || to === "withdrawn";
  const { count } = await tx.application.updateMany({
    where: { id: held.id, organizationId: held.organizationId, version: held.version },
    data: {
      status: to,
      stage: target.name,
      stageId: target.id,
      lastActiveStageId: isActive(to) ? target.id : held.lastActiveStageId,
      stageEnteredAt: at,
      lastActivityAt: at,
      reasonId: ended ? reason.id : null,
      rejectionReason: to === "rejected" ? reason.text : null,
      rejectedAt: to === "rejected" ? at : null,
      withdrawnAt: to === "withdrawn" ? at : null,
      hiredAt: to === "hired" ? at : null,
      version: { increment: 1 },
    },
  });
  if (count === 0) throw new Conflict("Someone else moved this application.", { code: "stale" });
  const { id: eventId } = await tx.applicationStageEvent.create({
    data: {
      organizationId: held.organizationId,
      applicationId: held.id,
      jobId: held.jobId,
      action,
      fromStatus: held.status,
      toStatus: to,
      fromStageId: held.stageId,
      toStageId: target.id,
      fromStageName: held.stage,
      toStageName: target.name,
      secondsInPrevious: Math.max(0, Math.round((at.getTime() - held.stageEnteredAt.getTime()) / 1000)),
      reasonId: reason.id,
      reasonText: reason.text,
      actorKind: actor.role === "candidate" ? "candidate" : (actor.via ?? "member"),
      actedBy: actor.userId,
      createdAt: at,
    },
    select: { id: true },
  });
  await settleAround(tx, held, { action, to, at, userId: actor.userId });
  await tell(tx, held, { change, actor, target });
  return { status: to, version: held.version + 1, eventId };
}

type Step = { action: ApplicationAction; to: ApplicationStatus; at: Date; userId: number | null };

/** Interviews, offers, seats, the employee record and clocks that hang on the state. */
async function settleAround(tx: Transaction, held: HeldApplication, { action, to, at, userId }: Step): Promise<void> {
  const own = { organizationId: held.organizationId, applicationId: held.id };
  if (!isActive(to)) {
    const reason = to === "hired" ? "The candidate was hired." : `The application was ${to}.`;
    await callOffInterviews(tx, { ...own, userId, reason });
    await callOffOffers(tx, { ...own, reason });
  }
  if (action === "hire") {
    await draftEmployee(tx, held, userId);
    const seat = await tx.jobOpening.findFirst({
      where: { organizationId: held.organizationId, jobId: held.jobId, status: "open" },
      orderBy: { seat: "asc" },
    });
    if (seat)
      await tx.jobOpening.update({
        where: { id: seat.id },
        data: { status: "filled", filledByApplicationId: held.id, closedAt: at },
      });
  }
  if (action === "unhire") {
    await dropEmployeeDraft(tx, held, userId);
    await tx.jobOpening.updateMany({
      where: { organizationId: held.organizationId, filledByApplicationId: held.id },
      data: { status: "open", filledByApplicationId: null, closedAt: null },
    });
  }
  await settleReferral(tx, held, { to, at });
  if (action === "hire") await listNotices(tx, { ...own, jobId: held.jobId });
  if (action === "unhire") await dropNotices(tx, own);
  if (!isActive(to)) await retentionStarts(tx, held);
}

const EVENTS = {
  reject: "application.rejected",
  withdraw: "application.withdrawn",
  hire: "application.hired",
} as const;
const WORDS: Record<ApplicationAction, string> = {
  move: "Moved to",
  reject: "Rejected in",
  withdraw: "Withdrew in",
  hire: "Hired:",
  unhire: "Hire undone:",
  reopen: "Reopened in",
  transfer: "Transferred from",
};

async function tell(tx: Transaction, held: HeldApplication, { change, actor, target }: Omit<Writing, "reason">) {
  const { organizationId, id, jobId, candidateId } = held;
  await recordActivity(
    tx,
    { organizationId, userId: actor.userId },
    {
      type: `application.${change.action}`,
      entity: { type: "application", id },
      candidateId,
      title: `${WORDS[change.action]} ${target.name}`,
      metadata: { jobId, from: held.status, to: change.to },
    },
  );
  const event = EVENTS[change.action as keyof typeof EVENTS] ?? "application.moved";
  await emitEvent(tx, organizationId, event, {
    applicationId: id,
    candidateId,
    jobId,
    from: held.status,
    status: change.to,
    stageId: target.id,
  });
}

/** How programs and forms ask for a step. */
export const moveSchema = z
  .object({
    status: z.enum(["applied", "screening", "interviewing", "offer", "hired", "rejected", "withdrawn"]).optional(),
    stageId: z.int().positive().optional(),
    reasonId: z.int().positive().nullish(),
    reason: z.string().trim().max(1000).nullish(),
    version: z.int().positive().nullish(),
  })
  .refine((wish) => wish.status !== undefined || wish.stageId !== undefined, "Name a status or a stage.");
export type MoveWish = z.output<typeof moveSchema>;
