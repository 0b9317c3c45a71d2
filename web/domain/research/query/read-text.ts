import { invalidField } from "~/platform/errors";

export const QUESTION_MAX = 500;

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
  invalidField(field, `A question may have up to ${QUESTION_MAX} characters. Shorten it and try again.`);

/** The words of a text in the form that the thesaurus has them: lower case, letters and digits. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/(?<=[a-z])['’](?=s\b)/g, " ")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Pronouns and articles: 'copy of his file' is 'copy of my file', 'fire her' is 'fire'. */
const PASSED_OVER = new Set(
  "a an the my his her hers their theirs our your its this that these those some i you he she we they him them us it me somebody someone someones".split(
    " ",
  ),
);

/** Whether a word says nothing inside a phrase. */
export const isPassedOver = (word: string): boolean => PASSED_OVER.has(word);
