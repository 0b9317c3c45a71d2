import { invalidField } from "~/platform/errors";

/** A story of a page; longer ones are told in parts. */
export const QUESTION_MAX = 2_000;
const SHOWN_MAX = QUESTION_MAX.toLocaleString("en-US");

const MARKUP = /<[^<>]{0,200}>/g;
/** Control and direction marks, zero-width characters, unpaired surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu;

/** The question as plain text: no markup, no control or direction marks, single spaces. Refuses none and too much. */
export function readQuestionText(raw: string, field = "q"): string {
  if (raw.length > QUESTION_MAX * 4) throw tooLong(field);
  const text = raw.normalize("NFKC").replace(MARKUP, " ").replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  if (text === "") throw invalidField(field, "Please enter a search query");
  if (text.length > QUESTION_MAX) throw tooLong(field);
  return text;
}

const tooLong = (field: string) =>
  invalidField(field, `A question may have up to ${SHOWN_MAX} characters. Shorten it and try again.`);

/** What stands for one word and would be read as two, and what says nothing: 'I-9', 'break room', the end of 'we're'. */
const JOINED: [RegExp, string][] = [
  [/\bi[- ]9s?\b/g, "i9"],
  [/\b(break|lunch) rooms?\b/g, "$1room"],
  [/(?<=[a-z])['’](?:re|ve|ll|d|m)\b/g, " "],
  [/(?<=[a-z])['’](?=s\b)/g, " "],
];

/** Abbreviations of messages; `hr` stays, it is the department. */
const SHORT_FORMS = new Map(
  Object.entries({
    hrs: "hours",
    yr: "year",
    yrs: "years",
    yo: "year old",
    mins: "minutes",
    wk: "week",
    wks: "weeks",
    ppl: "people",
    emps: "employees",
    mgr: "manager",
    mgrs: "managers",
    mgmt: "management",
  }),
);

/** The words of a text in the form that the thesaurus has them: lower case, letters and digits. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return JOINED.reduce((all, [said, read]) => all.replace(said, read), plain)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap((word) => SHORT_FORMS.get(word)?.split(" ") ?? word);
}

/** Where a sentence ends: after a mark, and not inside 'Lab. Code' or 'St. Paul'. */
const SENTENCE_END = /[?!;]+\s+|(?<=[a-z]{4}|\d|\))\.+\s+/;

/** The words of a text, and the places among them where another sentence begins. */
export function sentencesOf(text: string): { words: string[]; starts: ReadonlySet<number> } {
  const words: string[] = [];
  const starts = new Set<number>();
  for (const sentence of text.split(SENTENCE_END)) {
    if (words.length > 0) starts.add(words.length);
    words.push(...wordsOf(sentence));
  }
  return { words, starts };
}

/** Pronouns and articles: 'copy of his file' is 'copy of my file', 'fire her' is 'fire'. */
const PASSED_OVER = new Set(
  "a an the my his her hers their theirs our your its this that these those some i you he she we they him them us it me somebody someone someones".split(
    " ",
  ),
);

/** Whether a word says nothing inside a phrase. */
export const isPassedOver = (word: string): boolean => PASSED_OVER.has(word);

/** Where a clause may end: at a mark, and where 'and', 'but' or 'then' begins something new. */
const CLAUSE_END = /[,;:.?!]+\s+|\s+(?=(?:and|but|then|also|so|because|y|pero)\s)/i;

/** The places among the words of a text where another clause begins; none where its words do not come out the same. */
export function clauseStarts(text: string, words: number): ReadonlySet<number> {
  const starts = new Set<number>();
  let count = 0;
  for (const clause of text.split(CLAUSE_END)) {
    if (count > 0) starts.add(count);
    count += wordsOf(clause).length;
  }
  return count === words ? starts : new Set();
}
