import type { Aspect } from "./aspect";

/** Points of the work of minors. */
export const MINORS_ASPECTS: Aspect[] = [
  {
    label: "hazardous work of minors",
    asks: /\b(?:slicers?|saws?|forklifts?|fryers?|grinders?|balers?|compactors?|mixers?|roof\w*|ladders?|scaffold\w*|drive|driving|deliver\w*|machin\w+|power tools?|hazardous|dangerous|mower|excavat\w*|demolition)\b(?=.*\b(?:1[2-7]|minors?|teen\w*|kid|child)\b)|\b(?:1[2-7]|minors?|teen\w*|kid|child)\b.*\b(?:slicers?|saws?|forklifts?|fryers?|grinders?|balers?|compactors?|mixers?|roof\w*|ladders?|scaffold\w*|drive|driving|deliver\w*|machin\w+|power tools?|hazardous|dangerous|mower|excavat\w*|demolition)\b/i,
    speaks: /\bhazard\w*|\bdangerous\b|\bpower-driven\b|\boccupations?\b/i,
    isDecisive: true,
    bans: true,
  },
  {
    label: "children under 14",
    asks: /\b(?:is|age|aged|turned|only|just) (?:[7-9]|1[0-3])\b(?![.,:]\d)(?! (?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|dollars|bucks|an hour|pm|am))|\b(?:[7-9]|1[0-3])[- ]?(?:y\/?o\b|(?:years?|yrs?)[- ]?olds?\b)/i,
    speaks:
      /\bunder (?:age )?14\b|\bminimum age\b|\b14 (?:years|is the)|\bat least 14\b|\b(?:child|minor)(?:ren)? of (?:1[0-3])\b/i,
  },
  {
    label: "proof of age and permits",
    asks: /\bproof of age\b|\bwork(?:ing)? (?:permits?|papers)\b|\bneeds? (?:a |any )?permits?\b|\bage certificate\b/i,
    speaks: /\b(?:permits?|certificates?|working papers|proof of age)\b/i,
    isDecisive: true,
  },
  {
    label: "work for a parent or on a farm",
    asks: /\b(?:family (?:farm|business)|own (?:child|kid|son|daughter)|owner'?s (?:child|kid|son|daughter)|my (?:son|daughter|kids?))\b/i,
    speaks: /\b(?:parents?|family|farm\w*|agricultur\w+|guardian)\b/i,
  },
  {
    label: "breaks of minors",
    asks: /^(?=.*(?:\b(?:minors?|teen\w*|kids?|child(?:ren)?)\b|\b1[2-7][- ]?(?:years?|yrs?|y\/?o)?)).*\b(?:breaks?|lunch|meal)\b/i,
    speaks: /^(?!.*\badults\b).*\b(?:meals?|breaks?|lunch|rest (?:period )?of)\b/i,
    isDecisive: true,
    elsewhere: /\b(?:minors?|child|under 1[68]|must|is due|gets?)\b/i,
  },
];
