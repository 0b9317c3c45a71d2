import { breakingSchema, type Side } from "./breaking-schema";
import {
  type Answer,
  type ApiDocument,
  type Content,
  type Operation,
  operationsOf,
  type Parameter,
  resolveAnswer,
} from "./document-types";
import { sdkNameOf } from "./names";

/** What a caller of the released document would notice as broken in the present one, one line each. */
export function breakingChanges(released: ApiDocument, present: ApiDocument): string[] {
  return operationsOf(released).flatMap(({ path, method, operation: before }) => {
    const where = `${method.toUpperCase()} ${path}`;
    const after = present.paths[path]?.[method];
    if (!after) return [`${where}: is gone`];
    return [
      ...renamed(path, before, after),
      ...parameterChanges(released, present, before, after),
      ...bodyChanges(released, present, before, after),
      ...answerChanges(released, present, before, after),
      ...doorChanges(before, after),
    ].map((change) => `${where}: ${change}`);
  });
}

function renamed(path: string, before: Operation, after: Operation): string[] {
  const [old, name] = [before, after].map((operation) => {
    const { resource, method } = sdkNameOf(path, operation.operationId, operation["x-sdk"]);
    return `${resource}.${method}`;
  });
  return old === name ? [] : [`${old} of the SDK is called ${name}`];
}

function doorChanges(before: Operation, after: Operation): string[] {
  const isOpen = (operation: Operation) => (operation.security ?? []).some((way) => Object.keys(way).length === 0);
  const takesKeys = (operation: Operation) => (operation.security ?? []).some((way) => "apiKey" in way);
  return [
    ...(isOpen(before) && !isOpen(after) ? ["is no longer open to everybody"] : []),
    ...(takesKeys(before) && !takesKeys(after) && !isOpen(after) ? ["no longer takes API keys"] : []),
    ...(before["x-scope"] !== after["x-scope"] && after["x-scope"] ? [`needs the scope ${after["x-scope"]}`] : []),
  ];
}

function parameterChanges(released: ApiDocument, present: ApiDocument, before: Operation, after: Operation): string[] {
  const keyOf = ({ in: place, name }: Parameter) => `${place} parameter ${name}`;
  const old = new Map((before.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]));
  const now = new Map((after.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]));
  const changes: string[] = [];
  for (const [key, parameter] of old) {
    const same = now.get(key);
    if (!same) changes.push(`${key} is gone`);
    else changes.push(...compare(released, present, parameter.schema, same.schema, "request", key));
  }
  for (const [key, parameter] of now) {
    if (parameter.required && !old.get(key)?.required) changes.push(`${key} is required`);
  }
  return changes;
}

function bodyChanges(released: ApiDocument, present: ApiDocument, before: Operation, after: Operation): string[] {
  if (!before.requestBody) return after.requestBody?.required ? ["a body is required"] : [];
  return contentChanges(released, present, before.requestBody.content, after.requestBody?.content, "request", "body");
}

function answerChanges(released: ApiDocument, present: ApiDocument, before: Operation, after: Operation): string[] {
  return Object.entries(before.responses).flatMap(([status, answer]) => {
    if (!status.startsWith("2")) return [];
    const same = after.responses[status];
    if (!same) return [`the answer ${status} is gone`];
    const [old, now] = [contentOf(released, answer), contentOf(present, same)];
    return contentChanges(released, present, old, now, "response", `answer ${status}`);
  });
}

const contentOf = (document: ApiDocument, answer: Answer): Content => resolveAnswer(document, answer).content ?? {};

function contentChanges(
  released: ApiDocument,
  present: ApiDocument,
  before: Content,
  after: Content | undefined,
  side: Side,
  where: string,
): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const same = after?.[type]?.schema;
    return same ? compare(released, present, schema, same, side, where) : [`${where} is no longer ${type}`];
  });
}

type Schema = Parameters<typeof breakingSchema>[1]["before"];
const compare = (
  released: ApiDocument,
  present: ApiDocument,
  before: Schema,
  after: Schema,
  side: Side,
  where: string,
): string[] => breakingSchema({ released, present, side }, { before, after, where });

/** What breaks callers and is not announced, or null. Breaking changes need a higher first figure, and a note that names the call. */
export function versionProblem(released: ApiDocument, present: ApiDocument, notes: string): string | null {
  const changes = breakingChanges(released, present);
  if (changes.length === 0) return null;
  const [from, to] = [released.info.version, present.info.version];
  const isHigher = Number(to.split(".")[0]) > Number(from.split(".")[0]);
  const said = notesSince(notes, from);
  const unsaid = isHigher ? changes.filter((change) => !said.includes(`\`${callOf(change)}\``)) : changes;
  if (unsaid.length === 0) return null;
  const what = unsaid.map((change) => `  ${change}`).join("\n");
  return `The document breaks callers of ${from}:\n${what}\nTake it back, or raise API_VERSION (web/api/document.ts) and say in openapi/CHANGES.md what callers of each of these do.`;
}

const callOf = (change: string): string => change.slice(0, change.indexOf(":"));

/** The notes of every version after one, the newest first. */
function notesSince(notes: string, version: string): string {
  const heading = new RegExp(`^## ${version.replaceAll(".", "\\.")}\\s*$`, "m");
  const end = notes.search(heading);
  return end < 0 ? notes : notes.slice(0, end);
}
