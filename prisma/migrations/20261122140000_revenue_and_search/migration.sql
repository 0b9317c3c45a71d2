-- One rule for money everywhere: what was granted for money counts on its day in Eastern time, what went back on the day
-- of its refund. Payment status and the calendar of Greenwich said something else.
CREATE FUNCTION eastern_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (moment AT TIME ZONE 'America/New_York')::date
$$;

CREATE OR REPLACE FUNCTION count_new_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, key, dimension, delta)
  SELECT day, figure.key, service_type, figure.value
  FROM (SELECT eastern_day(purchase_date) AS day, service_type, sum(amount) AS paid, count(*) AS many
        FROM added WHERE granted_at IS NOT NULL AND amount > 0 GROUP BY 1, 2) sums,
       LATERAL (VALUES ('revenue', paid), ('purchases', many)) AS figure (key, value);
  INSERT INTO figure_changes (day, key, dimension, delta)
  SELECT eastern_day(coalesce(refunded_at, purchase_date)), 'refunds', service_type, sum(refunded_amount)
  FROM added WHERE granted_at IS NOT NULL AND amount > 0 AND refunded_amount > 0 GROUP BY 1, 3;
  RETURN NULL;
END $$;

CREATE FUNCTION count_purchase(purchase purchase_history, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF purchase.granted_at IS NULL OR purchase.amount <= 0 THEN RETURN; END IF;
  INSERT INTO figure_changes (day, key, dimension, delta)
  VALUES (eastern_day(purchase.purchase_date), 'revenue', purchase.service_type, sign * purchase.amount),
         (eastern_day(purchase.purchase_date), 'purchases', purchase.service_type, sign);
  IF purchase.refunded_amount > 0 THEN
    INSERT INTO figure_changes (day, key, dimension, delta)
    VALUES (eastern_day(coalesce(purchase.refunded_at, purchase.purchase_date)), 'refunds', purchase.service_type, sign * purchase.refunded_amount);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_changed_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_purchase(OLD, -1);
  IF TG_OP = 'UPDATE' THEN PERFORM count_purchase(NEW, 1); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER purchase_history_recounted ON purchase_history;
CREATE TRIGGER purchase_history_recounted AFTER UPDATE ON purchase_history FOR EACH ROW
  WHEN ((OLD.granted_at IS NULL, OLD.amount, OLD.refunded_amount, OLD.refunded_at, OLD.purchase_date, OLD.service_type)
        IS DISTINCT FROM (NEW.granted_at IS NULL, NEW.amount, NEW.refunded_amount, NEW.refunded_at, NEW.purchase_date, NEW.service_type))
  EXECUTE FUNCTION count_changed_purchase();

-- What is there already, counted anew.
DELETE FROM figure_changes WHERE key IN ('revenue', 'refunds', 'purchases');
DELETE FROM daily_figures WHERE key IN ('revenue', 'refunds', 'purchases');
INSERT INTO daily_figures (day, key, dimension, value, updated_at)
  SELECT day, figure.key, service_type, figure.value, now()
  FROM (SELECT eastern_day(purchase_date) AS day, service_type, sum(amount) AS paid, count(*) AS many
        FROM purchase_history WHERE granted_at IS NOT NULL AND amount > 0 GROUP BY 1, 2) sums,
       LATERAL (VALUES ('revenue', paid), ('purchases', many)) AS figure (key, value);
INSERT INTO daily_figures (day, key, dimension, value, updated_at)
  SELECT eastern_day(coalesce(refunded_at, purchase_date)), 'refunds', service_type, sum(refunded_amount), now()
  FROM purchase_history WHERE granted_at IS NOT NULL AND amount > 0 AND refunded_amount > 0 GROUP BY 1, 3;

-- The search asks the planner how common a text is; a hundred samples of a million rows could not tell.
ALTER INDEX users_search ALTER COLUMN 1 SET STATISTICS 1000;
ALTER INDEX question_repository_search ALTER COLUMN 1 SET STATISTICS 1000;

-- Purchases as staff looks for them: by status, by what a dispute or a code left, by the beginning of a receipt's number.
CREATE INDEX "purchase_history_payment_status_id_idx" ON "purchase_history"("payment_status", "id" DESC);
CREATE INDEX purchase_history_disputed ON purchase_history (id DESC) WHERE dispute_status IS NOT NULL;
CREATE INDEX purchase_history_coupon_code ON purchase_history (coupon_code, id DESC) WHERE coupon_code IS NOT NULL;
CREATE INDEX purchase_history_receipt_prefix ON purchase_history (receipt_number varchar_pattern_ops) WHERE receipt_number IS NOT NULL;
