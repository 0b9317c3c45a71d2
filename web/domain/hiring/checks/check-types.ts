export type Severity = "block" | "warn" | "info";

/** Where a job can be done; the city by the corpus's slug. */
export type WorkPlace = { state: string; city: string | null; label: string };

/** What a check needs to know of a law: read from the corpus, never written here. */
export type CheckLaw = {
  id: number;
  slug: string;
  title: string;
  citation: string | null;
  jurisdiction: string;
  city: string | null;
  status: string;
  effectiveDate: string | null;
  minEmployees: number | null;
  countRule: string | null;
  confidence: string;
  requirements: string[];
  topics: string[];
  figures: Map<string, number | boolean | string>;
  version: number;
};

/** How many people work for the organization; null where nobody has said so. */
export type HeadCount = { total: number | null; byState: Map<string, number> };

/** What a rule found. Rule, place, law and question together are its identity from run to run. */
export type Found = {
  rule: string;
  /** The question of the apply form that it is about. */
  questionId?: number;
  place: WorkPlace | null;
  severity: Severity;
  message: string;
  suggestion?: string;
  law: CheckLaw | null;
  /** When the duty begins, where that is not when the law does. */
  from?: string | null;
};
