import { parse, stringify } from "yaml";
import type { Shape } from "~/domain/research";
import { RECORD_FIELDS, type RecordField } from "./record-fields";

export type WrittenRecord = Record<string, unknown>;

/** Empty means the federal laws of the topic, so that none has a word of its own. */
const NO_FEDERAL = "none";

/** The record as the texts of its form. */
export function textsOf(shape: Shape, record: WrittenRecord): Record<string, string> {
  return Object.fromEntries(
    RECORD_FIELDS[shape].map((field) => [field.name, textOf(field, valueAt(record, field.name))]),
  );
}

function textOf({ kind, name }: RecordField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (name === "federal" && Array.isArray(value) && value.length === 0) return NO_FEDERAL;
  if (kind === "lines") return Array.isArray(value) ? value.join("\n") : String(value);
  if (kind !== "yaml") return String(value);
  if (typeof value === "string") return value;
  const isEmpty = Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  return isEmpty ? "" : stringify(value, { lineWidth: 0, sortMapEntries: sentenceFirst }).trimEnd();
}

const IN_ORDER = ["point", "role", "text", "mood", "when", "value", "penalty", "pin"];

/** The point, then the sentence and its place in the law; the rest in its own order. */
function sentenceFirst(a: { key: unknown }, b: { key: unknown }): number {
  const rank = ({ key }: { key: unknown }) => {
    const at = IN_ORDER.indexOf(String(key));
    return at < 0 ? IN_ORDER.length : at;
  };
  return rank(a) - rank(b);
}

export type ReadForm = { record: WrittenRecord; problems: { path: string; message: string }[] };

/** The texts of the form as a record; what is no YAML is said of its field. */
export function recordOf(shape: Shape, typed: Record<string, string>): ReadForm {
  const record: WrittenRecord = {};
  const problems: ReadForm["problems"] = [];
  for (const field of RECORD_FIELDS[shape]) {
    const text = (typed[field.name] ?? "").replace(/\r\n/g, "\n").trim();
    if (text === "") continue;
    try {
      setAt(record, field.name, typedValue(field, text));
    } catch (error) {
      problems.push({ path: field.name, message: `This is not readable: ${(error as Error).message.split("\n")[0]}` });
    }
  }
  return { record, problems };
}

function typedValue({ kind, name }: RecordField, text: string): unknown {
  if (name === "federal" && text === NO_FEDERAL) return [];
  switch (kind) {
    case "lines":
      return text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "number":
      return Number.isNaN(Number(text)) ? text : Number(text);
    case "yaml":
      return parse(text, { uniqueKeys: true, maxAliasCount: 0 });
    default:
      return name === "verifiedAsOf" && /^\d{4}$/.test(text) ? Number(text) : text;
  }
}

function valueAt(record: WrittenRecord, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as WrittenRecord | undefined)?.[key], record);
}

function setAt(record: WrittenRecord, path: string, value: unknown): void {
  const [first = "", second] = path.split(".");
  if (second === undefined) record[first] = value;
  else record[first] = { ...(record[first] as WrittenRecord | undefined), [second]: value };
}

/** The field of the form that a problem belongs to: `provisions.0.pin` is said at `provisions`. */
export function fieldOfPath(shape: Shape, path: string): string | null {
  const names = RECORD_FIELDS[shape].map(({ name }) => name);
  const own = path.startsWith("reading.") ? path : names.find((name) => path === name || path.startsWith(`${name}.`));
  return own ?? names.find((name) => name.startsWith(`${path}.`)) ?? null;
}
