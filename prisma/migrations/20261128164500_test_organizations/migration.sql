-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "test_of_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "organizations_test_of_id_key" ON "organizations"("test_of_id");

-- AddForeignKey
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_test_of_id_fkey" FOREIGN KEY ("test_of_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody applies to made-up jobs.
ALTER TABLE organizations ADD CONSTRAINT test_organization_has_no_careers_site CHECK (test_of_id IS NULL OR NOT careers_enabled);

CREATE FUNCTION is_test_organization(organization integer) RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT EXISTS (SELECT FROM organizations o WHERE o.id = organization AND o.test_of_id IS NOT NULL) $$;

-- Whatever queues a mail for a test organization: it is kept to be looked at, and never leaves.
CREATE FUNCTION withhold_test_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_test_organization(coalesce(NEW.organization_id, nullif(current_setting('app.organization_id', true), '')::int)) THEN
    NEW.state := 'suppressed';
    NEW.last_error := 'Of a test organization: nothing is mailed';
    NEW.secret_encrypted := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER test_mail BEFORE INSERT ON mails FOR EACH ROW
  WHEN (NEW.organization_id IS NOT NULL OR nullif(current_setting('app.organization_id', true), '') IS NOT NULL)
  EXECUTE FUNCTION withhold_test_mail();

-- Its events say that nothing of them is true.
CREATE OR REPLACE FUNCTION settle_events(at timestamptz) RETURNS integer
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
      jsonb_build_object('id', t.event_id, 'type', t.type, 'organizationId', h.organization_id, 'isTest', t.is_test OR is_test_organization(t.organization_id), 'data', t.data,
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
