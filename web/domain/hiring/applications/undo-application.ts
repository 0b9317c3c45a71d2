import { emitEvent } from "~/domain/events";
import { after, MINUTE_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { dropNotices, listNotices } from "../notices/new-hire-notices";
import { draftEmployee, dropEmployeeDraft } from "../offers/employee-draft";
import { settleReferral } from "../referrals/settle-referral";
import { type ApplicationAction, type ApplicationStatus, isActive } from "../states/application-states";
import type { HeldApplication } from "../states/held-application";
import { noTwin } from "./guards";

export const UNDO_MINUTES = 10;
const NEVER_UNDONE = ["apply", "undo", "transfer"];

type Taken = { action: string; actedBy: number | null; createdAt: Date };

/** Whether a step can still be taken back by this person: buttons ask here. */
export const canUndo = ({ action, actedBy, createdAt }: Taken, userId: number): boolean =>
  !NEVER_UNDONE.includes(action) && actedBy === userId && now() <= after(createdAt, UNDO_MINUTES * MINUTE_MS);

/** Takes the last step back: for a few minutes, by the person who took it. Written down as a step of its own. */
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
  if (!last || last.id !== eventId || NEVER_UNDONE.includes(last.action) || !last.fromStatus) {
    throw new Conflict("Something else happened since: this can no longer be undone.", { code: "cannot_undo" });
  }
  if (!canUndo(last, userId)) {
    throw new Conflict(`A step can be undone for ${UNDO_MINUTES} minutes, by the person who took it.`, {
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
      title: `Undone: back in ${last.fromStageName ?? status}`,
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
    await dropEmployeeDraft(tx, held, userId);
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
