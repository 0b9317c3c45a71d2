type Person = {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  email: string;
  phone?: string | null;
  city?: string | null;
  zipCode?: string | null;
};

const SHORTEST_NAME = 2;

/** Words that tell a person's sex or family. */
const PERSONAL =
  /\b(he|him|his|she|her|hers|mr|mrs|ms|miss|mother|father|wife|husband|married|single|divorced|pregnan\w*|maternity|paternity|male|female|man|woman|born|birth\w*|nationality|citizen\w*|age)\b/gi;

/**
 * The text of a resume without what tells who it is about: names, ways to reach them, where they live, and the years of
 * school and birth that tell an age. Scoring sees this text only, and the log keeps it as proof.
 */
export function maskIdentity(text: string, person: Person): string {
  const names = [person.firstName, person.middleName, person.lastName]
    .flatMap((name) => (name ?? "").split(/[\s-]+/))
    .filter((name) => name.length >= SHORTEST_NAME);
  let masked = text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "[email]")
    .replace(/\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\/\S+/gi, "[link]")
    .replace(/(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g, "[phone]")
    .replace(
      /\b\d{1,6}\s+(?:[A-Z][\w.]*\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl)\b\.?/g,
      "[address]",
    )
    .replace(/\b\d{5}(?:-\d{4})?\b/g, "[zip]")
    .replace(/\b(?:19|20)\d{2}\b/g, "[year]")
    .replace(PERSONAL, "[…]");
  for (const name of [...names, person.city ?? ""].filter((word) => word.length >= SHORTEST_NAME)) {
    masked = masked.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "giu"), "[name]");
  }
  return masked;
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
