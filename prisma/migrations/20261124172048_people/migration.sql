-- People: what changes with time has dates, leave has a ledger, and a member may have a role in people without one in hiring.
-- DropForeignKey
ALTER TABLE "time_off_requests" DROP CONSTRAINT "time_off_requests_organization_id_employee_id_fkey";

-- AlterTable
ALTER TABLE "employee_positions" ADD COLUMN     "changed_by" INTEGER,
ADD COLUMN     "changes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "flsa_status" VARCHAR(20) NOT NULL DEFAULT 'nonexempt',
ADD COLUMN     "note" VARCHAR(500),
ADD COLUMN     "reason" VARCHAR(20) NOT NULL DEFAULT 'hire',
ADD COLUMN     "weekly_minutes" INTEGER NOT NULL DEFAULT 2400,
ADD COLUMN     "work_location_id" INTEGER;

-- AlterTable
ALTER TABLE "employees" ADD COLUMN     "personal_email" VARCHAR(255),
ADD COLUMN     "preferred_name" VARCHAR(100),
ADD COLUMN     "date_of_birth_encrypted" TEXT;

-- AlterTable
ALTER TABLE "organization_invitations" ALTER COLUMN "role" DROP NOT NULL;

-- AlterTable
ALTER TABLE "organization_members" ALTER COLUMN "role" DROP NOT NULL;

-- AlterTable: hours become minutes, what was there is kept
ALTER TABLE "time_off_requests" ADD COLUMN     "days" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "first_approved_by" INTEGER,
ADD COLUMN     "minutes" INTEGER,
ADD COLUMN     "requested_by" INTEGER;
UPDATE "time_off_requests" SET "minutes" = greatest(1, round("hours_requested" * 60)),
  "reason" = nullif(concat_ws(E'\n', "reason", "notes"), '');
ALTER TABLE "time_off_requests" ALTER COLUMN "minutes" SET NOT NULL,
DROP CONSTRAINT "time_off_requests_order",
DROP COLUMN "hours_requested",
DROP COLUMN "is_emergency",
DROP COLUMN "notes",
ADD CONSTRAINT "time_off_requests_order" CHECK (start_date <= end_date AND minutes > 0);

-- AlterTable
ALTER TABLE "time_off_types"
ADD COLUMN     "balance_cap_minutes" INTEGER,
ADD COLUMN     "carry_over_minutes" INTEGER,
ADD COLUMN     "effective_from" DATE NOT NULL DEFAULT '2000-01-01'::date,
ADD COLUMN     "effective_to" DATE,
ADD COLUMN     "employment_type" VARCHAR(20),
ADD COLUMN     "grant_minutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "kind" VARCHAR(20) NOT NULL DEFAULT 'other',
ADD COLUMN     "method" VARCHAR(20) NOT NULL DEFAULT 'none',
ADD COLUMN     "most_negative_minutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "paid_out_on_leaving" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "second_approval_minutes" INTEGER,
ADD COLUMN     "tenure_steps" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "waiting_days" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "work_location_id" INTEGER,
ADD COLUMN     "worked_per_minute" INTEGER;
-- The rate was for each pay period, and what a pay period was nothing said: every second week.
UPDATE "time_off_types" SET "balance_cap_minutes" = round("max_balance" * 60), "carry_over_minutes" = round("carry_over_limit" * 60),
  "grant_minutes" = round(coalesce("accrual_rate", 0) * 26 * 60), "method" = CASE WHEN "accrual_rate" > 0 THEN 'weekly' ELSE 'none' END;
ALTER TABLE "time_off_types" ALTER COLUMN "kind" SET DEFAULT 'vacation',
DROP COLUMN "accrual_rate",
DROP COLUMN "carry_over_limit",
DROP COLUMN "max_balance";

-- CreateTable
CREATE TABLE "people_tasks" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "list" VARCHAR(20) NOT NULL,
    "key" VARCHAR(120) NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "detail" TEXT,
    "owner" VARCHAR(20) NOT NULL,
    "due_on" DATE,
    "law_id" INTEGER,
    "citation" VARCHAR(300),
    "status" VARCHAR(20) NOT NULL DEFAULT 'todo',
    "reason" VARCHAR(500),
    "done_by" INTEGER,
    "done_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leavings" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "last_day" DATE NOT NULL,
    "notice_on" DATE,
    "reason" VARCHAR(1000),
    "status" VARCHAR(20) NOT NULL DEFAULT 'planned',
    "plan" JSONB NOT NULL,
    "rehire_eligible" BOOLEAN,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "leavings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "people_imports" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "file_name" VARCHAR(200) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'done',
    "rows" JSONB NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "people_policies" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "is_retired" BOOLEAN NOT NULL DEFAULT false,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_policies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_versions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "policy_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "due_on" DATE,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_acknowledgements" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "version_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'sent',
    "viewed_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "signature_name" VARCHAR(200),
    "text_hash" CHAR(64),
    "ip_address" VARCHAR(45),
    "reason" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_acknowledgements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_off_entries" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "policy_id" INTEGER NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "effective_on" DATE NOT NULL,
    "source" VARCHAR(60) NOT NULL,
    "note" VARCHAR(300),
    "request_id" INTEGER,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_off_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_holidays" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "work_location_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_holidays_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employment_periods" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE,
    "end_kind" VARCHAR(20),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "employment_periods_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "people_tasks_organization_id_status_due_on_idx" ON "people_tasks"("organization_id", "status", "due_on");

-- CreateIndex
CREATE INDEX "people_tasks_law_id_idx" ON "people_tasks"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "people_tasks_organization_id_employee_id_list_key_key" ON "people_tasks"("organization_id", "employee_id", "list", "key");

-- CreateIndex
CREATE INDEX "leavings_organization_id_employee_id_idx" ON "leavings"("organization_id", "employee_id");

-- CreateIndex
CREATE INDEX "leavings_organization_id_status_last_day_idx" ON "leavings"("organization_id", "status", "last_day");

-- CreateIndex
CREATE INDEX "people_imports_organization_id_created_at_idx" ON "people_imports"("organization_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "people_policies_organization_id_id_key" ON "people_policies"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "people_policies_organization_id_title_key" ON "people_policies"("organization_id", "title");

-- CreateIndex
CREATE UNIQUE INDEX "policy_versions_organization_id_id_key" ON "policy_versions"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "policy_versions_organization_id_policy_id_version_key" ON "policy_versions"("organization_id", "policy_id", "version");

-- CreateIndex
CREATE INDEX "policy_acknowledgements_organization_id_employee_id_status_idx" ON "policy_acknowledgements"("organization_id", "employee_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "policy_acknowledgements_organization_id_version_id_employee_key" ON "policy_acknowledgements"("organization_id", "version_id", "employee_id");

-- CreateIndex
CREATE INDEX "time_off_entries_organization_id_employee_id_policy_id_effe_idx" ON "time_off_entries"("organization_id", "employee_id", "policy_id", "effective_on");

-- CreateIndex
CREATE INDEX "time_off_entries_organization_id_policy_id_idx" ON "time_off_entries"("organization_id", "policy_id");

-- CreateIndex
CREATE INDEX "time_off_entries_organization_id_request_id_idx" ON "time_off_entries"("organization_id", "request_id");

-- CreateIndex
CREATE INDEX "company_holidays_organization_id_day_idx" ON "company_holidays"("organization_id", "day");

-- CreateIndex
CREATE INDEX "company_holidays_organization_id_work_location_id_idx" ON "company_holidays"("organization_id", "work_location_id");

-- CreateIndex
CREATE INDEX "employment_periods_organization_id_employee_id_start_date_idx" ON "employment_periods"("organization_id", "employee_id", "start_date" DESC);

-- CreateIndex
CREATE INDEX "employment_periods_organization_id_end_date_idx" ON "employment_periods"("organization_id", "end_date");

-- CreateIndex
CREATE INDEX "employee_positions_organization_id_work_location_id_idx" ON "employee_positions"("organization_id", "work_location_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_requests_organization_id_id_key" ON "time_off_requests"("organization_id", "id");

-- CreateIndex
CREATE INDEX "time_off_types_organization_id_work_location_id_idx" ON "time_off_types"("organization_id", "work_location_id");

-- AddForeignKey
ALTER TABLE "people_tasks" ADD CONSTRAINT "people_tasks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_tasks" ADD CONSTRAINT "people_tasks_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_tasks" ADD CONSTRAINT "people_tasks_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leavings" ADD CONSTRAINT "leavings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leavings" ADD CONSTRAINT "leavings_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_policies" ADD CONSTRAINT "people_policies_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_organization_id_policy_id_fkey" FOREIGN KEY ("organization_id", "policy_id") REFERENCES "people_policies"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_acknowledgements" ADD CONSTRAINT "policy_acknowledgements_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_acknowledgements" ADD CONSTRAINT "policy_acknowledgements_organization_id_version_id_fkey" FOREIGN KEY ("organization_id", "version_id") REFERENCES "policy_versions"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_acknowledgements" ADD CONSTRAINT "policy_acknowledgements_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_types" ADD CONSTRAINT "time_off_types_organization_id_work_location_id_fkey" FOREIGN KEY ("organization_id", "work_location_id") REFERENCES "organization_locations"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_entries" ADD CONSTRAINT "time_off_entries_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_entries" ADD CONSTRAINT "time_off_entries_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_entries" ADD CONSTRAINT "time_off_entries_organization_id_policy_id_fkey" FOREIGN KEY ("organization_id", "policy_id") REFERENCES "time_off_types"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_entries" ADD CONSTRAINT "time_off_entries_organization_id_request_id_fkey" FOREIGN KEY ("organization_id", "request_id") REFERENCES "time_off_requests"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_organization_id_work_location_id_fkey" FOREIGN KEY ("organization_id", "work_location_id") REFERENCES "organization_locations"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_organization_id_work_location_id_fkey" FOREIGN KEY ("organization_id", "work_location_id") REFERENCES "organization_locations"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employment_periods" ADD CONSTRAINT "employment_periods_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employment_periods" ADD CONSTRAINT "employment_periods_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was there
INSERT INTO time_off_entries (organization_id, employee_id, policy_id, kind, minutes, effective_on, source, note)
  SELECT organization_id, employee_id, time_off_type_id, 'adjust', round(current_balance * 60), make_date(year, 1, 1), 'opening', 'Balance of ' || year
  FROM time_off_balances b WHERE round(current_balance * 60) <> 0
    AND year = (SELECT max(year) FROM time_off_balances o WHERE o.organization_id = b.organization_id AND o.employee_id = b.employee_id AND o.time_off_type_id = b.time_off_type_id);
DROP TABLE "time_off_balances";
INSERT INTO employment_periods (organization_id, employee_id, start_date, end_date, updated_at)
  SELECT organization_id, id, hire_date, CASE WHEN termination_date >= hire_date THEN termination_date END, now()
  FROM employees WHERE hire_date IS NOT NULL AND status <> 'draft';
-- One primary position a day: of two that meet, the earlier one ends when the later one begins; of two that begin together the newest holds.
UPDATE employee_positions p SET is_primary = false WHERE is_primary AND EXISTS (
  SELECT FROM employee_positions o WHERE o.organization_id = p.organization_id AND o.employee_id = p.employee_id AND o.is_primary
    AND o.start_date = p.start_date AND o.id > p.id);
UPDATE employee_positions p SET end_date = (SELECT min(o.start_date) - 1 FROM employee_positions o
    WHERE o.organization_id = p.organization_id AND o.employee_id = p.employee_id AND o.is_primary AND o.start_date > p.start_date)
  WHERE is_primary AND EXISTS (SELECT FROM employee_positions o
    WHERE o.organization_id = p.organization_id AND o.employee_id = p.employee_id AND o.is_primary AND o.start_date > p.start_date
      AND o.start_date <= coalesce(p.end_date, 'infinity'));
DROP INDEX employee_positions_one_primary;

-- Values
ALTER TABLE employee_positions
  ADD CONSTRAINT employee_positions_flsa_status_values CHECK (flsa_status IN ('exempt', 'nonexempt')),
  ADD CONSTRAINT employee_positions_reason_values CHECK (reason IN ('hire', 'rehire', 'promotion', 'transfer', 'pay', 'manager', 'hours', 'correction', 'other')),
  ADD CONSTRAINT employee_positions_weekly_minutes CHECK (weekly_minutes BETWEEN 0 AND 10080),
  ADD CONSTRAINT employee_positions_own_manager CHECK (manager_id <> employee_id);
ALTER TABLE employment_periods
  ADD CONSTRAINT employment_periods_order CHECK (start_date <= end_date),
  ADD CONSTRAINT employment_periods_end_kind_values CHECK (end_kind IN ('resignation', 'discharge', 'layoff', 'end_of_term', 'death'));
ALTER TABLE leavings
  ADD CONSTRAINT leavings_kind_values CHECK (kind IN ('resignation', 'discharge', 'layoff', 'end_of_term', 'death')),
  ADD CONSTRAINT leavings_status_values CHECK (status IN ('planned', 'in_progress', 'complete', 'cancelled'));
ALTER TABLE people_tasks
  ADD CONSTRAINT people_tasks_list_values CHECK (list IN ('first_day', 'leaving', 'other')),
  ADD CONSTRAINT people_tasks_owner_values CHECK (owner IN ('employee', 'manager', 'hr', 'payroll')),
  ADD CONSTRAINT people_tasks_status_values CHECK (status IN ('todo', 'in_progress', 'blocked', 'done', 'skipped')),
  ADD CONSTRAINT people_tasks_reason CHECK (status NOT IN ('blocked', 'skipped') OR reason IS NOT NULL);
ALTER TABLE people_imports ADD CONSTRAINT people_imports_status_values CHECK (status IN ('done', 'undone'));
ALTER TABLE policy_acknowledgements
  ADD CONSTRAINT policy_acknowledgements_status_values CHECK (status IN ('sent', 'viewed', 'acknowledged', 'declined'));
ALTER TABLE time_off_types
  ADD CONSTRAINT time_off_types_kind_values CHECK (kind IN ('vacation', 'sick', 'pto', 'bereavement', 'jury', 'military', 'family_medical', 'voting', 'unpaid', 'other')),
  ADD CONSTRAINT time_off_types_method_values CHECK (method IN ('front', 'monthly', 'weekly', 'per_hour', 'none')),
  ADD CONSTRAINT time_off_types_per_hour CHECK (method <> 'per_hour' OR worked_per_minute > 0),
  ADD CONSTRAINT time_off_types_order CHECK (effective_from <= effective_to),
  ADD CONSTRAINT time_off_types_not_negative CHECK (grant_minutes >= 0 AND balance_cap_minutes >= 0 AND carry_over_minutes >= 0 AND waiting_days >= 0 AND most_negative_minutes >= 0 AND advance_request_days >= 0);
ALTER TABLE time_off_entries
  ADD CONSTRAINT time_off_entries_kind_values CHECK (kind IN ('accrue', 'hold', 'release', 'use', 'adjust', 'payout')),
  ADD CONSTRAINT time_off_entries_minutes CHECK (minutes <> 0);
ALTER TABLE organization_members ADD CONSTRAINT organization_members_some_role CHECK (role IS NOT NULL OR hr_role IS NOT NULL);
ALTER TABLE organization_invitations ADD CONSTRAINT organization_invitations_some_role CHECK (role IS NOT NULL OR hr_role IS NOT NULL);

-- Unique among some rows
CREATE UNIQUE INDEX leavings_one_open ON leavings (organization_id, employee_id) WHERE status IN ('planned', 'in_progress');
CREATE UNIQUE INDEX company_holidays_one_a_day ON company_holidays (organization_id, day, coalesce(work_location_id, 0));
DROP INDEX organization_invitations_one_open;
CREATE UNIQUE INDEX organization_invitations_one_open ON organization_invitations (organization_id, lower(email), coalesce(role = 'owner', false))
  WHERE accepted_at IS NULL AND declined_at IS NULL AND revoked_at IS NULL;

-- No two primary positions and no two employments of one person on one day. A range of one number stands for the person, so that
-- no extension is needed (btree_gist): whoever owns the database can run this.
ALTER TABLE employee_positions ADD CONSTRAINT employee_positions_no_overlap EXCLUDE USING gist (
  int4range(employee_id, employee_id, '[]') WITH &&, daterange(start_date, end_date, '[]') WITH &&) WHERE (is_primary);
ALTER TABLE employment_periods ADD CONSTRAINT employment_periods_no_overlap EXCLUDE USING gist (
  int4range(employee_id, employee_id, '[]') WITH &&, daterange(start_date, end_date, '[]') WITH &&);

-- The ledger only grows, and nobody but a draft is removed; both go with their organization alone.
CREATE FUNCTION refuse_change_in_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM organizations WHERE id = OLD.organization_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER time_off_entries_append_only BEFORE UPDATE OR DELETE ON time_off_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_in_organization();
CREATE FUNCTION keep_employees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'draft' OR NOT EXISTS (SELECT FROM organizations WHERE id = OLD.organization_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'only a draft of an employee may be removed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER employees_kept BEFORE DELETE ON employees FOR EACH ROW EXECUTE FUNCTION keep_employees();

-- The wall
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['people_tasks', 'leavings', 'people_imports', 'people_policies', 'policy_versions',
    'policy_acknowledgements', 'time_off_entries', 'company_holidays', 'employment_periods'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($p$CREATE POLICY organization_wall ON %I
      USING (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
      WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))$p$, name);
  END LOOP;
END $$;
