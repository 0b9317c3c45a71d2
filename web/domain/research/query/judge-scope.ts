import { OCCUPATIONS } from "./occupations";
import { DOUBLE_WORDS, DOUBLE_WORK_WORDS, FAR_WORDS, OUTSIDE_WORDS, WORK_WORDS } from "./outside-words";
import { isPrivate } from "./private-matters";
import { wordsOf } from "./read-text";
import type { QueryTerm, TopicEvidence } from "./types";

type Evidence = {
  words: string[];
  topics: TopicEvidence[];
  terms: QueryTerm[];
  /** A citation or the proper name of a statute was found. */
  namesLaw: boolean;
};

/** A workplace in words that alone are none of it. */
const WORK_SIGNS = new RegExp(
  [
    "fire (?:him|her|them|someone|somebody)",
    "(?:our|my|a|the|for|line) cooks?",
    "(?:at|to|from|for|off|of) work",
    "(?:my|his|her|their|our|hourly|late|final|last) (?:pay|check)",
    "(?:sunday|holiday|hazard|shift|call|waiting|detention|travel|training|back|night|weekend|premium|standby|show up|piece|day|straight) (?:time )?pay",
    "(?:on|in) (?:my|our) team",
    "(?:our|my) (?:plant|factory|crew|guys|salon|clinic|techs|people|front desk)",
    "(?:must|do|should|can|may) (?:i|we) (?:have to |need to )?(?:pay|fire|hire|dock|promote|demote|suspend|lay off|let go)",
    "(?:do|must|should) (?:i|we) (?:have to |need to )?(?:give|let|offer|provide|allow|make) (?:people|folks|them|him|her|everyone|everybody|part timers?|full timers?)",
    "(?:clock|clocked|clocking|punch|punched|punching) (?:in|out)",
    "new hires?",
    "(?:i|we) (?:run|own|manage|operate|opened) (?:a|an|the|two|three|my|our)",
    "(?:extra|more|less|full|half) pay",
    "(?:my|our) (?:\\w+ )?(?:guys|girls|crew|shop|store|restaurant|office|warehouse|department|supervisor|job|shifts?|position|helpers?|hands)",
    "(?:applied|applying) (?:to|for) (?:drive|work|be|a|the|our|my)",
    "(?:they|he|she|owner|company|gm) (?:let|fired|owes?|cut|docks?|docked|took|wrote|pays?|hired) (?:me|us|my|our)",
    "(?:owe|owes|owed|pay|pays|paid|paying|fire|fired|hire|hired) (?:me|us|him|her|them)",
    "get(?:ting)? rid of (?:a|an|my|our|one|him|her)",
    "\\d+ (?:staff|people here|full time|part time)",
    "(?:i|we) (?:only )?(?:have|employ|got) (?:\\d+|one|two|three|four|five|six|a few|ten|twenty) (?:people|staff|guys|girls|helpers)",
  ]
    .map((sign) => `\\b${sign}\\b`)
    .join("|"),
);
const CONTEXT = 0.4;
const OUTSIDE = 0.45;
/** A word that is never at home in a workplace. */
const FAR = 0.65;
const NEEDED = 0.45;
const TOLD_OUTRIGHT = 0.9;
const DOUBLE = 0.6;
const LOOSE = 0.7;
/** A word in fewer laws than this says nothing of employment. */
const FOREIGN = 8;
/** What happens at home and in the street as it does at work, however many words tell it. */
const ANYWHERE = new Set(["workers_comp", "weapons_at_work"]);
/** Topics whose single words are also said at home, at school, in shops and in court: 'quit', 'report', 'records', 'newborn'. */
const LIFELIKE = new Set(
  `family_medical_leave disability age sex privacy electronic_monitoring_biometrics tips litigation at_will_exceptions termination
  retaliation whistleblower arbitration personnel_files predictive_scheduling discrimination_act unemployment_insurance final_pay`.split(
    /\s+/,
  ),
);
/** Words that a workplace shares with little else, and the voice of who asks for a business. */
const WORKADAY = new RegExp(
  `\\b(?:${[
    "work(?:s|ing)?",
    "pay(?:s|ing|roll)?",
    "paid",
    "(?:fmla|maternity|parental|sick|medical|paid|unpaid) leave",
    "leave",
    "(?:time|days?|weeks?) off",
    "my hours",
    "hours (?:a|per) (?:week|day|shift)",
    "interview(?:s|ed|er|ing)?",
    "comp",
    "fmla|osha|pto|ppto|ada|eeoc|nlrb|cobra|cfra|hr",
    "(?:can|may|must|do|should|are|could|will|did|have|would) we",
    "we (?:have|need|want|let|fired|hired|can|must|are|were|use|run|own|got|found|pay|do|don t|put|make|just)",
    "(?:let|lay|laying|laid|send|sent) (?:\\\\w+ )?(?:go|off|home)",
    "handbook|polic(?:y|ies)|shifts?|uniforms?|resign(?:ed|s|ing)?|promot(?:ed|ion)|demoted|fired for|fire me|fired me",
    "(?:at|in|on|for) (?:the|our|my|a) (?:job|office|plant|warehouse|shop|store|restaurant|hospital|clinic|factory|site|line|hotel|salon)",
    "(?:dismiss|terminat|discharg|hir|recruit)\\w*",
    "(?:the|my|our) (?:owner|owners|gm|chef|bosses|super|foreman)",
    "union|unions|unionize|salar(?:y|ied)|wages?",
  ].join("|")})\\b`,
);
/** A few words are a search, not a story: whoever types 'jury duty' here means it at work. */
const SEARCH_WORDS = 4;
const AT_HOME = 0.48;
/** Whoever tells this much names much that has nothing to do with the question. */
const STORY = 35;

/** Whether a question is about employment law; what it is not about is said instead of padded with results. */
export function judgeScope({ words, topics, terms, namesLaw }: Evidence): boolean {
  if (isPrivate(words)) return false;
  if (namesLaw) return true;
  const inPhrases = saidInPhrases(topics);
  const outside = outsideWords(words.filter((word) => FAR_WORDS.has(word) || !inPhrases.has(word)));
  const work = workIn(words, outside.length > 0);
  const known = terms.filter(({ lawCount, caseCount }) => lawCount + caseCount > 0);
  if (topics.length === 0 && known.length === 0) return false;
  const isPlaced = work > 0 || words.length <= SEARCH_WORDS || WORKADAY.test(words.join(" "));
  const evidence = Math.max(
    0,
    ...topics.map(
      (topic) => topic.weight * sureness(topic, terms, work > 0) * (isPlaced || !isLifelike(topic) ? 1 : AT_HOME),
    ),
  );
  // What is told in many words of the workplace may have its car, its doctor and its coffee in it.
  const isTold = topics.some(
    ({ topic, weight }) => weight >= TOLD_OUTRIGHT && (isPlaced || !(LIFELIKE.has(topic) || ANYWHERE.has(topic))),
  );
  const most = (isTold || words.length >= STORY) && !outside.some((word) => FAR_WORDS.has(word)) ? 1 : 3;
  const against = outside.slice(0, most).reduce((sum, word) => sum + (FAR_WORDS.has(word) ? FAR : OUTSIDE), 0);
  return evidence + CONTEXT * work - against * (1 - work / 2) >= NEEDED;
}

const isLifelike = ({ topic, because }: TopicEvidence): boolean =>
  ANYWHERE.has(topic) || (LIFELIKE.has(topic) && because.every((said) => !said.includes(" ")));

/** Words inside a phrase of the thesaurus belong to its topic, whatever else they mean. */
const saidInPhrases = (topics: TopicEvidence[]): Set<string> =>
  new Set(topics.flatMap(({ because }) => because.filter((said) => said.includes(" "))).flatMap(wordsOf));

/** How far the words are of a workplace: by half where each is at home in the other field beside it too ('overtime' in a game). */
function workIn(words: string[], besideOthers: boolean): number {
  if (WORK_SIGNS.test(words.join(" "))) return 1;
  const signs = words.filter((word) => WORK_WORDS.has(word) || OCCUPATIONS.has(word));
  if (signs.length === 0) return 0;
  const isDouble = (word: string) => DOUBLE_WORK_WORDS.has(word) || OCCUPATIONS.has(word);
  return besideOthers && signs.every(isDouble) ? 0.5 : 1;
}

/** Words in another order, and words with a life outside the workplace, tell less of a question without it. */
function sureness(topic: TopicEvidence, terms: QueryTerm[], work: boolean): number {
  if (isDouble(topic, terms)) return DOUBLE;
  return topic.isLoose && !work ? LOOSE : 1;
}

/** Nothing but a word that also lives outside the workplace, beside words that the law does not know. */
function isDouble({ because }: TopicEvidence, terms: QueryTerm[]): boolean {
  if (!because.every((said) => DOUBLE_WORDS.has(said))) return false;
  const others = terms.filter(({ word, typed }) => !because.includes(word) && !because.includes(typed ?? ""));
  const foreign = others.filter(({ lawCount }) => lawCount < FOREIGN);
  return foreign.length > others.length / 2;
}

/** The words of other fields, those furthest from work first. */
const outsideWords = (words: string[]): string[] =>
  [...new Set(words.filter((word) => OUTSIDE_WORDS.has(word)))].sort(
    (a, b) => Number(FAR_WORDS.has(b)) - Number(FAR_WORDS.has(a)),
  );

/**
 * Words of a workplace and fewer of other fields of life: what the thesaurus lacks may still be about employment, and the
 * laws themselves are asked.
 */
export function mayBeWork(words: string[]): boolean {
  if (isPrivate(words)) return false;
  const work = [...new Set(words.filter((word) => WORK_WORDS.has(word)))];
  if (WORK_SIGNS.test(words.join(" ")) || words.some((word) => OCCUPATIONS.has(word))) work.push("sign");
  const outside = outsideWords(words).length;
  const sure = work.filter((word) => !DOUBLE_WORK_WORDS.has(word)).length;
  if (work.length > 0) return outside === 0 || (sure > 0 && work.length > outside);
  return false;
}
