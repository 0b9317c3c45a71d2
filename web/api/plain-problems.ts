import type { z } from "@hono/zod-openapi";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
  null: "null",
  undefined: "left out",
};

const FORMATS: Record<string, string> = {
  email: "an email address",
  url: "a web address",
  date: "a date such as 2027-01-31",
  datetime: "a moment such as 2027-01-31T15:00:00Z",
  time: "a time such as 09:30",
  uuid: "a UUID",
};

/** What is said of a field whose schema has no words of its own: zod's are for programmers. */
export function plainProblem(issue: Issue): string {
  const name = nameOf(issue);
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return `${name} is missing.`;
    return `${name} must be ${KINDS[issue.expected] ?? "of another kind"}.`;
  }
  if (issue.code === "invalid_format")
    return `${name} must be ${FORMATS[issue.format] ?? "written as the reference says"}.`;
  if (issue.code === "invalid_value") return `${name} must be ${oneOf(issue.values)}.`;
  if (issue.code === "too_big") return `${name} must be ${limited("at most", issue.maximum, issue.origin)}.`;
  if (issue.code === "too_small") return `${name} must be ${limited("at least", issue.minimum, issue.origin)}.`;
  if (issue.code === "not_multiple_of") return `${name} must be a multiple of ${issue.divisor}.`;
  return `${name} is not as the reference says.`;
}

/** The field as the caller wrote it: the last name of its path, a place in a list with the list's. */
function nameOf({ path = [] }: Issue): string {
  const last = path.at(-1);
  if (last === undefined) return "This";
  return typeof last === "number" ? `Entry ${last + 1} of ${String(path.at(-2) ?? "the list")}` : String(last);
}

const MOST_CHOICES = 20;

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map(String).join(", ");
  return values.length === 1 ? shown : `one of ${shown}${values.length > MOST_CHOICES ? " and more" : ""}`;
}

function limited(bound: string, limit: number | bigint, origin: string): string {
  const number = limit.toLocaleString("en-US");
  if (origin === "string") return `${bound} ${number} ${Number(limit) === 1 ? "character" : "characters"} long`;
  if (origin === "array" || origin === "set") return `a list of ${bound} ${number}`;
  return `${bound} ${number}`;
}
