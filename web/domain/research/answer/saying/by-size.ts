import { likeness, type Rule } from "../choosing/choose-rules";
import { divide, isOfSomeSizes, tellsSizesApart } from "../reading/sizes";

/** So alike must sentences be that tell what employers of different sizes owe of one thing. */
const SAME_THING = 0.4;

export type BySize = { lead: string; rules: Rule[] };

/**
 * Where no number of employees is named and the rule that answers holds for some employers only: the sentences that tell
 * the sizes apart. Null where one size is all that the law knows.
 */
export function bySize(rule: Rule, rules: Rule[], employees: number | null): BySize | null {
  if (employees !== null || !isOfSomeSizes(rule.text)) return null;
  const lead = "That depends on the number of employees.";
  const ofOneThing = rules.filter((other) => other === rule || likeness(other.text, rule.text) >= SAME_THING);
  // A record of several leaves tells of another leave what it tells of other sizes.
  if (rule.law.topics[0] === "other_leave" && !tellsSizesApart(rule.text)) return null;
  const whole = ofOneThing.find(({ text }) => tellsSizesApart(text));
  if (whole) return { lead, rules: [whole] };
  const other = ofOneThing.find(({ text }) => divide(text, rule.text));
  return other ? { lead, rules: [rule, other] } : null;
}
