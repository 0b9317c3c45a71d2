-- A member of the hiring team who sees only some jobs.
ALTER TABLE "team_members" ADD COLUMN     "job_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "sees_only_jobs" BOOLEAN NOT NULL DEFAULT false;

-- The second wall, inside the organization's: a transaction that names jobs (`app.jobs`, as '{7,12}') sees what belongs to them and
-- nothing else; one that names none sees all, and pays a comparison of two values for it. The planner takes the first condition for
-- true nearly always, so that its plans stay those of before. The sets are read once a statement, and only where jobs are named.
CREATE FUNCTION organization_in_view() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('app.organization_id', true), '')::int $$;
CREATE FUNCTION jobs_in_view() RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('app.jobs', true), '')::int[] $$;

-- In plpgsql, which the planner does not take apart: what they read would count in every plan.
CREATE FUNCTION applications_in_view() RETURNS SETOF integer LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1 ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT a.id FROM applications a WHERE a.organization_id = organization_in_view() AND a.job_id = ANY (jobs_in_view());
END $$;
CREATE FUNCTION candidates_in_view() RETURNS SETOF integer LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1 ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT a.candidate_id FROM applications a WHERE a.organization_id = organization_in_view() AND a.job_id = ANY (jobs_in_view());
END $$;
CREATE FUNCTION interviews_in_view() RETURNS SETOF integer LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1 ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT i.id FROM interviews i WHERE i.organization_id = organization_in_view()
    AND i.application_id IN (SELECT applications_in_view());
END $$;
CREATE FUNCTION offers_in_view() RETURNS SETOF integer LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1 ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT o.id FROM offers o WHERE o.organization_id = organization_in_view()
    AND o.application_id IN (SELECT applications_in_view());
END $$;
CREATE FUNCTION scorecards_in_view() RETURNS SETOF integer LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1 ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT s.id FROM scorecards s WHERE s.organization_id = organization_in_view()
    AND s.application_id IN (SELECT applications_in_view());
END $$;
CREATE FUNCTION referrals_in_view() RETURNS SETOF integer LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1 ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT r.id FROM job_referrals r WHERE r.organization_id = organization_in_view() AND r.job_id = ANY (jobs_in_view());
END $$;
-- Whoever applied for jobs in view and for no other: what is written of the person as such is about these jobs. To know it, all
-- jobs are looked at for a moment; the answer holds only people who are in view.
CREATE FUNCTION candidates_of_view_alone() RETURNS SETOF integer LANGUAGE plpgsql STABLE COST 1 ROWS 100 AS $$
DECLARE
  named text := current_setting('app.jobs', true);
  jobs integer[] := jobs_in_view();
  people integer[] := (SELECT array_agg(DISTINCT c) FROM candidates_in_view() c);
BEGIN
  PERFORM set_config('app.jobs', '', true);
  RETURN QUERY SELECT p FROM unnest(people) p WHERE NOT EXISTS (
    SELECT FROM applications a WHERE a.organization_id = organization_in_view() AND a.candidate_id = p AND a.job_id <> ALL (jobs));
  PERFORM set_config('app.jobs', named, true);
END $$;

DO $$
DECLARE
  seen record;
  jobs constant text := 'ANY ((SELECT jobs_in_view())::int[])';
BEGIN
  FOR seen IN SELECT * FROM (VALUES
    ('jobs', 'is_template OR id = ' || jobs), ('job_versions', 'job_id = ' || jobs), ('job_translations', 'job_id = ' || jobs),
    ('job_approvals', 'job_id = ' || jobs), ('job_openings', 'job_id = ' || jobs), ('job_documents', 'job_id = ' || jobs),
    ('job_questions', 'job_id = ' || jobs), ('job_stages', 'job_id = ' || jobs), ('interview_stages', 'job_id = ' || jobs),
    ('applications', 'job_id = ' || jobs), ('application_stage_events', 'job_id = ' || jobs), ('job_referrals', 'job_id = ' || jobs),
    ('ai_screening_results', 'job_id = ' || jobs), ('screening_logs', 'job_id = ' || jobs), ('eeo_responses', 'job_ref = ' || jobs),
    ('application_answers', 'application_id IN (SELECT applications_in_view())'),
    ('interviews', 'application_id IN (SELECT applications_in_view())'),
    ('scorecards', 'application_id IN (SELECT applications_in_view())'),
    ('offers', 'application_id IN (SELECT applications_in_view())'),
    ('adverse_action_cases', 'application_id IN (SELECT applications_in_view())'),
    ('new_hire_notices', 'application_id IN (SELECT applications_in_view())'),
    ('interview_participants', 'interview_id IN (SELECT interviews_in_view())'),
    ('interview_slots', 'interview_id IN (SELECT interviews_in_view())'),
    ('scorecard_ratings', 'scorecard_id IN (SELECT scorecards_in_view())'),
    ('offer_versions', 'offer_id IN (SELECT offers_in_view())'),
    ('offer_approvals', 'offer_id IN (SELECT offers_in_view())'),
    ('offer_events', 'offer_id IN (SELECT offers_in_view())'),
    ('candidates', 'id IN (SELECT candidates_in_view())'),
    ('resume_files', 'candidate_id IN (SELECT candidates_in_view())'),
    ('resume_data', 'candidate_id IN (SELECT candidates_in_view())'),
    ('privacy_requests', 'candidate_id IN (SELECT candidates_in_view())'),
    ('talent_pool_members', 'candidate_id IN (SELECT candidates_in_view())'),
    ('candidate_merges', 'kept_id IN (SELECT candidates_in_view()) AND merged_id IN (SELECT candidates_in_view())'),
    ('candidate_distinctions', 'candidate_id IN (SELECT candidates_in_view()) AND other_id IN (SELECT candidates_in_view())'),
    ('candidate_imports', 'false'),
    ('action_links', '(application_id IS NULL OR application_id IN (SELECT applications_in_view()))'
      || ' AND (interview_id IS NULL OR interview_id IN (SELECT interviews_in_view()))'
      || ' AND (offer_id IS NULL OR offer_id IN (SELECT offers_in_view()))'),
    ('compliance_findings', 'job_id = ' || jobs || ' OR application_id IN (SELECT applications_in_view()) OR offer_id IN (SELECT offers_in_view())'),
    -- What is written of a person without an application, and of somebody who applied elsewhere too, may be about those jobs.
    ('candidate_notes', 'CASE WHEN application_id IS NULL THEN candidate_id IN (SELECT candidates_of_view_alone()) ELSE application_id IN (SELECT applications_in_view()) END'),
    ('candidate_messages', 'CASE WHEN application_id IS NULL THEN candidate_id IN (SELECT candidates_of_view_alone()) ELSE application_id IN (SELECT applications_in_view()) END'),
    ('consents', 'CASE WHEN application_id IS NULL THEN candidate_id IN (SELECT candidates_of_view_alone()) ELSE application_id IN (SELECT applications_in_view()) END'),
    ('activities', 'CASE entity_type WHEN ''team'' THEN true WHEN ''job'' THEN entity_id = ' || jobs
      || ' WHEN ''application'' THEN entity_id IN (SELECT applications_in_view())'
      || ' WHEN ''interview'' THEN entity_id IN (SELECT interviews_in_view())'
      || ' WHEN ''offer'' THEN entity_id IN (SELECT offers_in_view())'
      || ' WHEN ''referral'' THEN entity_id IN (SELECT referrals_in_view())'
      || ' WHEN ''candidate'' THEN CASE WHEN type IN (''candidate.note'', ''candidate.contacted'') THEN entity_id IN (SELECT candidates_of_view_alone())'
      || ' ELSE entity_id IN (SELECT candidates_in_view()) END ELSE false END')
  ) AS t(name, condition) LOOP
    EXECUTE format($p$CREATE POLICY jobs_in_view ON %I AS RESTRICTIVE
      USING ((SELECT left(current_setting('app.jobs', true), 1)) IS DISTINCT FROM '{' OR (%s))$p$, seen.name, seen.condition);
  END LOOP;
END $$;

-- As before, and within the jobs in view: the function passes the walls for its index.
CREATE OR REPLACE FUNCTION candidates_found(org int, wanted text[], unwanted text[], active boolean, tag text, before_at timestamptz, before_id int, most int)
RETURNS TABLE (id int) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET jit = off AS $$
DECLARE
  query tsquery;
  term text;
  place text := 'c.organization_id = $1 AND c.deleted_at IS NULL AND c.merged_into_id IS NULL';
  filter text := 'true';
  hits int[];
BEGIN
  IF org IS DISTINCT FROM nullif(current_setting('app.organization_id', true), '')::int THEN RETURN; END IF;
  IF left(current_setting('app.jobs', true), 1) = '{' THEN place := place || ' AND c.id IN (SELECT candidates_in_view())'; END IF;
  FOREACH term IN ARRAY coalesce(wanted, '{}') LOOP
    term := unaccent(term);
    query := coalesce(query && (to_tsquery('simple', term) || to_tsquery('english', term)), to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  FOREACH term IN ARRAY coalesce(unwanted, '{}') LOOP
    term := unaccent(term);
    query := query && !! (to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  IF before_at IS NOT NULL THEN place := place || ' AND (c.created_at, c.id) < ($5, $6)'; END IF;
  IF query IS NOT NULL THEN filter := filter || ' AND c.search_vector @@ $2'; END IF;
  IF active IS NOT NULL THEN filter := filter || ' AND c.is_active = $3'; END IF;
  IF tag IS NOT NULL THEN filter := filter || ' AND c.tags @> ARRAY[$4]'; END IF;
  IF query IS NULL THEN
    RETURN QUERY EXECUTE 'SELECT c.id FROM candidates c WHERE ' || place || ' AND ' || filter || ' ORDER BY c.created_at DESC, c.id DESC LIMIT $7'
      USING org, query, active, tag, before_at, before_id, most;
    RETURN;
  END IF;
  EXECUTE 'SELECT array_agg(c.id ORDER BY c.created_at DESC, c.id DESC) FROM (SELECT c.id, c.created_at FROM (SELECT c.id, c.created_at, c.is_active, c.tags, c.search_vector FROM candidates c WHERE '
      || place || ' ORDER BY c.created_at DESC, c.id DESC LIMIT $8) c WHERE ' || filter || ' LIMIT $7) c'
    INTO hits USING org, query, active, tag, before_at, before_id, most, greatest(5000, most * 20);
  IF coalesce(array_length(hits, 1), 0) >= most THEN
    RETURN QUERY SELECT unnest(hits);
  ELSE
    RETURN QUERY SELECT f.id FROM candidates_by_words(org, query, place || ' AND ' || filter, active, tag, before_at, before_id, most) f;
  END IF;
END $$;
