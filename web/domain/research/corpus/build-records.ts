import { createHash } from "node:crypto";
import { type CitationReader, citationReader } from "./citation";
import { typedFigures } from "./figures";
import { listsOf } from "./lists-of-provisions";
import type { LocatedFile, YamlPath } from "./located-yaml";
import { type Points, pointsOf } from "./points";
import type { CorpusFiles } from "./read-files";
import type { Agency, CaseRecord, LawRecord } from "./record";
import { riskLevelOf } from "./risk-level";
import type { WrittenCase } from "./schema/case-file";
import type { Fact } from "./schema/facts-file";
import type { WrittenLaw } from "./schema/law";
import type { WrittenAbsence } from "./schema/state-file";
import type { Topic } from "./schema/topics-file";

/** Where a law was written: what its file's header says of it. */
export interface Setting {
  jurisdiction: string;
  city: string | null;
  read: string;
  agencies: Record<string, { name: string; url?: string | undefined }>;
  /** The page that is linked when no citation leads deeper. */
  home: { url: string; level: string } | null;
  file: LocatedFile<unknown>;
  path: YamlPath;
}

export interface WrittenEntry {
  law: WrittenLaw;
  setting: Setting;
}

export interface CorpusRecords {
  topics: Map<string, Topic>;
  points: Points;
  facts: ReadonlyMap<string, Fact>;
  citations: CitationReader;
  written: WrittenEntry[];
  laws: LawRecord[];
  cases: CaseRecord[];
}

/** Turns the files into records: what the loader stores and the checks look at. */
export function buildRecords(files: CorpusFiles): CorpusRecords {
  const topics = new Map(files.topics.value.topics.map((topic) => [topic.key, topic]));
  const citations = citationReader(files.links.value);
  const written = writtenLaws(files);
  const laws = written.map((entry) => lawRecord(entry, topics, citations));
  const absences = files.states.flatMap((file) =>
    file.value.absent.map((absence, index) => absenceRecord(absence, file, index, topics)),
  );
  const cases = files.cases.flatMap((file) =>
    file.value.cases.map((written, index) => caseRecord(written, file, index, topics, citations)),
  );
  const points = pointsOf(topics.values(), files.generalPoints, files.points);
  const facts = new Map((files.facts?.value.facts ?? []).map((fact) => [fact.key, fact]));
  return { topics, points, facts, citations, written, laws: [...laws, ...absences], cases };
}

function writtenLaws(files: CorpusFiles): WrittenEntry[] {
  const states = files.states.flatMap((file) => {
    const { state: jurisdiction, read, agencies, code } = file.value;
    const home = { url: code.url, level: "code home" };
    return file.value.laws.map((law, i) => ({
      law,
      setting: { jurisdiction, city: null, read, agencies, home, file, path: ["laws", i] },
    }));
  });
  const federal = files.federal.flatMap((file) => {
    const { read, agencies } = file.value;
    return file.value.laws.map((law, i) => ({
      law,
      setting: { jurisdiction: "FEDERAL", city: null, read, agencies, home: null, file, path: ["laws", i] },
    }));
  });
  const cities = files.cities.flatMap((file) =>
    file.value.cities.flatMap((city, c) => {
      const { state: jurisdiction, read, agencies } = file.value;
      const home = { url: city.url, level: "city page" };
      return city.laws.map((law, i) => ({
        law,
        setting: { jurisdiction, city: city.code, read, agencies, home, file, path: ["cities", c, "laws", i] },
      }));
    }),
  );
  return [...federal, ...states, ...cities];
}

function lawRecord({ law, setting }: WrittenEntry, topics: Map<string, Topic>, citations: CitationReader): LawRecord {
  const topic = topics.get(law.topics[0] as string);
  const link = recordLink(law, setting, citations);
  const scope = citationScope(setting);
  const pin = (text: string) => citations.fullPin(text, law.citations[0] ?? "", scope.jurisdiction, scope.city);
  const lists = listsOf(law, pin);
  const base = {
    slug: law.slug,
    kind: "law" as const,
    title: law.title,
    popularNames: law.popularNames,
    citations: law.citations,
    jurisdiction: setting.jurisdiction,
    city: setting.city,
    category: law.category ?? topic?.category ?? "Compliance and Reporting",
    topics: law.topics,
    status: law.status,
    effectiveDate: law.effectiveDate ?? null,
    ...verified(law.verifiedAsOf, setting.read),
    level: law.level,
    source: law.source,
    applies: {
      minEmployees: law.applies.minEmployees ?? null,
      counting: law.applies.counting ?? null,
      text: law.applies.text,
    },
    summary: law.summary,
    provisions: law.provisions.map((provision) => ({
      ...provision,
      point: fullPoint(provision.point, law.topics[0] as string),
      level: provision.level ?? law.level,
      cite: provision.pin === undefined ? null : pin(provision.pin),
    })),
    silent: law.silent.map((point) => fullPoint(point, law.topics[0] as string)),
    ...lists,
    agency: agencyOf(law.agency, setting),
    privateAction: law.privateAction,
    remedies: law.remedies,
    figures: typedFigures(topic, law.figures, law.level),
    related: law.related,
    note: law.note ?? null,
    ...link,
  };
  return finished({ ...base, riskLevel: riskLevelOf(base) }, setting.file, setting.path);
}

/** `topic.key` of a point that a record names by its key alone. */
export const fullPoint = (point: string, topic: string): string => (point.includes(".") ? point : `${topic}.${point}`);

/** `US` patterns read federal citations; a city may also cite its state. */
export function citationScope(setting: Pick<Setting, "jurisdiction" | "city">): {
  jurisdiction: string;
  city?: string;
} {
  if (setting.jurisdiction === "FEDERAL") return { jurisdiction: "US" };
  const city = setting.city ? `${setting.jurisdiction.toLowerCase()}-${setting.city}` : undefined;
  return city ? { jurisdiction: setting.jurisdiction, city } : { jurisdiction: setting.jurisdiction };
}

function recordLink(
  law: WrittenLaw,
  setting: Setting,
  citations: CitationReader,
): Pick<LawRecord, "url" | "linkClass" | "linkLevel"> {
  const classOf = (url: string) => citations.classOf(url) ?? "mirror";
  if (law.url) return { url: law.url, linkClass: classOf(law.url), linkLevel: "page" };
  const scope = citationScope(setting);
  for (const citation of law.citations) {
    const { link } = citations.read(citation, scope.jurisdiction, scope.city);
    if (link) return { url: link.url, linkClass: link.linkClass, linkLevel: link.level };
  }
  const agency = agencyOf(law.agency, setting)?.url;
  const home = setting.home ?? (agency ? { url: agency, level: "agency page" } : { url: "", level: "none" });
  return { url: home.url, linkClass: home.url ? classOf(home.url) : "mirror", linkLevel: home.level };
}

function agencyOf(key: string, setting: Pick<Setting, "agencies">): Agency | null {
  const agency = setting.agencies[key];
  return agency ? { key, name: agency.name, url: agency.url ?? null } : null;
}

/** A row of an earlier year holds for that year; a row of the year of reading was read on the file's day. */
function verified(asOf: string, read: string): { verifiedAsOf: string; verifiedYearOnly: boolean } {
  if (asOf.length > 4) return { verifiedAsOf: asOf, verifiedYearOnly: false };
  const yearOnly = !read.startsWith(asOf);
  return { verifiedAsOf: yearOnly ? `${asOf}-12-31` : read, verifiedYearOnly: yearOnly };
}

function absenceRecord(
  absence: WrittenAbsence,
  file: CorpusFiles["states"][number],
  index: number,
  topics: Map<string, Topic>,
): LawRecord {
  const { state, name, read, code } = file.value;
  const topic = topics.get(absence.topic);
  const label = topic?.label ?? absence.topic;
  const asOf = verified(absence.verifiedAsOf, read);
  const day = asOf.verifiedYearOnly ? absence.verifiedAsOf : asOf.verifiedAsOf;
  const federalText = topic?.federal?.text ?? "";
  const found = `No state law on ${sentenceCase(label)} found as of ${day}.`;
  const record = {
    slug: `${state.toLowerCase()}-${absence.topic.replaceAll("_", "-")}`,
    kind: "absence" as const,
    title: `${name}: no state law found on ${sentenceCase(label)}`,
    popularNames: [],
    citations: absence.citations,
    jurisdiction: state,
    city: null,
    category: topic?.category ?? ("Compliance and Reporting" as const),
    topics: [absence.topic],
    status: "in force" as const,
    effectiveDate: null,
    ...asOf,
    level: absence.level,
    source: absence.source,
    applies: { minEmployees: null, counting: null, text: `Private employers in ${name}.` },
    provisions: [],
    silent: [],
    summary: [found, absence.text, federalText].filter(Boolean).join(" "),
    requirements: [],
    deadlines: "none" as const,
    notices: "none" as const,
    records: "none" as const,
    agency: null,
    privateAction: "unknown" as const,
    remedies: [],
    penalties: "none" as const,
    limitation: "none" as const,
    figures: typedFigures(topic, absence.figures, absence.level),
    related: absence.federal ?? topic?.federal?.laws ?? [],
    note: null,
    url: code.url,
    linkClass: "official" as const,
    linkLevel: "code home",
    riskLevel: "Low" as const,
  };
  return finished(record, file, ["absent", index]);
}

/** Lower-cases the first letter of a label inside a sentence, but leaves names such as E-Verify, NDAs or AI alone. */
function sentenceCase(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function caseRecord(
  written: WrittenCase,
  file: CorpusFiles["cases"][number],
  index: number,
  topics: Map<string, Topic>,
  citations: CitationReader,
): CaseRecord {
  const { damages, treatmentNote, url, verifiedAsOf, ...rest } = written;
  const link = url ?? citations.read(`${written.name}, ${written.citation}`, "*").link?.url ?? "";
  const record = {
    ...rest,
    category: topics.get(written.topics[0] as string)?.category ?? ("Compliance and Reporting" as const),
    damages: damages ?? null,
    treatmentNote: treatmentNote ?? null,
    ...verified(verifiedAsOf, file.value.read),
    url: link,
    linkClass: (link && citations.classOf(link)) || ("mirror" as const),
  };
  return finished(record, file, ["cases", index]);
}

/** The hash covers all that a reader sees and nothing of where it was written, so that moving a record changes nothing. */
function finished<T extends object>(record: T, file: LocatedFile<unknown>, path: YamlPath) {
  const contentHash = createHash("sha256").update(JSON.stringify(record)).digest("hex");
  return { ...record, contentHash, place: file.place(path) };
}
