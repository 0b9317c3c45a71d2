import { flagOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { fromLaw, placed, type Sentence } from "../sentence";

const NAMES_MINORS = /\b(?:minors?|child\w*|kids?|teen\w*|young|youth|students?|1[2-7][- ]?(?:years?|yrs?|y\/?o)?)\b/i;
const OF_ADULTS = /\badults?\b/i;

/** 'Must we give a lunch?' where the state's law on it is for minors alone: what its record says of adults. */
export function ofMinorsOnly({ retrieval: { question }, laws, rules, form }: Plan): Sentence | null {
  const [asked] = question.topics;
  const law = laws.find(
    ({ topics, jurisdiction, isAbsence, figures }) =>
      !isAbsence && jurisdiction !== "FEDERAL" && topics[0] === asked?.topic && flagOf(figures, "minorsOnly") === true,
  );
  const rule = law && rules(law).find(({ text }) => OF_ADULTS.test(text));
  if (!rule || form.namesFederal || NAMES_MINORS.test(question.text)) return null;
  return { ...fromLaw(placed(rule.text, rule.law), rule.law), lead: form.kind === "duty" ? "No." : undefined };
}
