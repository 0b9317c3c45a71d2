import type { Question } from "../query/types";
import type { LawHit } from "../search/types";

/** How an act against discrimination names each trait. */
const TRAIT_WORDS: Record<string, RegExp> = {
  age: /\bage\b/i,
  disability: /\bdisab|\bhandicap/i,
  religion: /\breligio|\bcreed\b/i,
  race_color: /\brace\b|\bcolor\b/i,
  sex: /\bsex\b|\bgender\b/i,
  lgbtq: /\borientation\b|\bgender identity\b/i,
  national_origin: /\bnational origin\b|\bancestry\b/i,
};

/** An act against discrimination that does not name the trait asked about does not answer for it. */
export function isSilentOnTrait(
  { topics, summary, requirements, jurisdiction }: LawHit,
  { topics: asked }: Question,
): boolean {
  if (topics[0] !== "discrimination_act" || jurisdiction === "FEDERAL") return false;
  const words = asked.map(({ topic }) => TRAIT_WORDS[topic]).find((found) => found !== undefined);
  return words !== undefined && !words.test([summary, ...requirements].join(" "));
}
