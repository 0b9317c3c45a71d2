import { NUMBER_WORDS } from "../../number-words";
import type { WrittenEntry } from "../build-records";
import { figureScalarOf } from "../figures";
import type { Problem } from "../problem";
import type { FigureDeclaration, FigureKind } from "../schema/topics-file";
import { type Check, error, warning } from "./check";
import { placeIn, proseOf } from "./prose";

const WORDS: Record<string, number> = { ...NUMBER_WORDS, half: 0.5 };
const UNITS: Partial<Record<FigureKind, RegExp>> = {
  hours: /^hours?$/,
  minutes: /^minutes?$/,
  days: /^days?$/,
  weeks: /^weeks?$/,
  months: /^months?$/,
  years: /^years?$/,
  percent: /^(percent|%)$/,
};
/** Other ways to say the same span: 1 year is 12 months, 1 week is 7 days. */
const SAME: Partial<Record<FigureKind, readonly (readonly [FigureKind, number])[]>> = {
  months: [["years", 12]],
  weeks: [
    ["months", 4.345],
    ["days", 1 / 7],
  ],
  days: [
    ["weeks", 7],
    ["years", 365],
    ["months", 30],
    ["hours", 1 / 24],
  ],
  years: [["months", 1 / 12]],
  minutes: [["hours", 60]],
  hours: [
    ["minutes", 1 / 60],
    ["days", 8],
    ["days", 24],
  ],
};

export interface NumbersOfText {
  dollars: Set<number>;
  plain: Set<number>;
  /** Numbers by unit word, such as `hours` -> {8, 40}. */
  byUnit: Map<string, Set<number>>;
}

/** Every number of a text: dollars, plain numbers (also as words), and numbers before a unit. */
export function numbersIn(text: string): NumbersOfText {
  const found: NumbersOfText = { dollars: new Set(), plain: new Set(), byUnit: new Map() };
  const normal = text
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/-(?=[a-z])/g, " ")
    .replace(/[–—]/g, " to ");
  for (const match of normal.matchAll(/\$(\d+(?:\.\d+)?)( million)?/g))
    found.dollars.add(Number(match[1]) * (match[2] ? 1_000_000 : 1));
  const tokens = normal.match(/\$?\d+(?:\.\d+)?%?|[a-z]+/g) ?? [];
  tokens.forEach((token, index) => {
    const value = WORDS[token] ?? (/^\d/.test(token) ? Number.parseFloat(token) : Number.NaN);
    if (Number.isNaN(value)) return;
    found.plain.add(value);
    const unit = token.endsWith("%") ? "percent" : tokens.slice(index + 1, index + 4).find(isUnit);
    if (unit) found.byUnit.set(unitName(unit), (found.byUnit.get(unitName(unit)) ?? new Set()).add(value));
  });
  return found;
}

function isUnit(token: string): boolean {
  return Object.values(UNITS).some((pattern) => pattern.test(token));
}

function unitName(token: string): string {
  return token === "percent" ? token : token.endsWith("s") ? token : `${token}s`;
}

/** Whether the prose states this figure. */
export function states(numbers: NumbersOfText, declaration: Pick<FigureDeclaration, "kind">, value: number): boolean {
  if (declaration.kind === "money") return numbers.dollars.has(value);
  if (!UNITS[declaration.kind]) return numbers.plain.has(value);
  const has = (kind: FigureKind, wanted: number) =>
    [...(numbers.byUnit.get(kind) ?? [])].some((number) => Math.abs(number - wanted) < 0.02);
  if (value === 0) return true;
  return (
    has(declaration.kind, value) || (SAME[declaration.kind] ?? []).some(([kind, factor]) => has(kind, value / factor))
  );
}

/** Structured figures and prose must agree: what is in the table is said in the text, and amounts in the text are in the table. */
export const checkNumbers: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const { law } = entry;
    const topic = records.topics.get(law.topics[0] as string);
    const prose = proseOf(law);
    const numbers = numbersIn(prose.map(({ text }) => text).join(" "));
    const figures = Object.entries(law.figures).flatMap(([key, written]) => {
      const value = figureScalarOf(written);
      const declaration = topic?.figures[key];
      if (!declaration || typeof value !== "number" || states(numbers, declaration, value)) return [];
      return [
        error(
          placeIn(entry, ["figures", key]),
          "number",
          `${law.slug}: figure ${key} = ${value} is nowhere in the text (as ${declaration.kind})`,
        ),
      ];
    });
    return [...figures, ...appliesProblems(entry), ...penaltyProblems(entry), ...strayAmounts(entry)];
  });

function appliesProblems(entry: WrittenEntry): Problem[] {
  const { applies, slug } = entry.law;
  if (!applies.minEmployees || applies.minEmployees === 1) return [];
  const numbers = numbersIn(applies.text).plain;
  if (numbers.has(applies.minEmployees) || numbers.has(applies.minEmployees - 1)) return [];
  return [
    error(
      placeIn(entry, ["applies", "minEmployees"]),
      "number",
      `${slug}: minEmployees ${applies.minEmployees} is not in applies.text`,
    ),
  ];
}

function penaltyProblems(entry: WrittenEntry): Problem[] {
  const { provisions, slug } = entry.law;
  return provisions.flatMap(({ penalty, text }, index) => {
    if (!penalty) return [];
    const numbers = numbersIn(text);
    const pool = penalty.unit === "dollars" ? numbers.dollars : numbers.plain;
    return [penalty.min, penalty.max]
      .filter((value) => value !== undefined && value > 0 && !pool.has(value) && penalty.unit !== "times unpaid wages")
      .map((value) =>
        error(
          placeIn(entry, ["provisions", index]),
          "number",
          `${slug}: ${value} ${penalty.unit} is not in the penalty's text`,
        ),
      );
  });
}

/** Dollar amounts in the summary that no structured field holds are probably a slip. */
function strayAmounts(entry: WrittenEntry): Problem[] {
  const { law } = entry;
  const penalties = law.provisions.flatMap(({ penalty }) => [penalty?.min, penalty?.max]);
  const figures = Object.values(law.figures).map(figureScalarOf);
  const said = proseOf(law).filter(({ path }) => path[0] !== "summary");
  const elsewhere = numbersIn(said.map(({ text }) => text).join(" ")).dollars;
  const stray = [...numbersIn(law.summary).dollars].filter(
    (amount) => ![...penalties, ...figures].includes(amount) && !elsewhere.has(amount),
  );
  return stray.map((amount) =>
    warning(placeIn(entry, ["summary"]), "number", `${law.slug}: $${amount} stands in the summary only`),
  );
}
