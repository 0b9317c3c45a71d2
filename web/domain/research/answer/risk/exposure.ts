import type { Fact } from "../../corpus/schema/facts-file";
import type { Facts } from "../../facts/types";
import { exactly } from "../../facts/types";
import { askedFact } from "../../reasoning/shown-facts";
import type { AskedFact } from "../../reasoning/types";
import type { LawHit } from "../../search/types";
import { isSound } from "../choosing/usable";
import { isOfAnotherSize } from "../reading/sizes";
import { remediesOf } from "../saying/consequences";
import { type ExposureKind, type ExposureLine, exposureLine, type Uncounted } from "./exposure-line";

/** Dollars. */
export type SumRange = { from: number; to: number };

export type LawExposure = {
  lawId: number;
  slug: string;
  title: string;
  citation: string | null;
  /** Null where the law sets no such sum. */
  penalties: SumRange | null;
  fines: SumRange | null;
  damages: SumRange | null;
  lines: (Omit<ExposureLine, "lacks" | "turnsOn"> & { onlyIf: string | null })[];
  /** What has no figure, and why. */
  notCounted: { text: string; why: string }[];
};

/** What a breach could cost the employer of the case, law by law. */
export type Exposure = {
  laws: LawExposure[];
  /** Penalties of all laws and the damages of the law that gives most. Null where no law sets a sum. */
  total: SumRange | null;
  method: string;
  /** Facts that would tell it more surely. */
  asked: AskedFact[];
};

const MOST_LINES = 6;
const MOST_ASKED = 4;
const METHOD =
  "Of several sums in one law the highest counts. Penalties of different laws are added; damages are not, because the same wages are paid only once. Criminal fines and what has no figure stand beside the total. It is what the law allows, not a forecast.";

type Told = { facts: Facts; vocabulary: Fact[] };

/** Sums of the laws considered, for the facts that were told; what is counted by an unknown number counts once. */
export function exposureOf(laws: LawHit[], employees: number | null, told: Told = NOTHING_TOLD): Exposure {
  const facts =
    employees === null || told.facts.has("employees")
      ? told.facts
      : new Map([...told.facts, ["employees", exactly(employees)]]);
  const reckoned = laws.filter(({ isAbsence }) => !isAbsence).map((law) => ofLaw(law, employees, { ...told, facts }));
  const made = reckoned.map(({ exposure }) => exposure);
  const lacks = new Set(reckoned.flatMap((law) => law.lacks));
  return {
    laws: made.filter(({ lines, notCounted }) => lines.length + notCounted.length > 0),
    total: totalOf(made),
    method: METHOD,
    asked: told.vocabulary
      .filter(({ key }) => lacks.has(key) && !facts.has(key))
      .slice(0, MOST_ASKED)
      .map(askedFact),
  };
}

const NOTHING_TOLD: Told = { facts: new Map(), vocabulary: [] };

function ofLaw(law: LawHit, employees: number | null, { facts, vocabulary }: Told) {
  const found = law.provisions
    .filter(({ text }) => isSound(text, law) && !isOfAnotherSize(text, employees))
    .map((provision) => exposureLine(provision, facts))
    .filter((line) => line !== null);
  const sums = found.filter((line): line is ExposureLine => "sum" in line);
  // Two sentences that come to the same in the same way are one sum: the highest counts, not both.
  const lines = sums.filter(({ sum }, at) => sums.findIndex((one) => one.sum === sum) === at).slice(0, MOST_LINES);
  const uncounted = found.filter((line): line is Uncounted => "why" in line);
  const labelOf = (key: string) => vocabulary.find((fact) => fact.key === key)?.label.toLowerCase() ?? key;
  const range = (kind: ExposureKind) => rangeOf(lines.filter((line) => line.kind === kind));
  const exposure: LawExposure = {
    lawId: law.id,
    slug: law.slug,
    title: law.title,
    citation: law.citation,
    penalties: range("penalty"),
    fines: range("fine"),
    damages: range("damages"),
    lines: lines.map(({ lacks: _lacks, turnsOn, ...line }) => ({
      ...line,
      onlyIf: turnsOn.length > 0 ? turnsOn.map(labelOf).join(", ") : null,
    })),
    notCounted: [...uncounted.map(({ text, why }) => ({ text, why })), ...remediesLeft(law, lines)],
  };
  return { exposure, lacks: found.flatMap((line) => [...line.lacks, ...("turnsOn" in line ? line.turnsOn : [])]) };
}

/** What an employee may win beside sums: it has no figure in the law. */
function remediesLeft(law: LawHit, lines: ExposureLine[]): LawExposure["notCounted"] {
  const isReckoned = lines.some(({ kind }) => kind === "damages");
  const left = remediesOf(law).filter((remedy) => !OTHERWISE.has(remedy) && !(isReckoned && /damages/.test(remedy)));
  return left.length > 0 ? [{ text: `${capital(left.join(", "))}.`, why: "the law names no sum" }] : [];
}

/** Said by the sums themselves. */
const OTHERWISE = new Set(["civil penalty", "criminal penalty"]);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** From the least that is surely owed to the most; of several sums the highest, never their sum. */
function rangeOf(lines: ExposureLine[]): SumRange | null {
  if (lines.length === 0) return null;
  const sure = lines.filter(({ turnsOn }) => turnsOn.length === 0);
  return {
    from: sure.length > 0 ? Math.min(...sure.map(({ from }) => from)) : 0,
    to: Math.max(...lines.map(({ to }) => to)),
  };
}

function totalOf(laws: LawExposure[]): SumRange | null {
  const penalties = laws.flatMap((law) => law.penalties ?? []);
  const damages = laws.flatMap((law) => law.damages ?? []);
  if (penalties.length + damages.length === 0) return null;
  const sum = (end: "from" | "to") => penalties.reduce((all, range) => all + range[end], 0);
  return {
    from: sum("from") + Math.max(0, ...damages.map(({ from }) => from)),
    to: sum("to") + Math.max(0, ...damages.map(({ to }) => to)),
  };
}
