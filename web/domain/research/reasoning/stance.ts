/**
 * What a story that asks nothing leans to: it tells of a plan, an act or a word against somebody's right (`against`), of somebody who
 * claims one (`claimed`), or only what happened (`told`). Null where who tells it asks, so that the form of the question decides.
 */
export type Stance = "against" | "claimed" | "told" | null;

/** 'We want to …', 'the owner says it is not owed', 'the foreman said no', 'our policy is …'. */
const AGAINST =
  /\b(?:wants?|plan(?:s|ned|ning)?|intends?|going|would(?:n't)?|rather|like|think(?:s|ing)?|thought|figured?|decided|refus\w+|agreed) (?:to|of|that|not|let|it|they|he|she|we|i|the|federal|state)\b|\b(?:says?|said|told|tells?|wrote|heard|claims?) (?:me |us |him |her |them |that |is |it |no\b|this|there|we|she|he|i\b|they|federal|laws?|fmla)|\b(?:denied|fired|docked|deducted|kept|withheld|fined?|took it|marked|wrote (?:her|him) up|gave (?:her|him) (?:a|two|one)|makes? (?:her|him|them) |made (?:her|him|them) )|\b(?:our|the|my) (?:policy|handbook|rule|contract|plan|system)\b|\b(?:doesn'?t|don'?t|won'?t|isn'?t|never) (?:apply|reach|pay|cover|count|owe|allow)/i;
/** Whoever does not know asks, in whatever form. */
const UNSURE = /\b(?:don'?t know|not sure|unsure|wonder\w*|anything else|what (?:now|next)|need to do)\b/i;

/** 'One says they should be paid weekly': whoever is told of claims a right, and the teller has not said no. */
const CLAIMED =
  /\b(?:should|ought to|must|have to) (?:be|have|get)\b|\b(?:says?|thinks?|wrote) (?:that )?(?:i|we) owe|\b(?:asks?|asked|wants?) (?:for )?extra\b|\bthat's (?:too )?(?:short|little|late)\b/i;

/** 'final paycheck fired california' tells of nobody. */
const TELLS = /\b(?:i|we|he|she|they|us|our|my|his|her|their)\b|^(?:the|an?|one|two) /i;

export function stanceOf(text: string, isTold: boolean): Stance {
  if (!isTold || UNSURE.test(text) || !TELLS.test(text)) return null;
  if (CLAIMED.test(text)) return "claimed";
  return AGAINST.test(text) ? "against" : "told";
}
