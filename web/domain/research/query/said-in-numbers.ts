/** Topics that numbers give away: '50 hours this week' asks about overtime without the word. */
const PATTERNS: [said: RegExp, topic: string, strength?: number][] = [
  [/\b(?:4[1-9]|[5-9]\d)[- ]?(?:\+ ?)?hours?\b(?! (?:of )?(?:notice|training|leave))/i, "overtime"],
  [
    /\b(?:9|1[0-9]) ?hours? (?:a|per|in a|each|every|in one) day\b|\b(?:9|1[0-9])[- ]hour (?:days?|shifts?)\b|\bworked (?:9|1[0-9]) hours\b/i,
    "overtime",
  ],
  [
    /\b(?:age|aged|turned|is|only|just|under) 1[2-7]\b(?! (?:hours?|days?|weeks?|months?|minutes?|percent|employees|people|workers|dollars|%))/i,
    "child_labor",
  ],
  [
    /\b(?:4[5-9]|[567]\d)[- ](?:years?|yrs?)[- ]olds?\b|\b(?:worker|employee|he|she|manager|applicant|guy|lady|woman|man|who|someone) (?:is|was|turned|aged) (?:4[5-9]|[567]\d)\b(?! (?:hours?|days?|minutes?|percent|%|dollars|weeks|miles))/i,
    "age",
  ],
  [/\b1[2-7][- ]years?[- ]olds?\b|\b1[2-7] ?yo\b/i, "child_labor"],
  // An hourly rate may be below the minimum; beside another subject it says little.
  [/\$ ?(?:\d|1\d)(?:\.\d\d)?(?: \w+)? ?(?:\/|an|per|a) ?h(?:ou)?r\b/i, "min_wage", 0.5],
  [
    /\b(?:let(?:ting)? go|lay(?:ing)? off|laid off|cut(?:ting)?|terminat\w+|fir(?:e|ing)|eliminat\w+) (?:of )?(?:about |around |some |over )?(?:[2-9]\d|\d{3,})\b(?! ?(?:hours?|%|percent|dollars|years?|yr))/i,
    "mini_warn",
    0.85,
  ],
];

/** Topics that the numbers of a question speak of, with the words that say so. */
export function saidInNumbers(text: string): { topic: string; text: string; strength?: number }[] {
  return PATTERNS.flatMap(([pattern, topic, strength]) => {
    const said = pattern.exec(text)?.[0];
    return said ? [{ topic, text: said.toLowerCase(), ...(strength && { strength }) }] : [];
  });
}
