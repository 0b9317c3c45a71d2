import { after, HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { queueLetter } from "../templates/candidate-letter";
import { mailedName } from "../templates/mailed-name";
import { queueTeamMail } from "../templates/team-mail";
import { holdInterview, type Interview, statusOf } from "./held-interview";
import { whenText } from "./interview-times";
import { interviewAddress, organizerOf, placeOf, zoneOf } from "./invitations";
import { stepInterview } from "./step-interview";

const REMIND_HOURS = 24;

/** What the clock does to interviews: reminds a day ahead, once for each time, and asks for scorecards when they are over. */
export async function passInterviews({
  signal,
}: {
  signal?: AbortSignal;
} = {}): Promise<{ reminded: number; ended: number }> {
  const at = now();
  const { rows } = await pool().query<{ organizationId: number }>(
    `select organizations_with_due_interviews($1, $2) as "organizationId"`,
    [at, after(at, REMIND_HOURS * HOUR_MS)],
  );
  const done = { reminded: 0, ended: 0 };
  for (const { organizationId } of rows) {
    if (signal?.aborted) break;
    for (const id of await dueIn(organizationId, at)) {
      const what = await inOrganization(organizationId, (tx) => passOne(tx, organizationId, id, at));
      if (what) done[what] += 1;
    }
  }
  if (done.reminded + done.ended > 0) kickMail();
  return done;
}

const dueIn = (organizationId: number, at: Date): Promise<number[]> =>
  inOrganization(organizationId, async (tx) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      select id from interviews where organization_id = ${organizationId} and status = 'scheduled' and deleted_at is null
        and ((scheduled_at > ${at} and scheduled_at <= ${after(at, REMIND_HOURS * HOUR_MS)} and reminder_sent_at is null)
          or scheduled_at + make_interval(mins => duration) <= ${at})
      order by scheduled_at limit 1000`;
    return rows.map(({ id }) => id);
  });

/** Reads again under the lock: somebody may have moved it meanwhile. */
async function passOne(
  tx: Transaction,
  organizationId: number,
  id: number,
  at: Date,
): Promise<"reminded" | "ended" | null> {
  const interview = await holdInterview(tx, { organizationId, id });
  const start = interview.scheduledAt;
  if (statusOf(interview) !== "scheduled" || !start) return null;
  if (after(start, interview.duration * MINUTE_MS) <= at) {
    await end(tx, interview);
    return "ended";
  }
  if (start <= at || interview.reminderSentAt || start > after(at, REMIND_HOURS * HOUR_MS)) return null;
  // Whoever was invited within the day has just read the time.
  await tx.interview.update({ where: { id }, data: { reminderSentAt: at }, select: { id: true } });
  await remind(tx, interview, start);
  return "reminded";
}

async function end(tx: Transaction, interview: Interview): Promise<void> {
  const { organizationId, id } = interview;
  const cards = await tx.scorecard.findMany({
    where: { organizationId, interviewId: id, status: "submitted" },
    select: { teamMemberId: true },
  });
  const given = new Set(cards.map(({ teamMemberId }) => teamMemberId));
  const owing = interview.participants.filter(({ mustScore, teamMemberId }) => mustScore && !given.has(teamMemberId));
  await stepInterview(tx, interview, "end", "clock");
  for (const { teamMember } of owing) {
    await queueTeamMail(tx, interview.application.jobId, {
      to: teamMember.email,
      template: "hiring-letter",
      data: {
        subject: `Your scorecard: ${nameOf(interview)}, ${interview.application.job.title}`.slice(0, 300),
        body: `${interview.title} with ${nameOf(interview)} is over. Please write your scorecard while it is fresh: the others' are shown once yours is in.`,
        organizationName: interview.organization.name,
        buttonLabel: "Write the scorecard",
      },
      secrets: { link: interviewAddress(id) },
      organizationId,
      dedupeKey: `scorecard-${id}-${interview.icsSequence}-${teamMember.id}`,
    });
  }
  await recordActivity(
    tx,
    { organizationId },
    {
      type: "interview.ended",
      entity: { type: "interview", id },
      candidateId: interview.application.candidate.id,
      title: `${interview.title} is over: ${owing.length} ${owing.length === 1 ? "scorecard is" : "scorecards are"} due`,
    },
  );
}

const nameOf = ({ application: { candidate } }: Interview): string => mailedName(candidate);

async function remind(tx: Transaction, interview: Interview, start: Date): Promise<void> {
  const { organizationId, id, application, organization } = interview;
  const when = whenText(start, zoneOf(interview));
  const place = placeOf(interview);
  const facts = [`When: ${when} (${interview.duration} minutes)`, ...(place ? [`Where: ${place}`] : [])];
  const key = `reminder-${id}-${start.getTime()}`;
  await queueLetter(tx, {
    organizationId,
    organizationName: organization.name,
    applicationId: application.id,
    candidate: application.candidate,
    jobTitle: application.job.title,
    kind: "interview_reminder",
    values: { "interview.title": interview.title, "interview.when": when, "interview.place": place ?? "" },
    facts,
    replyTo: organizerOf(interview)?.email,
    dedupeKey: `${key}-candidate`,
  });
  for (const { teamMember, response } of interview.participants) {
    if (response === "declined") continue;
    await queueTeamMail(tx, interview.application.jobId, {
      to: teamMember.email,
      template: "hiring-letter",
      data: {
        subject: `Reminder: ${nameOf(interview)}, ${application.job.title}`.slice(0, 300),
        body: [`${interview.title} with ${nameOf(interview)}.`, ...facts].join("\n\n"),
        organizationName: organization.name,
        buttonLabel: "Open the interview",
      },
      secrets: { link: interviewAddress(id) },
      organizationId,
      dedupeKey: `${key}-${teamMember.id}`,
    });
  }
}
