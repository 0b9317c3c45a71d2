import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { recordActivity } from "../activity/record-activity";
import { OPEN_INTERVIEW } from "../states/interview-states";
import { closeBooking, tellCalledOff, tellHooks } from "./change-interview";
import { holdInterview, statusOf } from "./held-interview";
import { stepInterview } from "./step-interview";

type Ended = { organizationId: number; applicationId: number; userId: number | null; reason: string };

/**
 * Cancels what is still open of an application that has ended or was hired, in the caller's transaction: everybody invited is
 * told, offered times and their link end. An interview that has begun took place: it stays, for its scorecards.
 */
export async function callOffInterviews(tx: Transaction, ended: Ended): Promise<void> {
  const { organizationId, applicationId, userId, reason } = ended;
  const open = await tx.interview.findMany({
    where: { organizationId, applicationId, deletedAt: null, status: { in: [...OPEN_INTERVIEW] } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of open) {
    const interview = await holdInterview(tx, { organizationId, id });
    const start = statusOf(interview) === "scheduled" ? interview.scheduledAt : null;
    if (start && start <= now()) continue;
    await stepInterview(tx, interview, "call_off", "clock", {
      cancelledAt: now(),
      cancelReason: reason,
      ...(start ? { icsSequence: { increment: 1 } } : {}),
    });
    await closeBooking(tx, interview);
    if (start) await tellCalledOff(tx, interview, { start, note: null, sentBy: userId });
    await recordActivity(
      tx,
      { organizationId, userId },
      {
        type: "interview.cancel",
        entity: { type: "interview", id },
        candidateId: interview.application.candidate.id,
        title: `${interview.title}: called off`,
        description: reason,
      },
    );
    await tellHooks(tx, interview);
  }
}
