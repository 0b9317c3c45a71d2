import { FOR_CONDUCT } from "../endings";
import type { Aspect } from "./aspect";

/** Points of hiring, dismissal and the promises that outlast them. */
export const HIRING_ASPECTS: Aspect[] = [
  {
    label: "dismissal without a reason",
    asks: /^(?!.*\b(?:(?:discriminat|retaliat|harass)\w*|hand ?book)\b).*(?:\b(?:need|have|must have|give)\b.{0,20}\b(?:reason|cause)\b|\bwithout (?:giving )?(?:a |any |good )?(?:reason|cause)\b|\b(?:no|any) reason\b|\bat[- ]will\b)/i,
    speaks: /\bat will\b|\beither side\b|\bat-will (?:rule|employment)\b|\bfor any (?:lawful )?reason\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "notice before leaving",
    asks: /^(?!.*\b(?:pto|vacation|pay|paid|payout|check|paycheck|wages|owes?|owed|deduct\w*|bonus\w*|commissions?)\b).*(?:\bnotice\b.{0,40}\b(?:quit\w*|resign\w*|leav(?:e|ing)|my job)\b|\b(?:quit|resign)\b.{0,25}\b(?:without|give|need)\b.{0,15}\bnotice\b)/i,
    speaks: /\beither (?:side|party)\b|\bat any time\b|\bemployee may (?:quit|leave|resign)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "how soon the file must be shown",
    asks: /^(?!.*\b(?:keep|kept|retain\w*|stor(?:e|ed|ing))\b)(?=.*\b(?:personnel|employee|employment|hr|his|her|their) (?:files?|records?)\b).*\b(?:how (?:fast|soon|quickly|long|many days)|deadline|by when|right away|immediately)\b/i,
    speaks: /\bwithin \d+|\b\d+ (?:calendar |business |working )?days\b|\bagreed time\b|\btime must suit\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "the file of former employees",
    asks: /^(?!.*\b(?:keep|kept|retain\w*|stor(?:e|ed|ing))\b)(?=.*\b(?:personnel|employee|employment|hr|his|her|their) (?:files?|records?)\b).*\b(?:former|ex|quit|left|fired|terminated|resigned|laid off)\b/i,
    speaks: /\bformer\b|\bafter leaving\b|\bcurrent employees?\b|\bafter the (?:job|employment) ends\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "copies of the file",
    asks: /^(?=.*\b(?:personnel|employee|employment|hr|his|her|their) (?:files?|records?)\b).*\bcop(?:y|ies)\b/i,
    speaks: /\bcop(?:y|ies|ying)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "contractors",
    asks: /^(?=.*\b(?:independent contractors?|1099s?|freelancers?|gig workers)\b).*\b(?:overtime|minimum wage|breaks?|sick (?:leave|time|pay)|paid leave|benefits|final pay|workers?['’]? comp\w*|unemployment)\b/i,
    speaks: /\b(?:contractors?|misclassified|economically dependent|economic (?:reality|dependence))\b/i,
    isDecisive: true,
  },
  {
    label: "reprisal for a compensation claim",
    asks: /^(?=.*\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|retaliat\w+|punish\w*|demot\w+|dismiss\w*)\b).*\b(?:work(?:ers?|m[ae]n)?['’]?s?['’]? comp\w*|comp(?:ensation)? claim|(?:fil(?:e|ed|ing)|claim(?:ed|ing)?|went on|put in for|opened) (?:for )?(?:a )?comp\b)/i,
    speaks:
      /\b(?:discharg|terminat|discriminat|fir(?:e|ing)|retaliat|punish|dismiss)\w*\b[^.]{0,140}\bcompensation\b|\bcompensation\b[^.]{0,100}\b(?:retaliat|discharg|protected)/i,
    isDecisive: true,
    itsTopic: "workers_comp",
    bans: true,
  },
  {
    label: "a duty to give the reason for a dismissal",
    asks: /\b(?:reason|why)\b.*\b(?:in writing|written|letter)\b|\b(?:written|letter)\b.*\b(?:reason|why)\b/i,
    speaks:
      /\b(?:must|shall|is owed|owes?|gets?|need not|no (?:duty|law))\b.*\b(?:reasons?|cause|why|letter|notice)\b|\b(?:reasons?|cause|letter)\b.*\b(?:must|shall|need not)\b|\bat will\b/i,
  },
  {
    label: "what must be in writing",
    asks: /\b(?:tell|give|state|provide|say|put|need)\b.*\bin writing\b|\bin writing\b.*\b(?:tell|give|state|provide)\b/i,
    speaks: /\b(?:in writing|written)\b/i,
    isMinor: true,
  },
  {
    label: "automated hiring tools",
    asks: /\b(?:ai|a\.i\.|artificial intelligence|algorithm\w*|automated|chatgpt|machine learning|software)\b.{0,50}\b(?:screen\w*|hir(?:e|ing)|applicants?|resumes?|candidates?|interview\w*|recruit\w*|decisions?)\b|\b(?:screen\w*|hir(?:e|ing)|applicants?|resumes?|candidates?)\b.{0,40}\b(?:ai|artificial intelligence|algorithm\w*)\b/i,
    speaks: /\b(?:artificial intelligence|automated|algorithm\w*|AI)\b|\bpractice that falls more heavily\b/,
  },
  {
    label: "part-time and temporary staff",
    asks: /\b(?:part[- ]?tim(?:e|er|ers)|temps?|temporary|seasonal)\b/i,
    speaks: /\b(?:part[- ]time|temporar\w+|seasonal|all employees|each employee|every employee)\b/i,
    isMinor: true,
  },
  {
    label: "dismissal for conduct or performance",
    asks: FOR_CONDUCT,
    speaks:
      /^(?!.*\b(?:implied|promises?|handbooks?)\b).*(?:\bat will\b|\beither (?:side|party)\b|\bfor any (?:lawful )?reason\b|\bgood cause\b|\bactionable only if\b)/i,
    isMinor: true,
    isDecisive: true,
    isOfItsTopic: true,
    itsTopic: "at_will_exceptions",
  },
  {
    label: "an agreement to arbitrate as a condition of the job",
    asks: /^(?!.*\b(?:harass\w*|assault\w*)\b)(?=.*\barbitrat\w*).*\b(?:refus\w+|won['’]?t|will not|do(?:es)?n['’]?t want|do(?:es)? not want|declin\w+|forc(?:e|ed|ing)|make|mak(?:es|ing)|requir\w+|mandatory|condition|have to|must|sign(?:s|ed|ing)?)\b/i,
    speaks:
      /\b(?:mandatory arbitration|forces? (?:\w+ ){0,2}arbitration|arbitration\b.*\bcondition of (?:the job|employment|hire))|\bcondition\b.*\barbitration\b/i,
    isDecisive: true,
    itsTopic: "arbitration",
  },
  {
    label: "whether an agreement to arbitrate binds",
    asks: /^(?!.*\b(?:harass\w*|assault\w*|class|fees?)\b).*\barbitration (?:agreements?|clauses?|contracts?)\b/i,
    speaks:
      /\bagreement to arbitrate (?:job disputes )?is valid\b|\barbitration (?:clauses?|agreements?) must\b|\bsubject to arbitration must\b|\bforces arbitration, is void\b|\bban on mandatory arbitration\b/i,
    isDecisive: true,
    itsTopic: "arbitration",
  },
  {
    label: "discharge for misconduct",
    asks: /\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|discharg\w+)\b.{0,40}\b(?:steal\w*|stole|theft|misconduct|cause|fight\w*|lying|lied|drunk|drugs?|no[- ]?show\w*|late|absen\w+)\b|\bmisconduct\b/i,
    speaks: /\b(?:misconduct|for (?:good |just )?cause)\b/i,
    isMinor: true,
  },
  {
    label: "credit history",
    asks: /\b(?:check|pull|run|look|use)\w*\b.{0,30}\bcredit\b(?! cards?)|\bcredit (?:checks?|scores?|history|reports?)\b/i,
    speaks: /\bcredit (?:history|reports?|information|checks?|scores?|worthiness|standing)\b|\bcreditworth\w+/i,
    isDecisive: true,
    itsTopic: "credit_checks",
  },
  {
    label: "when records may be asked about",
    asks: /^(?!.*\b(?:reject\w*|refus\w+|withdraw\w*|rescind\w*|old)\b)(?=.*\b(?:convict\w*|criminal|felon\w*|background|arrest\w*)\b).*\b(?:when (?:can|may|do|should|in)|at what (?:stage|point)|how early|wait)\b/i,
    speaks: /\b(?:before|until|after|only after)\b.*\b(?:offer|interview|application|applicant)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "a refusal because of a conviction",
    asks: /^(?=.*\b(?:withdraw\w*|reject\w*|refus\w+|den(?:y|ied)|rescind\w*|turn\w* (?:\w+ )?down|not hire|disqualif\w*|pull\w*|t[ao]k\w* back|(?:came|comes) back)\b).*\b(?:convict\w*|criminal|felon\w*|dui|misdemeanors?|record|background check)\b/i,
    speaks:
      /\b(?:assess\w* individually|individual(?:ized)? assess\w*|(?:relate[sd]?|relation|relationship) (?:\w+ ){0,6}(?:to|duties|job)|preliminary notice|before an adverse action|may count only|weigh\w*|unreasonable risk)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "whether E-Verify must be used",
    asks: /^(?=.*\be-?verify\b).*\b(?:have to|must|need|needs|required?|mandatory|use|enroll)\b/i,
    speaks:
      /\bmust\b.*\bE-Verify\b|\bE-Verify\b.*\b(?:voluntary|required|need not|from \d+)\b|\bneed not use E-Verify\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the time to answer a claim for benefits",
    asks: /^(?=.*\bunemployment\b).*\b(?:respond|answer|protest|contest|appeal|dispute|reply|fight)\w*\b/i,
    speaks: /\b(?:protest\w*|appeal\w*|respon\w+|answer\w*|separation (?:notice|form|information))\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "benefits after a dismissal",
    asks: /^(?=.*\bunemployment\b)(?!.*\bquit\w*).*\b(?:fired|terminated|let go|discharged|firing|fire)\b/i,
    speaks: /\bmisconduct\b|\bdischarg\w*\b|\bjust cause\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "weeks of benefits",
    asks: /^(?=.*\bunemployment\b).*\bhow (?:long|many weeks)\b(?!.*\b(?:respond|appeal|protest|answer|fight)\b)/i,
    speaks: /\b\d+ weeks\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the time to consider a release",
    asks: /^(?=.*\b(?:releases?|waivers?|severance)\b).*\b(?:how (?:long|many days)|days to|time to|consider|revoke|21|45)\b/i,
    speaks: /\bdays (?:to )?(?:consider|think|revoke)|\b(?:21|45) days\b/i,
    isMinor: true,
    isDecisive: true,
    itsTopic: "severance",
  },
  {
    label: "dismissal in probation",
    asks: /^(?=.*\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|dismiss\w*)\b).*\bprobation\w*/i,
    speaks: /\bprobation (?:lasts|is|may|period)\b|\bduring probation\b|\bat will\b|\beither side\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "background reports",
    asks: /^(?!.*\b(?:criminal|convict\w*|felon\w*|arrest\w*)\b).*\bbackground (?:checks?|reports?)\b/i,
    speaks:
      /\b(?:clear disclosure|written (?:authorization|consent|permission)|credit (?:history|reports?|information))\b/i,
  },
  {
    label: "the age of a conviction",
    asks: /\b(?:convict\w+|felon\w+|misdemeanors?|background|criminal record|offen[cs]es?)\b.*\b(?:old(?:er)?|years? ago|how far back|\d+ years?)\b|\b(?:\d+ years?|old(?:er)?|how far back)\b.*\b(?:convict\w+|felon\w+|misdemeanors?|background)\b/i,
    speaks: /\b(?:years? old|older than|no limit|more than \d+ years|within \d+ years|\d+ years)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "how long a non-compete may last",
    asks: /^(?=.*\b(?:non-?compet\w*|covenants? not to compete|restrictive covenants?)).*\b(?:how (?:long|many (?:years|months))|length|duration|last(?! (?:week|month|year|spring|summer|fall|winter))|too long|\d+[- ](?:years?|months?))\b(?!.*\bnotice\b)/i,
    speaks:
      /\b(?:term|last\w*|period|presumed|reasonable|longer|limited|time|duration|non-?compete)\b.{0,60}\b(?:\d+ (?:years?|months?|days)|time|duration)\b|\b\d+ (?:years?|months?) (?:or less|is presumed)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "the form of a non-compete",
    asks: /^(?=.*\b(?:non-?compet\w*|covenants? not to compete)).*\b(?:verbal|oral|handshake|in writing|written|unsigned)\b/i,
    speaks: /\b(?:in writing|written|signed)\b/i,
    isDecisive: true,
    itsTopic: "non_compete",
  },
  {
    label: "promises in a handbook",
    asks: /^(?=.*\b(?:hand ?book|(?:policy|employee) manual)\b).*\b(?:contract|bind\w*|fir(?:e|ed|ing)|for cause|at will|progressive)\b/i,
    speaks: /\bhandbooks?\b|\bmanuals?\b|\bpolic(?:y|ies)\b|\blegitimate expectation\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "what makes it enforceable",
    asks: /^(?!.*\b(?:verbal|oral|handshake)\b)(?!.*\b(?:how (?:long|many)|length|duration|last)\b).*\b(?:enforceab\w+|non-?competes?|noncomp\w+)\b/i,
    speaks:
      /^(?!.*\bcourts? (?:may|can|will|must) (?:modify|reform|rewrite|narrow))(?!.*\bmust be in writing\b(?!.*\breasonable\b))(?!.*\bpresumed (?:un)?reasonable\b).*(?:\b(?:void|cannot be enforced|unenforceable|may not (?:make|enforce|require|enter)|enforce\w*|valid|reasonable)\b)/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "notice before a dismissal",
    asks: /^(?!.*\b(?:quits?|quitting|resign\w*|pa(?:y|id)|checks?|shifts?|schedul\w+)\b).*(?:\b(?:two|2|three|3|four|4|thirty|30)[- ](?:weeks?|days?)['’]? (?:of )?notice\b(?!.*\b(?:shift|schedul\w+|layoffs?|closing|plant)\b)|\bnotice (?:before|to) (?:fir\w+|terminat\w+|dismiss\w*|let)|\bwithout notice\b(?=.*\b(?:fire[ds]?|firing|terminat\w+|let go)\b))/i,
    speaks: /\bat will\b|\bat any time\b|\bwithout notice\b|\bnotice of (?:dismissal|termination)\b/i,
    isMinor: true,
    isDecisive: true,
  },
];
