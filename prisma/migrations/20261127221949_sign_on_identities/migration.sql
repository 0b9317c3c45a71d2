-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "signed_on_by" VARCHAR(30);

-- CreateTable
CREATE TABLE "sign_on_identities" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "provider" VARCHAR(30) NOT NULL,
    "issuer" VARCHAR(500) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "email" VARCHAR(255),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_on_identities_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sign_on_identities_user_id_idx" ON "sign_on_identities"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_identities_provider_issuer_subject_key" ON "sign_on_identities"("provider", "issuer", "subject");

-- AddForeignKey
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_kind_values;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_kind_values CHECK (kind IN (
  'password_reset', 'email_verify', 'email_change_old', 'email_change_new', 'temp_password_proof', 'temp_password_confirm',
  'admin_setup', 'registration', 'sign_on', 'sign_on_link'));
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_owner;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_owner CHECK (
  user_id IS NOT NULL OR kind IN ('admin_setup', 'registration', 'sign_on', 'sign_on_link'));
