import { type ApiDocument, resolve, type Schema } from "../../../openapi/document-types";

const BY_FORMAT: Record<string, string> = {
  "date-time": "2026-11-20T15:00:00.000Z",
  date: "2026-11-20",
  email: "sample@example.com",
  uri: "https://example.com/page",
  time: "09:30",
  uuid: "8f14e45f-ceea-467f-9c3d-1b2d3c4d5e6f",
};
const BY_PATTERN = ["94103", "CA", "abc-def", "12:30", "2026-11-20", "sample", "1", "555-0100", "#1d4ed8", ""];

/** A value that a schema takes: the example where there is one, else the least that fits. */
export function goodValue(document: ApiDocument, given: Schema | undefined, depth = 0): unknown {
  const schema = resolve(document, given);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return goodValue(document, choice, depth);
  const type = [schema.type ?? "object"].flat()[0];
  if (type === "object") return goodObject(document, schema, depth);
  if (type === "array") {
    const count = depth > 3 ? 0 : Math.max(1, Number(schema.minItems ?? 0));
    return Array.from({ length: count }, () => goodValue(document, schema.items, depth + 1));
  }
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return goodNumber(schema);
  return type === "null" ? null : goodText(schema);
}

function goodObject(document: ApiDocument, schema: Schema, depth: number): Record<string, unknown> {
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => depth < 4 || schema.required?.includes(name),
  );
  return Object.fromEntries(wanted.map(([name, inner]) => [name, goodValue(document, inner, depth + 1)]));
}

function goodNumber(schema: Schema): number {
  const above = schema.exclusiveMinimum === undefined ? undefined : Number(schema.exclusiveMinimum) + 1;
  return Number(schema.minimum ?? above ?? 1);
}

function goodText(schema: Schema): string | Blob {
  if (schema.format === "binary") return new File(["%PDF-1.4 sample"], "sample.pdf", { type: "application/pdf" });
  if (schema.format && BY_FORMAT[schema.format]) return BY_FORMAT[schema.format] ?? "";
  const fits = (text: string) =>
    new RegExp(String(schema.pattern)).test(text) && text.length <= Number(schema.maxLength ?? 1_000_000);
  if (schema.pattern) return BY_PATTERN.find(fits) ?? "sample";
  return "sample".padEnd(Number(schema.minLength ?? 0), "s").slice(0, Number(schema.maxLength ?? 100));
}

const WRONG: unknown[] = [
  null,
  "",
  " ",
  "x".repeat(10_000),
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  "\u0000",
  "🦄’—<script>",
  "2026-02-30",
  { $ne: null },
  [[null]],
  "1); DROP TABLE users; --",
];

/** Bodies made wrong at one place: a value that does not belong, a field that is missing, a field that nobody knows. */
export function badBodies(body: unknown, random: () => number, count: number): unknown[] {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return WRONG.slice(0, count);
  const names = Object.keys(body);
  return Array.from({ length: count }, (_one, place) => {
    const name = names[Math.floor(random() * names.length)] ?? "any";
    if (place === 0) return {};
    if (place === 1) return { ...body, [name]: undefined, unknown: { deep: [1] } };
    return { ...body, [name]: WRONG[Math.floor(random() * WRONG.length)] };
  });
}

export const BAD_PATHS = [
  "0",
  "-1",
  "999999999",
  "99999999999999999999",
  "abc",
  "\u0000",
  "a/b",
  "x".repeat(300),
  "' or 1=1",
];

/** Texts for the query, where everything is text. */
export const badText = (random: () => number): string => {
  const texts = [
    "",
    "-1",
    "abc",
    "99999999999999999999",
    "\u0000",
    "x".repeat(2_000),
    "🦄",
    "true",
    "0.5",
    "'--",
    "[]",
  ];
  return texts[Math.floor(random() * texts.length)] ?? "";
};
