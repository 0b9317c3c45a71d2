import words from "./field-words.json";

type Part = {
  $ref?: string;
  description?: string;
  properties?: Record<string, Part>;
  parameters?: Part[];
  name?: string;
  in?: string;
  schema?: Part;
};

const WORDS: Record<string, string> = words;

/**
 * Fields whose declaration says nothing get the words of their name (`field-words.json`), so that the same name means the same
 * everywhere and is explained once. What a declaration says itself stays.
 */
export function described<Document extends object>(document: Document): Document {
  visit(document as Part);
  return document;
}

function visit(part: Part): void {
  for (const [name, field] of Object.entries(isFields(part.properties) ? part.properties : {})) explain(field, name);
  if (part.in && part.name && !part.schema?.description) {
    explain(part, `${part.in}.${part.name}`);
    explain(part, part.name);
  }
  for (const inner of Object.values(part)) if (typeof inner === "object" && inner !== null) visit(inner as Part);
}

/** An example may have a field that is called `properties`. */
const isFields = (value: unknown): value is Record<string, Part> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((field) => typeof field === "object" && field !== null);

function explain(part: Part, name: string): void {
  const known = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (known) part.description ??= known;
}
