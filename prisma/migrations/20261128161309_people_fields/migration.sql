-- AlterTable
ALTER TABLE "employees" ADD COLUMN     "custom_values" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "people_fields" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "key" VARCHAR(60) NOT NULL,
    "label" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "choices" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "audience" VARCHAR(20) NOT NULL DEFAULT 'hr',
    "person_edits" BOOLEAN NOT NULL DEFAULT false,
    "remind_days" INTEGER,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "is_retired" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_fields_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "people_fields_organization_id_key_key" ON "people_fields"("organization_id", "key");

-- AddForeignKey
ALTER TABLE "people_fields" ADD CONSTRAINT "people_fields_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "people_reminders" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "key" VARCHAR(120) NOT NULL,
    "due_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "people_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "people_reminders_organization_id_employee_id_idx" ON "people_reminders"("organization_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "people_reminders_organization_id_key_key" ON "people_reminders"("organization_id", "key");

-- AddForeignKey
ALTER TABLE "people_reminders" ADD CONSTRAINT "people_reminders_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_reminders" ADD CONSTRAINT "people_reminders_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE people_fields
  ADD CONSTRAINT people_fields_kind_check CHECK (kind IN ('text', 'number', 'date', 'choice', 'yes_no')),
  ADD CONSTRAINT people_fields_audience_check CHECK (audience IN ('hr', 'person', 'managers', 'everybody'));

-- The wall, as of every table of an organization's people.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['people_fields', 'people_reminders'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($p$CREATE POLICY organization_wall ON %I
      USING (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
      WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))$p$, name);
  END LOOP;
END $$;

-- Whose people are looked at each morning for what is to come.
CREATE POLICY reminded_people ON employees FOR SELECT USING (
  (SELECT current_setting('app.opening', true)) = 'reminded_people' AND status IN ('onboarding', 'active', 'on_leave')
);

CREATE FUNCTION organizations_with_reminders()
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'reminded_people', true);
  RETURN QUERY SELECT DISTINCT organization_id FROM employees WHERE status IN ('onboarding', 'active', 'on_leave');
  PERFORM set_config('app.opening', before, true);
END $$;
