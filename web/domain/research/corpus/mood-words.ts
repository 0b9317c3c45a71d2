import type { Mood } from "./schema/provision";

const BANS =
  /\b(must not|may not|shall not|cannot|is unlawful|are unlawful|no employer may|(?:is|are) (?:prohibited|forbidden|banned|barred))\b/i;
const FREES = /\b(need not|(?:is|are) not required|(?:does|do) not (?:require|apply|cover)|(?:is|are) exempt)\b/i;
const BINDS = /\b(must|shall|has to|have to|is due|are due)\b(?! not)/i;
const ALLOWS = /\bmay\b(?! not| no)/i;
const NARROWS = /\b(no|not|only|never|neither|unless|except)\b/i;
const VOIDS = /\b(?:is|are) (?:void|unenforceable|not enforceable|invalid)\b/i;

/** Whether the words of a sentence speak against the mood that is given: what they forbid is no 'may'. */
export function speaksAgainst(mood: Mood | undefined, text: string): boolean {
  switch (mood) {
    case "may":
      return BANS.test(text) && !ALLOWS.test(text);
    case "must":
      return !BINDS.test(text) && (BANS.test(text) || FREES.test(text));
    case "must not":
      return !BANS.test(text) && BINDS.test(text) && !NARROWS.test(text);
    case "need not":
      return BINDS.test(text) && !FREES.test(text) && !NARROWS.test(text);
    default:
      return false;
  }
}

/** The mood that the words bear by themselves, for sentences that were stored before moods were. */
export function moodInWords(text: string): Mood {
  if (VOIDS.test(text)) return "void";
  if (BANS.test(text)) return "must not";
  if (BINDS.test(text)) return "must";
  if (FREES.test(text)) return "need not";
  return ALLOWS.test(text) ? "may" : "is";
}
