-- AlterTable
ALTER TABLE "employment_periods" ADD COLUMN     "offer_id" INTEGER;

-- An employment that never began (no-show, hire undone) is kept and stands in nobody's way.
ALTER TABLE employment_periods
  DROP CONSTRAINT employment_periods_end_kind_values,
  ADD CONSTRAINT employment_periods_end_kind_values
    CHECK (end_kind IN ('resignation', 'discharge', 'layoff', 'end_of_term', 'death', 'never_started')),
  DROP CONSTRAINT employment_periods_no_overlap,
  ADD CONSTRAINT employment_periods_no_overlap EXCLUDE USING gist (
    int4range(employee_id, employee_id, '[]') WITH &&, daterange(start_date, end_date, '[]') WITH &&)
    WHERE (end_kind IS DISTINCT FROM 'never_started');

-- One accepted offer, one employment.
CREATE UNIQUE INDEX employment_periods_one_an_offer ON employment_periods (organization_id, offer_id)
  WHERE end_kind IS DISTINCT FROM 'never_started';
