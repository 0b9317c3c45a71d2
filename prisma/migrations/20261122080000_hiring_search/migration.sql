-- Applications of one job by date: lists of a job, and the search that finds applications by their job.
CREATE INDEX "applications_organization_id_job_id_applied_at_id_idx" ON "applications"("organization_id", "job_id", "applied_at" DESC, "id" DESC);

-- The candidates' text index lies behind row security, and the comparison with a text query may not run before the wall
-- is checked: every row of the organization would be read. This function looks into the index for the organization that
-- the transaction is set to, and for no other. Each call is planned with its own words, so that rare ones use the index
-- and common ones the order of the list.
CREATE FUNCTION candidates_found(org int, wanted text[], unwanted text[], active boolean, tag text, before_at timestamptz, before_id int, most int)
RETURNS TABLE (id int) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  query tsquery;
  term text;
  conditions text := 'c.organization_id = $1 AND c.deleted_at IS NULL AND c.merged_into_id IS NULL';
BEGIN
  IF org IS DISTINCT FROM nullif(current_setting('app.organization_id', true), '')::int THEN RETURN; END IF;
  FOREACH term IN ARRAY coalesce(wanted, '{}') LOOP
    query := coalesce(query && (to_tsquery('simple', term) || to_tsquery('english', term)), to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  FOREACH term IN ARRAY coalesce(unwanted, '{}') LOOP
    query := query && !! (to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  IF query IS NOT NULL THEN conditions := conditions || ' AND c.search_vector @@ $2'; END IF;
  IF active IS NOT NULL THEN conditions := conditions || ' AND c.is_active = $3'; END IF;
  IF tag IS NOT NULL THEN conditions := conditions || ' AND c.tags @> ARRAY[$4]'; END IF;
  IF before_at IS NOT NULL THEN conditions := conditions || ' AND (c.created_at, c.id) < ($5, $6)'; END IF;
  RETURN QUERY EXECUTE 'SELECT c.id FROM candidates c WHERE ' || conditions || ' ORDER BY c.created_at DESC, c.id DESC LIMIT $7'
    USING org, query, active, tag, before_at, before_id, most;
END $$;
