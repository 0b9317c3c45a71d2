import type { RecordWords } from "~/domain/research";
import known from "./document-kinds.json" with { type: "json" };

export type DocumentKind = {
  key: string;
  name: string;
  /** Which records clock of the law counts for it. */
  keep: string;
  seenByPerson?: boolean;
  payroll?: boolean;
  byPerson?: boolean;
  /** Apart from the personnel file, as the law asks of medical papers; each look is written down. */
  apart?: boolean;
  expires?: boolean;
  /** What is to be done before it runs out, and by which rule. */
  next?: string;
  citation?: string;
};

export const DOCUMENT_KINDS: readonly DocumentKind[] = known.kinds;
export const DOCUMENT_KEYS = DOCUMENT_KINDS.map(({ key }) => key) as [string, ...string[]];
export const RECORD_WORDS: Record<string, RecordWords> = known.clocks;
export const I9_RULE = known.i9;

/** One that is no longer known counts as any other paper. */
export const kindOf = (key: string): DocumentKind =>
  DOCUMENT_KINDS.find((kind) => kind.key === key) ?? (DOCUMENT_KINDS.at(-1) as DocumentKind);
