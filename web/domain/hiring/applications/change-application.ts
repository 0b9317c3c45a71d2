import { z } from "zod";
import { after, MINUTE_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, Forbidden, invalidField } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { retentionStarts } from "../candidates/retention";
import { callOffInterviews } from "../interviews/call-off";
import { dropNotices, listNotices } from "../notices/new-hire-notices";
import { callOffOffers } from "../offers/change-offer";
import { draftEmployee, dropEmployeeDraft } from "../offers/employee-draft";
import { settleReferral } from "../referrals/settle-referral";
import { emitEvent } from "../webhooks/emit-event";
import { guardTransition, noTwin } from "./guards";
import { type HeldApplication, stagesOf } from "./held-application";
import {
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationActor,
  type ApplicationStatus,
  checkTransition,
  isActive,
  rankOf,
} from "./transitions";

export const UNDO_MINUTES = 10;

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
  if (count === 0) throw new Conflict("Somebody else moved this application.", { code: "stale" });
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
  if (to === "rejected" || to === "withdrawn") {
    const reason = `The application was ${to}.`;
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
    await dropEmployeeDraft(tx, held);
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
  unhire: "Hire taken back:",
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

/** Takes the last step back: for a few minutes, by whoever took it. Written down as a step of its own. */
export async function undoLastChange(
  tx: Transaction,
  held: HeldApplication,
  { eventId, userId }: { eventId: number; userId: number },
): Promise<{ status: ApplicationStatus; version: number }> {
  const last = await tx.applicationStageEvent.findFirst({
    where: { organizationId: held.organizationId, applicationId: held.id },
    orderBy: { id: "desc" },
  });
  const at = now();
  if (
    !last ||
    last.id !== eventId ||
    last.action === "undo" ||
    last.action === "apply" ||
    last.action === "transfer" ||
    !last.fromStatus
  ) {
    throw new Conflict("Something else happened since: this cannot be taken back any more.", { code: "cannot_undo" });
  }
  if (last.actedBy !== userId || at > after(last.createdAt, UNDO_MINUTES * MINUTE_MS)) {
    throw new Conflict(`A step can be taken back for ${UNDO_MINUTES} minutes, by whoever took it.`, {
      code: "cannot_undo",
    });
  }
  const status = last.fromStatus as ApplicationStatus;
  if (isActive(status) && !isActive(held.status)) await noTwin(tx, held);
  await tx.application.update({
    where: { id: held.id },
    data: {
      status,
      stage: last.fromStageName ?? status,
      stageId: last.fromStageId,
      lastActiveStageId: isActive(status) ? last.fromStageId : held.lastActiveStageId,
      // The clock of the stage goes on as if nothing had happened.
      stageEnteredAt: new Date(last.createdAt.getTime() - (last.secondsInPrevious ?? 0) * 1000),
      lastActivityAt: at,
      ...endColumns(await endingBefore(tx, held, last.id, status), status),
      version: { increment: 1 },
    },
  });
  await tx.applicationStageEvent.create({
    data: {
      organizationId: held.organizationId,
      applicationId: held.id,
      jobId: held.jobId,
      action: "undo",
      fromStatus: held.status,
      toStatus: status,
      fromStageId: held.stageId,
      toStageId: last.fromStageId,
      fromStageName: held.stage,
      toStageName: last.fromStageName,
      secondsInPrevious: Math.max(0, Math.round((at.getTime() - last.createdAt.getTime()) / 1000)),
      actedBy: userId,
      undoneEventId: last.id,
      createdAt: at,
    },
  });
  await settleUndone(tx, held, { was: last.action as ApplicationAction, status, userId });
  await settleReferral(tx, held, { to: status, at });
  const own = { organizationId: held.organizationId, applicationId: held.id };
  if (status === "hired") await listNotices(tx, { ...own, jobId: held.jobId });
  else if (last.action === "hire") await dropNotices(tx, own);
  await recordActivity(
    tx,
    { organizationId: held.organizationId, userId },
    {
      type: "application.undo",
      entity: { type: "application", id: held.id },
      candidateId: held.candidateId,
      title: `Taken back: in ${last.fromStageName ?? status} again`,
    },
  );
  await emitEvent(tx, held.organizationId, "application.moved", {
    applicationId: held.id,
    candidateId: held.candidateId,
    jobId: held.jobId,
    from: held.status,
    status,
    stageId: last.fromStageId,
  });
  return { status, version: held.version + 1 };
}

/** The event that ended the application before the undone one, when it was a finished one that was reopened. */
const endingBefore = (tx: Transaction, held: HeldApplication, before: number, status: ApplicationStatus) =>
  isActive(status)
    ? null
    : tx.applicationStageEvent.findFirst({
        where: { organizationId: held.organizationId, applicationId: held.id, toStatus: status, id: { lt: before } },
        orderBy: { id: "desc" },
      });

type Ending = { createdAt: Date; reasonId: number | null; reasonText: string | null } | null;

const endColumns = (ending: Ending, status: ApplicationStatus): Prisma.ApplicationUncheckedUpdateInput => ({
  reasonId: status === "hired" ? null : (ending?.reasonId ?? null),
  rejectionReason: status === "rejected" ? (ending?.reasonText ?? null) : null,
  rejectedAt: status === "rejected" ? (ending?.createdAt ?? null) : null,
  withdrawnAt: status === "withdrawn" ? (ending?.createdAt ?? null) : null,
  hiredAt: status === "hired" ? (ending?.createdAt ?? null) : null,
});

async function settleUndone(
  tx: Transaction,
  held: HeldApplication,
  { was, status, userId }: { was: ApplicationAction; status: ApplicationStatus; userId: number },
) {
  const seats = { organizationId: held.organizationId, jobId: held.jobId };
  if (was === "hire") {
    await dropEmployeeDraft(tx, held);
    await tx.jobOpening.updateMany({
      where: { ...seats, filledByApplicationId: held.id },
      data: { status: "open", filledByApplicationId: null, closedAt: null },
    });
  }
  if (status === "hired") {
    await draftEmployee(tx, held, userId);
    const seat = await tx.jobOpening.findFirst({ where: { ...seats, status: "open" }, orderBy: { seat: "asc" } });
    if (seat)
      await tx.jobOpening.update({
        where: { id: seat.id },
        data: { status: "filled", filledByApplicationId: held.id, closedAt: now() },
      });
  }
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
