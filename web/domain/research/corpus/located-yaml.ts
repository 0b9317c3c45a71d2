import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Place, Problem } from "./problem";

export type YamlPath = readonly PropertyKey[];

/** A parsed file that can say on which line a value stands. */
export interface LocatedFile<T> {
  file: string;
  value: T;
  place: (path: YamlPath) => Place;
}

export interface ParsedFile<T> {
  located: LocatedFile<T> | null;
  problems: Problem[];
}

/** Parses one YAML file against its schema; every problem carries file, line and column. */
export function parseCorpusFile<T>(file: string, text: string, schema: z.ZodType<T>): ParsedFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const place = (path: YamlPath) => placeOf(file, document, lines, path);
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => {
      const { line, col } = lines.linePos(error.pos[0]);
      return { file, line, column: col, severity: "error", rule: "yaml", message: error.message } satisfies Problem;
    });
    return { located: null, problems };
  }
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (parsed.success) return { located: { file, value: parsed.data, place }, problems: [] };
  const problems = parsed.error.issues.flatMap(flattened).map(
    (issue): Problem => ({
      ...place(issue.path),
      severity: "error",
      rule: "schema",
      message: `${issue.path.join(".")}: ${issue.message}`,
    }),
  );
  return { located: null, problems };
}

interface FlatIssue {
  path: PropertyKey[];
  message: string;
}

/** A failed union reports each branch; the branch that got furthest tells the writer most. */
export function flattened(issue: z.core.$ZodIssue): FlatIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0)
    return [{ path: issue.path, message: issue.message }];
  const branches = issue.errors.map((errors) => errors.flatMap(flattened));
  const deepest = branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
  return deepest.map((inner) => ({ path: [...issue.path, ...inner.path], message: inner.message }));
}

function depth(issues: FlatIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

function placeOf(file: string, document: Document, lines: LineCounter, path: YamlPath): Place {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return { file, line, column: col };
    }
  }
  return { file, line: 1, column: 1 };
}
