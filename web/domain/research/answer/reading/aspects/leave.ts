import type { Aspect } from "./aspect";

/** Points of leave and absence. */
export const LEAVE_ASPECTS: Aspect[] = [
  {
    label: "doctor's notes",
    asks: /\b(?:doctor'?s?|medical|sick|physician'?s?)['’]?s? (?:notes?|excuse|certificat\w+|slip)\b|\bnotes? from (?:a |the |her |his )?doctor\b|\bproof of (?:illness|being sick)\b/i,
    speaks: /\b(?:document\w*|certif\w+|notes?|proof|verif\w+)\b/i,
  },
  {
    label: "carryover",
    asks: /\b(?:carry|carries|carried|carrying|roll)[ -]?(?:\w+ ){0,3}over\b|\bcarryover\b|\brollover\b/i,
    speaks: /\b(?:carr(?:y|ies|ied)|carryover|roll)\b/i,
  },
  {
    label: "length of service",
    asks: /\b(?:\d+|two|three|four|six|nine|ten|eleven) (?:months?|weeks?|days?|years?)['’]? (?:of )?(?:service|employment|tenure|here|on the job|with us)\b|\b(?:work(?:ed|ing)|been|employed|started|hired|here) (?:\w+ ){0,3}(?:for )?(?:only |just |about )?(?:\d+|two|three|four|six|nine|ten|eleven) (?:months?|weeks?|days?)\b(?! (?:late|in a row|straight))|\bworked (?:only |just )?[\d,]+ hours\b(?! (?:this|last|in|a|per|on|straight))/i,
    speaks:
      /\b(?:\d+|[\d,]+) (?:months?|weeks?|days?|hours|years?) (?:of|in the|before|with) (?:\w+ )?(?:service|employment|work|last|job)\b|\bemployed (?:for )?(?:at least )?\d+|\bafter \d+ (?:months?|weeks?|days?)|\b\d+(?:st|th|nd|rd) (?:calendar )?day\b/i,
    isMinor: true,
    isDecisive: true,
    isOfCoverage: true,
  },
  {
    label: "length of leave",
    asks: /\bhow (?:long|many (?:weeks|months|days))\b.{0,40}\b(?:leave|off)\b/i,
    speaks: /\b\d+ (?:unpaid |paid |work)?(?:weeks|months|days|workweeks)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "return to the job",
    asks: /^(?!.*\bpregnan).*\b(?:hold|keep|give|save|get|lose) (?:her|his|their|the|my|a|that) (?:\w+ )?job\b|^(?!.*\bpregnan).*\bjob (?:back|protected|protection)\b/i,
    speaks:
      /\bsame (?:job|position|or)|\brestor\w+|\breinstat\w+|\bjob-protected\b|\breturns? to the\b|\bprotected (?:job|leave)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "whether the time is paid",
    asks: /\bpaid or unpaid\b|\bunpaid or paid\b|\bis (?:it|(?:the |our |their )?(?:\w+ )?(?:leave|time|time off|duty)) (?:un)?paid\b/i,
    speaks: /\b(?:un)?paid\b|\bpays?\b|\bwithout pay\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "school visits",
    asks: /\bparent[- ]?teacher\b|\bschool (?:conferences?|meetings?|events?|activit\w+|plays?|visits?)\b|\bpta\b|\biep\b/i,
    speaks: /\bschool\b|\bconference\b/i,
  },
  {
    label: "victims of domestic violence",
    asks: /\b(?:domestic (?:violence|abuse)|beats? her|abus(?:ive|ed|es) (?:husband|ex|boyfriend|partner|wife)|(?:husband|boyfriend|ex|partner)\b.{0,20}\b(?:beats?|hits?|abus\w+|stalk\w*)|restraining order|protective order|stalk\w+|baby daddy)/i,
    speaks: /\b(?:violence|abuse|victims?|assault|stalking)\b/i,
  },
  {
    label: "bereavement",
    asks: /\b(?:bereavement|funeral|passed away|died|death in the family|burial)\b/i,
    speaks: /\b(?:bereavement|funeral|death|dies)\b/i,
    isDecisive: true,
  },
  {
    label: "organ or blood donation",
    asks: /\b(?:donat\w+ (?:blood|a kidney|kidney|an organ|bone marrow|part of)|(?:kidney|organ|blood|marrow) dona\w+)\b/i,
    speaks: /\b(?:donat\w+|donor|blood|organ|marrow)\b/i,
  },
  {
    label: "accrual",
    asks: /\baccru(?:e|es|al|ed|ing)\b/i,
    speaks: /\baccru\w+|\bearns? \d|\bfor every \d/i,
    isMinor: true,
  },
  {
    label: "the day from which it holds",
    asks: /\bwhen did\b.{0,60}\b(?:start|begin|take effect|go into effect|become)\b|\bsince when\b|\beffective date\b/i,
    speaks:
      /\b(?:since|from|on|effective) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d/,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "months of service",
    asks: /\bhow (?:many|long)\b.{0,40}\b(?:worked|work|employed|been (?:here|with)|service|tenure)\b.{0,60}\b(?:before|until|to (?:get|take|qualify|be eligible)|eligible)\b/i,
    speaks:
      /\b(?:\d+|[\d,]+) (?:months?|weeks?|days?|hours|years?) (?:of|in the|before|with) (?:\w+ )?(?:service|employment|work|last|job)\b|\bemployed (?:for )?(?:at least )?\d+|\bafter \d+ (?:months?|weeks?|days?)/i,
    isDecisive: true,
    isOfCoverage: true,
  },
];
