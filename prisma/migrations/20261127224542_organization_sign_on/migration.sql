-- CreateTable
CREATE TABLE "sign_on_providers" (
    "organization_id" INTEGER NOT NULL,
    "issuer" VARCHAR(500) NOT NULL,
    "client_id" VARCHAR(255) NOT NULL,
    "client_secret_encrypted" TEXT NOT NULL,
    "proves_second_factor" BOOLEAN NOT NULL DEFAULT false,
    "is_enforced" BOOLEAN NOT NULL DEFAULT false,
    "break_glass_user_id" INTEGER,
    "proved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_on_providers_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "sign_on_domains" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "domain" VARCHAR(255) NOT NULL,
    "token" VARCHAR(64) NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_on_domains_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sign_on_providers_break_glass_user_id_idx" ON "sign_on_providers"("break_glass_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_domains_organization_id_domain_key" ON "sign_on_domains"("organization_id", "domain");

-- AddForeignKey
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_break_glass_user_id_fkey" FOREIGN KEY ("break_glass_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_domains" ADD CONSTRAINT "sign_on_domains_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A domain is one organization's: who proves it first has it.
CREATE UNIQUE INDEX sign_on_domains_verified ON sign_on_domains (domain) WHERE verified_at IS NOT NULL;
