import { z } from "zod";
import { parseCorpusFile } from "../corpus/located-yaml";
import { agencies } from "../corpus/schema/state-file";
import { plainDate, slug, stateCode, url } from "../corpus/schema/values";
import type { Agencies, RecordPlace } from "./ground";
import type { Shape } from "./kinds";

/** One record of a file, read so far that it can be judged by itself. */
export type FileRecord = {
  shape: Shape;
  place: RecordPlace;
  written: unknown;
  agencies: Agencies;
  cityUrl: string | null;
  /** The day on which the file's rows were read. */
  read: string;
  slug: string;
  name: string;
  line: number;
};

export type FileReading = {
  records: FileRecord[];
  problems: { line: number; message: string }[];
  /** What of the file an import does not store. */
  left: string[];
};

const list = z.array(z.unknown()).default([]);
const head = { read: plainDate, agencies: agencies.default({}) };
const code = z.strictObject({ name: z.string().min(3), url });

/** The heads of the four kinds of files; their records are judged one by one. */
const FILES = {
  cities: z.strictObject({
    ...head,
    state: stateCode,
    cities: z.array(z.looseObject({ city: z.string(), code: slug, url, laws: list })).min(1),
  }),
  cases: z.strictObject({ topic: z.string(), read: plainDate, cases: list }),
  federal: z.strictObject({ ...head, family: slug, name: z.string(), laws: list }),
  state: z.strictObject({ ...head, state: stateCode, name: z.string(), code, laws: list, absent: list }),
};

const MOST_RECORDS = 300;

/** Reads the text of a corpus file without judging its records. */
export function readImport(file: string, text: string): FileReading {
  const raw = parseCorpusFile(file, text, z.record(z.string(), z.unknown()));
  if (!raw.located) return unread(raw.problems.map(({ line, message }) => ({ line, message })));
  const { value, place } = raw.located;
  const lineOf = (path: PropertyKey[]) => place(path).line;
  const kind = "cities" in value ? "cities" : "cases" in value ? "cases" : "family" in value ? "federal" : "state";
  const parsed = FILES[kind].safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      line: lineOf(path),
      message: `${path.join(".")}: ${message}`,
    }));
    return unread(problems);
  }
  const records = recordsOf(kind, parsed.data, lineOf);
  if (records.length > MOST_RECORDS) {
    return unread([{ line: 1, message: `At most ${MOST_RECORDS} records in one file` }]);
  }
  if (records.length === 0) return unread([{ line: 1, message: "The file holds no records" }]);
  return { records, problems: [], left: kind === "cities" ? wagesLeft(parsed.data) : [] };
}

const unread = (problems: FileReading["problems"]): FileReading => ({ records: [], problems, left: [] });

/** A file from before `wages.yaml` held the dated wages of its cities: each load writes those anew, so an import could not keep them. */
function wagesLeft(data: unknown): string[] {
  const { cities } = data as z.output<typeof FILES.cities>;
  const count = cities.reduce((sum, { wages }) => sum + (Array.isArray(wages) ? wages.length : 0), 0);
  if (count === 0) return [];
  return [
    `${count} dated ${count === 1 ? "wage" : "wages"} of cities: they come with the corpus files. Store a new rate in the city's minimum wage record.`,
  ];
}

type LineOf = (path: PropertyKey[]) => number;

function recordsOf(kind: keyof typeof FILES, data: unknown, lineOf: LineOf): FileRecord[] {
  if (kind === "cases") {
    const { read, cases } = data as z.output<typeof FILES.cases>;
    const base = {
      shape: "case" as const,
      place: { jurisdiction: "FEDERAL", city: null },
      agencies: {},
      cityUrl: null,
      read,
    };
    return cases.map((written, i) => ({ ...base, written, ...named(written), line: lineOf(["cases", i]) }));
  }
  if (kind === "federal") {
    const { read, agencies: own, laws } = data as z.output<typeof FILES.federal>;
    const base = {
      shape: "law" as const,
      place: { jurisdiction: "FEDERAL", city: null },
      agencies: own,
      cityUrl: null,
      read,
    };
    return laws.map((written, i) => ({ ...base, written, ...named(written), line: lineOf(["laws", i]) }));
  }
  if (kind === "cities") {
    const { state, read, agencies: own, cities } = data as z.output<typeof FILES.cities>;
    return cities.flatMap((city, c) =>
      city.laws.map((written, i) => ({
        ...{ shape: "law" as const, place: { jurisdiction: state, city: city.code }, agencies: own, cityUrl: city.url },
        ...{ read, written, ...named(written), line: lineOf(["cities", c, "laws", i]) },
      })),
    );
  }
  const { state, read, agencies: own, laws, absent } = data as z.output<typeof FILES.state>;
  const base = { place: { jurisdiction: state, city: null }, agencies: own, cityUrl: null, read };
  const absences = absent.map((written, i) => {
    const topic = String((written as { topic?: unknown } | null)?.topic ?? "");
    const slugOf = `${state.toLowerCase()}-${topic.replaceAll("_", "-")}`;
    return { ...base, shape: "absence" as const, written, slug: slugOf, name: topic, line: lineOf(["absent", i]) };
  });
  return [
    ...laws.map((written, i) => ({
      ...{ ...base, shape: "law" as const, written, ...named(written), line: lineOf(["laws", i]) },
    })),
    ...absences,
  ];
}

/** What a record calls itself, also when it cannot be read further. */
function named(written: unknown): { slug: string; name: string } {
  const record = (written ?? {}) as { slug?: unknown; title?: unknown; name?: unknown };
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { slug: text(record.slug), name: text(record.title) || text(record.name) || text(record.slug) };
}
