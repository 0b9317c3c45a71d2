-- CreateTable
CREATE TABLE "self_identifications" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_ref" INTEGER NOT NULL,
    "sex" VARCHAR(30),
    "race" VARCHAR(60),
    "declined" BOOLEAN NOT NULL DEFAULT false,
    "source" VARCHAR(20) NOT NULL DEFAULT 'self',
    "form_version" VARCHAR(20) NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "self_identifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "eeo_job_categories" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,
    "category" VARCHAR(30) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "eeo_job_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "eeo_snapshots" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "employees" INTEGER NOT NULL,
    "counts" JSONB NOT NULL,
    "taken_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "eeo_snapshots_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "self_identifications_organization_id_employee_ref_key" ON "self_identifications"("organization_id", "employee_ref");

-- CreateIndex
CREATE UNIQUE INDEX "eeo_job_categories_organization_id_position_id_key" ON "eeo_job_categories"("organization_id", "position_id");

-- CreateIndex
CREATE UNIQUE INDEX "eeo_snapshots_organization_id_year_key" ON "eeo_snapshots"("organization_id", "year");

-- AddForeignKey
ALTER TABLE "self_identifications" ADD CONSTRAINT "self_identifications_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eeo_job_categories" ADD CONSTRAINT "eeo_job_categories_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eeo_job_categories" ADD CONSTRAINT "eeo_job_categories_organization_id_position_id_fkey" FOREIGN KEY ("organization_id", "position_id") REFERENCES "positions"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eeo_snapshots" ADD CONSTRAINT "eeo_snapshots_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE self_identifications
  ADD CONSTRAINT self_identifications_source_check CHECK (source IN ('self', 'records', 'observed'));

-- The wall, as of every table of an organization's people.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['self_identifications', 'eeo_job_categories', 'eeo_snapshots'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($p$CREATE POLICY organization_wall ON %I
      USING (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
      WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))$p$, name);
  END LOOP;
END $$;
