import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type LocatedFile, parseCorpusFile } from "./located-yaml";
import type { Problem } from "./problem";
import { type CaseFile, caseFileSchema } from "./schema/case-file";
import { type CityFile, cityFileSchema } from "./schema/city-file";
import { factsFileSchema } from "./schema/facts-file";
import { type FederalFile, federalFileSchema } from "./schema/federal-file";
import { type GeneralPoints, generalPointsSchema, type PointsFile, pointsFileSchema } from "./schema/points-file";
import {
  aliasesFileSchema,
  type LinksFile,
  linksFileSchema,
  postersFileSchema,
  thresholdsFileSchema,
  unemploymentFileSchema,
} from "./schema/reference-files";
import { type StateFile, stateFileSchema } from "./schema/state-file";
import { topicsFileSchema } from "./schema/topics-file";
import { type WagesFile, wagesFileSchema } from "./schema/wages-file";

const GENERAL_POINTS = "points/general.yaml";

/** The corpus as it is written, file by file, with everything that could not be read. */
export interface CorpusFiles {
  links: LocatedFile<LinksFile>;
  topics: LocatedFile<z.infer<typeof topicsFileSchema>>;
  facts: LocatedFile<z.infer<typeof factsFileSchema>> | null;
  generalPoints: LocatedFile<GeneralPoints> | null;
  points: LocatedFile<PointsFile>[];
  states: LocatedFile<StateFile>[];
  federal: LocatedFile<FederalFile>[];
  cities: LocatedFile<CityFile>[];
  cases: LocatedFile<CaseFile>[];
  aliases: LocatedFile<z.infer<typeof aliasesFileSchema>> | null;
  posters: LocatedFile<z.infer<typeof postersFileSchema>> | null;
  thresholds: LocatedFile<z.infer<typeof thresholdsFileSchema>> | null;
  unemployment: LocatedFile<z.infer<typeof unemploymentFileSchema>> | null;
  wages: LocatedFile<WagesFile> | null;
  problems: Problem[];
}

/** Reads every file under the corpus folder, or one (`only`, such as `states/ca.yaml`) with the topics and links it needs. */
export function readCorpusFiles(root: string, only?: string): CorpusFiles {
  const problems: Problem[] = [];

  function one<T>(file: string, schema: z.ZodType<T>): LocatedFile<T> | null {
    const path = join(root, file);
    if (!existsSync(path)) return null;
    const parsed = parseCorpusFile(file, readFileSync(path, "utf8"), schema);
    problems.push(...parsed.problems);
    return parsed.located;
  }

  function needed<T>(file: string, schema: z.ZodType<T>): LocatedFile<T> {
    const located = one(file, schema);
    if (located) return located;
    const first = problems.find((problem) => problem.file === file);
    throw new Error(first ? `${file}:${first.line}: ${first.message}` : `${join(root, file)} is missing`);
  }

  function folder<T>(name: string, schema: z.ZodType<T>): LocatedFile<T>[] {
    return yamlFilesIn(root, name)
      .filter((file) => only === undefined || file === only)
      .map((file) => one(file, schema))
      .filter((located) => located !== null);
  }

  function single<T>(file: string, schema: z.ZodType<T>): LocatedFile<T> | null {
    return only === undefined || file === only ? one(file, schema) : null;
  }

  return {
    links: needed("links.yaml", linksFileSchema),
    topics: needed("topics.yaml", topicsFileSchema),
    facts: one("facts.yaml", factsFileSchema),
    generalPoints: one(GENERAL_POINTS, generalPointsSchema),
    // Every record names points, so they are read beside each file.
    points: yamlFilesIn(root, "points")
      .filter((file) => file !== GENERAL_POINTS)
      .map((file) => one(file, pointsFileSchema))
      .filter((located) => located !== null),
    states: folder("states", stateFileSchema),
    federal: folder("federal", federalFileSchema),
    cities: folder("cities", cityFileSchema),
    cases: folder("cases", caseFileSchema),
    aliases: single("aliases.yaml", aliasesFileSchema),
    posters: single("posters.yaml", postersFileSchema),
    thresholds: single("thresholds.yaml", thresholdsFileSchema),
    unemployment: single("unemployment.yaml", unemploymentFileSchema),
    // The figures of each record are held against the dated ones.
    wages: one("wages.yaml", wagesFileSchema),
    problems,
  };
}

/** The corpus files of one folder, in name order. */
export function yamlFilesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Every slug that the corpus declares, found without parsing: a one-file check must not read the rest in full. */
export function declaredSlugs(root: string): Set<string> {
  const files = ["states", "federal", "cities", "cases"].flatMap((folder) => yamlFilesIn(root, folder));
  const slugs = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    for (const match of text.matchAll(/^[ \t]*(?:- )?\{?slug: ([a-z0-9-]+)/gm)) if (match[1]) slugs.add(match[1]);
  }
  return slugs;
}
