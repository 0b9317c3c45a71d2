-- CreateTable
CREATE TABLE "email_template_versions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "template_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "subject" VARCHAR(500) NOT NULL,
    "body" TEXT NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_template_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_template_versions_organization_id_template_id_version_key" ON "email_template_versions"("organization_id", "template_id", "version");

-- AddForeignKey
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_organization_id_template_id_fkey" FOREIGN KEY ("organization_id", "template_id") REFERENCES "email_templates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The wall of every table of a customer.
ALTER TABLE email_template_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE email_template_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY organization_wall ON email_template_versions
  USING (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
  WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int));

-- Two more narrow windows in the wall, as those of the careers site: numbers of organizations only, for the two jobs.
CREATE POLICY due_interviews ON interviews FOR SELECT USING (
  (SELECT current_setting('app.opening', true)) = 'due_interviews' AND status = 'scheduled'
);

CREATE FUNCTION organizations_with_due_interviews(at timestamptz, remind_before timestamptz)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'due_interviews', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM interviews
    WHERE status = 'scheduled' AND deleted_at IS NULL
      AND ((scheduled_at > at AND scheduled_at <= remind_before AND reminder_sent_at IS NULL)
        OR scheduled_at + make_interval(mins => duration) <= at);
  PERFORM set_config('app.opening', before, true);
END $$;

CREATE POLICY passed_offers ON offers FOR SELECT USING (
  (SELECT current_setting('app.opening', true)) = 'passed_offers' AND status IN ('sent', 'viewed')
);

CREATE FUNCTION organizations_with_passed_offers(at timestamptz)
RETURNS SETOF integer
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE before text := coalesce(current_setting('app.opening', true), '');
BEGIN
  PERFORM set_config('app.opening', 'passed_offers', true);
  RETURN QUERY
    SELECT DISTINCT organization_id FROM offers
    WHERE status IN ('sent', 'viewed') AND response_deadline <= at;
  PERFORM set_config('app.opening', before, true);
END $$;
