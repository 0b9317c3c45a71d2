-- CreateTable
CREATE TABLE "corpus_revisions" (
    "id" INTEGER NOT NULL,
    "revision" UUID NOT NULL,

    CONSTRAINT "corpus_revisions_pkey" PRIMARY KEY ("id")
);

-- One row: what a process holds of the corpus in memory is good while this is what it was. The database itself notes the change,
-- whoever makes it; before the statement, so that two writers of the corpus wait here and never for each other's records.
ALTER TABLE corpus_revisions ADD CONSTRAINT corpus_revisions_one CHECK (id = 1);
INSERT INTO corpus_revisions (id, revision) VALUES (1, gen_random_uuid());

CREATE FUNCTION note_corpus_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO corpus_revisions (id, revision) VALUES (1, gen_random_uuid())
  ON CONFLICT (id) DO UPDATE SET revision = excluded.revision;
  RETURN NULL;
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['laws', 'cases', 'topics', 'aliases', 'states', 'cities', 'minimum_wages'] LOOP
    EXECUTE format('CREATE TRIGGER note_corpus_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_corpus_change()', name);
  END LOOP;
END $$;
