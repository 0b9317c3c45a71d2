import type { CaseHit, CaseItem, FullCase, FullLaw, LawHit, LawItem, Trust } from "../search/types";

export const LOCKED_SUMMARY = 120;

type Found<T> = T & { score?: number; snippet?: string; belowThreshold?: boolean };

/** A law as a reader gets it: in full with access, else its head and the first words of the summary. */
export function lawItem(law: Found<FullLaw> | LawHit, isOpen: boolean): LawItem {
  const head = {
    id: law.id,
    slug: law.slug,
    title: law.title,
    citation: law.citation,
    jurisdiction: law.jurisdiction,
    jurisdictionName: law.jurisdictionName,
    city: law.city,
    cityName: law.cityName,
    category: law.category,
    topics: law.topics,
    riskLevel: law.riskLevel,
    status: law.status,
    statusNote: law.statusNote,
    isAbsence: law.isAbsence,
    effectiveDate: law.effectiveDate,
    lastUpdated: law.lastUpdated,
    verifiedAsOf: law.verifiedAsOf,
    verifiedYearOnly: law.verifiedYearOnly,
    confidence: law.confidence,
    trust: trustOf(law),
    linkClass: law.linkClass,
    minEmployees: law.minEmployees,
    belowThreshold: law.belowThreshold ?? false,
    referenceUrl: law.referenceUrl,
    relatedCaseIds: law.relatedCaseIds,
    score: law.score ?? 1,
  };
  if (!isOpen) return { ...head, summary: firstWords(law.summary), locked: true };
  const { summary, requirements, penalties, snippet } = law;
  return { ...head, summary, requirements, penalties, ...(snippet === undefined ? {} : { snippet }) };
}

/** By what was read of its rules; the level of the record counts only where it has none. */
export function trustOf({ provisions, confidence }: Pick<FullLaw, "provisions" | "confidence">): Trust {
  const levels: string[] = provisions.length > 0 ? provisions.map(({ level }) => level) : [confidence];
  if (levels.every((level) => level === "official")) return "text";
  const isRead = (level: string) => level === "official" || level === "source";
  if (levels.every(isRead)) return "source";
  return levels.some(isRead) ? "part" : "none";
}

/** A case as a reader gets it: in full with access, else its head and the first words of the summary. */
export function caseItem(found: Found<FullCase> | CaseHit, isOpen: boolean): CaseItem {
  const head = {
    id: found.id,
    slug: found.slug,
    name: found.name,
    citation: found.citation,
    citationVerified: found.citationVerified,
    court: found.court,
    jurisdiction: found.jurisdiction,
    year: found.year,
    outcome: found.outcome,
    topics: found.topics,
    treatment: found.treatment,
    relevanceScore: found.relevanceScore,
    confidence: found.confidence,
    referenceUrl: found.referenceUrl,
    linkClass: found.linkClass,
    score: found.score ?? 1,
  };
  if (!isOpen) return { ...head, summary: firstWords(found.summary), locked: true };
  const { summary, damages, keyIssues, legalPrecedent, financialImpact, treatmentNote, snippet } = found;
  const open = { summary, damages, keyIssues, legalPrecedent, financialImpact, treatmentNote };
  return { ...head, ...open, ...(snippet === undefined ? {} : { snippet }) };
}

/** At most 120 characters, cut between words. */
export function firstWords(text: string, most = LOCKED_SUMMARY): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:]+$/, "")}…`;
}
