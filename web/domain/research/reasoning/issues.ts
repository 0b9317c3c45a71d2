import { asksMay, kindByItsBeginning, type QuestionForm, questionForm } from "../answer/reading/question-form";

const LEAST_WORDS = 3;

/** Where another sentence begins: after a mark, not inside 'Lab. Code' or '9 a.m.'. */
const SENTENCE = /(?<=[?!;])\s+|(?<=(?:[a-z]{3}|\d|\))\.)\s+(?=[A-Z0-9"'])/;
/** Where a sentence that asks goes on with another question: '… and do we have to pay it out?' */
const SECOND =
  /,?\s+(?:and|also|or|but|plus)\s+(?:also\s+)?(?=(?:can|may|must|do|does|did|should|is|are|how|what|when|who|which|where|will|would)\b)/i;
/** Where a story tells another thing. */
const TURN =
  /,\s+(?:and|but|so|then|also|while)\s+|\s+(?:and also|but also)\s+|\s+and\s+(?=(?:i|we|he|she|they|wants?|asked|asks|kept|keeps|took|takes|makes?|made|gave|fired?|refuse[sd]?)\b)/i;
const ASKS =
  /\?\s*$|^(?:so |and |but |also |then )?(?:can|may|must|do|does|did|should|could|is|are|am|how|what|whats|when|who|whom|which|where|why|will|would)\b/i;

/** A piece of a text: a question, or something that is told. */
export type Clause = { text: string; isAsked: boolean };

/** The questions of a text and what it tells, each by itself. */
export function clausesOf(text: string): Clause[] {
  const clauses = text.split(SENTENCE).flatMap((sentence) => {
    const isAsked = ASKS.test(sentence);
    return sentence.split(isAsked ? SECOND : TURN).map((piece) => ({ text: piece.trim(), isAsked }));
  });
  for (const [at, piece] of clauses.entries()) {
    const before = clauses[at - 1];
    // 'She says I owe her a penalty. Do I?' asks what was said just before.
    if (!before || !piece.isAsked || piece.text.split(/\s+/).length >= LEAST_WORDS) continue;
    before.text = `${before.text} ${piece.text}`;
    before.isAsked = true;
  }
  const said = clauses.filter(({ text: piece }) => piece.split(/\s+/).length >= LEAST_WORDS);
  return said.length > 0 ? said : [{ text, isAsked: false }];
}

/** 'Can we do that?' asks what the story tells. */
const isVague = (text: string): boolean => text.split(/\s+/).length <= 5;

/** How a piece asks; a story asks as the question behind it does. */
export function formOf(clause: Clause, text: string): QuestionForm {
  const whole = questionForm(text);
  if (!clause.isAsked) return whole;
  const own = questionForm(clause.text);
  // 'Since we are small, we need not …, right?' may say in the story what the question takes for granted.
  const begins = own.kind === "open" ? kindByItsBeginning(clause.text) : own.kind;
  const isMay = own.kind !== "truth" && asksMay(clause.text);
  const kind = own.asksOpenly ? own.kind : isMay ? "permission" : begins;
  return {
    ...whole,
    kind,
    asksOpenly: own.asksOpenly,
    claims: own.claims ?? whole.claims,
    // What the story tells to be void or refused does not turn round what is asked.
    asksIfForbidden: own.asksIfForbidden,
    refuses: own.refuses || (isVague(clause.text) && whole.refuses),
  };
}
