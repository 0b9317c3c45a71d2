import type { Retrieval } from "../../search/retrieval";
import { flagOf } from "./comparable-figures";

const PAID_LEAVE = /\b(?:paid (?:leave|time off|days? off)|leave (?:with pay|paid))\b/i;
/** Words of a leave for a purpose. */
const FOR_A_PURPOSE =
  /\b(?:famil\w+|parental|maternity|paternity|bab(?:y|ies)|bonding|birth|newborn|adopt\w*|pregnan\w+|medical|care for|surgery|sick|jury|vot\w+|military|bereave\w*|prenatal|pfml|pfl)\b/i;
const FAMILY = "family_medical_leave";
const SICK = "paid_sick_leave";
/** The law that answers goes clearly before one of the same words. */
const LEADS = 0.3;

/** 'Do we owe paid leave?' asks for the leave for any reason where the place has one, and not for that of families. */
export function asPaidLeave(retrieval: Retrieval): Retrieval {
  const { question, laws } = retrieval;
  if (!PAID_LEAVE.test(question.text) || FOR_A_PURPOSE.test(question.text)) return retrieval;
  const forAnyReason = laws.find(
    ({ topics, figures, isAbsence }) => topics[0] === SICK && !isAbsence && flagOf(figures, "anyReason") === true,
  );
  const family = question.topics.find(({ topic }) => topic === FAMILY);
  const sick = question.topics.find(({ topic }) => topic === SICK);
  if (!forAnyReason || !family || !sick) return retrieval;
  const others = question.topics.filter((told) => told !== family && told !== sick);
  const asked = { ...sick, weight: Math.max(family.weight, sick.weight) };
  return {
    ...retrieval,
    question: { ...question, topics: [asked, ...others] },
    laws: laws
      .filter(({ topics }) => topics[0] !== FAMILY)
      .map((law) =>
        law.topics[0] === SICK ? { ...law, score: law.score + (law.city === null ? LEADS : 2 * LEADS) } : law,
      ),
  };
}
