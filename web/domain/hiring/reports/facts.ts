import { Prisma } from "~/platform/db/generated/client";
import { during, ofJobs, type ReportQuery } from "./report-query";
import type { ReportType } from "./report-types";

/**
 * The rows that a report counts, each with the line it belongs to (`key`, `label`), what it counts as there (`mark`) and
 * its measure. Figures and drill-down are made of the same rows, so that they cannot tell two stories.
 */
type Facts = (organizationId: number, query: ReportQuery) => Prisma.Sql;

/** Steps that somebody took back count for nothing. */
const STANDS = Prisma.sql`e.action <> 'undo' and not exists (select 1 from application_stage_events u
  where u.organization_id = e.organization_id and u.application_id = e.application_id
    and u.undone_event_id is not null and u.undone_event_id = e.id)`;

/** How far an application came, whatever became of it later; the steps themselves write `reached` (a trigger of the table). */
const STAGE_NAMES = Prisma.sql`(array['applied', 'screening', 'interviewing', 'offer', 'hired'])[greatest(pipeline_rank(a.status), a.reached) + 1]`;

const APPLIED = (org: number, query: ReportQuery) => Prisma.sql`
  from applications a join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
  where a.organization_id = ${org} and a.deleted_at is null and ${ofJobs(query)} and ${during(Prisma.sql`a.applied_at`, query)}`;

const daysBetween = (start: Prisma.Sql, end: Prisma.Sql) =>
  Prisma.sql`(extract(epoch from (${end} - ${start})) / 86400.0)::float8`;

const STARTS: Record<ReportQuery["start"], Prisma.Sql> = {
  applied: Prisma.sql`a.applied_at`,
  contacted: Prisma.sql`a.first_contacted_at`,
  posted: Prisma.sql`j.published_at`,
};

export const FACTS: Record<ReportType, Facts> = {
  funnel: (org, query) => Prisma.sql`
    select a.id as row_id, a.id as application_id, 'all' as key, 'All applications' as label, ${STAGE_NAMES} as mark,
      null::float8 as measure, a.applied_at as at ${APPLIED(org, query)}`,

  time_to_hire: (org, query) => Prisma.sql`
    select a.id as row_id, a.id as application_id, j.id::text as key, j.title as label, 'hired' as mark,
      greatest(0, ${daysBetween(STARTS[query.start], Prisma.sql`a.hired_at`)}) as measure, a.hired_at as at
    from applications a join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
    where a.organization_id = ${org} and a.deleted_at is null and a.status = 'hired' and ${STARTS[query.start]} is not null
      and ${ofJobs(query)} and ${during(Prisma.sql`a.hired_at`, query)}`,

  time_in_stage: (org, query) => Prisma.sql`
    select e.id as row_id, e.application_id, e.from_stage_name as key, e.from_stage_name as label, 'left' as mark,
      (e.seconds_in_previous / 86400.0)::float8 as measure, e.created_at as at
    from application_stage_events e join jobs j on j.organization_id = e.organization_id and j.id = e.job_id
    where e.organization_id = ${org} and e.seconds_in_previous is not null and e.from_status in ('applied', 'screening', 'interviewing', 'offer')
      and e.from_stage_name is not null and ${STANDS} and ${ofJobs(query)} and ${during(Prisma.sql`e.created_at`, query)}`,

  source: (org, query) => Prisma.sql`
    select a.id as row_id, a.id as application_id, coalesce(nullif(a.source, ''), 'Unknown') as key,
      coalesce(nullif(a.source, ''), 'Unknown') as label, ${STAGE_NAMES} as mark, null::float8 as measure, a.applied_at as at
    ${APPLIED(org, query)}`,

  offer_acceptance: (org, query) => Prisma.sql`
    select o.id as row_id, o.application_id, coalesce(nullif(j.department, ''), 'No department') as key,
      coalesce(nullif(j.department, ''), 'No department') as label, o.status as mark,
      ${daysBetween(Prisma.sql`o.sent_at`, Prisma.sql`coalesce(o.accepted_at, o.declined_at)`)} as measure,
      coalesce(o.accepted_at, o.declined_at, o.response_deadline) as at
    from offers o join applications a on a.organization_id = o.organization_id and a.id = o.application_id
      join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
    where o.organization_id = ${org} and o.status in ('accepted', 'declined', 'expired') and ${ofJobs(query)}
      and ${during(Prisma.sql`coalesce(o.accepted_at, o.declined_at, o.response_deadline)`, query)}`,

  pipeline: (org, query) => Prisma.sql`
    select a.id as row_id, a.id as application_id, coalesce(t.id::text, 'nobody') as key,
      coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), 'Nobody yet') as label, a.status as mark,
      null::float8 as measure, a.applied_at as at
    from applications a join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
      left join team_members t on t.organization_id = a.organization_id and t.id = coalesce(a.assigned_recruiter_id, j.recruiter_id)
    where a.organization_id = ${org} and a.deleted_at is null and a.status in ('applied', 'screening', 'interviewing', 'offer')
      and ${ofJobs(query)} and ${during(Prisma.sql`a.applied_at`, query)}`,

  referrals: (org, query) => Prisma.sql`
    select r.id as row_id, r.application_id, coalesce(t.id::text, 'nobody') as key,
      coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), 'Someone who left') as label,
      case when a.status = 'hired' then 'hired/' else 'open/' end || r.bonus_status as mark, r.bonus_amount::float8 as measure,
      r.referral_date as at
    from job_referrals r join applications a on a.organization_id = r.organization_id and a.id = r.application_id
      join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
      left join team_members t on t.organization_id = r.organization_id and t.id = r.referrer_id
    where r.organization_id = ${org} and a.deleted_at is null and ${ofJobs(query)} and ${during(Prisma.sql`r.referral_date`, query)}`,
};
