-- A finding about one question of the apply form names it, so that the question can be kept from applicants.
ALTER TABLE "compliance_findings" ADD COLUMN "question_id" INTEGER;
CREATE INDEX "compliance_findings_organization_id_question_id_idx" ON "compliance_findings"("organization_id", "question_id");
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_organization_id_question_id_fkey" FOREIGN KEY ("organization_id", "question_id") REFERENCES "job_questions"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- What a job says is checked against the law. The database itself notes that a job says something else now, whoever wrote
-- it and by whatever way, so that no path can forget the check: whoever reads such a job checks it first.
ALTER TABLE "jobs" ADD COLUMN "law_checked_for" VARCHAR(64);

-- Every column counts that is not named here as bookkeeping: a new one counts by itself.
CREATE FUNCTION job_law_check_due() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bookkeeping constant text[] := ARRAY['law_checked_for', 'search_vector', 'version', 'updated_at', 'last_modified_by', 'deleted_at',
    'status', 'close_reason', 'published_at', 'closed_at', 'approval_status', 'approval_round', 'approved_by', 'approved_at',
    'rejection_reason', 'public_slug'];
BEGIN
  IF TG_OP = 'INSERT' THEN NEW.law_checked_for := NULL;
  ELSIF NEW.law_checked_for IS NOT NULL AND to_jsonb(NEW) - bookkeeping IS DISTINCT FROM to_jsonb(OLD) - bookkeeping THEN
    NEW.law_checked_for := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER jobs_law_check BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION job_law_check_due();

CREATE FUNCTION job_part_law_check_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE jobs SET law_checked_for = NULL WHERE organization_id = OLD.organization_id AND id = OLD.job_id AND law_checked_for IS NOT NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE jobs SET law_checked_for = NULL WHERE organization_id = NEW.organization_id AND id = NEW.job_id AND law_checked_for IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER job_questions_law_check AFTER INSERT OR UPDATE OR DELETE ON job_questions FOR EACH ROW EXECUTE FUNCTION job_part_law_check_due();
CREATE TRIGGER job_translations_law_check AFTER INSERT OR UPDATE OR DELETE ON job_translations FOR EACH ROW EXECUTE FUNCTION job_part_law_check_due();
