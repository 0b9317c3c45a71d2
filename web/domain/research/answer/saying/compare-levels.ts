import type { LawHit } from "../../search/types";
import { COMPARABLE_FIGURES, type Comparable, figureText, numberOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { minorsAge } from "../reading/ages";
import { fromLaw, ruleOf, type Sentence } from "../sentence";

export type MostProtective = { law: LawHit; others: LawHit[]; figure: Comparable; value: number };

/** The federal notice of layoffs is owed from so many employees: below, or where none are named, it may not apply at all. */
const FEDERAL_WARN = 100;
/** Limits on hours are for minors under 16. */
const isOlderMinor = (question: string): boolean => !/\bhours?\b/i.test(question) || (minorsAge(question) ?? 0) >= 16;

/** Federal, the state or the city whose law it is. */
export const levelOf = (law: LawHit): string =>
  law.city ? `city:${law.city}` : law.jurisdiction === "FEDERAL" ? "federal" : `state:${law.jurisdiction}`;

/** The level of law that asks most of the employer, where typed figures of one topic differ; null when none can be compared. */
export function mostProtective({ main, laws, retrieval }: Plan): MostProtective | null {
  const { place, places } = retrieval.question;
  const topic = main?.topics[0];
  if (!main || !topic || (place.state === "ALL" && places.length !== 1)) return null;
  if (topic === "mini_warn" && (retrieval.question.employees ?? 0) < FEDERAL_WARN) return null;
  if (topic === "child_labor" && isOlderMinor(retrieval.question.text)) return null;
  const others = place.city === null ? laws.filter(({ city }) => city === null) : laws;
  const same = others.filter((law) => law.topics[0] === topic);
  for (const figure of COMPARABLE_FIGURES.filter((entry) => entry.topic === topic)) {
    const rated = same.flatMap((law) => {
      const value = numberOf(law.figures, figure.key);
      return value === null ? [] : [{ law, value }];
    });
    const levels = new Set(rated.map(({ law }) => levelOf(law)));
    // A level whose figure is not in our sources may be the highest of all: then nothing is called most protective.
    if (levels.size < 2 || same.some((law) => !levels.has(levelOf(law)))) continue;
    rated.sort((a, b) => (figure.better === "higher" ? b.value - a.value : a.value - b.value));
    const [best, ...rest] = rated;
    const differing = rest.filter(
      ({ law, value }) => best && levelOf(law) !== levelOf(best.law) && value !== best.value,
    );
    if (best && differing.length > 0) return { ...best, others: differing.map(({ law }) => law), figure };
  }
  return null;
}

/** 'The most protective rule here is California law: minimum wage $16.90 an hour.' */
export const protectiveSentence = ({ law, figure, value }: MostProtective): Sentence =>
  fromLaw(`The most protective rule here is ${ruleOf(law)}: ${figure.label} ${figureText(value, figure.unit)}.`, law);
