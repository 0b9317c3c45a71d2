/** How a field of a record is typed. `yaml` fields hold a list or group as it stands in a corpus file. */
export type FieldKind = "text" | "long" | "lines" | "select" | "date" | "number" | "yaml";

export type RecordField = {
  /** Its place in the record, such as `applies.text`. */
  name: string;
  label: string;
  kind: FieldKind;
  help?: string;
  rows?: number;
  wide?: boolean;
  optional?: boolean;
  /** Stays as it was given when the record was added. */
  fixed?: boolean;
};

const TRUST: RecordField[] = [
  { name: "level", label: "Level of trust", kind: "select" },
  { name: "verifiedAsOf", label: "Verified as of", kind: "text", help: "A day such as 2026-11-20, or a year alone" },
  { name: "source", label: "Source", kind: "long", rows: 2, wide: true, help: "What the facts were read in" },
];

const LAW: RecordField[] = [
  { name: "slug", label: "Slug", kind: "text", fixed: true, help: "State, topic: de-final-pay; links lead to it" },
  { name: "title", label: "Title", kind: "text", help: "The name a lawyer would use" },
  { name: "popularNames", label: "Popular names", kind: "lines", rows: 2, optional: true, help: "One per line" },
  {
    name: "citations",
    label: "Citations",
    kind: "lines",
    rows: 2,
    help: "One section or range per line, the main one first",
  },
  { name: "topics", label: "Topics", kind: "lines", rows: 2, help: "Keys of the taxonomy, the main one first" },
  { name: "category", label: "Category", kind: "select" },
  { name: "status", label: "Status", kind: "select" },
  { name: "effectiveDate", label: "Effective date", kind: "date", optional: true },
  { name: "summary", label: "Summary", kind: "long", rows: 4, wide: true, help: "1 to 3 sentences: who must do what" },
  { name: "applies.text", label: "Who is covered", kind: "long", rows: 2, wide: true },
  { name: "applies.minEmployees", label: "From employees", kind: "number", optional: true },
  { name: "applies.counting", label: "Counting rule", kind: "text", optional: true },
  {
    name: "provisions",
    label: "Provisions",
    kind: "yaml",
    rows: 16,
    wide: true,
    help: "A sentence each: point, role, text, mood, when, value, pin, and read where and when",
  },
  {
    name: "none",
    label: "What the law has none of",
    kind: "lines",
    rows: 2,
    optional: true,
    help: "One per line: deadline, notice, record, penalty, limitation; what is in neither place is unknown",
  },
  {
    name: "silent",
    label: "Points looked for, nothing found",
    kind: "lines",
    rows: 2,
    optional: true,
    help: "Keys of points, one a line",
  },
  { name: "agency", label: "Agency", kind: "select", help: "Another agency comes with a file that names it" },
  { name: "privateAction", label: "May employees sue", kind: "select" },
  {
    name: "remedies",
    label: "Remedies",
    kind: "lines",
    rows: 3,
    wide: true,
    help: "One per line; details in brackets",
  },
  {
    name: "figures",
    label: "Comparable figures",
    kind: "yaml",
    rows: 4,
    wide: true,
    optional: true,
    help: "Key and value per line",
  },
  { name: "related", label: "Related laws", kind: "lines", rows: 3, optional: true, help: "Slugs, one a line" },
  {
    name: "note",
    label: "Note to the reader",
    kind: "long",
    rows: 3,
    optional: true,
    help: "A doubt or limit of the record",
  },
  {
    name: "url",
    label: "Own link",
    kind: "text",
    wide: true,
    optional: true,
    help: "Only where the citation leads nowhere",
  },
  ...TRUST,
];

const ABSENCE: RecordField[] = [
  { name: "topic", label: "Topic", kind: "text", fixed: true },
  { name: "text", label: "What this state does have", kind: "long", rows: 3, wide: true, optional: true },
  { name: "citations", label: "Citations", kind: "lines", rows: 2, optional: true, help: "One per line" },
  {
    name: "federal",
    label: "Federal laws",
    kind: "lines",
    rows: 2,
    optional: true,
    help: "Slugs, one a line; empty takes those of the topic, none leaves them out",
  },
  { name: "figures", label: "Comparable figures", kind: "yaml", rows: 3, optional: true, wide: true },
  ...TRUST,
];

const CASE: RecordField[] = [
  { name: "slug", label: "Slug", kind: "text", fixed: true, help: "Parties and year: name-v-name-2012" },
  { name: "name", label: "Name", kind: "text" },
  { name: "citation", label: "Citation", kind: "text", help: "Reporter, court and year" },
  { name: "court", label: "Court", kind: "text" },
  { name: "year", label: "Year", kind: "number" },
  { name: "jurisdiction", label: "Jurisdiction", kind: "text", help: "FEDERAL or a state code" },
  { name: "topics", label: "Topics", kind: "lines", rows: 2, help: "Keys of the taxonomy, one a line" },
  { name: "laws", label: "Laws it reads", kind: "lines", rows: 2, optional: true, help: "Slugs, one a line" },
  { name: "issue", label: "Issue", kind: "long", rows: 3, wide: true },
  { name: "holding", label: "Holding", kind: "long", rows: 3, wide: true, help: "Who won on what" },
  { name: "precedent", label: "What it stands for", kind: "long", rows: 3, wide: true },
  { name: "outcome", label: "Outcome", kind: "select" },
  { name: "damages", label: "Damages", kind: "text", optional: true },
  { name: "keyIssues", label: "Key issues", kind: "lines", rows: 3, help: "2 to 6 short phrases, one a line" },
  { name: "financialImpact", label: "What it can cost", kind: "lines", rows: 3, help: "One sentence a line" },
  { name: "relevance", label: "Relevance", kind: "number", help: "1 (history) to 5 (every HR department)" },
  { name: "treatment", label: "Later treatment", kind: "select" },
  { name: "treatmentNote", label: "Note on treatment", kind: "text", optional: true },
  { name: "verified", label: "Citation verified", kind: "select", help: "Name and citation seen together in a source" },
  { name: "url", label: "Link", kind: "text", wide: true },
  ...TRUST,
];

export const RECORD_FIELDS = { law: LAW, absence: ABSENCE, case: CASE } as const;

export const FIELD_LABELS: Record<string, string> = {
  ...Object.fromEntries([...CASE, ...ABSENCE, ...LAW].map(({ name, label }) => [name.split(".")[0], label])),
  applies: "Who is covered",
};

export const LEVEL_TEXT: Record<string, string> = {
  official: "Official: read in the official text",
  source: "Source: read in a named page or data set",
  reviewed: "Reviewed: certain, official text not opened",
  recalled: "Recalled: shown as unverified, never used",
};

export const LAWS = {
  home: "/admin/laws",
  record: (kind: string, id: number | string) => `/admin/laws/${kind}/${id}`,
  history: (kind: string, id: number) => `/admin/laws/${kind}/${id}/history`,
  import: "/admin/laws/import",
};
