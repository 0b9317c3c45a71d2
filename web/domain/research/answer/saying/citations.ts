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
    if (known) return known.ref;
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

function headOf(source: Source): Omit<AnswerCitation, "ref"> {
  const record = "law" in source ? source.law : source.found;
  return {
    ...("law" in source
      ? { lawId: source.law.id, title: source.law.title }
      : { caseId: source.found.id, title: source.found.name }),
    citation:
      "law" in source ? source.law.citations.slice(0, CITATIONS_SHOWN).join("; ") || null : source.found.citation,
    slug: record.slug,
    level: record.confidence,
    verifiedAsOf: record.verifiedAsOf,
    ...(record.confidence === "reviewed" ? { mark: NOT_CHECKED } : {}),
  };
}
