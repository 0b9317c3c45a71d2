import { flagOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { isSound } from "../choosing/usable";
import { fromLaw, placed, type Sentence } from "../sentence";
import { standingAlone } from "./standing-alone";

const NAMES_MINORS = /\b(?:minors?|child\w*|kids?|teen\w*|young|youth|students?|1[2-7][- ]?(?:years?|yrs?|y\/?o)?)\b/i;
const OF_ADULTS = /\badults?\b|\bonly (?:minors|workers aged|children)\b|\bolder employees\b/i;
const OF_MINORS = /\b(?:minors?|child|youth|under 1[68])\b/i;

/** 'Must we give a lunch?' where the state's law on it is for minors alone: what its record says of adults, then of minors. */
export function ofMinorsOnly({ retrieval: { question }, laws, rules, form }: Plan): Sentence | null {
  const [asked] = question.topics;
  const law = laws.find(
    ({ topics, jurisdiction, isAbsence, figures }) =>
      !isAbsence && jurisdiction !== "FEDERAL" && topics[0] === asked?.topic && flagOf(figures, "minorsOnly") === true,
  );
  const rule = law && rules(law).find(({ text }) => OF_ADULTS.test(text));
  if (!rule || form.namesFederal || NAMES_MINORS.test(question.text)) return null;
  const own = standingAlone(rule.text, law);
  const ofMinors =
    OF_MINORS.test(own) && own !== rule.text
      ? undefined
      : law.requirements.find((text) => OF_MINORS.test(text) && isSound(text, law));
  const further = ofMinors && ofMinors !== rule.text ? [ofMinors] : [];
  const text = [placed(own, law), ...further].join(" ");
  return { ...fromLaw(text, law), lead: form.kind === "duty" ? "No." : undefined };
}
