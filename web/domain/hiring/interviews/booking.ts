import { z } from "zod";
import { emitEvent } from "~/domain/events";
import { makeLink, markUsed, type OpenLink, revokeLinks, withLink } from "~/platform/action-links";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { isActive } from "../states/application-states";
import { queueLetter } from "../templates/candidate-letter";
import { calendarText } from "./calendar";
import { findClashes, holdCalendars } from "./conflicts";
import { findInterview, holdInterview, type Interview, statusOf } from "./held-interview";
import { moment } from "./interview-form";
import { whenText } from "./interview-times";
import { candidateEntry, organizerOf, placeOf, tellEverybody, zoneOf } from "./invitations";
import { refuseNowhere } from "./schedule-interview";
import { stepInterview } from "./step-interview";

const LINK_DAYS = 7;

export const offeredTimes = z.object({
  starts: z.array(moment).min(1, "Offer at least one time.").max(60, "Offer at most 60 times."),
  days: z.int().min(1).max(60).default(LINK_DAYS),
  /** Whoever chooses a time is invited at once, although nobody has said yet where it is. */
  allowNoPlace: z.boolean().default(false),
});
export type OfferedTimes = z.output<typeof offeredTimes>;

/** Offers times to the candidate by mail. The link is new each time, and the one before dies. */
export async function offerTimes(
  member: HiringMember,
  id: number,
  { starts, days, allowNoPlace }: OfferedTimes,
): Promise<void> {
  const { organizationId } = member;
  const at = now();
  const times = [...new Set(starts.map((start) => start.getTime()))].sort((a, b) => a - b).map((ms) => new Date(ms));
  if (times.some((start) => start <= at)) throw invalidField("starts", "One of the times is in the past.");
  await inHiring(member, async (tx) => {
    const interview = await holdInterview(tx, { organizationId, id });
    if (!isActive(interview.application.status)) {
      throw new Conflict("The application has ended. Reopen it first.", { code: "application_ended" });
    }
    if (!allowNoPlace) refuseNowhere(interview);
    await stepInterview(tx, interview, "offer_times", member.role, { scheduledAt: null });
    await tx.interviewSlot.deleteMany({ where: { organizationId, interviewId: id, status: { not: "booked" } } });
    await tx.interviewSlot.createMany({
      data: times.map((startsAt) => ({
        organizationId,
        interviewId: id,
        startsAt,
        endsAt: after(startsAt, interview.duration * MINUTE_MS),
        interviewerIds: interview.interviewerIds,
      })),
    });
    await revokeLinks(tx, { organizationId, purpose: "interview_booking", interviewId: id });
    const last = times.at(-1) as Date;
    const expiresAt = new Date(Math.min(after(at, days * DAY_MS).getTime(), last.getTime()));
    const token = await makeLink(tx, { organizationId, purpose: "interview_booking", interviewId: id, expiresAt });
    await mailChoice(tx, member, interview, { token, expiresAt });
    await recordActivity(tx, member, {
      type: "interview.offer_times",
      entity: { type: "interview", id },
      candidateId: interview.application.candidate.id,
      title: `${interview.title}: ${times.length === 1 ? "one time" : `${times.length} times`} offered to the candidate`,
    });
  });
  kickMail();
}

async function mailChoice(
  tx: Transaction,
  member: HiringMember,
  interview: Interview,
  { token, expiresAt }: { token: string; expiresAt: Date },
) {
  const { application, organization } = interview;
  await queueLetter(tx, {
    organizationId: member.organizationId,
    organizationName: organization.name,
    applicationId: application.id,
    candidate: application.candidate,
    jobTitle: application.job.title,
    kind: "interview_booking",
    values: {
      "interview.title": interview.title,
      "link.expires": whenText(expiresAt, zoneOf(interview)),
      "sender.name": organizerOf(interview)?.name ?? organization.name,
    },
    link: { url: `${config().appUrl}/careers/interview?token=${token}`, label: "Choose a time" },
    sentBy: member.userId,
    replyTo: member.principal.account.email,
  });
}

export type Booking = {
  organizationName: string;
  jobTitle: string;
  firstName: string;
  title: string;
  minutes: number;
  place: string | null;
  zone: string;
  /** The time that was chosen, or null while there is a choice. */
  bookedAt: Date | null;
  slots: { id: number; start: Date }[];
};

async function openInterview(tx: Transaction, link: OpenLink, hold: boolean): Promise<Interview> {
  const wanted = { organizationId: link.organizationId, id: link.interviewId as number };
  const interview = hold ? await holdInterview(tx, wanted) : await findInterview(tx, wanted.organizationId, wanted.id);
  const works = interview && ["awaiting_candidate", "scheduled"].includes(interview.status);
  if (!works || !isActive(interview.application.status)) throw new NotFound("This link no longer works.");
  return interview;
}

/** What a candidate sees behind the booking link: only times at which everybody is still free. */
export async function readBooking(token: string): Promise<Booking> {
  return withLink(token, "interview_booking", async (tx, link) => {
    const interview = await openInterview(tx, link, false);
    const { application, organization } = interview;
    const isOpen = statusOf(interview) === "awaiting_candidate";
    return {
      organizationName: organization.name,
      jobTitle: application.job.title,
      firstName: application.candidate.firstName,
      title: interview.title,
      minutes: interview.duration,
      place: placeOf(interview),
      zone: zoneOf(interview),
      bookedAt: isOpen ? null : interview.scheduledAt,
      slots: isOpen ? await freeSlots(tx, interview) : [],
    };
  });
}

const meetingOf = (interview: Interview, start: Date) => ({
  organizationId: interview.organizationId,
  interviewId: interview.id,
  candidateId: interview.application.candidate.id,
  interviewerIds: interview.participants.map(({ teamMemberId }) => teamMemberId),
  start,
  minutes: interview.duration,
});

async function freeSlots(tx: Transaction, interview: Interview): Promise<{ id: number; start: Date }[]> {
  const open = await tx.interviewSlot.findMany({
    where: {
      organizationId: interview.organizationId,
      interviewId: interview.id,
      status: "open",
      startsAt: { gt: now() },
    },
    orderBy: { startsAt: "asc" },
  });
  const free: { id: number; start: Date }[] = [];
  for (const { id, startsAt } of open) {
    if ((await findClashes(tx, meetingOf(interview, startsAt))).length === 0) free.push({ id, start: startsAt });
  }
  return free;
}

/** Books a time by the link: held against everybody's calendar, so that no two bookings can meet in one hour. */
export async function bookTime(token: string, slotId: number): Promise<void> {
  await withLink(token, "interview_booking", async (tx, link) => {
    const interview = await openInterview(tx, link, true);
    const { organizationId, id } = interview;
    if (statusOf(interview) === "scheduled") {
      throw new Conflict("A time was chosen already.", { code: "already_booked" });
    }
    const slot = await tx.interviewSlot.findFirst({
      where: { id: slotId, organizationId, interviewId: id, status: "open", startsAt: { gt: now() } },
    });
    if (!slot) throw new Conflict("This time is no longer offered. Choose another.", { code: "slot_gone" });
    const meeting = meetingOf(interview, slot.startsAt);
    await holdCalendars(tx, meeting);
    if ((await findClashes(tx, meeting)).length > 0) {
      throw new Conflict("This time was just taken. Choose another.", { code: "slot_taken" });
    }
    await tx.interviewSlot.update({
      where: { id: slot.id },
      data: { status: "booked", bookedAt: now() },
      select: { id: true },
    });
    await tx.interviewSlot.updateMany({
      where: { organizationId, interviewId: id, status: "open" },
      data: { status: "withdrawn" },
    });
    await stepInterview(tx, interview, "book", "candidate", {
      scheduledAt: slot.startsAt,
      icsSequence: { increment: 1 },
      reminderSentAt: null,
    });
    await markUsed(tx, link);
    const told = await findInterview(tx, organizationId, id);
    if (told) await tellEverybody(tx, told, { news: "invite", start: slot.startsAt });
    await recordActivity(
      tx,
      { organizationId },
      {
        type: "interview.booked",
        entity: { type: "interview", id },
        candidateId: interview.application.candidate.id,
        title: `The candidate chose ${whenText(slot.startsAt, zoneOf(interview))}`,
      },
    );
    await emitEvent(tx, organizationId, "interview.scheduled", {
      interviewId: id,
      applicationId: interview.applicationId,
      scheduledAt: slot.startsAt.toISOString(),
      status: "scheduled",
    });
  });
  kickMail();
}

/** The booked interview as a calendar file, for who lost the mail. */
export async function bookedCalendar(token: string): Promise<string> {
  return withLink(token, "interview_booking", async (tx, link) => {
    const interview = await openInterview(tx, link, false);
    if (!interview.scheduledAt) throw new NotFound("No time was chosen yet.");
    return calendarText("PUBLISH", [candidateEntry(interview, interview.scheduledAt)]);
  });
}
