-- DropIndex
DROP INDEX "time_off_types_organization_id_code_key";

-- DropIndex
DROP INDEX "time_off_types_organization_id_name_key";

-- AlterTable
ALTER TABLE "action_links" ADD COLUMN     "employee_id" INTEGER;

-- AlterTable
ALTER TABLE "time_off_requests" ADD COLUMN     "is_protected" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "time_off_types" ADD COLUMN     "blackouts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "carry_over_months" INTEGER,
ADD COLUMN     "is_prorated" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "scales_with_hours" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "year_basis" VARCHAR(12) NOT NULL DEFAULT 'calendar',
ADD COLUMN     "year_cap_minutes" INTEGER;

-- CreateIndex
CREATE INDEX "action_links_organization_id_employee_id_idx" ON "action_links"("organization_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_entries_organization_id_employee_id_policy_id_sour_key" ON "time_off_entries"("organization_id", "employee_id", "policy_id", "source");

-- CreateIndex
CREATE INDEX "time_off_types_organization_id_code_idx" ON "time_off_types"("organization_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_types_organization_id_name_effective_from_key" ON "time_off_types"("organization_id", "name", "effective_from");

-- AddForeignKey
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Values
ALTER TABLE time_off_entries DROP CONSTRAINT time_off_entries_kind_values,
  ADD CONSTRAINT time_off_entries_kind_values CHECK (kind IN ('grant', 'accrue', 'hold', 'release', 'use', 'expire', 'adjust', 'payout'));
ALTER TABLE time_off_types
  ADD CONSTRAINT time_off_types_year_basis_values CHECK (year_basis IN ('calendar', 'anniversary')),
  ADD CONSTRAINT time_off_types_more_not_negative CHECK (year_cap_minutes >= 0 AND carry_over_months > 0);
ALTER TABLE action_links DROP CONSTRAINT action_links_purpose_values,
  ADD CONSTRAINT action_links_purpose_values CHECK (purpose IN ('application_status', 'interview_booking', 'offer', 'calendar_feed', 'referral', 'time_off_feed'));

-- Through this the nightly accrual finds where there is something to do; the work itself is behind the wall.
CREATE POLICY time_off_policies ON time_off_types FOR SELECT USING (
  (SELECT current_setting('app.opening', true)) = 'time_off_policies' AND is_active
);
CREATE FUNCTION organizations_with_time_off()
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'time_off_policies', true);
  RETURN QUERY SELECT DISTINCT organization_id FROM time_off_types WHERE is_active;
  PERFORM set_config('app.opening', before, true);
END $$;
