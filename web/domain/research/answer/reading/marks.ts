import { remembered, tellingWords } from "./words";

/** What a sentence of a record is in itself, whoever asks. */
export type Marks = {
  /** 'Stores open on those days …' says nothing without the sentence before it. */
  pointsElsewhere: boolean;
  /** 'Who declines such a meeting' says not which. */
  pointsBack: boolean;
  /** The telling words of the case in which alone it holds: 'If the accounting unit is closed …'. */
  condition: string[] | null;
  forbids: boolean;
  /** Says what a breach costs. */
  saysBreach: boolean;
  hasNumber: boolean;
  /** As it stands, but for the commas inside of numbers. */
  withPlainNumbers: string;
  /** Up to the first semicolon: of whom it is said. */
  head: string;
};

const POINTS_ELSEWHERE =
  /\b(?:on|in|for|at|of|to|by) (?:those|these|such) (?:days?|hours|places|employees|jobs|cases|employers|sums|limits)\b/i;
const POINTS_BACK =
  /\bsuch (?!as\b)(?:an? )?\w+|\bthese (?:steps|laws|grounds|duties|deductions|damages)\b|\bof it, (?:or )?\$|^Another \d/i;
const CONDITION =
  /^(?:If|When|Where|Once) ([^,]{8,90}?)(?:,| (?:the|an?) (?:wages|pay|employers?|employees?|duty|leave|notice)\b)/;
const FORBIDS = /\b(?:may not|must not|may never|cannot|nobody may)\b/i;
const SAYS_BREACH =
  /\b(?:owes? (?:double|treble|triple|twice|up to|\d+ (?:times|percent))|pays late|draws? (?:liquidated|interest|double|\d+ percent)|avoid the penalty|(?:has|have) not paid|fails? to (?:pay|give|provide)|(?:double|treble) wages|is liable|is a (?:crime|misdemeanor)|penalt\w+ (?:of|is|are)|damages (?:of|are)|costs? up to|violation)\b/i;

/** Read once of each sentence: the same are weighed for one question after another. */
export const marksOf = remembered((sentence): Marks => {
  const condition = CONDITION.exec(sentence)?.[1];
  return {
    pointsElsewhere: POINTS_ELSEWHERE.test(sentence),
    pointsBack: POINTS_BACK.test(sentence),
    condition: condition === undefined ? null : tellingWords(condition),
    forbids: FORBIDS.test(sentence),
    saysBreach: SAYS_BREACH.test(sentence),
    hasNumber: /\d/.test(sentence),
    withPlainNumbers: sentence.replace(/,(?=\d{3})/g, ""),
    head: sentence.split(";")[0] ?? sentence,
  };
});
