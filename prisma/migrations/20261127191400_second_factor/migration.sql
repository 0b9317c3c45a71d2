-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "second_factors" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "secret_encrypted" TEXT,
    "used_step" INTEGER,
    "credential_id" VARCHAR(1400),
    "public_key" VARCHAR(4000),
    "sign_count" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "code_hash" CHAR(64) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remembered_browsers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "ip_address" VARCHAR(45),
    "user_agent" VARCHAR(400),
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remembered_browsers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "second_factors_credential_id_key" ON "second_factors"("credential_id");

-- CreateIndex
CREATE INDEX "second_factors_user_id_idx" ON "second_factors"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_key" ON "recovery_codes"("user_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "remembered_browsers_token_hash_key" ON "remembered_browsers"("token_hash");

-- CreateIndex
CREATE INDEX "remembered_browsers_user_id_idx" ON "remembered_browsers"("user_id");

-- CreateIndex
CREATE INDEX "remembered_browsers_expires_at_idx" ON "remembered_browsers"("expires_at");

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remembered_browsers" ADD CONSTRAINT "remembered_browsers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE second_factors ADD CONSTRAINT second_factors_kind_values CHECK (
  (kind = 'app' AND secret_encrypted IS NOT NULL) OR (kind = 'passkey' AND credential_id IS NOT NULL AND public_key IS NOT NULL));
-- One app waits for its first code at a time.
CREATE UNIQUE INDEX second_factors_unconfirmed ON second_factors (user_id) WHERE confirmed_at IS NULL;
