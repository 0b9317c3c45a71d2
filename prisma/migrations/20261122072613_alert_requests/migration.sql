-- DropIndex
DROP INDEX "subscriptions_cadence_next_digest_at_idx";

-- AlterTable
ALTER TABLE "subscribers" ADD COLUMN     "pending_request" JSONB;

-- AlterTable
ALTER TABLE "subscriptions" DROP COLUMN "next_digest_at";

-- When an alert may leave: at once, or at eight in the morning of the reader's next business day, or of the chosen one.
CREATE FUNCTION alert_due_at(at timestamptz, cadence text, weekday int, zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE cadence
    WHEN 'daily' THEN (next_day + CASE extract(isodow FROM next_day) WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END + time '08:00') AT TIME ZONE zone
    WHEN 'weekly' THEN (next_day + (coalesce(weekday, 1) - extract(isodow FROM next_day)::int + 7) % 7 + time '08:00') AT TIME ZONE zone
    ELSE at END
  FROM (SELECT (at AT TIME ZONE zone)::date + ((at AT TIME ZONE zone)::time >= time '08:00')::int AS next_day) days
$$;

-- Alerts whose mail is on its way: looked through after every round of sending.
CREATE INDEX email_notifications_on_the_way ON email_notifications (mail_id) WHERE delivery_status = 'queued';
CREATE INDEX "subscribers_search" ON "subscribers" USING GIN ("email" gin_trgm_ops, "first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "company" gin_trgm_ops);
