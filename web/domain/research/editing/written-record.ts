import type { Figure } from "../corpus/record";
import type { Topic } from "../corpus/schema/topics-file";
import type { Agencies } from "./ground";
import type { RecordData, RecordKind, Shape, WrittenRecord } from "./kinds";
import { noneOf, provisionsOf } from "./stored-provisions";

export const shapeOf = (kind: RecordKind, data: RecordData): Shape =>
  kind === "case" ? "case" : data.is_absence ? "absence" : "law";

type Base = { topics: Map<string, Topic>; agencies: Agencies; related: string[] };

/** A stored row, or the data of a version, as the record would stand in a corpus file. */
export function writtenRecord(kind: RecordKind, data: RecordData, base: Base): WrittenRecord {
  const shape = shapeOf(kind, data);
  const make = { law: writtenLaw, absence: writtenAbsence, case: writtenCase }[shape];
  return withoutNothing(make(data, base));
}

function writtenLaw(data: RecordData, { topics, agencies, related }: Base): WrittenRecord {
  const source = sourceOf(data);
  return {
    slug: data.slug,
    title: data.title,
    popularNames: data.popular_names,
    citations: data.citations,
    topics: data.topics,
    category: data.category,
    status: data.status_note,
    effectiveDate: dayOf(data.effective_date),
    verifiedAsOf: asOf(data),
    level: data.confidence,
    source: source.title,
    applies: { minEmployees: data.min_employees, counting: data.count_rule, text: data.covered_text },
    summary: data.summary,
    provisions: provisionsOf(data).map(({ level, cite: _, ...provision }) => ({
      ...provision,
      level: level === data.confidence && !provision.read ? undefined : level,
    })),
    none: noneOf(data),
    silent: data.silent_points ?? [],
    agency: agencyKey(data.agency, agencies),
    privateAction: data.private_action === null ? "unknown" : data.private_action ? "yes" : "no",
    remedies: data.remedies,
    figures: writtenFigures(data, topics),
    related: listOf(data.related) ?? related,
    note: data.scope_note,
    url: source.linkLevel === "page" ? data.reference_url : null,
  };
}

function writtenAbsence(data: RecordData, { topics, related }: Base): WrittenRecord {
  const topic = String((data.topics as string[])[0]);
  const federalText = topics.get(topic)?.federal?.text ?? "";
  const own = String(data.summary)
    .replace(/^No state law on .*? found as of [\d-]+\. ?/, "")
    .replace(federalText, "")
    .trim();
  return {
    topic,
    level: data.confidence,
    verifiedAsOf: asOf(data),
    source: sourceOf(data).title,
    federal: listOf(data.related) ?? related,
    citations: data.citations,
    text: own || null,
    figures: writtenFigures(data, topics),
  };
}

function writtenCase(data: RecordData): WrittenRecord {
  const { slug, name, citation, court, year, jurisdiction, topics, outcome, damages } = data;
  return {
    ...{ slug, name, citation, court, year, jurisdiction, topics, outcome, damages },
    verified: data.citation_verified ? "yes" : "no",
    level: data.confidence,
    verifiedAsOf: asOf(data),
    source: sourceOf(data).title,
    treatment: data.treatment,
    treatmentNote: data.treatment_note,
    issue: data.issue,
    holding: data.summary,
    precedent: data.legal_precedent,
    keyIssues: data.key_issues,
    financialImpact: data.financial_impact,
    relevance: data.relevance_score,
    laws: data.statutes,
    url: data.reference_url,
  };
}

type Source = { title?: string; linkLevel?: string };
const sourceOf = (data: RecordData): Source => (data.sources as Source[] | null)?.[0] ?? {};

const listOf = (value: unknown): string[] | null => (Array.isArray(value) ? (value as string[]) : null);

const dayOf = (value: unknown): string | null => (typeof value === "string" ? value.slice(0, 10) : null);

/** A day, or the year alone where only the year is known. */
function asOf(data: RecordData): string | number | null {
  const day = dayOf(data.verified_as_of);
  const isYear = (data.confidence_by_field as { verifiedYearOnly?: boolean } | null)?.verifiedYearOnly;
  return day && isYear ? Number(day.slice(0, 4)) : day;
}

/** The key by which the files of the place name the agency; one that they do not name gets a key of its own. */
function agencyKey(name: unknown, agencies: Agencies): string | null {
  if (typeof name !== "string") return null;
  const known = Object.entries(agencies).find(([, agency]) => agency.name === name);
  return known?.[0] ?? ownKey(name);
}

export const ownKey = (name: string): string =>
  `x-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** Money in dollars, and a bare value where a figure has the level of its record. */
function writtenFigures(data: RecordData, topics: Map<string, Topic>): Record<string, unknown> {
  const topic = topics.get((data.topics as string[])[0] ?? "");
  const figures = (data.figures ?? []) as Figure[];
  return Object.fromEntries(
    figures.map(({ key, value, level, note }) => {
      const kind = topic?.figures[key]?.kind;
      const plain = typeof value === "number" && kind === "money" ? value / 100 : value;
      const written = typeof plain === "boolean" ? (plain ? "yes" : "no") : plain;
      const isBare = level === data.confidence && !note;
      return [key, isBare ? written : withoutNothing({ value: written, level, note }, ["value"])];
    }),
  );
}

/** Drops what is not there, as a writer would leave the line out. */
function withoutNothing(written: WrittenRecord, kept: string[] = []): WrittenRecord {
  const entries = Object.entries(written).flatMap(([name, value]): [string, unknown][] => {
    if (kept.includes(name)) return [[name, value]];
    if (value === null || value === undefined) return [];
    if (Array.isArray(value)) return [[name, value.map((item) => (isPlainObject(item) ? withoutNothing(item) : item))]];
    return [[name, isPlainObject(value) && name !== "figures" ? withoutNothing(value) : value]];
  });
  return Object.fromEntries(entries);
}

const isPlainObject = (value: unknown): value is WrittenRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);
