import { RESTRICTION, seesJob } from "~/domain/access";
import { emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { randomToken } from "~/platform/crypto";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { isActive } from "../states/application-states";
import { holdApplication } from "../states/held-application";
import { seatEverybody } from "../team/seat-everybody";
import { refuseClash } from "./conflicts";
import { findInterview, type Interview, statusOf } from "./held-interview";
import type { InterviewChange, NewInterview } from "./interview-form";
import { whenText } from "./interview-times";
import { tellEverybody, zoneOf } from "./invitations";
import { stepInterview } from "./step-interview";

type Interviewers = InterviewChange["interviewers"];

/** Makes an interview. With a time it is scheduled and everybody is invited; without, it waits for one. */
export async function scheduleInterview(member: HiringMember, form: NewInterview): Promise<{ id: number }> {
  const result = await inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await holdApplication(tx, { organizationId, id: form.applicationId });
    if (!isActive(application.status)) {
      throw new Conflict(`This application is ${application.status}. Reopen it first.`, { code: "application_ended" });
    }
    const planned = await plannedStage(tx, { organizationId, jobId: application.jobId, stageId: form.stageId });
    const interviewers: Interviewers =
      form.interviewers ?? (planned?.interviewerIds ?? []).map((id) => ({ id, role: "interviewer", mustScore: true }));
    await refuseUnknown(tx, { organizationId, jobId: application.jobId }, interviewers);
    const { host } = new URL(config().appUrl);
    const { id } = await tx.interview.create({
      data: {
        organizationId,
        applicationId: application.id,
        stageId: planned?.id,
        title: form.title || planned?.name || "Interview",
        type: form.type ?? planned?.type ?? "video",
        status: "needs_scheduling",
        duration: form.duration ?? planned?.duration ?? 60,
        timeZone: form.timeZone,
        location: form.location || null,
        meetingUrl: form.meetingUrl || null,
        notes: form.notes || null,
        interviewerIds: interviewers.map((one) => one.id),
        // One below the first that is sent.
        icsSequence: -1,
        icsUid: `${randomToken(18)}@${host}`,
        createdBy: member.userId,
        createdAt: now(),
      },
      select: { id: true },
    });
    await keepInterviewers(tx, organizationId, id, interviewers);
    if (form.scheduledAt) await setTime(tx, member, await sure(tx, organizationId, id), form.scheduledAt, form);
    else await tellWaiting(tx, member, await sure(tx, organizationId, id));
    return { id };
  });
  kickMail();
  return result;
}

const sure = async (tx: Transaction, organizationId: number, id: number): Promise<Interview> => {
  const found = await findInterview(tx, organizationId, id);
  if (!found) throw new NotFound("This interview was not found.");
  return found;
};

async function plannedStage(
  tx: Transaction,
  { organizationId, jobId, stageId }: { organizationId: number; jobId: number; stageId?: number | null },
) {
  if (!stageId) return null;
  const stage = await tx.interviewStage.findFirst({ where: { id: stageId, organizationId, jobId } });
  if (!stage) throw invalidField("stageId", "This step is not in the interview plan of the job.");
  return stage;
}

type OfJob = { organizationId: number; jobId: number };

/** Interviewers are active people of this organization's team, who see the job. */
export async function refuseUnknown(tx: Transaction, { organizationId, jobId }: OfJob, people: { id: number }[]) {
  const ids = people.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw invalidField("interviewers", "Someone is listed twice.");
  await seatEverybody(tx, organizationId);
  const known = await tx.teamMember.findMany({
    where: { organizationId, id: { in: ids }, isActive: true },
    select: { firstName: true, lastName: true, ...RESTRICTION },
  });
  if (known.length !== ids.length) throw invalidField("interviewers", "Choose people of your team.");
  const away = known.find((person) => !seesJob(person, jobId));
  if (away)
    throw invalidField(
      "interviewers",
      `${away.firstName} ${away.lastName} works on other jobs only. An owner or admin can add this one on the team page.`,
    );
}

async function keepInterviewers(tx: Transaction, organizationId: number, interviewId: number, people: Interviewers) {
  await tx.interviewParticipant.createMany({
    data: people.map(({ id, role, mustScore }) => ({
      organizationId,
      interviewId,
      teamMemberId: id,
      role,
      // Observers look on.
      mustScore: mustScore && role !== "observer",
      createdAt: now(),
    })),
  });
}

const BY_LINK: readonly string[] = ["video", "technical"];

/** Whoever is invited must be told where to come: a link, or a place. By phone the candidate is called. */
export function refuseNowhere({
  type,
  location,
  meetingUrl,
}: Pick<Interview, "type" | "location" | "meetingUrl">): void {
  if (type === "phone" || location || meetingUrl) return;
  const [field, needed] = BY_LINK.includes(type ?? "")
    ? ["meetingUrl", "the meeting link, or a place"]
    : ["location", "the place, or a meeting link"];
  throw invalidField(field, `Give ${needed}: the invitation says where to come.`);
}

/** Gives an interview its time: checks calendars, counts the calendar entry up and tells everybody. */
export async function setTime(
  tx: Transaction,
  member: HiringMember,
  interview: Interview,
  at: Date,
  { allowClash, allowNoPlace }: Pick<InterviewChange, "allowClash" | "allowNoPlace">,
  released: Interview["participants"] = [],
): Promise<void> {
  const { organizationId } = member;
  const first = statusOf(interview) !== "scheduled";
  if (at <= now()) throw invalidField("scheduledAt", "This time is in the past.");
  if (!allowNoPlace) refuseNowhere(interview);
  const clashes = await refuseClash(
    tx,
    {
      organizationId,
      interviewId: interview.id,
      candidateId: interview.application.candidate.id,
      interviewerIds: interview.participants.map(({ teamMemberId }) => teamMemberId),
      start: at,
      minutes: interview.duration,
    },
    { allowClash, zone: zoneOf(interview) },
  );
  const moved = first || interview.scheduledAt?.getTime() !== at.getTime();
  const after = await stepInterview(tx, interview, "schedule", member.role, {
    scheduledAt: at,
    icsSequence: { increment: 1 },
    // A new time is reminded of anew.
    ...(moved ? { reminderSentAt: null } : {}),
  });
  if (moved && !first) {
    await tx.interviewParticipant.updateMany({
      where: { organizationId, interviewId: interview.id },
      data: { response: "needs_action", respondedAt: null },
    });
  }
  const told = await sure(tx, organizationId, interview.id);
  await tellEverybody(tx, told, { news: first ? "invite" : "update", start: at, released, sentBy: member.userId });
  await recordActivity(tx, member, {
    type: first ? "interview.scheduled" : "interview.changed",
    entity: { type: "interview", id: interview.id },
    candidateId: interview.application.candidate.id,
    title: `${interview.title} ${first ? "scheduled" : "changed"}: ${whenText(at, zoneOf(interview))}`,
    description: clashes.length > 0 ? `In spite of a clash: ${clashes.map(({ who }) => who).join(", ")}` : null,
  });
  await emitEvent(tx, organizationId, "interview.scheduled", {
    interviewId: interview.id,
    applicationId: interview.applicationId,
    scheduledAt: at.toISOString(),
    status: after.status,
  });
}

async function tellWaiting(tx: Transaction, member: HiringMember, interview: Interview): Promise<void> {
  await recordActivity(tx, member, {
    type: "interview.created",
    entity: { type: "interview", id: interview.id },
    candidateId: interview.application.candidate.id,
    title: `${interview.title} planned, no time yet`,
  });
}
