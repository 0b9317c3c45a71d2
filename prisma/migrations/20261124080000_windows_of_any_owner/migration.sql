-- The windows in the wall, for databases that were made when they set their parameter in the function's head: only a superuser may
-- write such a head. Each function now opens its window itself and closes it behind it.

CREATE OR REPLACE FUNCTION public_postings(words text, state text, only_remote boolean, before_at timestamptz, before_id integer, how_many integer)
RETURNS TABLE (
  id integer, title varchar, slug varchar, department varchar, location varchar, is_remote boolean, employment_type varchar,
  published_at timestamptz, organization_name varchar, organization_slug varchar,
  salary_min integer, salary_max integer, salary_type varchar
)
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'public_postings', true);
  RETURN QUERY
    SELECT j.id, j.title, j.public_slug, j.department, j.location, j.is_remote, j.employment_type, j.published_at,
           o.name, o.slug,
           CASE WHEN j.salary_visibility IN ('public', 'range') THEN j.salary_min END,
           CASE WHEN j.salary_visibility IN ('public', 'range') THEN j.salary_max END,
           j.salary_type
    FROM jobs j JOIN organizations o ON o.id = j.organization_id AND o.careers_enabled AND o.closed_at IS NULL
    WHERE j.status = 'published' AND NOT j.is_internal_only AND NOT j.is_template AND j.deleted_at IS NULL
      AND (words = '' OR j.search_vector @@ websearch_to_tsquery('english', words) OR o.name ILIKE '%' || words || '%')
      AND (public_postings.state = '' OR j.location ~ ('\m' || public_postings.state || '\M') OR public_postings.state = ANY (j.remote_states))
      AND (NOT only_remote OR j.is_remote)
      AND (before_at IS NULL OR (j.published_at, j.id) < (before_at, before_id))
    ORDER BY j.published_at DESC, j.id DESC
    LIMIT least(how_many, 101);
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE OR REPLACE FUNCTION organizations_with_due_deliveries(at timestamptz, stale timestamptz)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'due_deliveries', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM webhook_deliveries
    WHERE (state = 'queued' AND next_attempt_at <= at) OR (state = 'running' AND claimed_at < stale);
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE OR REPLACE FUNCTION organizations_with_passed_deadlines(day date)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'passed_deadlines', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM jobs
    WHERE status = 'published' AND application_deadline < day AND deleted_at IS NULL;
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE OR REPLACE FUNCTION organizations_with_due_interviews(at timestamptz, remind_before timestamptz)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'due_interviews', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM interviews
    WHERE status = 'scheduled' AND deleted_at IS NULL
      AND ((scheduled_at > at AND scheduled_at <= remind_before AND reminder_sent_at IS NULL)
        OR scheduled_at + make_interval(mins => duration) <= at);
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE OR REPLACE FUNCTION organizations_with_passed_offers(at timestamptz)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'passed_offers', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM offers
    WHERE status IN ('sent', 'viewed') AND response_deadline <= at;
  PERFORM set_config('app.opening', before, true);
END $$;
