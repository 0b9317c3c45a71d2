import { z } from "zod";
import { emitEvent } from "~/domain/events";
import { revokeLinks } from "~/platform/action-links";
import { after, MINUTE_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { isActive } from "../states/application-states";
import type { InterviewAction } from "../states/interview-states";
import { OPEN_INTERVIEW } from "../states/interview-states";
import { findInterview, holdInterview, type Interview, statusOf } from "./held-interview";
import type { InterviewChange } from "./interview-form";
import { tellEverybody } from "./invitations";
import { refuseUnknown, setTime } from "./schedule-interview";
import { stepInterview } from "./step-interview";

/** Changes an open interview. What people see in their calendars goes to them as a new version of the same entry. */
export async function updateInterview(member: HiringMember, id: number, change: InterviewChange): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const before = await holdInterview(tx, { organizationId, id, version: change.version });
    if (!OPEN_INTERVIEW.includes(statusOf(before))) {
      throw new Conflict("An interview that is over or cancelled can no longer be changed.", { code: "not_open" });
    }
    if (!isActive(before.application.status)) {
      throw new Conflict("The application has ended. Reopen it first.", { code: "application_ended" });
    }
    if (statusOf(before) === "scheduled" && !change.scheduledAt) {
      throw invalidField("scheduledAt", "Give the new time, or cancel the interview.");
    }
    await refuseUnknown(tx, { organizationId, jobId: before.application.jobId }, change.interviewers);
    const released = await replaceInterviewers(tx, before, change.interviewers);
    await tx.interview.update({
      where: { id },
      data: {
        title: change.title,
        type: change.type,
        duration: change.duration,
        timeZone: change.timeZone,
        location: change.location || null,
        meetingUrl: change.meetingUrl || null,
        notes: change.notes || null,
        interviewerIds: change.interviewers.map((one) => one.id),
        version: { increment: 1 },
      },
      select: { id: true },
    });
    const changed = await findInterview(tx, organizationId, id);
    if (!changed) throw new NotFound("This interview was not found.");
    if (!change.scheduledAt) return;
    if (statusOf(before) === "scheduled" && sameInvitation(before, changed, change.scheduledAt, released.length))
      return;
    await revokeLinks(tx, { organizationId, purpose: "interview_booking", interviewId: id });
    await setTime(tx, member, changed, change.scheduledAt, change, statusOf(before) === "scheduled" ? released : []);
  });
  kickMail();
}

/** Notes are for the team alone: changing them sends nothing. */
function sameInvitation(before: Interview, changed: Interview, at: Date, released: number): boolean {
  return (
    released === 0 &&
    before.participants.length === changed.participants.length &&
    before.scheduledAt?.getTime() === at.getTime() &&
    (["title", "type", "duration", "timeZone", "location", "meetingUrl"] as const).every(
      (key) => before[key] === changed[key],
    )
  );
}

/** Brings the list of interviewers to what is wished; answers who is not asked any more. Who gave a scorecard stays. */
async function replaceInterviewers(tx: Transaction, before: Interview, wished: InterviewChange["interviewers"]) {
  const { organizationId, id: interviewId } = before;
  const ids = wished.map((one) => one.id);
  const released = before.participants.filter(({ teamMemberId }) => !ids.includes(teamMemberId));
  if (released.length > 0) {
    const cards = await tx.scorecard.count({
      where: { organizationId, interviewId, teamMemberId: { in: released.map((one) => one.teamMemberId) } },
    });
    if (cards > 0) throw invalidField("interviewers", "Anyone who has started a scorecard stays an interviewer.");
    await tx.interviewParticipant.deleteMany({
      where: { organizationId, interviewId, teamMemberId: { in: released.map((one) => one.teamMemberId) } },
    });
  }
  for (const { id: teamMemberId, role, mustScore } of wished) {
    const key = { organizationId, interviewId, teamMemberId };
    const values = { role, mustScore: mustScore && role !== "observer" };
    await tx.interviewParticipant.upsert({
      where: { organizationId_interviewId_teamMemberId: key },
      create: { ...key, ...values, createdAt: now() },
      update: values,
      select: { id: true },
    });
  }
  return released;
}

export const interviewStep = z.object({
  reason: z.string().trim().max(1000).nullish(),
  version: z.int().positive().nullish(),
});
export type InterviewStep = z.output<typeof interviewStep>;

/** What people do with an interview by a button; its time is set elsewhere. */
export const HAND_STEPS = [
  "cancel",
  "hold",
  "no_show",
  "complete",
  "again",
] as const satisfies readonly InterviewAction[];
export type HandStep = (typeof HAND_STEPS)[number];

const TOLD: Record<HandStep, string> = {
  cancel: "cancelled",
  hold: "put on hold",
  no_show: "the candidate did not come",
  complete: "closed",
  again: "to be scheduled again",
};

/** Takes an interview a step further by hand; who had been invited is told when it does not take place. */
export async function changeInterview(
  member: HiringMember,
  id: number,
  action: HandStep,
  { reason, version }: InterviewStep = {},
): Promise<{ status: string }> {
  const { organizationId } = member;
  const result = await inHiring(member, async (tx) => {
    const interview = await holdInterview(tx, { organizationId, id, version });
    const { status } = await takeStep(tx, interview, { action, reason: reason || null, member });
    return { status };
  });
  kickMail();
  return result;
}

type Taken = { action: HandStep; reason: string | null; member: HiringMember };

async function takeStep(tx: Transaction, interview: Interview, { action, reason, member }: Taken) {
  const at = now();
  const start = interview.scheduledAt;
  if (action === "no_show" && start && start > at) throw tooEarly();
  if (action === "complete") {
    if (start && after(start, interview.duration * MINUTE_MS) > at && statusOf(interview) === "scheduled")
      throw tooEarly();
    if (!reason) throw invalidField("reason", "Say why it is closed without all scorecards.");
  }
  const callsOff = action === "cancel" || action === "hold";
  const wasScheduled = statusOf(interview) === "scheduled" && start !== null;
  const taken = await stepInterview(tx, interview, action, member.role, {
    ...(action === "cancel" ? { cancelledAt: at, cancelReason: reason } : {}),
    ...(action === "complete" ? { completedAt: at, feedback: reason } : {}),
    ...(action === "again" || action === "hold" ? { scheduledAt: null, reminderSentAt: null } : {}),
    ...(callsOff && wasScheduled ? { icsSequence: { increment: 1 } } : {}),
  });
  if (callsOff) {
    await closeBooking(tx, interview);
    if (wasScheduled && start) await tellCalledOff(tx, interview, { start, note: reason, sentBy: member.userId });
  }
  await recordActivity(tx, member, {
    type: `interview.${action}`,
    entity: { type: "interview", id: interview.id },
    candidateId: interview.application.candidate.id,
    title: `${interview.title}: ${TOLD[action]}`,
    description: reason,
  });
  if (action === "cancel") await tellHooks(tx, interview);
  return taken;
}

const tooEarly = () => new Conflict("The interview has not taken place yet.", { code: "too_early" });

export const tellHooks = (tx: Transaction, { organizationId, id, applicationId }: Interview) =>
  emitEvent(tx, organizationId, "interview.cancelled", { interviewId: id, applicationId });

/** Offered times and the link to them end with the interview. */
export async function closeBooking(tx: Transaction, { organizationId, id }: Interview): Promise<void> {
  await revokeLinks(tx, { organizationId, purpose: "interview_booking", interviewId: id });
  await tx.interviewSlot.updateMany({
    where: { organizationId, interviewId: id, status: { in: ["open", "booked"] } },
    data: { status: "withdrawn" },
  });
}

/** Takes the entry out of everybody's calendar; the row has its new number already. */
export async function tellCalledOff(
  tx: Transaction,
  { organizationId, id }: Interview,
  { start, note, sentBy }: { start: Date; note: string | null; sentBy: number | null },
): Promise<void> {
  const told = await findInterview(tx, organizationId, id);
  if (told) await tellEverybody(tx, told, { news: "cancel", start, note, sentBy });
}

/** Says whether an interviewer comes. */
export async function answerInvitation(
  member: HiringMember,
  id: number,
  response: "accepted" | "tentative" | "declined",
): Promise<void> {
  const { organizationId, teamMemberId } = member;
  await inHiring(member, async (tx) => {
    const { count } = await tx.interviewParticipant.updateMany({
      where: { organizationId, interviewId: id, teamMemberId, interview: { deletedAt: null, status: "scheduled" } },
      data: { response, respondedAt: now() },
    });
    if (count === 0) throw new NotFound("You are not asked for this interview.");
    await recordActivity(tx, member, {
      type: `interview.${response}`,
      entity: { type: "interview", id },
      title: `An interviewer answered: ${response}`,
    });
  });
}
