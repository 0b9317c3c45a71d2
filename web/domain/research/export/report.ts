import type { AnswerCitation, RiskAssessment } from "../answer/types";
import { dayText } from "../day-text";
import type { FullCase, FullLaw } from "../search/types";

export type ReportFormat = "excel" | "word" | "pdf";

/** What every export shows, whatever its format: one model, so that no two files disagree. */
export type Report = {
  question: string;
  place: string;
  madeAt: Date;
  /** Oldest day, or year, as of which a record of the report was checked. */
  asOf: string | null;
  answer: string[];
  assessment: RiskAssessment | null;
  citations: AnswerCitation[];
  laws: FullLaw[];
  cases: FullCase[];
};

type Checked = { verifiedAsOf: string | null; verifiedYearOnly?: boolean };

/** When a record was checked: the day, or the year where no more is known. */
export const checkedText = ({ verifiedAsOf, verifiedYearOnly }: Checked): string | null =>
  verifiedAsOf && (verifiedYearOnly ? verifiedAsOf.slice(0, 4) : dayText(verifiedAsOf));

export const DISCLAIMER =
  "Statewise is a research tool and not legal advice. Laws change and facts differ: check with a lawyer before you act.";

/** `employment-law-report-2026-11-20T14-03-22.xlsx` */
export function reportName(format: ReportFormat, madeAt: Date): string {
  const extension = { excel: "xlsx", word: "docx", pdf: "pdf" }[format];
  return `employment-law-report-${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}.${extension}`;
}

export const REPORT_TYPES: Record<ReportFormat, string> = {
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  word: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

export const STATUS_TEXT: Record<FullLaw["status"], string> = {
  in_force: "In force",
  enacted: "Enacted, not yet in effect",
  enjoined: "Enjoined by a court",
  repealed: "Repealed",
};

/** How far a record was checked, in the words of the screens. */
export function trustText(record: Pick<FullLaw, "confidence">): string {
  const texts = {
    official: "Official text read",
    source: "Read in a named source",
    reviewed: "Not checked against the official text",
    recalled: "Unverified",
  };
  return texts[record.confidence];
}

export const placeOfLaw = (law: FullLaw): string => law.cityName ?? law.jurisdictionName;
