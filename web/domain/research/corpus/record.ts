import type { LinkClass } from "./citation";
import type { Place } from "./problem";
import type { PENALTY_UNITS, WrittenProvision } from "./schema/provision";
import type { Category, LawStatus, Level, Nothing } from "./schema/values";

export type RiskLevel = "Critical" | "High" | "Medium" | "Low";

export type FigureScalar = number | string | boolean | null;

/** One comparable figure; money is in integer cents. */
export interface Figure {
  key: string;
  value: FigureScalar;
  level: Level;
  note: string | null;
}

export interface Noted {
  text: string;
  pin?: string | undefined;
}

export interface Agency {
  key: string;
  name: string;
  url: string | null;
}

export interface Penalty {
  text: string;
  kind: "civil" | "criminal" | "damages";
  per?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  unit: (typeof PENALTY_UNITS)[number];
  /** Of which year the sums are, where they are adjusted. */
  year?: number | undefined;
  basis?: string | undefined;
}

export interface Limitation extends Noted {
  years?: number | undefined;
  months?: number | undefined;
  days?: number | undefined;
}

/** A provision as it is stored: its point with its topic, its level and the whole citation of its pin filled in. */
export interface Provision extends WrittenProvision {
  level: Level;
  cite: string | null;
}

/** A law as the product stores it: what was written, and what follows from it. */
export interface LawRecord {
  slug: string;
  kind: "law" | "absence";
  title: string;
  popularNames: string[];
  citations: string[];
  /** `FEDERAL` or a state code. */
  jurisdiction: string;
  /** The city's code, such as `los-angeles`; null outside cities. */
  city: string | null;
  category: Category;
  topics: string[];
  status: LawStatus;
  effectiveDate: string | null;
  verifiedAsOf: string;
  /** True when the facts are only known to be of that year; `verifiedAsOf` is then its last day. */
  verifiedYearOnly: boolean;
  level: Level;
  source: string;
  applies: { minEmployees: number | null; counting: string | null; text: string };
  summary: string;
  /** The sentences of the law by points; the lists below are the same ones by what they do. */
  provisions: Provision[];
  /** Points that were looked for in the law of this place, and nothing was found. */
  silent: string[];
  requirements: { text: string; pin: string }[];
  deadlines: Nothing | (Noted & { days?: number | undefined })[];
  notices: Nothing | (Noted & { url?: string | undefined })[];
  records: Nothing | (Noted & { years?: number | undefined })[];
  agency: Agency | null;
  privateAction: boolean | "unknown";
  remedies: string[];
  penalties: Nothing | Penalty[];
  limitation: Nothing | Limitation;
  figures: Figure[];
  related: string[];
  note: string | null;
  url: string;
  linkClass: LinkClass;
  /** How deep the link leads: section, chapter, code home … */
  linkLevel: string;
  riskLevel: RiskLevel;
  contentHash: string;
  place: Place;
}

/** A case as the product stores it. */
export interface CaseRecord {
  slug: string;
  name: string;
  citation: string;
  court: string;
  year: number;
  jurisdiction: string;
  topics: string[];
  category: Category;
  outcome: string;
  damages: string | null;
  verified: boolean;
  level: Level;
  verifiedAsOf: string;
  verifiedYearOnly: boolean;
  source: string;
  treatment: string;
  treatmentNote: string | null;
  issue: string;
  holding: string;
  precedent: string;
  keyIssues: string[];
  financialImpact: string[];
  relevance: number;
  laws: string[];
  related: string[];
  url: string;
  linkClass: LinkClass;
  contentHash: string;
  place: Place;
}
