-- Funnel and sources ask of every application how far it ever came. That was worked out anew from all steps at every look;
-- now it stands with the application, written by the steps themselves, whoever writes them.
ALTER TABLE "applications" ADD COLUMN "reached" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "applications" ADD CONSTRAINT applications_reached_check CHECK (reached BETWEEN 0 AND 4);

CREATE FUNCTION pipeline_rank(status text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (CASE status WHEN 'screening' THEN 1 WHEN 'interviewing' THEN 2 WHEN 'offer' THEN 3 WHEN 'hired' THEN 4 ELSE 0 END)::smallint
$$;

-- The furthest of the steps that stand: what was taken back counts for nothing.
CREATE FUNCTION furthest_step(org int, application int) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(pipeline_rank(e.to_status)), 0)::smallint FROM application_stage_events e
  WHERE e.organization_id = org AND e.application_id = application AND e.action <> 'undo'
    AND NOT EXISTS (SELECT 1 FROM application_stage_events u WHERE u.organization_id = org
      AND u.application_id = application AND u.undone_event_id = e.id)
$$;

CREATE FUNCTION note_reached_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.action = 'undo' THEN
    UPDATE applications SET reached = furthest_step(NEW.organization_id, NEW.application_id)
    WHERE organization_id = NEW.organization_id AND id = NEW.application_id;
  ELSIF pipeline_rank(NEW.to_status) > 0 THEN
    UPDATE applications SET reached = pipeline_rank(NEW.to_status)
    WHERE organization_id = NEW.organization_id AND id = NEW.application_id AND reached < pipeline_rank(NEW.to_status);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER application_stage_events_reached AFTER INSERT ON application_stage_events
  FOR EACH ROW EXECUTE FUNCTION note_reached_step();

-- What is there already. Row security would hide every organization's rows from a migration that names none.
ALTER TABLE applications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE application_stage_events NO FORCE ROW LEVEL SECURITY;
UPDATE applications a SET reached = f.rank
FROM (SELECT e.organization_id, e.application_id, max(pipeline_rank(e.to_status)) AS rank FROM application_stage_events e
  LEFT JOIN application_stage_events u ON u.organization_id = e.organization_id AND u.application_id = e.application_id AND u.undone_event_id = e.id
  WHERE e.action <> 'undo' AND u.id IS NULL GROUP BY 1, 2) f
WHERE f.rank > 0 AND a.organization_id = f.organization_id AND a.id = f.application_id;
ALTER TABLE applications FORCE ROW LEVEL SECURITY;
ALTER TABLE application_stage_events FORCE ROW LEVEL SECURITY;

-- Everything that funnel, sources and the pipeline count, without a look into the table.
CREATE INDEX applications_counted ON applications (organization_id, applied_at) INCLUDE (job_id, status, reached, source, assigned_recruiter_id) WHERE deleted_at IS NULL;
-- Steps that were taken back are few: they have an index of their own.
CREATE INDEX application_steps_undone ON application_stage_events (organization_id, application_id, undone_event_id) WHERE undone_event_id IS NOT NULL;
