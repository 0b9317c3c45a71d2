import pg from "pg";

const STAGES = 6;

export type Size = { candidates: number; applications: number; jobs: number };

/** Rows as the superuser writes them, in one statement each; the search column is made by its trigger. */
export async function fillHiring(organizationId: number, { candidates, applications, jobs }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  client.on("error", () => undefined);
  await client.connect();
  const say = async (name: string, sql: string) => {
    const started = performance.now();
    await client.query(sql);
    console.error(`${name.padEnd(14)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  const words = (seed: string) =>
    `(array['payroll','forklift','excel','nursing','welding','python','spanish','audit','sales','design','sql','safety','baking','routing','welfare','tableau'])[1 + (${seed}) % 16]`;
  await say(
    "candidates",
    `insert into candidates (organization_id, email, first_name, last_name, phone, city, state, current_title, current_company, skills, tags, source, email_key, name_key, created_at, updated_at, notes)
    select ${organizationId}, 'person' || n || '@example.com', (array['Kim','Ada','Luis','Noor','Wei','Omar','Ines','Tara'])[1 + n % 8],
      (array['Ito','Park','Reyes','Haddad','Chou','Brandt','Quist','Okafor','Weiss','Soto'])[1 + (n / 8) % 10] || chr(97 + n % 26) || chr(97 + (n / 26) % 26),
      '202555' || lpad((n % 10000)::text, 4, '0'), 'Reno', 'NV', (array['Baker','Driver','Nurse','Engineer','Analyst'])[1 + n % 5], 'Company ' || n % 5000,
      array[${words("n")}, ${words("n / 16")}, ${words("n / 256")}], case when n % 20 = 0 then array['night shift'] else '{}' end, 'Import',
      'person' || n || '@example.com', 'person ' || n, now() - n * interval '1 minute', now(),
      'Worked with ${"warehouse systems, schedules and people for several years. ".repeat(3)}' || ${words("n / 7")} || ' reference' || n
    from generate_series(1, ${candidates}) n`,
  );
  await say(
    "jobs",
    `insert into jobs (organization_id, title, status, approval_status, published_at, openings, updated_at)
    select ${organizationId}, (array['Baker','Driver','Nurse','Engineer','Analyst'])[1 + n % 5] || ' ' || n, 'published', 'approved', now(), 5, now() from generate_series(1, ${jobs}) n`,
  );
  await say(
    "stages",
    `insert into job_stages (organization_id, job_id, name, kind, position)
    select ${organizationId}, id, (array['Applied','Screening','Phone interview','Interview','Offer','Hired'])[s], (array['applied','screening','interviewing','interviewing','offer','hired'])[s], s
    from jobs, generate_series(1, ${STAGES}) s where organization_id = ${organizationId}`,
  );
  // One job in a hundred is ten times as large as the others; half of all applications have ended.
  await say(
    "applications",
    `insert into applications (organization_id, job_id, candidate_id, status, stage, stage_id, last_active_stage_id, stage_entered_at, applied_at, source, reached, updated_at)
    select ${organizationId}, s.job_id, c.id, case when n % 2 = 0 then 'rejected' else s.kind end, s.name, s.id, s.id, now() - n * interval '20 seconds', now() - n * interval '30 seconds',
      (array['Careers page','Referral','LinkedIn','Indeed'])[1 + n % 4], n % 3, now()
    from generate_series(0, ${applications - 1}) n
    join (select id, row_number() over (order by id) - 1 as at from candidates where organization_id = ${organizationId}) c on c.at = n % ${candidates}
    join (select st.*, j.at as job_at, st.position - 1 as stage_at from job_stages st join (select id, row_number() over (order by id) - 1 as at from jobs where organization_id = ${organizationId}) j on j.id = st.job_id) s
      on s.job_at = case when n % 10 = 0 then (n / 10) % ${Math.max(1, jobs / 100)} else (n + n / ${candidates} * 7) % ${jobs} end and s.stage_at = (n / 2) % ${STAGES}
    on conflict do nothing`,
  );
  // Two steps each on the average, as the reports count them; `reached` stands there already.
  await client.query("alter table application_stage_events disable trigger application_stage_events_reached");
  await say(
    "steps",
    `insert into application_stage_events (organization_id, application_id, job_id, action, from_status, to_status, from_stage_name, to_stage_name, seconds_in_previous, created_at)
    select a.organization_id, a.id, a.job_id, case s when 1 then 'apply' else 'move' end, case s when 2 then 'applied' when 3 then 'screening' end,
      (array['applied','screening','interviewing'])[s], case s when 2 then 'Applied' when 3 then 'Screening' end, (array['Applied','Screening','Interview'])[s],
      case when s > 1 then 86400 * (1 + a.id % 5) end, a.applied_at + (s - 1) * interval '2 days'
    from applications a, generate_series(1, 3) s where a.organization_id = ${organizationId} and s <= 1 + a.reached`,
  );
  await client.query("alter table application_stage_events enable trigger application_stage_events_reached");
  await say("analyze", "vacuum analyze candidates, jobs, job_stages, applications, application_stage_events");
  await client.end();
}
