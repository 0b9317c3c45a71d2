-- The nightly job asks which organizations have somebody whose first day has come or whose last day has passed.
CREATE POLICY turned_days ON employees FOR SELECT USING (
  (SELECT current_setting('app.opening', true)) = 'turned_days' AND status IN ('onboarding', 'active', 'on_leave')
);

CREATE FUNCTION organizations_with_turned_days(day date)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'turned_days', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM employees
    WHERE (status = 'onboarding' AND hire_date <= $1)
      OR (status IN ('onboarding', 'active', 'on_leave') AND termination_date < $1);
  PERFORM set_config('app.opening', before, true);
END $$;
