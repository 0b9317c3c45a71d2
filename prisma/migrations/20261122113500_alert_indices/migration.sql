-- One update is a million rows at once: each index less is a million entries less. What is to leave and what is on its way have
-- partial indices of their own (email_notifications_due, email_notifications_on_the_way).

-- DropIndex
DROP INDEX "email_notifications_delivery_status_due_at_idx";

-- DropIndex
DROP INDEX "email_notifications_mail_id_idx";

-- By mail only what has one; a new row has none.
CREATE INDEX email_notifications_mail ON email_notifications (mail_id) WHERE mail_id IS NOT NULL;
-- Rows whose reader was removed: looked for after every round of sending, and nearly always none.
CREATE INDEX email_notifications_orphaned ON email_notifications (id) WHERE delivery_status = 'pending' AND subscriber_id IS NULL;
