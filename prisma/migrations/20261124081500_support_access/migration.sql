-- What a company has opened to support, for a time (decision 73).
CREATE TABLE "support_grants" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "areas" TEXT[],
    "reason" VARCHAR(300),
    "granted_by" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_grants_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "support_grants_organization_id_expires_at_idx" ON "support_grants"("organization_id", "expires_at");
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE support_grants ADD CONSTRAINT support_grants_areas_values CHECK (areas <@ ARRAY['hiring', 'people'] AND cardinality(areas) > 0);

-- Both names on what an administrator does while viewing as a member.
ALTER TABLE "activities" ADD COLUMN "impersonator_id" INTEGER;
ALTER TABLE "activities" ADD CONSTRAINT "activities_impersonator_id_fkey" FOREIGN KEY ("impersonator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Who looked into a company and when: few of very many rows.
CREATE INDEX audit_log_support ON audit_log (organization_id, at DESC, id DESC) WHERE impersonator_id IS NOT NULL;
