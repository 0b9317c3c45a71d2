-- Mails of a company stand behind the wall of the company; those of accounts belong to nobody's company. One window is for the
-- sender and for the administration's list, opened by their functions and by nothing else of the product.
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_wall ON mails
  USING (organization_id IS NULL OR organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
  WITH CHECK (organization_id IS NULL OR organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int));
CREATE POLICY outbox ON mails
  USING ((SELECT current_setting('app.opening', true)) = 'outbox')
  WITH CHECK ((SELECT current_setting('app.opening', true)) = 'outbox');

-- Each opens the window itself and closes it behind it, as those of the other windows do.
CREATE FUNCTION outbox_claim(claimant text, at timestamptz, how_many integer) RETURNS SETOF mails
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'outbox', true);
  RETURN QUERY
    UPDATE mails SET state = 'claimed', claimed_by = claimant, claimed_at = at
    WHERE id IN (
      SELECT m.id FROM mails m WHERE m.state IN ('queued', 'failed') AND m.next_attempt_at <= at
      ORDER BY m.priority, m.next_attempt_at LIMIT how_many FOR UPDATE SKIP LOCKED)
    RETURNING mails.*;
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE FUNCTION outbox_return(claimed_before timestamptz) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'outbox', true);
  UPDATE mails SET state = CASE WHEN attempts = 0 THEN 'queued' ELSE 'failed' END, claimed_by = NULL, claimed_at = NULL
  WHERE state = 'claimed' AND claimed_at < claimed_before;
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE FUNCTION outbox_release(ids bigint[], claimant text) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'outbox', true);
  UPDATE mails SET state = CASE WHEN attempts = 0 THEN 'queued' ELSE 'failed' END, claimed_by = NULL, claimed_at = NULL
  WHERE id = ANY (ids) AND claimed_by = claimant AND state = 'claimed';
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE FUNCTION outbox_settle(mail_id bigint, claimant text, became text, tried integer, next_at timestamptz, sent timestamptz, error text)
RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'outbox', true);
  UPDATE mails SET state = became, attempts = attempts + tried, next_attempt_at = coalesce(next_at, next_attempt_at),
    sent_at = sent, last_error = error, claimed_by = NULL, claimed_at = NULL,
    secret_encrypted = CASE WHEN became = 'failed' THEN secret_encrypted END
  WHERE id = mail_id AND claimed_by = claimant;
  PERFORM set_config('app.opening', before, true);
END $$;
