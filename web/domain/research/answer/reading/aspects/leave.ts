import type { Aspect } from "./aspect";

/** Points of leave and absence. */
export const LEAVE_ASPECTS: Aspect[] = [
  {
    label: "doctor's notes",
    asks: /\b(?:doctor'?s?|medical|sick|physician'?s?)['’]?s? (?:notes?|excuse|certificat\w+|slip)\b|\bnotes? from (?:a |the |her |his )?doctor\b|^(?=.*\bsick\b).*\b(?:ask|require|demand|need|want)\w* (?:for )?(?:a )?note\b|\bproof of (?:illness|being sick)\b/i,
    speaks: /\b(?:document\w*|certif\w+|notes?|proof|verif\w+|medical inquir\w+)\b/i,
  },
  {
    label: "dismissal for voting",
    asks: /^(?=.*\b(?:fir(?:e|ed|es|ing)|terminat\w+|let (?:\w+ )?go|dismiss\w*|punish\w*|disciplin\w*|wr(?:ite|ote|itten) (?:\w+ )?up)\b).*\b(?:vot(?:e|ed|ing)|polls)\b/i,
    speaks: /\b(?:discharg|dismiss|fire|terminat|punish|penali[sz]|disciplin|retaliat|threaten|coerc)\w*/i,
    isDecisive: true,
    isOfItsTopic: true,
    bans: true,
  },
  {
    label: "dismissal for jury or military service",
    asks: /^(?=.*\b(?:fir(?:e|ed|es|ing)|terminat\w+|let (?:\w+ )?go|dismiss\w*|punish\w*|disciplin\w*|wr(?:ite|ote|itten) (?:\w+ )?up)\b).*\b(?:jury|jurors?|national guard|reserv(?:e|es|ist)|deploy\w*|military)\b/i,
    speaks:
      /\b(?:may not|cannot|nobody may|no one may|unlawful|no employer may)\b.*\b(?:discharge|dismiss\w*|fire|terminate|punish|penali[sz]e|discipline|threaten|hinder\w*|discriminate|deny|refuse)\b.*\b(?:jury|jurors?|service|serv(?:e|es|ing)|summons|court|guard|military|duty)\b|\bno (?:one|employer) may be\b.*\bguard\b/i,
    isMinor: true,
    isDecisive: true,
    bans: true,
  },
  {
    label: "who pays for family leave",
    asks: /^(?=.*\b(?:family|medical|parental|paid|pfml|fmli|caregiver) leave\b).*\b(?:premiums?|contribut\w+|(?:employer|our|my|employer['’]s) share|cost(?:s|ing)?|payroll tax|deduct\w*|split)\b/i,
    speaks: /\b(?:premiums?|contribut\w+|percent of (?:covered )?wages|paid for by|tax of|employer (?:share|half))\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "pay for the time off",
    asks: /^(?!.*\b(?:juror fees?|fire[ds]?|vacation|sick)\b)(?=.*\b(?:jury|jurors?|vot(?:e|ing)|polls|witness)\b).*\b(?:paid|unpaid|pay|wages|salary|dock\w*)\b/i,
    speaks:
      /^(?!.*\b(?:discharged|sue|lost wages)\b).*\b(?:paid|unpaid|pays?|wages|usual compensation|salary|deduct\w*)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "vacation used for the service",
    asks: /^(?=.*\b(?:jury|jurors?|military|guard|reserv\w+|drill|vot(?:e|ing))\b)(?=.*\b(?:vacation|pto|paid time off|sick (?:leave|time|days?))\b).*\b(?:use|using|charg\w+|burn|take|count\w*|deduct\w*)\b/i,
    speaks:
      /\b(?:us(?:e|es|ing)|charge\w*|los(?:s|es?)|take away|intact)\b[^.;]{0,40}\b(?:vacation|annual|sick leave)\b|\b(?:vacation|annual|sick leave)\b[^.;]{0,30}\bintact\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "vacation that is not used in time",
    asks: /^(?=.*\b(?:vacation|pto|paid time off)\b)(?!.*\b(?:quits?|quit|fire[ds]?|resign\w*|terminat\w+|laid off|leaves)\b).*(?:\bus(?:e|ing) (?:\w+ ){0,4}(?:by|before)\b|\b(?:use[- ]it[- ]or[- ]lose|los(?:e|es|ing)|expir\w+|forfeit\w*|carr(?:y|ies) ?over|roll(?:s|ed)? ?over|wipe\w*)\b)/i,
    speaks:
      /\b(?:forfeit\w*|laps(?:e|es)|set date|lost|los(?:e|es)|use-it-or-lose-it|cap on|caps?|carr(?:y|ies|ied)(?: it)? over|carryover|take away)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "payout of sick leave at the end of employment",
    asks: /^(?=.*\bsick\b)(?=.*\b(?:unused|left|remaining|accrued|balance|pay ?out|paid out|cash(?:ed)? out)\b).*\b(?:fired?|quits?|leav(?:e|es|ing) (?:the|my|our|a) (?:job|company)|(?:who|when|if) (?:\w+ ){1,2}(?:leaves?|left)|terminat\w+|separat\w+|resign\w*|last day|laid off|let go)\b/i,
    speaks:
      /\b(?:pa(?:y|ys|id|ying) out|payout|separation|cash(?:ed)? out|nothing is paid|need not (?:be )?pa(?:y|id)|reinstat\w+|rehir\w+|end of employment|employment ends)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
    elsewhere: /\bsick\b/i,
  },
  {
    label: "a wait before the first use",
    asks: /\bwait(?:s|ed|ing)?\b.{0,50}\b(?:us(?:e|es|ing)|tak(?:e|es|ing)|days?|weeks?|months?|period)\b|\bbefore (?:\w+ ){0,4}(?:can|may) (?:use|take)\b|\bwhen can (?:\w+ ){1,4}(?:start (?:using|taking)|first use|use)\b|\bfirst (?:month|week|(?:30|60|90|120) days)\b|\bprobation\w*\b(?=.*\b(?:sick|leave|pto|time off)\b)|\b(?:sick|leave|pto|time off)\b.*\b(?:right away|immediately|from day one|(?:on|from) (?:the |their )?first day)\b/i,
    speaks:
      /\bwait\w*|\b(?:from|until|till|after|on) (?:the )?(?:day \d+|\d+(?:st|nd|rd|th) (?:calendar )?day)|\bmay (?:be used|use it|use them) (?:from|after|once)\b|\b\d+ days (?:after (?:hire|the start)|of (?:employment|work|service))/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "what the leave may be used for",
    asks: /^(?=.*\b(?:sick|earned|paid) (?:leave|time|days?)\b)(?!.*\bcarry).*(?:\bused? for\b|\b(?:use|using|take|taking) (?:\w+ ){1,5}(?:for|to (?:take|go|see|visit|care))\b|\bneed(?:s)? a reason\b|\bwhat reasons?\b)/i,
    speaks:
      /\bany reason\b|\breasons?\b|\bown (?:illness|health|care)\b|\bcare (?:for|of)\b|\b(?:leave|time) (?:also )?covers\b|\bmay be used for\b|\bwithout giving\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "punishment for sick leave",
    asks: /^(?=.*\b(?:fire[ds]?|firing|terminat\w+|let (?:\w+ )?go|disciplin\w*|write (?:\w+ )?up|wrote (?:\w+ )?up|points?|punish\w*)\b).*\b(?:call(?:s|ed|ing)? (?:in|out|off) sick|sick (?:leave|time|days?|calls?))\b(?!.*\b(?:unused|pay ?out|paid out|owe|balance)\b)/i,
    speaks:
      /^(?!.*\b(?:volunteer\w*|responders?|victims?|school|jur(?:y|ors?)|vot\w+)\b).*(?:\bretaliat\w*|\bmay not (?:\w+ ){0,3}(?:deny|punish|count|discipline|discharge|dismiss|fire|interfere)|\bpenali[sz]\w*|\babsence[- ]control\b|\bprotected\b)/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "care for family members",
    asks: /^(?=.*\b(?:sick|earned|paid) (?:leave|time|days?|hours)\b)(?=.*\b(?:sick|ill|care|doctor|surgery|fever)\b).*\b(?:kids?|child(?:ren)?|sons?|daughters?|mother|father|mom|dad|parents?|spouse|wife|husband|grand\w+|sister|brother|baby)\b/i,
    speaks: /\b(?:famil(?:y|ies)(?! leave)|child(?:ren)?|parents?|spouse|relatives?|any reason|domestic partner)\b/i,
    isOfItsTopic: true,
  },
  {
    label: "carryover",
    asks: /\b(?:carry|carries|carried|carrying|roll)[ -]?(?:\w+ ){0,3}over\b|\bcarryover\b|\brollover\b/i,
    speaks: /\b(?:carr(?:y|ies|ied)|carryover|roll)\b/i,
  },
  {
    label: "length of service",
    asks: /\b(?:\d+|two|three|four|six|nine|ten|eleven) (?:months?|weeks?|days?|years?)['’]? (?:of )?(?:service|employment|tenure|here|on the job|with us)\b|\b(?:work(?:ed|ing)|been|employed|started|hired|here) (?:\w+ ){0,3}(?:for )?(?:only |just |about )?(?:\d+|two|three|four|six|nine|ten|eleven) (?:months?|weeks?|days?)\b(?! (?:late|in a row|straight))|\b(?:quits?|leaves?|resigns?|fired|let go) (?:\w+ ){0,2}after (?:only |just )?(?:\d+|two|three|four|six|nine|ten|eleven) (?:months?|weeks?|days?)\b|\bworked (?:only |just )?[\d,]+ hours\b(?! (?:this|last|in|a|per|on|straight))/i,
    speaks:
      /\b(?:\d+|[\d,]+) (?:months?|weeks?|days?|hours|years?) (?:of|in the|before|with) (?:\w+ )?(?:service|employment|work|last|job)\b|\bemployed (?:for )?(?:at least )?\d+|\bafter \d+ (?:months?|weeks?|days?)|\b\d+(?:st|th|nd|rd) (?:calendar )?day\b|\bserv(?:ice was|ed) (?:under|less than) \d/i,
    isMinor: true,
    isDecisive: true,
    isOfCoverage: true,
  },
  {
    label: "length of leave",
    asks: /\bhow (?:long|many (?:weeks|months|days))\b.{0,40}\b(?:leave|off)\b|\b(?:\d+|\w+) (?:weeks|months) (?:off|of leave)\b|\b(?:needs?|wants?|asks?|takes?) (?:(?!paid)\w+ ){0,3}time off\b/i,
    speaks:
      /^(?!.*\b(?:percent of (?:\w+ )?(?:wages|pay)|pays \d+ percent|notice|complaint|charge|filed)\b).*\b\d+ (?:unpaid |paid |work)?(?:weeks|months|days|workweeks)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "leave for a longer disability",
    asks: /\bcomplicat\w+|\bbed ?rest\b|\bc-section\b|\bpreeclampsia\b|\bcan(?:not|['’]t) (?:return|come back)\b/i,
    speaks: /\b(?:disab\w+|complicat\w+|serious health condition|longer)\b.*\b\d+ (?:weeks|months|workweeks)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "dismissal during leave",
    asks: /\b(?:fire[ds]?|firing|terminat\w+|let (?:\w+ )?go|lay(?:ing)? off|laid off|dismiss\w*)\b.*\b(?:while|during|on|out on|taking)\b.{0,20}\b(?:fmla|pfml|leave)\b/i,
    speaks:
      /\brestored\b|\bsame or an? (?:\w+ )?(?:equivalent|like|similar)|\binterfer\w+|\bretaliat\w+|\bjob is protected\b|\b(?:may not|cannot) (?:\w+ ){0,3}(?:discharge|fire|dismiss|terminate|punish|discipline)\b|\breinstat\w+/i,
    isMinor: true,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "health coverage during leave",
    asks: /^(?=.*\b(?:leave|fmla|pfml)\b).*\b(?:health (?:insurance|coverage|plan|benefits)|medical insurance|insurance|benefits (?:going|continue))\b/i,
    speaks:
      /\b(?:health (?:insurance|coverage|benefits|plan)|group health|keeps? (?:the )?coverage|coverage goes on)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the yearly amount",
    asks: /\b(?:(?:accrual|yearly|annual) (?:cap|limit|maximum)|cap (?:per|a|on)|leave cap|time cap|most (?:hours|days)|max(?:imum)? (?:hours|days|accrual))\b|\bhow (?:much|many (?:hours|days))\b.{0,25}\b(?:sick|pto|paid (?:leave|time))\b/i,
    speaks:
      /\b(?:cap is|capped|up to \d+|at most \d+|allow \d+|grant (?:up to )?\d+|\d+ (?:paid )?hours (?:of (?:\w+ ){0,3})?(?:a|each|per|in a) (?:\w+ )?year|\d+ hours in 12 months)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "pay for time to express milk",
    asks: /^(?=.*\b(?:pump\w*|breast ?milk|milk|lactation|nursing mo(?:ther|m)s?)\b).*\b(?:paid|unpaid|pay)\b/i,
    speaks: /\b(?:paid|unpaid|pay)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
    isFloor: true,
  },
  {
    label: "return to the job",
    asks: /^(?!.*\bpregnan).*(?:\b(?:hold|keep|give|save|get|lose) (?:her|his|their|the|my|a|that) (?:\w+ )?job\b|\btake (?:him|her|them) back\b)|^(?!.*\bpregnan).*\bjob (?:back|protected|protection)\b/i,
    speaks:
      /\bsame (?:job|position|or)|\bjob is protected\b|\bprotects the job\b|\brestor\w+|\breinstat\w+|\breemploy\w*|\bjob-protected\b|\breturns? to the\b|\bprotected (?:job|leave)\b/i,
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
    asks: /\bwhen (?:do|does|did|will) (?:\w+ ){0,4}(?:benefits|contributions|premiums)\b|\bbenefits (?:start|begin)\b|\bwhen did\b.{0,60}\b(?:start|begin|take effect|go into effect|become)\b|\bsince when\b|\beffective date\b/i,
    speaks:
      /\b(?:since|from|on|effective|started) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "months of service",
    asks: /\b(?:months?|years?|weeks?|length) of service\b|\bhow (?:many|long)\b.{0,40}\b(?:worked|work|employed|been (?:here|with)|service|tenure)\b.{0,60}\b(?:before|until|to (?:get|take|qualify|be eligible)|eligible)\b/i,
    speaks:
      /\b(?:\d+|[\d,]+) (?:months?|weeks?|days?|hours|years?) (?:of|in the|before|with) (?:\w+ )?(?:service|employment|work|last|job)\b|\bemployed (?:for )?(?:at least )?\d+|\bafter \d+ (?:months?|weeks?|days?)/i,
    isDecisive: true,
    isOfCoverage: true,
  },
];
