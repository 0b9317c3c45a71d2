-- DropIndex
DROP INDEX "users_email_first_name_last_name_phone_number_idx";

-- DropIndex
DROP INDEX "users_last_login_idx";

-- CreateTable
CREATE TABLE "figure_changes" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,
    "key" VARCHAR(40) NOT NULL,
    "dimension" VARCHAR(60) NOT NULL DEFAULT '',
    "delta" BIGINT NOT NULL,

    CONSTRAINT "figure_changes_pkey" PRIMARY KEY ("id")
);

DROP INDEX "question_repository_question_keywords_idx";

-- 1. Lists of a million rows: one text to search, and one index for each order. The blank before each part lets a
-- search begin at the beginning of a word.
CREATE INDEX users_search ON users USING gin
  (lower(' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
DROP INDEX users_name_order;
CREATE INDEX users_name_keyset ON users (coalesce(lower(last_name), ''), coalesce(lower(first_name), ''), id);
CREATE INDEX users_login_keyset ON users (coalesce(last_login, '-infinity'::timestamptz), id);
CREATE INDEX users_expiry_keyset ON users (coalesce(access_expiry, 'infinity'::timestamptz), id);
CREATE INDEX users_ats_holders ON users (created_at, id) WHERE ats_access_level <> 'none';
CREATE INDEX users_hris_holders ON users (created_at, id) WHERE hris_access_level <> 'none';
CREATE INDEX users_suspended ON users (created_at, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX question_repository_search ON question_repository USING gin
  (lower(' ' || question || ' ' || coalesce(keywords, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, '')) gin_trgm_ops);
CREATE INDEX question_repository_unanswered ON question_repository (created_at, id)
  WHERE law_count = 0 AND case_count = 0 AND NOT is_out_of_scope;

-- 2. Figures of the administration. Inserts are summed by statement, so that a bulk load adds a row per day, not per row.
ALTER TABLE daily_figures ADD CONSTRAINT daily_figures_key_values CHECK (key IN ('customers', 'revenue', 'refunds', 'purchases', 'questions'));
ALTER TABLE figure_changes ADD CONSTRAINT figure_changes_key_values CHECK (key IN ('customers', 'revenue', 'refunds', 'purchases', 'questions'));

CREATE FUNCTION count_new_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, key, delta)
  SELECT (created_at AT TIME ZONE 'UTC')::date, 'customers', count(*) FROM added WHERE is_active AND NOT is_admin GROUP BY 1;
  RETURN NULL;
END $$;
CREATE TRIGGER users_counted AFTER INSERT ON users REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_customers();

CREATE FUNCTION count_changed_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_active AND NOT OLD.is_admin THEN
    INSERT INTO figure_changes (day, key, delta) VALUES ((OLD.created_at AT TIME ZONE 'UTC')::date, 'customers', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_active AND NOT NEW.is_admin THEN
    INSERT INTO figure_changes (day, key, delta) VALUES ((NEW.created_at AT TIME ZONE 'UTC')::date, 'customers', 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_recounted AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.is_active AND NOT OLD.is_admin) IS DISTINCT FROM (NEW.is_active AND NOT NEW.is_admin) OR OLD.created_at <> NEW.created_at)
  EXECUTE FUNCTION count_changed_customer();
CREATE TRIGGER users_uncounted AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION count_changed_customer();

-- What was paid counts on the day of the purchase, and what was paid back on the same day: a month's sum is what stayed of it.
CREATE FUNCTION count_new_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, key, dimension, delta)
  SELECT day, figure.key, service_type, figure.value
  FROM (SELECT (purchase_date AT TIME ZONE 'UTC')::date AS day, service_type, sum(amount) AS paid, sum(refunded_amount) AS back, count(*) AS many
        FROM added WHERE payment_status IN ('completed', 'refunded') GROUP BY 1, 2) sums,
       LATERAL (VALUES ('revenue', paid), ('refunds', back), ('purchases', many)) AS figure (key, value)
  WHERE figure.value <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER purchase_history_counted AFTER INSERT ON purchase_history REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_purchases();

CREATE FUNCTION count_changed_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.payment_status IN ('completed', 'refunded') THEN
    INSERT INTO figure_changes (day, key, dimension, delta)
    SELECT (OLD.purchase_date AT TIME ZONE 'UTC')::date, f.key, OLD.service_type, -f.value
    FROM (VALUES ('revenue', OLD.amount), ('refunds', OLD.refunded_amount), ('purchases', 1)) AS f (key, value) WHERE f.value <> 0;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.payment_status IN ('completed', 'refunded') THEN
    INSERT INTO figure_changes (day, key, dimension, delta)
    SELECT (NEW.purchase_date AT TIME ZONE 'UTC')::date, f.key, NEW.service_type, f.value
    FROM (VALUES ('revenue', NEW.amount), ('refunds', NEW.refunded_amount), ('purchases', 1)) AS f (key, value) WHERE f.value <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER purchase_history_recounted AFTER UPDATE ON purchase_history FOR EACH ROW
  WHEN ((OLD.payment_status, OLD.amount, OLD.refunded_amount, OLD.purchase_date, OLD.service_type)
        IS DISTINCT FROM (NEW.payment_status, NEW.amount, NEW.refunded_amount, NEW.purchase_date, NEW.service_type))
  EXECUTE FUNCTION count_changed_purchase();
CREATE TRIGGER purchase_history_uncounted AFTER DELETE ON purchase_history FOR EACH ROW EXECUTE FUNCTION count_changed_purchase();

CREATE FUNCTION count_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, key, delta)
  SELECT (created_at AT TIME ZONE 'UTC')::date, 'questions', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed GROUP BY 1;
  RETURN NULL;
END $$;
CREATE TRIGGER question_repository_counted AFTER INSERT ON question_repository REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
CREATE TRIGGER question_repository_uncounted AFTER DELETE ON question_repository REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_questions();

-- What is there already.
INSERT INTO daily_figures (day, key, value, updated_at)
  SELECT (created_at AT TIME ZONE 'UTC')::date, 'customers', count(*), now() FROM users WHERE is_active AND NOT is_admin GROUP BY 1;
INSERT INTO daily_figures (day, key, value, updated_at)
  SELECT (created_at AT TIME ZONE 'UTC')::date, 'questions', count(*), now() FROM question_repository GROUP BY 1;
INSERT INTO daily_figures (day, key, dimension, value, updated_at)
  SELECT day, figure.key, service_type, figure.value, now()
  FROM (SELECT (purchase_date AT TIME ZONE 'UTC')::date AS day, service_type, sum(amount) AS paid, sum(refunded_amount) AS back, count(*) AS many
        FROM purchase_history WHERE payment_status IN ('completed', 'refunded') GROUP BY 1, 2) sums,
       LATERAL (VALUES ('revenue', paid), ('refunds', back), ('purchases', many)) AS figure (key, value)
  WHERE figure.value <> 0;
