import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";
import { isForOthers } from "../reading/groups";
import { isReprisalTopic } from "./kindred-topics";
import type { Plan } from "./plan";
import { isForPublicBodies } from "./public-bodies";

/** Who complains of discrimination or harassment is answered by what is said of that, and not of every breach of law. */
const TRAITS = "title-vii-retaliation";
/** What a law against reprisal must speak of to answer for the complaint that a federal act is made for. */
const SUBJECTS: Record<string, RegExp> = {
  "flsa-retaliation": /\b(?:wages?|overtime|pay|paid|hours|tips?|labor (?:code|law)s?|rights? under)\b/i,
  "osh-act-section-11-c-retaliation": /\b(?:safety|unsafe|health|hazard\w*|danger\w*|osha)\b/i,
  [TRAITS]: /\b(?:discriminat\w+|harass\w*|equal|fair employment|protected (?:trait|class)\w*)\b/i,
};
/** 'Any violation of law' covers wages and safety too. */
const ANY_LAW =
  /\b(?:violat\w+|breach\w*|breaks?)\b.{0,25}\b(?:laws?|statutes?|rules?|regulations?|acts?)\b|\b(?:illegal|unlawful|wrongdoing)\b/i;

/**
 * The federal act against reprisal for just this complaint, where the state's own act of the kind speaks of other complaints
 * or of other employers only: who asked for overtime is not answered by what public bodies may not do.
 */
export function reprisalLaw(
  first: LawHit | null,
  ranking: LawHit[],
  { question, rules }: Pick<Plan, "rules"> & { question: Question },
): LawHit | undefined {
  if (!first || first.jurisdiction === "FEDERAL" || !first.topics.some(isReprisalTopic)) return undefined;
  const law = ranking.find(({ id }) =>
    question.statutes.some(({ lawIds, isDistinct }) => !isDistinct && lawIds.includes(id) && lawIds.length === 1),
  );
  const subject = law && SUBJECTS[law.slug];
  if (!subject) return undefined;
  if (isForPublicBodies(first, question.text)) return law;
  const speaks = rules(first).some(
    ({ text }) =>
      (subject.test(text) || (law.slug !== TRAITS && ANY_LAW.test(text))) && !isForOthers(text, question.text),
  );
  return speaks ? undefined : law;
}
