import { type FoundCitation, lookUpCitations, MOST_CITATIONS } from "~/platform/case-law/look-up-citations";
import type { CaseRecord } from "./record";

export type CitationVerdict = "matches" | "other name" | "other year" | "several cases" | "not found" | "no reporter";
export type VerifiedCitation = { record: CaseRecord; verdict: CitationVerdict; found: FoundCitation | null };

const REPORTER = /^(\d+ [A-Z][\w.'& ]*? \d+)\b/;

/** The volume, reporter and page of a citation, without court and year; null for a docket number or a database cite. */
export const reporterCitation = (citation: string | null): string | null => REPORTER.exec(citation ?? "")?.[1] ?? null;

/**
 * Looks every case up by its reporter citation and says whether the case there is ours. It changes nothing: a reviewer
 * raises the level of a record, and names what was read.
 */
export async function verifyCitations(cases: CaseRecord[]): Promise<VerifiedCitation[]> {
  const asked = cases.flatMap((record) => {
    const citation = reporterCitation(record.citation);
    return citation ? [{ record, citation }] : [];
  });
  const verified: VerifiedCitation[] = [];
  for (let at = 0; at < asked.length; at += MOST_CITATIONS) {
    const batch = asked.slice(at, at + MOST_CITATIONS);
    const answers = await lookUpCitations(batch.map(({ citation }) => citation));
    const byCitation = new Map(answers.map((answer) => [plain(answer.citation), answer]));
    for (const { record, citation } of batch) {
      const found = byCitation.get(plain(citation)) ?? null;
      verified.push({ record, found, verdict: verdictOf(record, found) });
    }
  }
  return verified;
}

const plain = (citation: string): string => citation.replace(/[\s.]/g, "").toLowerCase();

function verdictOf(record: CaseRecord, found: FoundCitation | null): CitationVerdict {
  if (!found || found.status === 404) return "not found";
  if (found.status === 400) return "no reporter";
  const named = found.cases.filter(({ name }) => isSameCase(record.name, name));
  if (named.length === 0) return found.cases.length > 1 ? "several cases" : "other name";
  return named.some(({ year }) => year === null || Math.abs(year - record.year) <= 1) ? "matches" : "other year";
}

const COMMON = /\b(?:inc|corp|co|company|llc|ltd|the|of|and|et|al|city|county|state|united|states|in|re|ex|rel|no)\b/g;

/** Names of cases are shortened differently everywhere: each side must share a telling word. */
export function isSameCase(ours: string, theirs: string): boolean {
  const [left, right] = [sides(ours), sides(theirs)];
  if (left.length < 2 || right.length < 2) return shares(words(ours), words(theirs));
  const straight = shares(left[0], right[0]) && shares(left[1], right[1]);
  return straight || (shares(left[0], right[1]) && shares(left[1], right[0]));
}

const sides = (name: string) => name.split(/\bvs?\b\.?/i).map(words);
const words = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replace(/[^a-z0-9 ]+/g, " ")
      .replace(COMMON, " ")
      .split(/\s+/)
      .filter((word) => word.length > 1),
  );

/** A side of common words only, such as 'United States', says nothing against the case. */
function shares(one: Set<string> | undefined, other: Set<string> | undefined): boolean {
  if (!one?.size || !other?.size) return true;
  return [...one].some((word) => other.has(word));
}
