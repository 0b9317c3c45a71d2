export type ReportColumn = { key: string; label: string; format: "count" | "percent" | "days" | "money" };

export type ReportLine = { key: string; label: string; values: (number | null)[]; texts: string[] };

export type ReportView = {
  type: string;
  title: string;
  definition: string;
  lineName: string;
  from: string;
  to: string;
  n: number;
  counted: string;
  headline: { label: string; text: string };
  columns: ReportColumn[];
  lines: ReportLine[];
  drawn: number;
};

export type ReportRow = {
  rowKey: string;
  applicationId: number;
  name: string;
  jobTitle: string;
  status: string;
  line: string;
  measure: string | null;
  at: Date;
};

export type Schedule = {
  id: number;
  type: string;
  title: string;
  cadence: string;
  department: string | null;
  recipients: string[];
  nextRunAt: Date | null;
  lastRunAt: Date | null;
};

export type Choice = { value: string; label: string };
