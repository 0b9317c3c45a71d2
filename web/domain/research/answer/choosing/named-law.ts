import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";
import { isOfOneTrade } from "../reading/groups";
import type { QuestionForm } from "../reading/question-form";

/** Who tells of a union, of the safety agency, of a tip credit or of the way between two sites names no act. */
export const NO_LAW =
  /^(?:the )?(?:unions?|\w*osha|tip credits?)$|^(?:reported|complained|went|told|called) .*osha$|^between\b/i;

/** Cited, titled or called by its proper name; a name such as 'minimum wage' is only a topic. */
export function isNamed({ match, id }: LawHit, { statutes }: Question): boolean {
  if (match === "citation" || match === "title") return true;
  return statutes.some(
    ({ text, lawIds, isDistinct, isWholeQuestion }) =>
      isDistinct && (isWholeQuestion || !NO_LAW.test(text)) && lawIds.includes(id),
  );
}

const OF_ITS_TOPIC = 0.65;
/** The same of a law that only a word of daily life names. */
const OF_ITS_TOPIC_UNNAMED = 0.8;
/** So surely another subject is asked than that of a law which only a word of daily life names. */
const SURELY_ANOTHER = 0.9;

/** Words that name a law in passing: 'gas on sales calls' asks for expenses, not for the hours of who is on call. */
function isNamedAside(law: LawHit, { topics: asked, statutes }: Question): boolean {
  if (law.match === "citation" || law.match === "title") return false;
  const [strongest] = asked;
  const own = asked.filter(({ topic }) => law.topics.includes(topic));
  const names = [law.title, ...law.popularNames].map((name) => name.toLowerCase());
  const isByName = statutes.some(({ text, lawIds }) => lawIds.includes(law.id) && names.some((name) => name === text));
  const least = (strongest?.weight ?? 0) * (isByName ? OF_ITS_TOPIC : OF_ITS_TOPIC_UNNAMED);
  if (own.some(({ weight }) => weight >= least)) return false;
  return own.some(({ weight }) => weight > 0) || (!isByName && (strongest?.weight ?? 0) >= SURELY_ANOTHER);
}

const PROPER_NAME =
  /\b(?:acts?|laws?|rules?|standards?|title|osha|dot|fmla|flsa|ada|adea|fcra|warn|userra|cobra|eppa|nlra|pwfa|pump|hipaa|gina|erisa|i-?9|h-?1b|e-?verify)\b/i;

/** 'Run a credit report' tells what a federal act for all is on, and does not call it by its name. */
const isDescribed = (law: LawHit, { statutes }: Question): boolean =>
  law.jurisdiction === "FEDERAL" &&
  law.match !== "citation" &&
  law.match !== "title" &&
  !isOfOneTrade(law, "") &&
  !statutes.some(({ text, lawIds }) => lawIds.includes(law.id) && PROPER_NAME.test(text));

/** The law that is called by its name; where a federal one is only described, the state's own of the first topic that speaks to the point. */
export function namedLaw(
  laws: LawHit[],
  { question, form, isOnPoint }: { question: Question; form: QuestionForm; isOnPoint: (law: LawHit) => boolean },
): LawHit | undefined {
  const named = laws.find((law) => isNamed(law, question) && !isNamedAside(law, question));
  if (!named || form.namesFederal || !isDescribed(named, question)) return named;
  const isOwn = ({ jurisdiction, city, topics }: LawHit) =>
    jurisdiction !== "FEDERAL" &&
    (city === null || question.place.city !== null) &&
    topics[0] === question.topics[0]?.topic;
  return laws.find((law) => isOwn(law) && isOnPoint(law)) ?? named;
}
