import type { Question } from "../../query/types";
import type { LawHit, PenaltyDetail } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { isSound } from "../choosing/usable";
import { isOfAnotherSize } from "../reading/sizes";
import { fromLaw, type Sentence, words } from "../sentence";

/** The penalties of a law, for employers of the named size. */
export const penaltiesOf = (law: LawHit, employees: number | null): PenaltyDetail[] =>
  typeof law.penaltyDetails === "string"
    ? []
    : law.penaltyDetails.filter(({ text }) => isSound(text, law) && !isOfAnotherSize(text, employees));

/** Remedies that say something; the corpus writes 'none stated' where the law is silent. */
export const remediesOf = (law: LawHit): string[] =>
  law.remedies.filter((remedy) => remedy !== "none stated" && isSound(remedy, law));

/** Alone these do not tell what a breach costs. */
const SAYS_LITTLE = new Set(["agency order", "benefits", "civil penalty", "criminal penalty"]);

/** What the employee gets is asked, and not what the employer owes the state. */
export const ASKS_CLAIM =
  /\bwhat (?:can|could|may) (?:i|he|she|they|we|an? (?:\w+ )?(?:employee|worker)|the (?:employee|worker))\b.{0,20}\b(?:claim|recover|collect|sue for|get)\b|\bhow much (?:can|could) (?:i|he|she|they|we)\b.{0,20}\b(?:claim|recover|collect|sue for)\b/i;
const ASKS_POSTING = /\b(?:post\w*|notices?|records?|report\w*|logs?)\b/i;
/** A fine for a poster that does not hang says nothing of the leave that was refused. */
const OF_POSTING = /\b(?:fail\w* to post|post(?:ing)? (?:the|a) notice|poster|failure to (?:keep|post))\b/i;

/** What a breach of a law costs: the penalty as the record words it, else what an employee may recover. */
export function consequenceOf(law: LawHit, { employees, text }: Question): Sentence | null {
  const first = ASKS_CLAIM.test(text) ? "damages" : "civil";
  const [penalty] = penaltiesOf(law, employees)
    .filter((entry) => ASKS_POSTING.test(text) || !OF_POSTING.test(entry.text))
    .sort((a, b) => Number(b.kind === first) - Number(a.kind === first));
  if (penalty) return fromLaw(asSentence(penalty.text), law);
  return remedySentence(law);
}

/** 'The remedies are back pay, reinstatement and attorney fees.' */
export function remedySentence(law: LawHit): Sentence | null {
  const remedies = remediesOf(law);
  if (remedies.length === 0) return null;
  const [only] = remedies;
  if (remedies.length === 1 && only !== undefined && SAYS_LITTLE.has(only)) return null;
  return fromLaw(remedies.length === 1 ? `The remedy is ${only}.` : `The remedies are ${words(remedies)}.`, law);
}

const ASKS_WAY =
  /\bwhat (?:can|should|do) (?:i|we|he|she|they) do\b|\bwhat are (?:my|his|her|their|our) (?:rights|options)\b|\bhow (?:do|can) (?:i|we) (?:get|claim|collect|recover)\b|\bwhere (?:do|can|should) (?:i|we) (?:file|complain|report|go|turn)\b|\bhow long (?:do|have) (?:i|we) (?:have )?(?:got )?to (?:file|sue|claim|complain)\b/i;

/** Until when who is concerned may claim, and what, where that is asked. */
export function wayToClaim({ main, retrieval: { question } }: Plan): Sentence[] {
  if (!main || main.isAbsence || !ASKS_WAY.test(question.text)) return [];
  const limit = main.limitationPeriod && isSound(main.limitationPeriod, main) ? main.limitationPeriod : null;
  return [limit ? fromLaw(limit, main) : null, remedySentence(main)].filter((sentence) => sentence !== null);
}

const VERB =
  /\b(?:may|must|is|are|can|will|owes?|brings?|apply|applies|costs?|draws?|doubles?|loses?|reach|reaches|face|faces|pays?|takes?|falls?|rises?|carries|carry|sets?|allows?)\b/;

/** Penalties are often noun phrases: 'A civil penalty of $1,000 to $5,000 for each violation.' */
export function asSentence(text: string): string {
  if (AMOUNT_ALONE.test(text)) return breachOf(text);
  const head = text.split(/\b(?:for|when|if|unless|where|whichever|that|who|until|after|as|on)\b/)[0] ?? text;
  return VERB.test(head) ? text : breachOf(text);
}

/** 'An amount equal to lost pay and interest as liquidated damages.' */
const AMOUNT_ALONE =
  /^(?:An? (?:amount|sum|equal amount)|Damages|Liquidated damages)\b(?!.*\b(?:is|are|may|must|can|owes?|adds?|applies)\b)/;

const breachOf = (text: string): string =>
  `A breach can cost: ${/^(?:[A-Z][a-z]|An? )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
