import { NUMBER_WORDS } from "../number-words";

const NUMBER = `(\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${Object.keys(NUMBER_WORDS).join("|")}|a hundred|one hundred|a dozen|a thousand)`;
const STAFF =
  "(?:employees?|emps|workers?|people|ppl|folks|guys|hands|persons?|staff(?:ers)?|full[- ]?timers|part[- ]?timers|team members?|headcount|head count|ftes?|full[- ]?time(?: employees| workers| staff)?|associates)";
const KINDS = "(?:(?:full|part)[- ]time |total |other |salaried |hourly |paid |permanent |seasonal )?";

const PATTERNS = [
  // '30 being laid off out of 60'.
  new RegExp(
    `\\bout of (?:about |our |my |the |a total of ){0,2}${NUMBER}\\b(?! (?:years?|days?|hours?|weeks?|months?|percent|dollars?|times))`,
    "i",
  ),
  new RegExp(
    `\\b(?:we have|we['’]ve got|we got|we are|we['’]re|we employ|i have|i employ|i've got|with|has|have|employing|employs|of|only|about|around|roughly|under|over|fewer than|less than|more than|nearly|just|my|our)(?: like| maybe)? ${NUMBER} ${KINDS}${STAFF}\\b`,
    "i",
  ),
  new RegExp(
    `\\b${NUMBER}[- ](?:person|people|employee|man|member) (?:company|business|firm|shop|team|office|startup|start-up|store|restaurant|nonprofit|employer|practice|crew|agency|clinic|contractor|bakery|bar|cafe|farm|plant|warehouse|factory|salon|studio|hotel|dealership|garage)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:company|business|firm|employer|restaurant|shop|team|startup|staff|headcount|workforce|office|crew|practice|clinic|bakery|agency|salon|plant) (?:of|has|with|is) (?:about |around |only )?${NUMBER}\\b(?! (?:years?|days?|hours?|weeks?|months?|percent|dollars?|stores?|locations?|states?|(?:in|of) (?:\\w+ )?(?:sales|revenue|receipts)))`,
    "i",
  ),
  new RegExp(
    `\\b${NUMBER} ${KINDS}${STAFF} (?:company|business|firm|here|total|in total|altogether|on (?:payroll|staff))`,
    "i",
  ),
  new RegExp(
    `^${NUMBER} ${KINDS}(?:employees|workers|staff)\\b(?! (?:in love|are|were|being|who|that|got|quit|want\\w*|complain\\w*|fought|fight\\w*|dating|refus\\w+|keep|had|did|said))`,
    "i",
  ),
  // 'Is sick leave required for 20 workers', but no number of those who go.
  new RegExp(
    `^(?!.*\\b(?:lay|laid|lay-?offs?|rif|fire|fired|let go|terminat\\w+|clos\\w+)\\b).*\\bfor ${NUMBER} ${KINDS}(?:employees|workers|staff|people)\\s*[.?!]*$`,
    "i",
  ),
  new RegExp(`[,;.?!] ${NUMBER} ${KINDS}(?:employees|workers|staff|people|ppl)(?: total| in all)?\\s*[.?!]*$`, "i"),
  // 'Do 8 employees get sick leave', 'comp 6 employees', 'a shop 12 ppl', '22 of us'.
  new RegExp(
    `^do(?:es)? ${NUMBER} ${KINDS}(?:employees|workers|staff|people|ppl) (?:get|need|count|mean|require|trigger)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:comp|compensation|fmla|ada|cobra|adea|osha|leave|insurance|overtime|e-?verify|act|law|pay|training|warn) (?:for |at |with |due )?${NUMBER} ${KINDS}${STAFF}\\s*[.?!]*$`,
    "i",
  ),
  new RegExp(
    `\\b(?:company|business|firm|shop|office|store|restaurant|nonprofit|practice|clinic|salon|farm|startup|outfit) ${NUMBER} ${KINDS}${STAFF}\\b`,
    "i",
  ),
  new RegExp(`(?:^|[.,;] |\\b(?:there are|there's|we are|we're|only|just) )${NUMBER} of us\\b`, "i"),
];
/** 'I fired 3 employees', '2 employees complained': a part of the staff, not its number. */
export const PART =
  /\b(?:fired?|firing|lay(?:ing)? off|laid off|lay-?offs?|rifs?|reduction|terminat\w+|let go|hir\w+|complain\w+|of (?:my|our|the)|promot\w+|misclassif\w+|owe\w*|fought|quit)\s+(?:\w+\s+)?$/i;

/** 'What do we owe with 12 employees': these words name the whole staff, whatever stands before them. */
const WHOLE = /^(?:with|we|i|has|have|employ|out)\b/i;

/** The number of employees that a question states, null when it states none. */
export function headCountIn(text: string): number | null {
  if (/\b(?:i am|i'm|we are) (?:a )?sole proprietor\b.*\bno employees\b/i.test(text)) return 0;
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (match?.[1] && (WHOLE.test(match[0]) || !PART.test(text.slice(0, match.index)))) return readNumber(match[1]);
  }
  return null;
}

function readNumber(text: string): number | null {
  const lower = text.toLowerCase();
  if (lower.includes("hundred")) return 100;
  if (lower.includes("dozen")) return 12;
  if (lower.includes("thousand")) return 1000;
  const value = NUMBER_WORDS[lower] ?? Number(lower.replace(/,/g, ""));
  return Number.isFinite(value) ? value : null;
}
