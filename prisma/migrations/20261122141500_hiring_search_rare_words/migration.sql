-- The planner takes every word with an open end for a common one, and then walks the whole list for a rare one. So the
-- newest part of the list is walked first: what is common is found there at once. What is not so common has few hits, and
-- the text index brings all of them.
CREATE FUNCTION candidates_by_words(org int, query tsquery, conditions text, active boolean, tag text, before_at timestamptz, before_id int, most int)
RETURNS TABLE (id int) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET jit = off AS $$
BEGIN
  IF org IS DISTINCT FROM nullif(current_setting('app.organization_id', true), '')::int THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT c.id FROM candidates c WHERE ' || conditions || ' ORDER BY c.created_at DESC, c.id DESC LIMIT $7'
    USING org, query, active, tag, before_at, before_id, most;
END $$;
-- It takes conditions as text: nobody but the function below may call it.
REVOKE EXECUTE ON FUNCTION candidates_by_words(int, tsquery, text, boolean, text, timestamptz, int, int) FROM PUBLIC;

CREATE OR REPLACE FUNCTION candidates_found(org int, wanted text[], unwanted text[], active boolean, tag text, before_at timestamptz, before_id int, most int)
RETURNS TABLE (id int) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET jit = off AS $$
DECLARE
  query tsquery;
  term text;
  place text := 'c.organization_id = $1 AND c.deleted_at IS NULL AND c.merged_into_id IS NULL';
  filter text := 'true';
  hits int[];
BEGIN
  IF org IS DISTINCT FROM nullif(current_setting('app.organization_id', true), '')::int THEN RETURN; END IF;
  FOREACH term IN ARRAY coalesce(wanted, '{}') LOOP
    query := coalesce(query && (to_tsquery('simple', term) || to_tsquery('english', term)), to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  FOREACH term IN ARRAY coalesce(unwanted, '{}') LOOP
    query := query && !! (to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  IF before_at IS NOT NULL THEN place := place || ' AND (c.created_at, c.id) < ($5, $6)'; END IF;
  IF query IS NOT NULL THEN filter := filter || ' AND c.search_vector @@ $2'; END IF;
  IF active IS NOT NULL THEN filter := filter || ' AND c.is_active = $3'; END IF;
  IF tag IS NOT NULL THEN filter := filter || ' AND c.tags @> ARRAY[$4]'; END IF;
  IF query IS NULL THEN
    RETURN QUERY EXECUTE 'SELECT c.id FROM candidates c WHERE ' || place || ' AND ' || filter || ' ORDER BY c.created_at DESC, c.id DESC LIMIT $7'
      USING org, query, active, tag, before_at, before_id, most;
    RETURN;
  END IF;
  EXECUTE 'SELECT array_agg(c.id ORDER BY c.created_at DESC, c.id DESC) FROM (SELECT c.id, c.created_at FROM (SELECT c.id, c.created_at, c.is_active, c.tags, c.search_vector FROM candidates c WHERE '
      || place || ' ORDER BY c.created_at DESC, c.id DESC LIMIT $8) c WHERE ' || filter || ' LIMIT $7) c'
    INTO hits USING org, query, active, tag, before_at, before_id, most, greatest(5000, most * 20);
  IF coalesce(array_length(hits, 1), 0) >= most THEN
    RETURN QUERY SELECT unnest(hits);
  ELSE
    RETURN QUERY SELECT f.id FROM candidates_by_words(org, query, place || ' AND ' || filter, active, tag, before_at, before_id, most) f;
  END IF;
END $$;
