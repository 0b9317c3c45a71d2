-- Who makes the calls also writes down how an address answers, for whichever organization it is.
CREATE POLICY deliverer_notes ON webhooks FOR UPDATE
  USING ((SELECT current_setting('app.opening', true)) = 'deliverer')
  WITH CHECK ((SELECT current_setting('app.opening', true)) = 'deliverer');

-- What came of the calls of one moment, of all organizations, in one statement: a transaction for each took longer than the call.
-- An address that answers is called as ever; one that does not rests, longer each time, and after too many events given up it is off.
-- Answers the webhooks that were switched off by this.
CREATE FUNCTION settle_deliveries(at timestamptz, outcomes jsonb, rest_seconds integer, most_rest_seconds integer, most_failures integer)
RETURNS TABLE (organization_id integer, webhook_id integer)
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'deliverer', true);
  RETURN QUERY
    WITH told AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(outcomes) AS o(id bigint, state text, "responseStatus" integer, "responseBody" text,
        "durationMs" integer, "lastError" text, "nextAttemptAt" timestamptz)
    ), settled AS (
      UPDATE webhook_deliveries d SET state = t.state, claimed_at = NULL, response_status = t."responseStatus", response_body = t."responseBody",
        duration_ms = t."durationMs", last_error = t."lastError", next_attempt_at = coalesce(t."nextAttemptAt", d.next_attempt_at),
        delivered_at = CASE WHEN t.state = 'delivered' THEN at ELSE d.delivered_at END
      FROM told t WHERE d.id = t.id
      RETURNING d.webhook_id, t.state
    ), of_each AS (
      SELECT s.webhook_id AS hook, bool_or(s.state = 'delivered') AS answers, count(*)::int AS calls,
        (count(*) FILTER (WHERE s.state = 'gave_up'))::int AS given_up
      FROM settled s GROUP BY s.webhook_id
    ), answering AS (
      -- A row that says so already is not written again.
      UPDATE webhooks h SET failure_count = 0, failed_calls = 0, rest_until = NULL FROM of_each e
      WHERE h.id = e.hook AND e.answers AND (h.failure_count > 0 OR h.failed_calls > 0)
    )
    UPDATE webhooks h SET failed_calls = h.failed_calls + e.calls, failure_count = h.failure_count + e.given_up,
      rest_until = at + make_interval(secs => least(most_rest_seconds, rest_seconds * power(2, least(h.failed_calls, 10)))),
      is_active = h.is_active AND h.failure_count + e.given_up < most_failures,
      disabled_at = CASE WHEN h.is_active AND h.failure_count + e.given_up >= most_failures THEN at ELSE h.disabled_at END,
      disabled_reason = CASE WHEN h.is_active AND h.failure_count + e.given_up >= most_failures
        THEN most_failures || ' events in a row could not be delivered' ELSE h.disabled_reason END
    FROM of_each e WHERE h.id = e.hook AND NOT e.answers
    RETURNING h.organization_id, CASE WHEN h.disabled_at = at THEN h.id END;
  PERFORM set_config('app.opening', before, true);
END $$;
