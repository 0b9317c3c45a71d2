-- CreateTable
CREATE TABLE "employee_holds" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "set_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "employee_holds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employee_erasures" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'waiting',
    "due_on" DATE,
    "requested_by" INTEGER,
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "employee_erasures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "employee_holds_organization_id_employee_id_key" ON "employee_holds"("organization_id", "employee_id");

-- CreateIndex
CREATE INDEX "employee_erasures_status_due_on_idx" ON "employee_erasures"("status", "due_on");

-- CreateIndex
CREATE UNIQUE INDEX "employee_erasures_organization_id_employee_id_key" ON "employee_erasures"("organization_id", "employee_id");

-- AddForeignKey
ALTER TABLE "employee_holds" ADD CONSTRAINT "employee_holds_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_holds" ADD CONSTRAINT "employee_holds_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_erasures" ADD CONSTRAINT "employee_erasures_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_erasures" ADD CONSTRAINT "employee_erasures_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE employee_erasures
  ADD CONSTRAINT employee_erasures_status_check CHECK (status IN ('waiting', 'done'));

-- The wall, as of every table of an organization's people.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['employee_holds', 'employee_erasures'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($p$CREATE POLICY organization_wall ON %I
      USING (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
      WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))$p$, name);
  END LOOP;
END $$;

-- Whose erasures are due, for the job of each night.
CREATE POLICY due_erasures ON employee_erasures FOR SELECT USING (
  (SELECT current_setting('app.opening', true)) = 'due_erasures' AND status = 'waiting'
);

CREATE FUNCTION organizations_with_due_erasures(day date)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'due_erasures', true);
  RETURN QUERY SELECT DISTINCT organization_id FROM employee_erasures WHERE status = 'waiting' AND due_on <= day;
  PERFORM set_config('app.opening', before, true);
END $$;
