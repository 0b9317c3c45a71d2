import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { queueLetter } from "../templates/candidate-letter";
import { mailedName } from "../templates/mailed-name";
import { queueTeamMail } from "../templates/team-mail";
import { type CalendarEntry, type CalendarMethod, type CalendarPerson, calendarText } from "./calendar";
import type { Interview } from "./held-interview";
import { DEFAULT_TIME_ZONE, whenText } from "./interview-times";

export type News = "invite" | "update" | "cancel";

export const zoneOf = (interview: { timeZone: string | null }): string => interview.timeZone ?? DEFAULT_TIME_ZONE;
export const placeOf = ({ meetingUrl, location, type }: Interview): string | null =>
  [location, meetingUrl].filter(Boolean).join(" · ") || (type === "phone" ? "By phone" : null);

export const interviewAddress = (id: number): string => `${config().appUrl}/ats/jobs/interviews/${id}`;

/** Who invites: answers to the mails go there. */
export const organizerOf = ({ createdByUser, organization }: Interview): CalendarPerson | null =>
  createdByUser ? { name: mailedName(createdByUser) || organization.name, email: createdByUser.email } : null;

type Telling = {
  news: News;
  /** When it was, for a cancellation whose time is gone from the row already. */
  start: Date;
  /** A line in the sender's own words. */
  note?: string | null;
  /** People who are not asked any more: told so, whatever the others hear. */
  released?: Interview["participants"];
  sentBy?: number | null;
};

const METHOD: Record<News, CalendarMethod> = { invite: "REQUEST", update: "REQUEST", cancel: "CANCEL" };

/** Tells candidate and interviewers by mail, each with the calendar entry as it concerns them. */
export async function tellEverybody(tx: Transaction, interview: Interview, telling: Telling): Promise<void> {
  const { news, released = [] } = telling;
  await tellCandidate(tx, interview, telling);
  for (const one of interview.participants) await tellInterviewer(tx, interview, one, telling);
  if (news === "cancel") return;
  for (const one of released) await tellInterviewer(tx, interview, one, { ...telling, news: "cancel" });
}

/** The candidate's view: the company and the job, nobody's address but the organizer's. */
export const candidateEntry = (interview: Interview, start: Date, cancelled = false): CalendarEntry => {
  const { application, organization } = interview;
  const { candidate, job } = application;
  const others = interview.participants.map(({ teamMember }) => mailedName(teamMember)).filter(Boolean);
  return {
    uid: interview.icsUid,
    sequence: interview.icsSequence,
    start,
    minutes: interview.duration,
    title: `${interview.title}: ${job.title} at ${organization.name}`,
    text: others.length > 0 ? `With ${others.join(", ")}` : "",
    place: placeOf(interview),
    url: interview.meetingUrl || null,
    organizer: organizerOf(interview),
    people: [{ name: mailedName(candidate), email: candidate.email }],
    cancelled,
  };
};

/** The team's view: the candidate's name, who else comes, and the way to the record. */
export const teamEntry = (interview: Interview, start: Date, cancelled = false): CalendarEntry => ({
  ...candidateEntry(interview, start, cancelled),
  title: `${interview.title}: ${mailedName(interview.application.candidate)}, ${interview.application.job.title}`,
  text: `Notes and scorecard: ${interviewAddress(interview.id)}`,
  url: interviewAddress(interview.id),
  people: interview.participants.map(({ teamMember, response, role }) => ({
    name: mailedName(teamMember),
    email: teamMember.email,
    response,
    optional: role === "observer",
  })),
});

const attachment = (method: CalendarMethod, entry: CalendarEntry) => ({
  kind: "calendar" as const,
  filename: method === "CANCEL" ? "cancelled.ics" : "invitation.ics",
  method,
  content: calendarText(method, [entry]),
});

async function tellCandidate(tx: Transaction, interview: Interview, { news, start, note, sentBy }: Telling) {
  const { application, organization, organizationId } = interview;
  const method = METHOD[news];
  const when = whenText(start, zoneOf(interview));
  const place = placeOf(interview);
  const facts = [
    ...(news === "cancel"
      ? []
      : [`When: ${when} (${interview.duration} minutes)`, ...(place ? [`Where: ${place}`] : [])]),
    ...(note ? [note] : []),
  ];
  const hello = "Hello {{candidate.firstName}},\n\n";
  const text = {
    invite: undefined,
    update: {
      subject: "New time or place: interview for {{job.title}}",
      body: `${hello}the interview for {{job.title}} at {{organization.name}} has changed. The attached invitation replaces the one before.`,
    },
    cancel: {
      subject: "Cancelled: interview for {{job.title}}",
      body: `${hello}the interview for {{job.title}} at {{organization.name}} on ${when} will not take place.`,
    },
  }[news];
  await queueLetter(tx, {
    organizationId,
    organizationName: organization.name,
    applicationId: application.id,
    candidate: application.candidate,
    jobTitle: application.job.title,
    kind: "interview_invite",
    text,
    values: {
      "interview.title": interview.title,
      "interview.when": when,
      "interview.place": place ?? "",
      "sender.name": organizerOf(interview)?.name ?? organization.name,
    },
    facts,
    attachments: [attachment(method, candidateEntry(interview, start, news === "cancel"))],
    replyTo: organizerOf(interview)?.email,
    sentBy,
  });
}

const SUBJECT: Record<News, string> = {
  invite: "Interview",
  update: "Interview changed",
  cancel: "Interview cancelled",
};

async function tellInterviewer(
  tx: Transaction,
  interview: Interview,
  { teamMember }: Interview["participants"][number],
  { news, start, note }: Telling,
) {
  const { application, organization, organizationId } = interview;
  const who = mailedName(application.candidate);
  const entry = teamEntry(interview, start, news === "cancel");
  const when = whenText(start, zoneOf(interview));
  const place = placeOf(interview);
  await queueTeamMail(tx, application.jobId, {
    to: teamMember.email,
    toName: mailedName(teamMember),
    template: "hiring-letter",
    data: {
      subject: `${SUBJECT[news]}: ${who}, ${application.job.title}`.slice(0, 300),
      body: [
        `${interview.title} with ${who} for ${application.job.title}.`,
        `When: ${when} (${interview.duration} minutes)`,
        ...(place ? [`Where: ${place}`] : []),
        ...(news === "cancel" ? ["It does not take place, or you are no longer needed."] : []),
        ...(note ? [note] : []),
      ].join("\n\n"),
      organizationName: organization.name,
      buttonLabel: "Open the interview",
    },
    secrets: { link: interviewAddress(interview.id) },
    organizationId,
    replyTo: organizerOf(interview)?.email,
    dedupeKey: `interview-${interview.id}-${interview.icsSequence}-${teamMember.id}`,
    // Somebody let go sees an entry of their own only.
    attachments: [
      attachment(
        METHOD[news],
        news === "cancel" ? { ...entry, people: [{ name: mailedName(teamMember), email: teamMember.email }] } : entry,
      ),
    ],
  });
}
