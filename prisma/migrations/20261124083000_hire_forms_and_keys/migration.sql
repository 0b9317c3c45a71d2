-- A form that a new hire fills in stands on the list beside the notices.
ALTER TABLE "new_hire_notices" ADD COLUMN "form_key" VARCHAR(40);

-- Candidates are found without their accents (jose finds José), and by any part of a phone number from four digits on: the
-- index holds each end of the number, and every word may lack its last letters.
CREATE FUNCTION phone_ends(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(right(digits, length), ' ') FROM (SELECT right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10) AS digits) d,
    generate_series(4, length(digits)) length
$$;

CREATE OR REPLACE FUNCTION candidates_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.search_vector := CASE WHEN NEW.erased_at IS NOT NULL THEN NULL ELSE
  setweight(to_tsvector('simple', unaccent(concat_ws(' ', NEW.first_name, NEW.middle_name, NEW.last_name, NEW.email))), 'A') ||
  setweight(to_tsvector('simple', coalesce(phone_ends(NEW.phone), '')), 'A') ||
  setweight(to_tsvector('english', unaccent(concat_ws(' ', NEW.current_title, NEW.current_company, array_to_string(NEW.skills, ' '), array_to_string(NEW.tags, ' ')))), 'B') ||
  setweight(to_tsvector('english', unaccent(concat_ws(' ', NEW.city, NEW.state, NEW.school_attended, NEW.area_of_study, NEW.notes))), 'C') ||
  setweight(to_tsvector('english', unaccent(left(coalesce((SELECT string_agg(raw_text, ' ') FROM resume_data d WHERE d.organization_id = NEW.organization_id AND d.candidate_id = NEW.id), ''), 200000))), 'D') END;
RETURN NEW; END $$;

-- As before, with the words that are looked for without their accents too.
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
    term := unaccent(term);
    query := coalesce(query && (to_tsquery('simple', term) || to_tsquery('english', term)), to_tsquery('simple', term) || to_tsquery('english', term));
  END LOOP;
  FOREACH term IN ARRAY coalesce(unwanted, '{}') LOOP
    term := unaccent(term);
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

-- What is there already: the keys by which two records of one person are found, which were weaker where an application had
-- made the record, and the ends of the phone; the whole text only where it holds accented letters. Row security would hide
-- every organization's rows from a migration that names none.
ALTER TABLE candidates NO FORCE ROW LEVEL SECURITY;
ALTER TABLE resume_data NO FORCE ROW LEVEL SECURITY;
ALTER TABLE candidates DISABLE TRIGGER candidates_search;
CREATE FUNCTION pg_temp.plain(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(regexp_replace(normalize(lower(words), NFD), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;
CREATE FUNCTION pg_temp.mailbox(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(base, '.', '') || '@gmail.com' ELSE base || '@' || host END
  FROM (SELECT split_part(lower(address), '@', 2) AS host, coalesce(nullif(split_part(split_part(lower(address), '@', 1), '+', 1), ''), split_part(lower(address), '@', 1)) AS base) m
$$;
UPDATE candidates SET
  name_key = nullif(left(pg_temp.plain(first_name || ' ' || last_name), 200), ''),
  email_key = left(pg_temp.mailbox(email), 255),
  employer_key = nullif(left(btrim(regexp_replace(regexp_replace(pg_temp.plain(current_company),
    '\m(inc|llc|llp|ltd|corp|corporation|company|co|the|group|holdings)\M', ' ', 'g'), '\s+', ' ', 'g')), 200), ''),
  phone_key = CASE WHEN length(regexp_replace(phone, '\D', '', 'g')) >= 10 THEN right(regexp_replace(phone, '\D', '', 'g'), 10) END,
  search_vector = search_vector || setweight(to_tsvector('simple', coalesce(phone_ends(phone), '')), 'A')
WHERE erased_at IS NULL;
ALTER TABLE candidates ENABLE TRIGGER candidates_search;
UPDATE candidates c SET search_vector = NULL
WHERE erased_at IS NULL AND (
  concat_ws(' ', first_name, middle_name, last_name, current_title, current_company, array_to_string(skills, ' '), array_to_string(tags, ' '),
    city, state, school_attended, area_of_study, notes) ~ '[\u00C0-\u024F\u1E00-\u1EFF]'
  OR EXISTS (SELECT FROM resume_data d WHERE d.organization_id = c.organization_id AND d.candidate_id = c.id AND d.raw_text ~ '[\u00C0-\u024F\u1E00-\u1EFF]'));
ALTER TABLE resume_data FORCE ROW LEVEL SECURITY;
ALTER TABLE candidates FORCE ROW LEVEL SECURITY;
