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
const DOUBLE = 0.6;
const LOOSE = 0.7;
/** A word in fewer laws than this says nothing of employment. */
const FOREIGN = 8;

/** Whether a question is about employment law; what it is not about is said instead of padded with results. */
export function judgeScope({ words, topics, terms, namesLaw }: Evidence): boolean {
  if (isPrivate(words)) return false;
  if (namesLaw) return true;
  const inPhrases = saidInPhrases(topics);
  const outside = outsideWords(words.filter((word) => FAR_WORDS.has(word) || !inPhrases.has(word)));
  const work = workIn(words, outside.length > 0);
  const known = terms.filter(({ lawCount, caseCount }) => lawCount + caseCount > 0);
  if (topics.length === 0 && known.length === 0) return false;
  const evidence = Math.max(0, ...topics.map((topic) => topic.weight * sureness(topic, terms, work > 0)));
  const against = outside.slice(0, 3).reduce((sum, word) => sum + (FAR_WORDS.has(word) ? FAR : OUTSIDE), 0);
  return evidence + CONTEXT * work - against * (1 - work / 2) >= NEEDED;
}

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
