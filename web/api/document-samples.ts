type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
};
type Named = Record<string, Schema>;
type Content = { schema?: Schema; example?: unknown };
type Responses = Record<string, { content?: Record<string, Content> }>;
type Sampled = {
  components?: { schemas?: Named };
  paths?: Record<string, Record<string, { responses?: Responses }>>;
};

/** An answer whose declaration shows none gets an example that is made of its schema, so that every call shows what comes back. */
export function sampled<Document extends object>(document: Document): Document {
  const { components, paths } = document as Sampled;
  const named = components?.schemas ?? {};
  for (const operation of Object.values(paths ?? {}).flatMap((item) => Object.values(item))) {
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      const content = answer.content?.["application/json"];
      if (status.startsWith("2") && content?.schema) content.example ??= sampleOf(content.schema, named);
    }
  }
  return document;
}

const DEEP = 6;

function sampleOf(given: Schema, named: Named, name = "", depth = 0): unknown {
  const schema = whole(given, named);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== null) ?? null;
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== "null");
  if (choice) return sampleOf(choice, named, name, depth);
  const kinds = [schema.type ?? (schema.properties ? "object" : [])].flat();
  const kind = kinds.find((one) => one !== "null");
  if (kind === "object") return objectOf(schema, named, depth);
  if (kind === "array") {
    const isCut = depth > DEEP && !schema.minItems;
    return isCut || !schema.items ? [] : [sampleOf(schema.items, named, singular(name), depth + 1)];
  }
  if (kind === "boolean") return false;
  if (kind === "integer" || kind === "number") return NUMBERS[name] ?? leastOf(schema);
  if (kind === "string") return textOf(schema, name);
  return kinds.includes("null") ? null : {};
}

const objectOf = (schema: Schema, named: Named, depth: number) =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, named, name, depth + 1)]),
  );

function whole(schema: Schema, named: Named): Schema {
  const name = schema.$ref?.split("/").pop();
  if (name) return whole(named[name] ?? {}, named);
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => whole(part, named));
  const properties = Object.assign({}, ...[...parts, schema].map((part) => part.properties));
  return { ...Object.assign({}, ...parts, schema), allOf: undefined, properties };
}

const leastOf = ({ minimum, exclusiveMinimum }: Schema): number =>
  Math.max(1, minimum ?? 1, exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);

const singular = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "");

const FORMATS: Record<string, string> = {
  "date-time": "2026-11-20T15:00:00.000Z",
  date: "2026-11-20",
  time: "09:30",
  email: "pat.jones@example.com",
  uri: "https://example.com/page",
  uuid: "8f14e45f-ceea-467f-9c3d-1b2d3c4d5e6f",
};

const NUMBERS: Record<string, number> = { year: 2026, taxYear: 2026, limit: 25, score: 0.8, confidence: 0.9 };

/** Values as they look for names that come up often. */
const TEXTS: Record<string, string> = {
  email: "pat.jones@example.com",
  firstName: "Pat",
  lastName: "Jones",
  phone: "+1 415 555 0100",
  phoneNumber: "+1 415 555 0100",
  name: "Miller Bakeries",
  company: "Miller Bakeries",
  city: "Los Angeles",
  cityName: "Los Angeles",
  county: "Los Angeles",
  state: "CA",
  jurisdiction: "CA",
  jurisdictionName: "California",
  stateName: "California",
  location: "Los Angeles, CA",
  zipCode: "90012",
  timeZone: "America/Los_Angeles",
  currency: "usd",
  slug: "ca-overtime",
  lawSlug: "ca-overtime",
  citation: "Cal. Lab. Code § 510",
  title: "Overtime in California",
  lawTitle: "Overtime in California",
  jobTitle: "Baker",
  topic: "overtime",
  category: "Wages",
  riskLevel: "HIGH",
  language: "es",
  message: "Done.",
  cron: "7 * * * *",
};

function textOf({ format, minLength = 0, maxLength = 1000 }: Schema, name: string): string {
  const known = (format && FORMATS[format]) ?? TEXTS[name] ?? "example";
  return known.padEnd(minLength, "x").slice(0, maxLength);
}
