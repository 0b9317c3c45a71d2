import type { Confidence } from "../../search/types";
import { NOT_CHECKED } from "../choosing/usable";
import type { Source } from "../sentence";
import type { AnswerCitation } from "../types";

const CITATIONS_SHOWN = 3;

/** Numbers the records in the order in which the answer first rests on them. */
export class CitationBook {
  readonly #refs = new Map<string, AnswerCitation>();

  refOf(source: Source): number {
    const key = "law" in source ? `law:${source.law.id}` : `case:${source.found.id}`;
    const known = this.#refs.get(key);
    if (known) {
      restOn(known, source);
      return known.ref;
    }
    const entry = { ref: this.#refs.size + 1, ...headOf(source) };
    this.#refs.set(key, entry);
    return entry.ref;
  }

  refsOf(sources: Source[]): number[] {
    return [...new Set(sources.map((source) => this.refOf(source)))].sort((a, b) => a - b);
  }

  /** `[1] [3]`, as plain texts carry their references. */
  marks(sources: Source[]): string {
    return this.refsOf(sources)
      .map((ref) => `[${ref}]`)
      .join(" ");
  }

  markMostProtective(source: Source): void {
    const entry = [...this.#refs.values()].find(({ ref }) => ref === this.refOf(source));
    if (entry) entry.isMostProtective = true;
  }

  get entries(): AnswerCitation[] {
    return [...this.#refs.values()];
  }

  /** The oldest day as of which a cited record was checked. */
  get verifiedAsOf(): string | null {
    const days = this.entries.flatMap(({ verifiedAsOf }) => verifiedAsOf ?? []);
    return days.sort()[0] ?? null;
  }
}

/** From the best read to the least. */
const TRUST: Confidence[] = ["official", "source", "reviewed", "recalled"];

/** A record is as sure as the weakest of its sentences that the answer rests on. */
function restOn(entry: AnswerCitation, source: Source): void {
  const { level, verifiedAsOf } = trustOf(source);
  if (TRUST.indexOf(level) > TRUST.indexOf(entry.level)) {
    entry.level = level;
    if (level === "reviewed") entry.mark = NOT_CHECKED;
  }
  if (verifiedAsOf && (!entry.verifiedAsOf || verifiedAsOf < entry.verifiedAsOf)) entry.verifiedAsOf = verifiedAsOf;
}

function trustOf(source: Source): { level: Confidence; verifiedAsOf: string | null } {
  if (!("law" in source)) return { level: source.found.confidence, verifiedAsOf: source.found.verifiedAsOf };
  const { law, provision } = source;
  return { level: provision?.level ?? law.confidence, verifiedAsOf: provision?.read?.on ?? law.verifiedAsOf };
}

function headOf(source: Source): Omit<AnswerCitation, "ref"> {
  const record = "law" in source ? source.law : source.found;
  return {
    ...("law" in source
      ? { lawId: source.law.id, title: source.law.title }
      : { caseId: source.found.id, title: source.found.name }),
    citation:
      "law" in source ? source.law.citations.slice(0, CITATIONS_SHOWN).join("; ") || null : source.found.citation,
    slug: record.slug,
    ...trustOf(source),
    ...(trustOf(source).level === "reviewed" ? { mark: NOT_CHECKED } : {}),
  };
}
