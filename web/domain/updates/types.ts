export type RiskLevel = "HIGH" | "MEDIUM" | "LOW";
export const RISK_LEVELS = ["HIGH", "MEDIUM", "LOW"] as const;

export type UpdateKind = "source" | "corpus_change" | "effective_date" | "manual";

/** A corpus record that an update touches, with what its weight needs. */
export type TouchedLaw = { id: number; slug: string; title: string; riskLevel: string; category: string };

/** An update before it is stored, from whatever it was made. */
export type UpdateDraft = {
  kind: UpdateKind;
  externalId: string | null;
  dedupeKey: string;
  title: string;
  description: string;
  timestamp: Date;
  riskLevel: RiskLevel;
  riskBasis: string;
  jurisdiction: string;
  city: string | null;
  category: string;
  agency: string | null;
  effectiveDate: string | null;
  commentsCloseOn: string | null;
  publishedOn: string | null;
  sourceUrl: string | null;
  citations: string[];
  cfrParts: string[];
  status: "pending" | "approved";
  lawIds: number[];
  matchedBy: "citation" | "corpus";
};
