/** What kind of news an item is; the product decides from it how much it weighs. */
export type SourceKind = "rule" | "proposed_rule" | "notice" | "regulation" | "news" | "bill" | "opinion";

/** One item of a source in the common form: plain text, checked dates, absolute links. */
export type SourceItem = {
  /** The source's own name of it: the same item has the same one next time. */
  externalId: string;
  kind: SourceKind;
  title: string;
  summary: string;
  url: string;
  /** Plain dates, YYYY-MM-DD; null when the source gives none that can be true. */
  publishedOn: string | null;
  effectiveOn: string | null;
  commentsCloseOn: string | null;
  /** FEDERAL or a two-letter code. */
  jurisdiction: string;
  agency: string | null;
  /** `29 CFR 516`. */
  cfrParts: string[];
  /** As printed: `90 FR 1854`, `AB 12`. */
  citations: string[];
  isSignificant: boolean;
  /** Names that the same change carries elsewhere, such as a docket or a rule's number. */
  aliases: string[];
};

/** Where the reading of a source stopped, and what it said about its version. Plain JSON. */
export type SourceCursor = Record<string, unknown>;

export type SourceAnswer = {
  /** `partial`: some of it is still to come, the next run goes on. */
  status: "ok" | "partial";
  items: SourceItem[];
  cursor: SourceCursor;
  /** For the operator, such as why it is partial. */
  note?: string;
};

export type FetchOptions = { now: Date; signal?: AbortSignal };

export type Source = {
  key: string;
  name: string;
  /** The page for people. */
  url: string;
  /** Not asked more often than this. */
  everyMinutes: number;
  fetchSince: (cursor: SourceCursor | null, options: FetchOptions) => Promise<SourceAnswer>;
};

/** The source answers in another shape than the one it was read in: somebody has to look. */
export class SourceDrift extends Error {}

/** The source asks to be left alone. */
export class SourceThrottled extends Error {}
