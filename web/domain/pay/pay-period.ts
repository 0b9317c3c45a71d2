import quick from "./tables/quick.json";

export const PAY_PERIODS = ["weekly", "biweekly", "semi-monthly", "monthly", "annually"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const FILING_STATUSES = ["single", "married_jointly", "married_separately", "head", "qualifying_widow"] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

export const TAX_YEARS = [2023, 2024, 2025, 2026] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

/** Paychecks in a year. */
export const PERIODS_PER_YEAR: Readonly<Record<PayPeriod, number>> = quick.periods_per_year;

/** Weeks that one paycheck of an hourly worker pays for. */
export const HOURLY_WEEKS: Readonly<Record<PayPeriod, number>> = quick.hourly_weeks_per_period;

export const PERIOD_LABEL: Readonly<Record<PayPeriod, string>> = {
  weekly: "week",
  biweekly: "two weeks",
  "semi-monthly": "half month",
  monthly: "month",
  annually: "year",
};

export const STATUS_LABEL: Readonly<Record<FilingStatus, string>> = {
  single: "single",
  married_jointly: "married filing jointly",
  married_separately: "married filing separately",
  head: "head of household",
  qualifying_widow: "qualifying surviving spouse",
};
