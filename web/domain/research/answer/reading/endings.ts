import type { LawHit } from "../../search/types";
import { ofTheLatest, remembered } from "./words";

const DISMISSED =
  /\b(?:fir(?:e|ed|ing)|terminat(?:e|ed|ing)|discharg\w*|dismiss\w*|let (?:\w+ )?go|lay(?:ing)? off|laid off|layoff)\b/i;
const LEFT = /\b(?:quit(?:s|ting)?|resign\w*|leaves in another way|departs? voluntarily)\b/i;

const WITHOUT_NOTICE = /\b(?:without|no|zero|never gave|(?:n['’]t|not) (?:give|gave|given))\b[^.]{0,20}\bnotice\b/i;
const WITH_NOTICE = /\bquits? with (?:[\w-]+ ){1,3}of notice\b/i;

/** A rule for those who left, where the question is about one who was dismissed, or the other way round. */
export function isOfAnotherEnding(sentence: string, question: string): boolean {
  const asked = endingOf(question);
  const said = asked && saidEnding(sentence);
  return (said !== null && said !== asked) || (WITH_NOTICE.test(sentence) && WITHOUT_NOTICE.test(question));
}

/** How an employment ended, where a text tells of one way only. */
function endingIn(text: string): "dismissed" | "left" | null {
  const wasDismissed = DISMISSED.test(text);
  if (wasDismissed === LEFT.test(text)) return null;
  return wasDismissed ? "dismissed" : "left";
}
const endingOf = ofTheLatest(endingIn);
const saidEnding = remembered(endingIn);

const NEEDS_NO_REASON = /\bat will\b|\bno reason\b|\bwithout a reason\b|\bany (?:lawful )?reason\b|\bno cause\b/i;
const LIMITS_IT = /\b(?:may not|but|yet|except|unless|public policy|limits?|exceptions?)\b/i;
const GIVES_REASON =
  /\b(?:(?<=\w )because|for (?:being|having|\w+ing)|due to|pregnan\w+|(?:after|when|since) (?:she|he|they|her|his|complain\w*|report\w*|filing)|who (?:complain|report|refus|ask)\w*)\b/i;

const RIGHTS_TOLD =
  "unemployment|benefits|sick|ill|illness|injur\\w+|hurt|pregnan\\w+|leave|fmla|doctor\\w*|hospital|therapy|jury|union|disab\\w+|diabet\\w+|cancer|religio\\w+|prayer|sabbath|race|black|age|older|gay|retaliat\\w+|complain\\w*|report\\w*|wages?|overtime|raise|salary|safety|osha|unsafe|military|vot(?:e|ing)|final|last|pay|paid|paychecks?|claims?|pto|vacation|cobra|drugs?|marijuana|weed|severance|reference|refus\\w+|kids?|child\\w*|daycare|wife|husband|mother|father";
const DISMISSES =
  "fir(?:e[ds]?|ing)|terminat\\w+|let (?:\\w+ ){0,3}go|sack(?:ed)?|dismiss\\w*|discharg\\w*|canned|get(?:ting)? rid of";
const CONDUCT =
  "late(?:ness)?|tard\\w+|absen(?:t|ces?|teeism)|no[- ]?(?:call|show)s?|attendance|attitude|performance|performing|rude\\w*|lazy|slow|insubordinat\\w+|swear\\w*|curs(?:ed|ing)|cuss\\w*|sleeping|asleep|mistakes?|incompeten\\w+|(?:not|isn['’]?t|poor|bad) (?:a )?(?:good )?fit|steal\\w*|stole|theft|lying|lied|fight\\w*|phone|quotas?";
/** Told of a dismissal is how somebody works or behaves, and no right that was used. */
export const FOR_CONDUCT = new RegExp(
  `^(?!.*\\b(?:${RIGHTS_TOLD})\\b)(?=.*\\b(?:${DISMISSES})\\b).*\\b(?:${CONDUCT})\\b`,
  "i",
);

/** That a dismissal needs no reason is no answer to who tells the reason: it may be one that the law forbids. */
export const isBesideReason = (sentence: string, { topics }: LawHit, question: string): boolean =>
  topics[0] === "at_will_exceptions" &&
  NEEDS_NO_REASON.test(sentence) &&
  !LIMITS_IT.test(sentence) &&
  GIVES_REASON.test(question) &&
  !FOR_CONDUCT.test(question);
