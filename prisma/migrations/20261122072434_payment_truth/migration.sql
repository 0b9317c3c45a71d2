-- AlterTable
ALTER TABLE "payment_subscriptions" ADD COLUMN     "has_card" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sync_number" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "purchase_history" ADD COLUMN     "provider" VARCHAR(10),
ADD COLUMN     "sync_number" BIGINT NOT NULL DEFAULT 0;

-- Every reading of the payment provider takes a ticket before it asks; a reading with a lower ticket than the row's is older.
CREATE SEQUENCE payment_readings AS BIGINT;

ALTER TABLE purchase_history ADD CONSTRAINT purchase_history_granted_has_dates
  CHECK (granted_at IS NULL OR (access_start_date IS NOT NULL AND access_end_date IS NOT NULL));
ALTER TABLE purchase_history ADD CONSTRAINT purchase_history_provider_values CHECK (provider IN ('stripe', 'test'));
CREATE INDEX purchase_history_waiting ON purchase_history (purchase_date) WHERE payment_status IN ('pending', 'failed') AND is_active;
