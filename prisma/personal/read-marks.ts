import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Erasure, MarkedColumn, MarkedModel, Subject } from "~/platform/personal/marks";

const SCHEMA = path.resolve(import.meta.dirname, "../schema");

export type Column = { name: string; type: string; comment: string };
export type Model = { name: string; table: string; comment: string[]; columns: Column[]; parents: string[] };

const SCALARS = /^(String|Int|BigInt|Json|DateTime|Boolean|Decimal|Float|Bytes|Unsupported)/;

/** The models of the schema with their comments, in which personal data is declared (how: prisma/README.md). */
export function readModels(folder = SCHEMA): Model[] {
  const texts = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
  return texts.flatMap((text) => modelsOf(text));
}

export function modelsOf(text: string): Model[] {
  const found = text.matchAll(/((?:^\/\/\/.*\n)*)^model (\w+) \{\n([\s\S]*?)^\}/gm);
  return [...found].map(([, comment = "", name = "", body = ""]) => {
    const lines = body.split("\n");
    const columns = lines.flatMap((line) => {
      const [, column, type] = /^\s+(\w+)\s+(\S+)/.exec(line) ?? [];
      return column && type && SCALARS.test(type) ? [{ name: column, type, comment: line.split("///")[1] ?? "" }] : [];
    });
    const parents = [...body.matchAll(/^\s+\w+\s+(\w+)\??\s+@relation\([^)]*fields:/gm)].map(
      ([, parent]) => parent ?? "",
    );
    return {
      name,
      table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
      comment: comment.split("\n").map((line) => line.replace(/^\/\/\/ ?/, "")),
      columns,
      parents,
    };
  });
}

const tagOf = ({ comment }: Model, tag: string): string[] =>
  comment.flatMap((line) => (line.startsWith(`@${tag} `) ? [line.slice(tag.length + 2)] : []));

export const isImpersonal = (model: Model): boolean => tagOf(model, "impersonal").length > 0;
export const isExcused = ({ comment }: Column): boolean => /@impersonal\(.+\)/.test(comment);

const PERSONAL = /@personal\((\w+)(?: = '([^']*)')?(?:, stays: (.*))?\)/;

export function markOf({ name, type, comment }: Column): MarkedColumn | null {
  const [whole, kind, to, stays] = PERSONAL.exec(comment) ?? [];
  if (!whole || !kind) return null;
  const shape = type.endsWith("[]") ? "list" : type.endsWith("?") ? "optional" : "required";
  return {
    name,
    kind: kind as MarkedColumn["kind"],
    shape,
    type: type.replace(/[?[\]]/g, ""),
    ...(to === undefined ? {} : { to }),
    ...(stays === undefined ? {} : { stays }),
  };
}

const ERASURES: Record<string, Erasure> = {
  "erased whole": "whole",
  "erased by column": "columns",
  "erased elsewhere": "elsewhere",
  kept: "kept",
};

function subjectOf(line: string): Subject {
  const [, who, paths, how, note] =
    /^(\w+) by (.+?), (erased whole|erased by column|erased elsewhere|kept)(?:: (.*))?$/.exec(line) ?? [];
  if (!who || !paths || !how)
    throw new Error(`@about ${line}: "who by path, erased whole | by column | elsewhere: where" or "kept: why"`);
  return {
    who: who as Subject["who"],
    by: paths === "none" ? [] : paths.split(" or "),
    erasure: ERASURES[how] as Erasure,
    ...(note ? { note } : {}),
  };
}

/** What the schema declares, children before what they hang on, so that rows can be removed in this order. */
export function markedModels(models = readModels()): MarkedModel[] {
  const marked = models.filter((model) => tagOf(model, "about").length > 0);
  return childrenFirst(marked).map((model) => ({
    model: model.name.charAt(0).toLowerCase() + model.name.slice(1),
    table: model.table,
    about: tagOf(model, "about").map(subjectOf),
    why: tagOf(model, "why")[0] ?? "",
    kept: tagOf(model, "kept")[0] ?? "",
    seen: tagOf(model, "seen")[0] ?? "",
    ...(tagOf(model, "withheld")[0] ? { withheld: tagOf(model, "withheld")[0] } : {}),
    isOfOrganization: model.columns.some(({ name, type }) => name === "organizationId" && type === "Int"),
    columns: model.columns.flatMap((column) => markOf(column) ?? []),
  }));
}

function childrenFirst(models: Model[]): Model[] {
  const byName = new Map(models.map((model) => [model.name, model]));
  const done = new Set<string>();
  const parentsFirst: Model[] = [];
  const visit = (model: Model) => {
    if (done.has(model.name)) return;
    done.add(model.name);
    for (const parent of model.parents) {
      const row = byName.get(parent);
      if (row) visit(row);
    }
    parentsFirst.push(model);
  };
  for (const model of models) visit(model);
  return parentsFirst.reverse();
}
