-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "failed_calls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "previous_secret_encrypted" TEXT,
ADD COLUMN     "previous_secret_until" TIMESTAMPTZ(3),
ADD COLUMN     "rest_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "events" (
    "id" BIGSERIAL NOT NULL,
    "sequence" BIGINT,
    "organization_id" INTEGER,
    "event_id" VARCHAR(40) NOT NULL,
    "type" VARCHAR(60) NOT NULL,
    "data" JSONB NOT NULL,
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "webhook_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "events_sequence_key" ON "events"("sequence");

-- CreateIndex
CREATE UNIQUE INDEX "events_event_id_key" ON "events"("event_id");

-- CreateIndex
CREATE INDEX "events_organization_id_sequence_idx" ON "events"("organization_id", "sequence");

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_state_id_idx" ON "webhook_deliveries"("webhook_id", "state", "id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits to be settled is few, and is asked for every second.
CREATE INDEX events_unsettled ON events (id) WHERE sequence IS NULL;
CREATE SEQUENCE events_order;

-- The wall: an organization's own events and those that are for everybody. Two windows, opened by the functions below alone: one
-- writes down what the database itself sees, the other settles and delivers.
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_wall ON events
  USING (organization_id IS NULL OR organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
  WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int));
CREATE POLICY note_event ON events FOR INSERT WITH CHECK ((SELECT current_setting('app.opening', true)) = 'note_event');
CREATE POLICY deliverer ON events
  USING ((SELECT current_setting('app.opening', true)) = 'deliverer')
  WITH CHECK ((SELECT current_setting('app.opening', true)) = 'deliverer');
CREATE POLICY deliverer ON webhook_deliveries
  USING ((SELECT current_setting('app.opening', true)) = 'deliverer')
  WITH CHECK ((SELECT current_setting('app.opening', true)) = 'deliverer');
CREATE POLICY deliverer ON webhooks FOR SELECT USING ((SELECT current_setting('app.opening', true)) = 'deliverer');

CREATE FUNCTION moment_text(at timestamptz) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- Numbers what was committed since the last time and makes a delivery for each webhook that listens. One at a time, so that the
-- numbers are seen in their order: a reader who has come to one of them misses none below it.
CREATE FUNCTION settle_events(at timestamptz) RETURNS integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  before text := coalesce(current_setting('app.opening', true), '');
  settled integer;
BEGIN
  PERFORM pg_advisory_xact_lock(7072, 1);
  PERFORM set_config('app.opening', 'deliverer', true);
  WITH fresh AS MATERIALIZED (
    SELECT f.id, nextval('events_order') AS place
    FROM (SELECT e.id FROM events e WHERE e.sequence IS NULL ORDER BY e.id LIMIT 5000) f
  ), told AS (
    UPDATE events e SET sequence = fresh.place FROM fresh WHERE e.id = fresh.id
    RETURNING e.organization_id, e.event_id, e.type, e.data, e.is_test, e.webhook_id, e.created_at, fresh.place
  ), queued AS (
    INSERT INTO webhook_deliveries (organization_id, webhook_id, event_id, event_type, payload, next_attempt_at, created_at)
    SELECT h.organization_id, h.id, t.event_id, t.type,
      jsonb_build_object('id', t.event_id, 'type', t.type, 'organizationId', h.organization_id, 'isTest', t.is_test, 'data', t.data,
        'createdAt', moment_text(t.created_at)),
      at, t.created_at
    FROM told t JOIN webhooks h ON (t.organization_id IS NULL OR h.organization_id = t.organization_id)
    WHERE h.is_active AND h.created_at <= t.created_at
      AND CASE WHEN t.webhook_id IS NOT NULL THEN h.id = t.webhook_id
               ELSE NOT t.is_test AND (cardinality(h.events) = 0 OR t.type = ANY (h.events)) END
    ORDER BY t.place, h.id
  )
  SELECT count(*) INTO settled FROM told;
  PERFORM set_config('app.opening', before, true);
  RETURN settled;
END $$;

-- Whether there is anything to do, cheap enough to be asked every second.
CREATE FUNCTION webhooks_wait(at timestamptz, stale timestamptz) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  before text := coalesce(current_setting('app.opening', true), '');
  waits boolean;
BEGIN
  PERFORM set_config('app.opening', 'deliverer', true);
  SELECT EXISTS (SELECT FROM events e WHERE e.sequence IS NULL)
    OR EXISTS (SELECT FROM webhook_deliveries d WHERE d.state = 'running' AND d.claimed_at < stale)
    OR EXISTS (SELECT FROM webhooks h WHERE h.is_active AND (h.rest_until IS NULL OR h.rest_until <= at)
      AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = h.id AND d.state = 'queued' AND d.next_attempt_at <= at))
    INTO waits;
  PERFORM set_config('app.opening', before, true);
  RETURN waits;
END $$;

-- Takes calls that are due, a few of each address: one at a time of an address that fails, and of all failing ones together no more
-- than a share, so that whoever answers is called at once however many others hang.
CREATE FUNCTION claim_deliveries(at timestamptz, stale timestamptz, how_many integer, of_one integer, of_failing integer)
RETURNS TABLE (
  id bigint, organization_id integer, webhook_id integer, event_id varchar, event_type varchar, payload jsonb, attempts integer,
  url text, secret_encrypted text, previous_secret_encrypted text, failed_calls integer
)
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'deliverer', true);
  RETURN QUERY
    WITH due AS (
      SELECT d.id, h.failed_calls > 0 AS fails, row_number() OVER (PARTITION BY h.failed_calls > 0 ORDER BY d.place, d.next_attempt_at, d.id) AS turn
      FROM webhooks h
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS running FROM webhook_deliveries r
        WHERE r.webhook_id = h.id AND r.state = 'running' AND r.claimed_at >= stale) busy
      CROSS JOIN LATERAL (
        SELECT q.id, q.next_attempt_at, row_number() OVER (ORDER BY q.id) AS place FROM webhook_deliveries q
        WHERE q.webhook_id = h.id
          AND ((q.state = 'queued' AND q.next_attempt_at <= at) OR (q.state = 'running' AND q.claimed_at < stale))
        ORDER BY q.id LIMIT greatest(0, CASE WHEN h.failed_calls > 0 THEN 1 ELSE of_one END - busy.running)) d
      WHERE h.is_active AND (h.rest_until IS NULL OR h.rest_until <= at)
    ), taken AS (
      SELECT w.id FROM webhook_deliveries w
      WHERE w.id IN (SELECT due.id FROM due WHERE NOT due.fails OR due.turn <= of_failing ORDER BY due.fails, due.turn LIMIT how_many)
        AND (w.state = 'queued' OR (w.state = 'running' AND w.claimed_at < stale))
      FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE webhook_deliveries w SET state = 'running', claimed_at = at, attempts = w.attempts + 1
      FROM taken WHERE w.id = taken.id
      RETURNING w.id, w.organization_id, w.webhook_id, w.event_id, w.event_type, w.payload, w.attempts
    )
    SELECT c.id, c.organization_id, c.webhook_id, c.event_id, c.event_type, c.payload, c.attempts, h.url, h.secret_encrypted,
      CASE WHEN h.previous_secret_until > at THEN h.previous_secret_encrypted END, h.failed_calls
    FROM claimed c JOIN webhooks h ON h.id = c.webhook_id ORDER BY c.id;
  PERFORM set_config('app.opening', before, true);
END $$;

-- Events are kept for a while, deliveries as long; those that still wait stay.
CREATE FUNCTION forget_events(made_before timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  before text := coalesce(current_setting('app.opening', true), '');
  gone integer;
BEGIN
  PERFORM set_config('app.opening', 'deliverer', true);
  DELETE FROM webhook_deliveries d WHERE d.created_at < made_before AND d.state IN ('delivered', 'failed', 'gave_up');
  DELETE FROM events e WHERE e.created_at < made_before AND e.sequence IS NOT NULL;
  GET DIAGNOSTICS gone = ROW_COUNT;
  PERFORM set_config('app.opening', before, true);
  RETURN gone;
END $$;

-- What has many doors is noted by the database itself, in the transaction that does it: a change of law, of access, of a purchase, of
-- an employee. Ids and states, no names.
CREATE FUNCTION note_event(organization integer, name text, what jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'note_event', true);
  INSERT INTO events (organization_id, event_id, type, data)
    VALUES (organization, 'evt_' || replace(gen_random_uuid()::text, '-', ''), name, what);
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE FUNCTION note_law_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Old news, such as the first load of the corpus, is no change.
  IF NEW.timestamp > now() - interval '2 days' THEN
    PERFORM note_event(NULL, 'law.changed', jsonb_build_object(
      'lawUpdateId', NEW.id, 'jurisdiction', NEW.jurisdiction, 'category', NEW.category, 'riskLevel', NEW.risk_level));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER law_update_told AFTER INSERT ON law_updates FOR EACH ROW WHEN (NEW.status = 'approved')
  EXECUTE FUNCTION note_law_event();
CREATE TRIGGER law_update_approved AFTER UPDATE OF status ON law_updates FOR EACH ROW
  WHEN (NEW.status = 'approved' AND OLD.status = 'pending') EXECUTE FUNCTION note_law_event();

CREATE FUNCTION note_access_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.access_level, NEW.access_expiry) IS DISTINCT FROM (OLD.access_level, OLD.access_expiry) THEN
    PERFORM note_event(NEW.default_organization_id, 'access.changed', jsonb_build_object(
      'userId', NEW.id, 'product', 'research', 'level', NEW.access_level, 'until', moment_text(NEW.access_expiry)));
  END IF;
  IF (NEW.ats_access_level, NEW.ats_access_expiry) IS DISTINCT FROM (OLD.ats_access_level, OLD.ats_access_expiry) THEN
    PERFORM note_event(NEW.default_organization_id, 'access.changed', jsonb_build_object(
      'userId', NEW.id, 'product', 'ats', 'level', NEW.ats_access_level, 'until', moment_text(NEW.ats_access_expiry)));
  END IF;
  IF (NEW.hris_access_level, NEW.hris_access_expiry) IS DISTINCT FROM (OLD.hris_access_level, OLD.hris_access_expiry) THEN
    PERFORM note_event(NEW.default_organization_id, 'access.changed', jsonb_build_object(
      'userId', NEW.id, 'product', 'hris', 'level', NEW.hris_access_level, 'until', moment_text(NEW.hris_access_expiry)));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER user_access_told AFTER UPDATE OF access_level, access_expiry, ats_access_level, ats_access_expiry,
  hris_access_level, hris_access_expiry ON users FOR EACH ROW
  WHEN (NEW.default_organization_id IS NOT NULL) EXECUTE FUNCTION note_access_event();

CREATE FUNCTION note_purchase_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization integer := (SELECT u.default_organization_id FROM users u WHERE u.id = NEW.user_id);
  name text := CASE
    WHEN NEW.granted_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.granted_at IS NULL) THEN 'purchase.completed'
    WHEN TG_OP = 'UPDATE' AND NEW.refunded_amount > OLD.refunded_amount THEN 'purchase.refunded'
    WHEN TG_OP = 'UPDATE' AND NEW.payment_status = 'failed' AND OLD.payment_status <> 'failed' THEN 'purchase.failed' END;
BEGIN
  IF organization IS NOT NULL AND name IS NOT NULL THEN
    PERFORM note_event(organization, name, jsonb_build_object(
      'purchaseId', NEW.id, 'plan', NEW.plan, 'amount', NEW.amount, 'refundedAmount', NEW.refunded_amount));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER purchase_told AFTER INSERT OR UPDATE OF granted_at, refunded_amount, payment_status ON purchase_history
  FOR EACH ROW EXECUTE FUNCTION note_purchase_event();

CREATE FUNCTION note_employee_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_event(NEW.organization_id, 'employee.created', jsonb_build_object('employeeId', NEW.id, 'status', NEW.status));
  ELSE
    PERFORM note_event(NEW.organization_id, 'employee.changed', jsonb_build_object(
      'employeeId', NEW.id, 'from', OLD.status, 'status', NEW.status));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER employee_made AFTER INSERT ON employees FOR EACH ROW EXECUTE FUNCTION note_employee_event();
CREATE TRIGGER employee_stepped AFTER UPDATE OF status ON employees FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION note_employee_event();

CREATE FUNCTION note_time_off_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_event(NEW.organization_id, CASE TG_OP WHEN 'INSERT' THEN 'leave.requested' ELSE 'leave.changed' END,
    jsonb_build_object('timeOffRequestId', NEW.id, 'employeeId', NEW.employee_id, 'status', NEW.status,
      'from', NEW.start_date, 'through', NEW.end_date));
  RETURN NULL;
END $$;
CREATE TRIGGER time_off_made AFTER INSERT ON time_off_requests FOR EACH ROW EXECUTE FUNCTION note_time_off_event();
CREATE TRIGGER time_off_stepped AFTER UPDATE OF status ON time_off_requests FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION note_time_off_event();
