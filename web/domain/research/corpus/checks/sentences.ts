import { type Check, error, warning } from "./check";
import { placeIn, proseOf } from "./prose";

const SHORTEST = 20;
const LONGEST = 320;
const MOST_SUMMARY_SENTENCES = 3;

const FILLER =
  /\b(it is important to|it should be noted|please note|note that|comprehensive|robust|in order to|various|a variety of|and more|etc\.|and so on|as needed|plays? an? |landscape|navigate|aims? to|is designed to|designed to|seeks? to|in general terms|generally speaking|best practices?|stay compliant|remain compliant|ensure compliance|comply with all applicable|applicable laws|significant(ly)?|very|basically|essentially|crucial|vital)\b/i;
const PLACEHOLDER = /\b(TODO|TBD|FIXME|XXX|lorem)\b/;
const BRITISH =
  /\b(labour|wilful(ly)?|programme|colour|organisation|recognised|licence|instalments?|favour|behaviour|judgement|cheque|centre|enrol(?!l)|fulfil(?!l))\b/i;
const ABBREVIATION =
  /\b(U\.S\.C|U\.S|a\.m|p\.m|v|No|Inc|Co|Corp|St|Dr|Mr|Ms|art|ch|sec|subd|seq|Del\. C|D\.C|N\.Y|e\.g|i\.e|C\.F\.R|[A-Z])\.$/;

/** Words at the start of a sentence that point back to the one before it; "It is unlawful" and "Instead of" point to none. */
const POINTS_BACK = /^(It(?! is\b)|They|These|Those|This|Nor|Otherwise|Instead(?! of\b))\s/;
/** A claim that does not say what it is about: "The complaint is due within 180 days." */
const BARE_CLAIM =
  /^(?:(?:A|An|The|Any) )?(?:court |civil )?(?:[Ss]uit|[Aa]ction|[Cc]laim|[Cc]omplaint|[Cc]harge) (?:must|is due|has|expires)\b/;

/** How many sentences a text has; a point after an abbreviation ends none. */
export function sentenceCount(text: string): number {
  const parts = text.split(/(?<=[.!?])\s+(?=[A-Z0-9"$])/);
  return parts.filter((part, index) => index === parts.length - 1 || !ABBREVIATION.test(part)).length;
}

/** Length, final point, no double space, no filler, no placeholder, American spelling. */
export function sentenceFault(text: string): string | null {
  if (/\s{2,}/.test(text)) return "double space or line break";
  if (text !== text.trim()) return "space at an end";
  if (!/[.!?]["')]?$/.test(text)) return "must end with a period";
  if (text.length < SHORTEST) return `shorter than ${SHORTEST} characters`;
  if (!/^[A-Z0-9$"]/.test(text)) return "must begin with a capital letter or a figure";
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  if (placeholder) return `placeholder "${placeholder}"`;
  const filler = FILLER.exec(text)?.[0];
  if (filler) return `filler "${filler}"`;
  const british = BRITISH.exec(text)?.[0];
  return british ? `American spelling, please: "${british}"` : null;
}

/** An answer shows a sentence of law alone, so it may not lean on a neighbor for its subject. */
export function leaningFault(text: string): string | null {
  const back = POINTS_BACK.exec(text)?.[1];
  if (back) return `begins with "${back}"; an answer shows the sentence alone`;
  return BARE_CLAIM.test(text) ? "does not say what the claim is about; an answer shows the sentence alone" : null;
}

/** A holding is shown without its issue, so it says nothing as the answer to it. */
export function holdingFault(text: string): string | null {
  const answer = /^(Yes|No|Not|Partly)\b/.exec(text)?.[0];
  return answer ? `begins with "${answer}"; it must stand without the issue` : sentenceFault(text);
}

/** A summary has up to three sentences of 320 characters each; every other text is one such sentence or two short ones. */
function tooLong(text: string, isSummary: boolean): boolean {
  return text.length > LONGEST * (isSummary ? MOST_SUMMARY_SENTENCES : 1);
}

export const checkSentences: Check = ({ records }) =>
  records.written.flatMap((entry) =>
    proseOf(entry.law).flatMap(({ path, text }) => {
      const place = placeIn(entry, path);
      const isSummary = path[0] === "summary";
      const fault =
        sentenceFault(text) ?? (tooLong(text, isSummary) ? `longer than ${LONGEST} characters a sentence` : null);
      if (fault) return [error(place, "sentence", `${path[0] as string}: ${fault}`)];
      if (isSummary && sentenceCount(text) > MOST_SUMMARY_SENTENCES) {
        return [error(place, "sentence", `summary: more than ${MOST_SUMMARY_SENTENCES} sentences`)];
      }
      const leaning = path[0] === "provisions" ? leaningFault(text) : null;
      return leaning ? [warning(place, "sentence", leaning)] : [];
    }),
  );

/** The sentences of cases and of absences follow the same rules. */
export const checkOtherSentences: Check = ({ files }) => {
  const cases = files.cases.flatMap((file) =>
    file.value.cases.flatMap((item, index) =>
      [["issue"], ["holding"], ["precedent"], ...item.financialImpact.map((_, i) => ["financialImpact", i])].flatMap(
        (path) => {
          const text =
            path.length > 1
              ? (item.financialImpact[Number(path[1])] ?? "")
              : item[path[0] as "issue" | "holding" | "precedent"];
          const fault =
            (path[0] === "holding" ? holdingFault(text) : sentenceFault(text)) ??
            (text.length > LONGEST * 2 ? "too long" : null);
          return fault ? [error(file.place(["cases", index, ...path]), "sentence", `${path[0]}: ${fault}`)] : [];
        },
      ),
    ),
  );
  const absences = files.states.flatMap((file) =>
    file.value.absent.flatMap((item, index) => {
      const fault = item.text ? sentenceFault(item.text) : null;
      return fault ? [warning(file.place(["absent", index]), "sentence", `absent ${item.topic}: ${fault}`)] : [];
    }),
  );
  return [...cases, ...absences];
};
