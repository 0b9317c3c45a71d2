import type { FullLaw } from "../../search/types";
import { likeness } from "../choosing/choose-rules";
import { isSound } from "../choosing/usable";
import { saidIn, sentencesOf, statementsOf, stem } from "../reading/words";

/** 'such a meeting', 'these steps': the word that an earlier sentence explains. */
const SUCH = /\b(?:such (?!as\b)(?:an? )?|these (?=(?:steps|laws|grounds|duties|deductions|damages)\b))(\w+)/i;
const PRONOUN =
  /^(?:It|They|Their|Its|The same|This|These|Those|One (?:that|who) does|Whoever does so)\b|\bthe same date\b/;
/** Says not who is covered; of trades the summary tells, of sizes the number of employees. */
const OF_COVERED = /^A covered employer\b/;
const OF_EMPLOYERS = /^(?:All |Every |Private |Public )?employers?\b/i;
const NUMBERS = /\d[\d,.]*\d|\d/g;
/** A sentence that says so much of another says the same. */
const SAME = 0.5;

/**
 * A sentence as it may stand first: behind the one that says what 'such a meeting' or 'it' is, where the record has it, or as
 * the summary words it. `behind`: what is said before it.
 */
export function standingAlone(text: string, law: FullLaw, behind?: string): string {
  if (OF_COVERED.test(text) && !OF_EMPLOYERS.test(law.coveredText ?? "Employers"))
    return statementsOf(law.summary).find((said) => isSound(said, law)) ?? text;
  const [, thing] = SUCH.exec(text) ?? [];
  if (!thing && !PRONOUN.test(text)) return text;
  const summary = sentencesOf(law.summary);
  const at = law.requirements.indexOf(text);
  const [previously] = at > 0 ? law.requirements.slice(at - 1) : [];
  if (behind && previously && (behind.includes(previously) || likeness(behind, previously) >= SAME)) return text;
  const before = [...summary, ...(at > 0 ? law.requirements.slice(0, at) : [])].filter(
    (said) => said !== text && !SUCH.test(said) && !PRONOUN.test(said) && isSound(said, law),
  );
  if (!thing) {
    const same = summary.find((said) => before.includes(said) && saysAll(said, text));
    const previous = at > 0 ? before.findLast((said) => law.requirements.includes(said)) : undefined;
    return same ?? (previous ? `${previous} ${text}` : text);
  }
  const introduces = (said: string) => (said.match(/\w+/g) ?? []).some((word) => isLike(word, thing));
  const told = summary.indexOf(text);
  const introduction =
    before.findLast((said) => law.requirements.includes(said) && introduces(said)) ??
    before.find(introduces) ??
    (told > 0 ? summary[told - 1] : undefined);
  return introduction ? `${introduction} ${text}` : text;
}

const isLike = (one: string, other: string): boolean => stem(one.toLowerCase()) === stem(other.toLowerCase());

/** The same figures in like words. */
function saysAll(said: string, text: string): boolean {
  const [telling, known] = [[...saidIn(text)], saidIn(said)];
  const numbers = text.match(NUMBERS) ?? [];
  const share = telling.filter((word) => known.has(word)).length / Math.max(1, telling.length);
  return numbers.length > 0 && share >= SAME && numbers.every((number) => said.includes(number));
}
