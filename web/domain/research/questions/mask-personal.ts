const MASKS: [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "[e-mail]"],
  [/\b\d{3}-\d{2}-\d{4}\b/g, "[number]"],
  [/(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g, "[phone]"],
  [
    /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl)\b\.?/g,
    "[address]",
  ],
  [/\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+[A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+)?/gu, "[name]"],
  [/\b(named|called|name is)\s+[A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+)?/gu, "$1 [name]"],
  [
    /\b(employee|worker|manager|supervisor|applicant|candidate|coworker|colleague|boss)\s+(?!Act\b)[A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+)?/gu,
    "$1 [name]",
  ],
];

/** A question without what identifies a person: the repository is for finding gaps in the law, not for knowing people. */
export function maskPersonal(question: string): string {
  return MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), question);
}
