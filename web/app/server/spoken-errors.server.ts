import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const FORMATS: Record<string, string> = {
  email: "This is not an email address.",
  url: "This is not a web address.",
  date: "Choose a date.",
  datetime: "Choose a date and a time.",
};

/** What a field says where its schema has no words of its own: zod's are for programmers. */
export function spokenError(issue: Issue): string | undefined {
  if (issue.code === "invalid_type")
    return isLeftOut(issue.input) ? "Please fill this in." : "This is not readable here.";
  if (issue.code === "invalid_format") return FORMATS[issue.format] ?? "This is not in the form that is needed here.";
  if (issue.code === "invalid_value" || issue.code === "invalid_union") return "Choose one of these.";
  if (issue.code === "too_big") return `At most ${amount(issue.maximum, issue.origin)}.`;
  if (issue.code !== "too_small") return undefined;
  return issue.origin === "string" && issue.minimum === 1
    ? "Please fill this in."
    : `At least ${amount(issue.minimum, issue.origin)}.`;
}

const isLeftOut = (input: unknown): boolean =>
  input === undefined || input === null || input === "" || Number.isNaN(input);

function amount(limit: number | bigint, origin: string): string {
  const number = limit.toLocaleString("en-US");
  if (origin === "string") return `${number} ${limit === 1 ? "character" : "characters"}`;
  if (origin === "array" || origin === "set") return `${number} ${limit === 1 ? "entry" : "entries"}`;
  return number;
}
