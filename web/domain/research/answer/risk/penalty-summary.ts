import type { LawHit, PenaltyDetail } from "../../search/types";
import { dollars } from "../choosing/comparable-figures";
import { isSound } from "../choosing/usable";
import type { CitationBook } from "../saying/citations";
import { penaltiesOf, remediesOf } from "../saying/consequences";
import { words } from "../sentence";
import type { RiskAssessment, SpecificPenalty } from "../types";

const MOST = 8;
const MOST_OF_ONE_LAW = 4;
const TYPES: Record<PenaltyDetail["kind"], string> = {
  civil: "Civil penalty",
  criminal: "Criminal penalty",
  damages: "Damages",
};

type Counted = { law: LawHit; penalty: PenaltyDetail };
export type PenaltySummary = Pick<
  RiskAssessment,
  "specificPenalties" | "totalPenaltyRange" | "potentialDamages" | "maxPenalty" | "minPenalty"
>;

/** Penalties and damages of the laws considered. Amounts stand with their unit and basis; different units are never put together. */
export function penaltySummary(considered: LawHit[], employees: number | null, book: CitationBook): PenaltySummary {
  const laws = considered.filter(({ isAbsence }) => !isAbsence);
  const counted = laws
    .flatMap((law) =>
      penaltiesOf(law, employees)
        .slice(0, MOST_OF_ONE_LAW)
        .map((penalty): Counted => ({ law, penalty })),
    )
    .slice(0, MOST);
  const sums = counted.map(({ penalty }) => penalty).filter(({ unit }) => unit === "dollars");
  const highest = Math.max(0, ...sums.map(({ min, max }) => max ?? min ?? 0));
  const lowest = sums.flatMap((penalty) => penalty.min ?? (isCeiling(penalty) ? [] : (penalty.max ?? [])));
  return {
    specificPenalties: counted.map((entry) => specific(entry, book)),
    totalPenaltyRange: totalRange(counted, laws),
    potentialDamages: laws
      .slice(0, 3)
      .flatMap((law) => damagesOf(law, book))
      .join(" "),
    maxPenalty: highest,
    minPenalty: lowest.length > 0 ? Math.min(...lowest) : 0,
  };
}

const isCeiling = ({ text, min }: PenaltyDetail): boolean =>
  min === undefined && /\b(?:up to|at most|no more than|not more than|may not exceed|maximum)\b/i.test(text);

function specific({ law, penalty }: Counted, book: CitationBook): SpecificPenalty {
  const per = penalty.per ? ` Per ${penalty.per}.` : "";
  const basis = penalty.basis ? ` Basis: ${penalty.basis}.` : "";
  const year = penalty.year ? ` Amounts of ${penalty.year}.` : "";
  return {
    lawTitle: law.title,
    penaltyAmount: amountOf(penalty),
    penaltyType: TYPES[penalty.kind],
    description: `${penalty.text}${per}${basis}${year} ${book.marks([{ law }])}`,
  };
}

/** `$50 – $4,000`, `up to $10,000`, `10 percent`, `30 days of pay`. */
export function amountOf(penalty: PenaltyDetail): string {
  const { min, max, unit } = penalty;
  if (min === undefined && max === undefined) return "Amount not fixed";
  if (unit === "times unpaid wages" && (max ?? min) === 1) return "as much again as the unpaid wages";
  const range =
    min !== undefined && max !== undefined && min !== max
      ? `${written(min, unit)} – ${written(max, unit)}`
      : written(max ?? min ?? 0, unit);
  const bound = max === undefined ? "at least " : isCeiling(penalty) ? "up to " : "";
  return `${bound}${range}${unit === "dollars" ? "" : ` ${unit}`}`;
}

const written = (value: number, unit: string): string => (unit === "dollars" ? dollars(value) : String(value));

/** One range for each thing that a sum is counted by: what is due per violation is not added to what is due per day. */
function totalRange(counted: Counted[], laws: LawHit[]): string {
  const groups = new Map<string, PenaltyDetail[]>();
  for (const { penalty } of counted) {
    if (penalty.unit !== "dollars" || (penalty.min ?? penalty.max) === undefined) continue;
    const key =
      `${penalty.kind === "criminal" ? "criminal fine" : ""}${penalty.per ? ` per ${penalty.per}` : ""}`.trim();
    groups.set(key, [...(groups.get(key) ?? []), penalty]);
  }
  if (groups.size > 0) return [...groups].map(([key, list]) => `${rangeOf(list)}${key ? ` ${key}` : ""}`).join("; ");
  if (laws.length === 0) return "";
  return laws.some(({ penaltyDetails }) => penaltyDetails === "unknown")
    ? "No fixed sums in our sources"
    : "No fixed sums in the cited laws";
}

function rangeOf(list: PenaltyDetail[]): string {
  const low = list.flatMap((penalty) => penalty.min ?? (isCeiling(penalty) ? [] : (penalty.max ?? [])));
  const high = Math.max(...list.map(({ min, max }) => max ?? min ?? 0));
  const least = low.length === list.length ? Math.min(...low) : null;
  if (least === null) return `up to ${dollars(high)}`;
  return least === high ? dollars(high) : `${dollars(least)} – ${dollars(high)}`;
}

function damagesOf(law: LawHit, book: CitationBook): string[] {
  const remedies = remediesOf(law);
  if (remedies.length === 0) return [];
  const remedy = `the ${remedies.length === 1 ? "remedy is" : "remedies are"}`;
  const suit = law.privateAction
    ? "an employee may sue for"
    : law.privateAction === false
      ? `no private suit; ${remedy}`
      : remedy;
  const limit = law.limitationPeriod && isSound(law.limitationPeriod, law) ? ` ${law.limitationPeriod}` : "";
  return [`${law.title}: ${suit} ${words(remedies)}.${limit} ${book.marks([{ law }])}`];
}
