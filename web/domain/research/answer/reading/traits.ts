import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";

/** How an act against discrimination names each trait. */
const TRAIT_WORDS: Record<string, RegExp> = {
  age: /\bage\b/i,
  disability: /\bdisab|\bhandicap/i,
  religion: /\breligio|\bcreed\b/i,
  race_color: /\brace\b|\bcolor\b/i,
  sex: /\bsex\b|\bgender\b/i,
  lgbtq: /\borientation\b|\bgender identity\b/i,
  national_origin: /\bnational origin\b|\bancestry\b/i,
  harassment: /\bharass|\bhostile\b|\bsex\b|\bgender\b/i,
};

/** A trait beside a much stronger subject is not what is asked about. */
const AS_STRONG = 0.6;

/** An act against discrimination that does not name the trait asked about does not answer for it. */
export function isSilentOnTrait(
  { topics, summary, requirements, jurisdiction }: LawHit,
  { topics: asked }: Question,
): boolean {
  if (topics[0] !== "discrimination_act" || jurisdiction === "FEDERAL") return false;
  const least = (asked[0]?.weight ?? 0) * AS_STRONG;
  const words = asked
    .flatMap(({ topic, weight }) => (weight >= least ? TRAIT_WORDS[topic] : undefined))
    .find((found) => found !== undefined);
  return words !== undefined && !words.test([summary, ...requirements].join(" "));
}
