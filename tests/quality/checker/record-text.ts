import type { FullCase, FullLaw } from "../../../web/domain/research/search/types";

export type SourceRecord = { kind: "law"; record: FullLaw } | { kind: "case"; record: FullCase };

/** Everything that a record says, as sentences and as the numbers that occur in it. */
export type RecordText = { sentences: string[]; text: string; numbers: Set<number>; places: string[] };

/** The words of a record, gathered without knowing how answers are made. */
export function recordText(source: SourceRecord): RecordText {
  const held = known.get(source.record) ?? gather(source);
  known.set(source.record, held);
  return held;
}

const known = new WeakMap<object, RecordText>();

function gather(source: SourceRecord): RecordText {
  const strings = stringsIn(source.record);
  const text = strings.join(" \n ");
  const numbers = new Set(strings.flatMap(numbersIn));
  if (source.kind === "law") for (const number of typedNumbers(source.record)) numbers.add(number);
  if (source.kind === "case") numbers.add(source.record.year);
  const places =
    source.kind === "law"
      ? [source.record.jurisdictionName, source.record.cityName ?? "", source.record.jurisdiction]
      : [source.record.jurisdiction];
  return { sentences: strings.flatMap(sentencesIn), text, numbers, places: places.filter(Boolean) };
}

/** Figures are typed: money in cents, the rest as it is. */
function typedNumbers(law: FullLaw): number[] {
  const values = law.figures.flatMap(({ value }) => (typeof value === "number" ? [value, value / 100] : []));
  const counted = leaves([
    law.penaltyDetails,
    law.deadlines,
    law.recordsRetention,
    law.limitationDetails,
    law.provisions,
  ]);
  return [...values, ...counted, ...(law.minEmployees === null ? [] : [law.minEmployees])];
}

const leaves = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : value !== null && typeof value === "object"
      ? Object.values(value).flatMap(leaves)
      : [];

const NOT_PROSE = new Set([
  "slug",
  "snippet",
  "referenceUrl",
  "url",
  "lastUpdated",
  "contentHash",
  "key",
  "kind",
  "unit",
]);

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => (NOT_PROSE.has(name) ? [] : stringsIn(inner)));
}

export const numbersIn = (text: string): number[] =>
  (text.replace(/(\d)-(\d)/g, "$1 $2").match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replace(/,/g, "")),
  );

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!;])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Words of four letters and more, without their endings. */
export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/(?:ing|ies|ed|es|s|e|y)$/, ""));
