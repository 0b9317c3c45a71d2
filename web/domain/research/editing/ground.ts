import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { db } from "~/platform/db/client";
import { stateName } from "~/platform/geo/us-states";
import { once } from "~/platform/once";
import { type CitationReader, citationReader } from "../corpus/citation";
import { type CorpusFiles, readCorpusFiles, yamlFilesIn } from "../corpus/read-files";
import type { Topic } from "../corpus/schema/topics-file";
import { corpusRoot } from "../load/load-corpus";

/** What every record stands on: the taxonomy and the table of citations and links. */
export type Ground = { files: CorpusFiles; topics: Map<string, Topic>; citations: CitationReader };

/** A record's place: a state or FEDERAL, and the code of a city. */
export type RecordPlace = { jurisdiction: string; city: string | null };

export type Agencies = Record<string, { name: string; url?: string | undefined }>;

/** Topics and links as the corpus files declare them, read once. */
export const ground = (): Ground =>
  once("research-editing-ground", () => {
    const files = readCorpusFiles(corpusRoot, "-");
    return {
      files,
      topics: new Map(files.topics.value.topics.map((topic) => [topic.key, topic])),
      citations: citationReader(files.links.value),
    };
  });

type Header = { code?: { name: string; url: string }; agencies?: Agencies };

/** What the files of a place say before their records: the agencies that a record may name, and the state's code. */
export function headerOf({ jurisdiction, city }: RecordPlace): { agencies: Agencies; code: Header["code"] } {
  if (jurisdiction !== "FEDERAL" && !stateName(jurisdiction)) return { agencies: {}, code: undefined };
  const files =
    jurisdiction === "FEDERAL"
      ? yamlFilesIn(corpusRoot, "federal")
      : [`states/${jurisdiction.toLowerCase()}.yaml`, ...(city ? [`cities/${jurisdiction.toLowerCase()}.yaml`] : [])];
  const headers = files.flatMap((file) => readHeader(file) ?? []);
  return {
    agencies: Object.assign({}, ...headers.map(({ agencies }) => agencies ?? {})) as Agencies,
    code: headers.find(({ code }) => code)?.code,
  };
}

const headers = () => once("research-editing-headers", () => new Map<string, Header | null>());

function readHeader(file: string): Header | null {
  const known = headers();
  if (!known.has(file)) known.set(file, parseHeader(file));
  return known.get(file) ?? null;
}

function parseHeader(file: string): Header | null {
  try {
    const text = readFileSync(path.join(corpusRoot, file), "utf8");
    const end = text.search(/^(laws|cities|absent|cases):/m);
    return parse(end < 0 ? text : text.slice(0, end)) as Header;
  } catch {
    return null;
  }
}

/** The city of a place as it is stored. */
export const findCity = ({ jurisdiction, city }: { jurisdiction: string; city: string }) =>
  db().city.findUnique({
    where: { stateCode_code: { stateCode: jurisdiction, code: city } },
    select: { name: true, officialUrl: true },
  });

/** The name of a place in a sentence. */
export const placeName = (jurisdiction: string): string =>
  jurisdiction === "FEDERAL" ? "Federal" : (stateName(jurisdiction) ?? jurisdiction);
