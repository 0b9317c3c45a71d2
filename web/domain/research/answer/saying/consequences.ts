import type { LawHit, PenaltyDetail } from "../../search/types";
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

/** What a breach of a law costs: the penalty as the record words it, else what an employee may recover. */
export function consequenceOf(law: LawHit, employees: number | null): Sentence | null {
  const [penalty] = [...penaltiesOf(law, employees)].sort(
    (a, b) => Number(b.kind === "civil") - Number(a.kind === "civil"),
  );
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

const VERB =
  /\b(?:may|must|is|are|can|will|owes?|brings?|apply|applies|costs?|draws?|doubles?|loses?|reach|reaches|face|faces|pays?|takes?|falls?|rises?|carries|carry|sets?|allows?)\b/;

/** Penalties are often noun phrases: 'A civil penalty of $1,000 to $5,000 for each violation.' */
function asSentence(text: string): string {
  const head = text.split(/\b(?:for|when|if|unless|where|whichever|that|who|until|after|as|on)\b/)[0] ?? text;
  return VERB.test(head)
    ? text
    : `A breach can cost: ${/^(?:[A-Z][a-z]|An? )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}
