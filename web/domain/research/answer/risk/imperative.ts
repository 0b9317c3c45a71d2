import { tellsSizesApart } from "../reading/sizes";

const EMPLOYER =
  /^(?:An?|The|Every|Each|Any) (?:covered |private |public )?(?:employer|business) (must not|may not|must) (.+)$/;
const SOME_EMPLOYER =
  /^An? (?:covered |private )?(?:employer|business) ((?:with|of|that|who) [^,]{3,90}?),? (must not|may not|must) (.+)$/;
const PLURAL = /^(?:All |Private |Covered )?[Ee]mployers (must not|may not|must) (.+)$/;

/** A duty of the record as something to do; a sentence that is no employer's duty stays as it is. */
export function imperative(rule: string): string {
  // What larger and smaller employers owe is one sentence for all of them.
  if (tellsSizesApart(rule)) return rule;
  const some = SOME_EMPLOYER.exec(rule);
  if (some?.[1] && some[2] && some[3] && !hasPronoun(some[3]))
    return `As an employer ${some[1]}, ${order(some[2], some[3])}`;
  const plain = EMPLOYER.exec(rule) ?? PLURAL.exec(rule);
  if (!plain?.[1] || !plain[2] || hasPronoun(plain[2])) return rule;
  const text = order(plain[1], plain[2]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const order = (verb: string, rest: string): string => `${verb === "must" ? "" : "do not "}${rest}`;

/** 'its' and 'they' would lose what they point at. */
const hasPronoun = (text: string): boolean => /\b(?:it|its|itself|they|their)\b/.test(text);

/** 'On a request made within 15 days the employer must state the reason.' */
const OF_A_CASE =
  /^(?:On|Upon|After|Before|When|If|Within|For|At) [^.;]{3,90}? the employer (?:must not|may not|must) /;

/** What is due or allowed, said without naming the employer: hours of minors, the day of the last wages. */
const UNSAID =
  /\bmay (?:work (?:no more|only|up to)|not (?:work|be employed))\b|\bwages (?:is|are) due (?:on|by|within|at)\b/;

/** What must be shown in a dispute is a burden of proof, nothing to do. */
const BURDEN = /\b(?:must|may not|must not) (?:also )?(?:show|plead|prove|establish|demonstrate|persuade)\b/;

export const isDuty = (rule: string): boolean =>
  !BURDEN.test(rule) && [EMPLOYER, SOME_EMPLOYER, PLURAL, OF_A_CASE, UNSAID].some((says) => says.test(rule));
