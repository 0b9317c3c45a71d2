import { type FieldProblem, Invalid } from "~/platform/errors";
import { nearestName } from "~/platform/nearest-name";
import type { Fact } from "../corpus/schema/facts-file";
import { quantitiesIn } from "./quantities";
import { clockIn } from "./read-clock";
import { minutesOf, spanOf } from "./spans";
import { type Bounds, exactly, type Facts, type FactValue } from "./types";

/**
 * Facts as a caller gives them, by their names in facts.yaml: `{employees: 25, late: "14 days", separation: "fired", willful: true}`.
 * Null withdraws what the text seems to say of it.
 */
export type GivenFacts = Readonly<Record<string, unknown>>;

/** What was given, read; a withdrawn fact is null. */
export type Given = ReadonlyMap<string, FactValue | null>;

const MOST_NUMBER = 1_000_000_000;

/** Reads the facts that a caller gives; what is unknown or cannot be read is refused, with the nearest name. */
export function readGiven(given: GivenFacts, vocabulary: Fact[]): Given {
  const read = new Map<string, FactValue | null>();
  const fields: FieldProblem[] = [];
  for (const [key, value] of Object.entries(given)) {
    const fact = vocabulary.find((one) => one.key === key);
    const known = fact && value !== null ? readValue(fact, value) : null;
    if (!fact) fields.push({ field: `facts.${key}`, message: unknownName(key, vocabulary) });
    else if (value !== null && !known) fields.push({ field: `facts.${key}`, message: wantedOf(fact, value) });
    else read.set(key, known);
  }
  const [first] = fields;
  if (first) throw new Invalid(first.message, { code: "unknown_fact", fields });
  return read;
}

/** The facts of a case: what was given wins over what was read. */
export function withGiven(found: Facts, given: Given): Facts {
  const facts = new Map(found);
  for (const [key, value] of given) {
    if (value) facts.set(key, value);
    else facts.delete(key);
  }
  return facts;
}

function unknownName(key: string, vocabulary: Fact[]): string {
  const name = key.slice(0, 60);
  const nearest = nearestName(
    name,
    vocabulary.map((fact) => fact.key),
  );
  if (nearest) return `There is no fact "${name}". Did you mean "${nearest}"?`;
  const kin = kindredOf(name, vocabulary);
  return `There is no fact "${name}". ${kin ? `Did you mean ${kin}?` : ""} All are listed at /api/facts (statewise facts).`.replace(
    "  ",
    " ",
  );
}

const MOST_KINDRED = 5;

/** Facts of whose name the given one is a word: 'hours' of hours_day and hours_week. */
function kindredOf(name: string, vocabulary: Fact[]): string {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const kin = vocabulary.filter(({ key }) => key.split("_").some((part) => words.includes(part)));
  return kin
    .slice(0, MOST_KINDRED)
    .map(({ key }) => `"${key}"`)
    .join(", ");
}

const EXAMPLES: Partial<Record<Fact["kind"], string>> = {
  span: 'a time with its unit, such as "14 days"',
  clock: 'a time of day, such as "9 p.m." or "21:00"',
  yesno: "yes or no",
};

function wantedOf(fact: Fact, value: unknown): string {
  const choices = Object.keys(fact.options ?? {});
  const nearest = typeof value === "string" ? nearestName(value, choices) : null;
  if (nearest) return `"${value}" is no choice of ${fact.key}. Did you mean "${nearest}"?`;
  if (choices.length > 0) return `${fact.key} is one of: ${choices.join(", ")}.`;
  return `${fact.key} wants ${EXAMPLES[fact.kind] ?? "a number, such as 25"}.`;
}

function readValue(fact: Fact, value: unknown): FactValue | null {
  switch (fact.kind) {
    case "choice":
      return choiceOf(fact, value);
    case "yesno":
      return yesNoOf(value);
    case "span":
      return spanIn(value);
    case "clock":
      return typeof value === "string" ? clockOf(value) : null;
    default:
      return numberOf(value);
  }
}

function choiceOf({ options = {} }: Fact, value: unknown): FactValue | null {
  const parts = (Array.isArray(value) ? value : String(value).split(/,| and /)).map((part) => String(part).trim());
  const chosen = parts.map((part) => Object.keys(options).find((choice) => choice === part.toLowerCase()));
  return chosen.length > 0 && chosen.every((choice) => choice !== undefined) ? { kind: "choice", chosen } : null;
}

function yesNoOf(value: unknown): FactValue | null {
  if (typeof value === "boolean") return { kind: "yesno", isTrue: value };
  const said = typeof value === "string" ? value.trim().toLowerCase() : "";
  return /^(?:yes|no|true|false)$/.test(said) ? { kind: "yesno", isTrue: said === "yes" || said === "true" } : null;
}

function spanIn(value: unknown): FactValue | null {
  const text = typeof value === "string" ? value.trim().toLowerCase() : "";
  const span = spanOf(text.replace(/(hour|day|week|month|year)$/, "$1s"));
  return span && span.value <= MOST_NUMBER ? { kind: "span", span } : null;
}

function clockOf(text: string): FactValue | null {
  const minutes = minutesOf(text.trim());
  if (minutes !== null) return minutes < 24 * 60 ? { kind: "clock", minutes } : null;
  return clockIn(text.toLowerCase());
}

function numberOf(value: unknown): FactValue | null {
  if (typeof value === "number") return isNumber(value) ? exactly(value) : null;
  const bounds = typeof value === "string" ? boundsIn(value) : boundsGiven(value);
  return bounds && bounds.from <= bounds.to ? { kind: "number", bounds } : null;
}

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= MOST_NUMBER;

function boundsGiven(value: unknown): Bounds | null {
  if (typeof value !== "object" || value === null) return null;
  const { from = 0, to = Number.POSITIVE_INFINITY } = value as { from?: unknown; to?: unknown };
  return isNumber(from) && (isNumber(to) || to === Number.POSITIVE_INFINITY) ? { from, to } : null;
}

/** '25', '$1,200', 'over 50', '51 or more', '10 to 20': as a person writes it, and as a chip shows it. */
function boundsIn(text: string): Bounds | null {
  const found = quantitiesIn(text.trim().replace(/(\d)\s*(?:-|–)\s*(?=\d)/, "$1 to "));
  const [one, other] = found;
  if (!one || !isNumber(one.bounds.from)) return null;
  if (found.length === 2 && other && /^to /.test(one.after)) return { from: one.bounds.from, to: other.bounds.to };
  if (found.length > 1) return null;
  return /^(?:\+|or more)/.test(one.after) ? { from: one.bounds.from, to: Number.POSITIVE_INFINITY } : one.bounds;
}
