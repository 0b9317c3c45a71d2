import { after, MINUTE_MS } from "~/platform/clock";
import { overAllJobs, type Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { whenText } from "./interview-times";

export type Meeting = {
  organizationId: number;
  interviewId?: number | null;
  candidateId: number;
  interviewerIds: number[];
  start: Date;
  minutes: number;
};

/** Somebody who is in another interview at that time, and where: not told of a job that the asker does not see. */
export type Clash = { who: string; title: string; jobTitle: string; start: Date; interviewId: number | null };

/**
 * Holds the calendars of everybody concerned until the transaction ends: of two bookings for one person the second sees
 * the first. Always in the order application, interview, people, candidate, so that nobody waits in a circle.
 */
export async function holdCalendars(
  tx: Transaction,
  { organizationId, interviewerIds, candidateId }: Pick<Meeting, "organizationId" | "interviewerIds" | "candidateId">,
): Promise<void> {
  await tx.$queryRaw`select id from team_members where organization_id = ${organizationId} and id = any(${interviewerIds})
    order by id for no key update`;
  await tx.$queryRaw`select id from candidates where organization_id = ${organizationId} and id = ${candidateId} for no key update`;
}

type Row = { id: number; title: string; at: Date; jobTitle: string; who: string };

const ELSEWHERE = { title: "another interview", jobTitle: "a job that you do not see", interviewId: null } as const;

/** The interviews, of any job, that interviewers or candidate have at that time. */
export async function findClashes(tx: Transaction, meeting: Meeting): Promise<Clash[]> {
  const { organizationId, candidateId, interviewerIds, start, minutes, interviewId = null } = meeting;
  const end = after(start, minutes * MINUTE_MS);
  const ask = () => tx.$queryRaw<Row[]>`
    select i.id, i.title, i.scheduled_at as at, j.title as "jobTitle", w.who
    from interviews i
    join applications a on a.organization_id = i.organization_id and a.id = i.application_id
    join jobs j on j.organization_id = i.organization_id and j.id = a.job_id
    join lateral (
      select trim(m.first_name || ' ' || m.last_name) as who from interview_participants p
        join team_members m on m.organization_id = p.organization_id and m.id = p.team_member_id
        where p.organization_id = i.organization_id and p.interview_id = i.id and p.response <> 'declined'
          and p.team_member_id = any(${interviewerIds})
      union all select 'The candidate' where a.candidate_id = ${candidateId}
    ) w on true
    where i.organization_id = ${organizationId} and i.status = 'scheduled' and i.deleted_at is null
      and i.id is distinct from ${interviewId}::int
      and i.scheduled_at < ${end} and i.scheduled_at + make_interval(mins => i.duration) > ${start}
    order by i.scheduled_at, i.id limit 20`;
  const rows = await overAllJobs(tx, ask);
  if (rows.length === 0) return [];
  const seen = await tx.interview.findMany({
    where: { organizationId, id: { in: rows.map(({ id }) => id) } },
    select: { id: true },
  });
  const isSeen = new Set(seen.map(({ id }) => id));
  return rows.map(({ id, title, at, jobTitle, who }) => ({
    who,
    start: at,
    ...(isSeen.has(id) ? { title, jobTitle, interviewId: id } : ELSEWHERE),
  }));
}

/** Refuses a time at which somebody is busy, with who and with what, unless the clash is wanted. */
export async function refuseClash(
  tx: Transaction,
  meeting: Meeting,
  { allowClash, zone }: { allowClash: boolean; zone: string },
): Promise<Clash[]> {
  await holdCalendars(tx, meeting);
  const clashes = await findClashes(tx, meeting);
  if (clashes.length === 0 || allowClash) return clashes;
  const text = clashes
    .map(({ who, title, jobTitle, start }) => `${who}: ${title} (${jobTitle}), ${whenText(start, zone)}`)
    .join("; ");
  throw new Conflict(`Someone is busy at that time. ${text}.`, {
    code: "clash",
    clashes: clashes.map(({ who, interviewId, start }) => ({ who, interviewId, start: start.toISOString() })),
  });
}
