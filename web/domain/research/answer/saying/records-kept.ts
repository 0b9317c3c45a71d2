import type { LawHit } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { isSound, standingOf } from "../choosing/usable";
import { KEPT } from "../reading/aspects/pay";
import { overlap } from "../reading/words";
import { fromLaw, placed, type Sentence } from "../sentence";
import { silentOn } from "./silent";

const OF_PAY = new Set(["wage_statement", "min_wage"]);

/**
 * 'How long do we keep payroll records?' where federal law was found first: how long the state's own records say, or that they
 * are silent, since a state may ask for more years.
 */
export function keptByState({ main, aspects, form, retrieval, today, weights }: Plan): Sentence | null {
  const { place } = retrieval.question;
  if (main?.jurisdiction !== "FEDERAL" || form.namesFederal || place.state === "ALL" || place.state === "FEDERAL")
    return null;
  if (!aspects.includes(KEPT)) return null;
  const [topic = ""] = main.topics;
  const own = retrieval.laws.filter(
    (law) =>
      law.jurisdiction === place.state &&
      law.city === null &&
      !law.isAbsence &&
      (law.topics[0] === topic || (OF_PAY.has(topic) && OF_PAY.has(law.topics[0] ?? ""))) &&
      standingOf(law, retrieval.question, today) === "applies",
  );
  const [best] = own
    .flatMap((law) => kept(law).map((text) => ({ law, text, fit: overlap(text, weights) })))
    .sort((a, b) => b.fit - a.fit);
  if (best) return fromLaw(placed(best.text, best.law), best.law);
  const silent = own.find((law) => law.topics[0] === topic) ?? own[0];
  return silent ? silentOn(KEPT.label, silent) : null;
}

const kept = (law: LawHit): string[] =>
  (typeof law.recordsRetention === "string" ? [] : law.recordsRetention.map(({ text }) => text))
    .concat(law.requirements)
    .filter((text) => KEPT.speaks.test(text) && isSound(text, law));
