/** Reports that every hiring team has; each is a row of `REPORTS`. */
export const REPORT_TYPES = [
  "funnel",
  "time_to_hire",
  "time_in_stage",
  "source",
  "offer_acceptance",
  "pipeline",
  "referrals",
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const isReportType = (text: string): text is ReportType => (REPORT_TYPES as readonly string[]).includes(text);

export type FigureFormat = "count" | "percent" | "days" | "money";

export type ReportColumn = { key: string; label: string; format: FigureFormat };

/** A line of a report. `null` stands where there is nothing to divide by, or too little to say. */
export type ReportLine = { key: string; label: string; values: (number | null)[] };

/** What the rows of one key and mark come to; the line without key is all rows together. */
export type Group = {
  key: string | null;
  label: string | null;
  mark: string | null;
  count: number;
  median: number | null;
  mean: number | null;
  p90: number | null;
  sum: number | null;
};

export type ReportBody = {
  /** The one figure that the report is named after; null where there are too few to say. */
  headline: { label: string; value: number | null; format: FigureFormat };
  columns: ReportColumn[];
  lines: ReportLine[];
  /** Index of the column that is drawn. */
  drawn: number;
};

/** Below so many a mean or a share says more about chance than about hiring. */
export const FEWEST = 3;

/** A share in percent with one decimal. */
export const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;

/** Days with one decimal. */
export const days = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 10) / 10;
