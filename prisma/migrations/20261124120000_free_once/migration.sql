-- Every account waits for the click in a mail, not only that of an address whose earlier account was deleted.
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_kind_values;
DELETE FROM account_tokens WHERE kind = 'reregistration';
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_kind_values CHECK (kind IN (
  'password_reset', 'email_verify', 'email_change_old', 'email_change_new', 'temp_password_proof', 'temp_password_confirm',
  'admin_setup', 'registration'));
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_owner;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_owner CHECK (user_id IS NOT NULL OR kind IN ('admin_setup', 'registration'));

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "trial_device_hash" CHAR(64),
ADD COLUMN     "trial_mailbox_hash" CHAR(64),
ADD COLUMN     "trial_network_hash" CHAR(64),
ADD COLUMN     "trial_waits" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "coupon_redemptions" ADD COLUMN     "mailbox_hash" CHAR(64),
ADD COLUMN     "network_hash" CHAR(64);

-- CreateIndex
CREATE INDEX "users_trial_network_hash_trial_started_at_idx" ON "users"("trial_network_hash", "trial_started_at");

-- CreateIndex
CREATE INDEX "users_trial_device_hash_idx" ON "users"("trial_device_hash");

-- CreateIndex
CREATE INDEX "users_trial_mailbox_hash_idx" ON "users"("trial_mailbox_hash");

-- CreateIndex
CREATE INDEX "coupon_redemptions_network_hash_created_at_idx" ON "coupon_redemptions"("network_hash", "created_at");

-- CreateIndex
CREATE INDEX "coupon_redemptions_mailbox_hash_coupon_id_idx" ON "coupon_redemptions"("mailbox_hash", "coupon_id");

-- One spelling of the mailbox behind an address. What stands after a plus goes to the same mailbox at every provider that knows
-- it. Gmail ignores dots, Proton dots, hyphens and underscores; they, Apple and Yandex have one mailbox under several domains.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
              WHEN domain IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
                THEN regexp_replace(name, '[._-]', '', 'g') || '@proton.me'
              WHEN domain IN ('icloud.com', 'me.com', 'mac.com') THEN name || '@icloud.com'
              WHEN domain IN ('ya.ru', 'yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz')
                THEN replace(name, '-', '.') || '@yandex.com'
              ELSE name || '@' || domain END
  FROM (SELECT regexp_replace(regexp_replace(lower(email), '@[^@]*$', ''), '(.)\+.*$', '\1') AS name,
               regexp_replace(lower(email), '^.*@', '') AS domain) AS parts
$$;

-- The mailbox as it is kept where something free was taken: it stays known when the account changes its address.
CREATE FUNCTION mailbox_hash(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(sha256(convert_to(mailbox_of(email), 'UTF8')), 'hex')
$$;

CREATE INDEX users_mailbox ON users (mailbox_of(coalesce(former_email, email)));

UPDATE users SET trial_mailbox_hash = mailbox_hash(coalesce(former_email, email)) WHERE trial_started_at IS NOT NULL;
UPDATE coupon_redemptions r SET mailbox_hash = mailbox_hash(coalesce(u.former_email, u.email)) FROM users u WHERE u.id = r.user_id;
