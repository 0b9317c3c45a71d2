import type { Aspect } from "./aspect";

/** What a person may be dismissed for, in everyday words, and what the law calls it. */
const TRAITS: [string, string][] = [
  ["pregnan\\w+|expecting", "pregnan\\w+|sex"],
  ["too old|older|age|\\d\\d[- ]years?[- ]old", "age"],
  ["race|black|asian|hispanic|latin[oax]|skin|colou?r", "race|color"],
  ["muslim|jewish|christian|religio\\w+|hijab|sabbath|faith", "religio\\w+|creed"],
  ["disab\\w+|cancer|diabet\\w+|wheelchair|deaf|blind|epilep\\w+", "disab\\w+|handicap"],
  ["wom[ae]n|female|gender", "sex|gender"],
  ["foreign\\w*|accent|immigrants?|mexican|nationality", "national origin|ancestry"],
];
const ENDS = "fir(?:e[ds]?|ing)|terminat\\w+|let (?:\\w+ )?go|dismiss\\w*|(?:not|refuse to) hire|reject\\w*|demot\\w+";
const FOR =
  "because (?:of|she|he|they|someone|somebody)|announced|(?:is|she['’]?s|now) pregnant|for being|for (?:her|his|their)|due to|since (?:she|he|they)|too old|(?:got|is|was) pregnant";

/** A dismissal for a trait is answered by the ban that names the trait. */
const dismissalFor = ([said, named]: [string, string]): Aspect => ({
  label: "dismissal because of who a person is",
  asks: new RegExp(`^(?=.*\\b(?:${ENDS})\\b)(?=.*\\b(?:${FOR})\\b).*\\b(?:${said})\\b`, "i"),
  speaks: new RegExp(
    `\\b(?:may not|cannot|unlawful|no employer may|is barred from)\\b(?! retaliat)[^.]{0,120}\\b(?:dismiss|discharge|fire|discriminate|refuse to hire|fail to hire)\\b.*\\b(?:${named})\\b`,
    "i",
  ),
  isMinor: true,
  isDecisive: true,
  bans: true,
});

/** Points of equal treatment, privacy and speech. */
export const RIGHTS_ASPECTS: Aspect[] = [
  {
    label: "sexual orientation or gender identity",
    asks: /\b(?:gay|lesbian|bisexual|queer|lgbt\w*|transgender|trans (?:man|woman|employee|worker|person)|sexual orientation|gender identity|same-sex|pronouns?)\b/i,
    speaks: /\borientation\b|\bgender (?:identity|expression)\b|\btransgender\b/i,
    isDecisive: true,
    bans: true,
  },
  {
    label: "what is known of an employee's health",
    asks: /^(?=.*\b(?:told (?:every\w+|the (?:team|crew|others|staff)|co-?workers|people)|announc\w+ (?:to|that|it)|shar(?:e|ed|ing)|disclos\w+|gossip\w*|confidential\w*|talk\w* about)\b).*\b(?:hiv|aids|diagnos\w*|medical|illness|condition|cancer|health|disabilit\w*|doctor['’]?s? note|std)\b/i,
    speaks: /\bmedical (?:information|records|facts?)\b.*\bconfidential|\bconfidential\w*\b.*\bmedical/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "biometric data",
    asks: /\bfinger ?prints?\b|\bbiometric\w*|\b(?:face|facial|palm|hand|retina|iris) ?(?:scan\w*|recognition|geometry)\b/i,
    speaks: /\bbiometric\w*|\bfingerprint\w*|\bfacial\b|\bface (?:scan|geometry)/i,
    isDecisive: true,
  },
  {
    label: "union dues",
    asks: /\bunion (?:dues|fees)\b|\b(?:pay|deduct\w*|owe) (?:\w+ )?dues\b/i,
    speaks: /\b(?:dues|union fees|fees)\b/i,
    isDecisive: true,
  },
  {
    label: "age",
    asks: /\b(?:too old|older (?:workers?|employees?|applicants?|people)|age discrimination|because of (?:his|her|their|my) age|ageis[mt]|(?:4\d|5\d|6\d|7\d)[- ]years?[- ]olds?)\b/i,
    speaks: /\bage\b(?! (?:act|law)\b)|\b40 (?:and|or) (?:over|older)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "harassment",
    asks: /^(?!.*\b(?:train\w*|class(?:es)?|course|hush|quiet|silent|nda|sign\w*)\b).*\b(?:harass\w*|hostile (?:work )?environment|grop\w*|grab\w*|touch(?:ed|ing|es)|sexual(?:ly)?|hit(?:s|ting)? on (?:my|our|me|her|him|the)|slurs?|n[- ]word|advances|creep\w*|leer\w*|lewd|dirty jokes?|nudes?|body)\b/i,
    speaks:
      /^(?!.*\b(?:train\w*|is due|charge|predispute|arbitrat\w*|agreements?|waivers?)\b).*\b(?:harass\w*|unwelcome conduct)/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "harassment by customers and coworkers",
    asks: /^(?=.*\b(?:harass\w*|grab\w*|grop\w*|hit(?:s|ting)? on|touch\w*|sexual\w*|advances|comments?|jokes?|creep\w*|leer\w*|ass|butt)\b).*\b(?:customers?|clients?|vendors?|patients?|guests?|visitors?|regulars?|residents?|co-?workers?|drivers?|passengers?)\b/i,
    speaks:
      /\bliable for coworkers\b|\b(?:customers?|third part(?:y|ies)|non-?employees?)\b.{0,80}\bharass|\bharass\w*.{0,80}\b(?:customers?|third part(?:y|ies)|non-?employees?|from any source|by anyone)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "relationships between employees",
    asks: /\b(?:in love|dating|romantic\w*|romance|an affair|(?:a )?couple at work|sleeping with|hooking up|relationship with (?:a|an|my|the|his|her) (?:\w+ )?(?:co-?worker|employee|boss|supervisor|manager|subordinate))\b/i,
    speaks: /\b(?:dating|romantic|relationships?|cohabit\w*)\b/i,
  },
  {
    label: "accommodation",
    asks: /\baccommodat\w+|\b(?:needs?|wants?|ask(?:s|ed|ing)?|request(?:s|ed)?)\b.{0,50}\b(?:because of|due to|stool|chair|to sit|light duty|time off|schedule|prayer|breaks?|beard|sabbath|interpreter)\b|\b(?:light duty|doctor (?:says|note|restriction)|restrictions|saturday|sunday|friday)\b|\bservice (?:dog|animal)\b|\bvaccin\w+|\bmask\b/i,
    speaks: /\baccommodat\w+/i,
    isMinor: true,
  },
  {
    label: "audio recording",
    asks: /\b(?:audio|record(?:ing|s|ed)? (?:a |the |my |our |phone |their )?(?:conversations?|calls?|meetings?|boss)|wiretap\w*)\b/i,
    speaks: /\b(?:record\w*|intercept\w*|conversations?|eavesdrop\w*|communications?|listen\w*)\b/i,
    isMinor: true,
  },
  {
    label: "what employees do on the employer's own systems",
    asks: /\b(?:monitor\w*|read(?:s|ing)?|check(?:s|ing)?|look(?:s|ing)? (?:at|through)|search\w*|spy\w*|track\w*)\b.{0,30}\b(?:e-?mails?|computers?|slack|chats?|messages|browsing|internet|laptops?)\b/i,
    speaks: /\bsystems? that it provides\b|\bown system\b|\bmonitor\w*/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "claims under the Private Attorneys General Act",
    asks: /\bpaga\b|\bprivate attorneys general\b/i,
    speaks: /\bPrivate Attorneys General\b/i,
  },
  {
    label: "an investigation of a loss",
    asks: /^(?=.*\b(?:polygraph\w*|lie detect\w*)).*\b(?:theft|stole|stolen|steal\w*|missing|embezzl\w*|investigat\w*)\b/i,
    speaks: /\beconomic loss\b|\binvestigation\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "biometric data",
    asks: /\b(?:finger\w*|thumb\w*|face|facial|palm|hand|retina|iris|voice) ?(?:print\w*|scan\w*|reader|recognition|geometry|time clocks?)|\bfingerprint\w*|\bbiometric\w*/i,
    speaks:
      /\bwritten release\b|\b(?:consent|notice|tell the person)\b.*\bbiometric|\bbiometric\b.*\b(?:consent|notice|release)\b/i,
    isMinor: true,
  },
  {
    label: "the recording of conversations",
    asks: /\brecord(?:s|ed|ing)?\b.{0,40}\b(?:calls?|conversations?|meetings?|phones?|audio|sound|voice|me|boss|secretly)\b|\b(?:calls?|conversations?|meetings?|audio|sound)\b.{0,25}\brecord(?:s|ed|ing)?\b|\bwire ?tap\w*|\blisten(?:ing)? (?:in|to)\b.{0,20}\bcalls?\b/i,
    speaks:
      /\b(?:intercept\w*|conversations?|eavesdrop\w*|wiretap\w*|audio|record(?:s|ed|ing)? (?:a |of )?(?:calls?|sound)|calls?)\b/i,
  },
  {
    label: "talk about pay",
    asks: /^(?!.*\b(?:job|posting|range|applicant|candidate)s?\b).*\b(?:discuss\w*|talk\w*|complain\w*(?=.*\b(?:facebook|online|social media|co-?workers|instagram|tiktok|group chat)\b)|post(?:s|ed|ing)? (?:\w+ ){0,3}(?:about|on)|facebook|complain\w* online|shar(?:e|ed|ing)|disclos\w*|compar\w+|tell\w*|told)\b.{0,25}\b(?:pay|salar(?:y|ies)|wages?|raises?|earn\w*)\b|^.*\bpay secrecy\b/i,
    speaks:
      /^(?!.*\b(?:postings?|range)\b).*(?:\b(?:discuss\w*|talk\w*|disclos\w*|inquir\w*)\b.{0,50}\b(?:pay|wages?|salar(?:y|ies)|compensation)\b|\b(?:pay|wages?|compensation)\b.{0,30}\b(?:discuss\w*|talk\w*|secre\w+)\b)/i,
    bans: true,
    isDecisive: true,
  },
  {
    label: "accommodation",
    asks: /\baccommodat\w*|\b(?:interpreters?|wheel ?chairs?|service (?:dogs?|animals?)|stools?|sit down|light duty|hijabs?|turbans?|beards?|head ?scarf|sabbath|pray\w*|standing desk|(?:disab\w+|handicap\w*)\b.*\b(?:work(?:ing)? from home|telework\w*|remote\w*)|modified (?:duty|schedule))\b/i,
    speaks:
      /\b(?:must|shall|has to|have to)\b.{0,60}\baccommodat\w*|\baccommodat\w*\b.{0,40}\b(?:is|are) (?:due|owed|required)\b/i,
  },
  {
    label: "who is covered",
    asks: /\b(?:who is covered|which employers|(?:apply to|covers?) (?:us|our|my|small (?:employers|businesses))|are we (?:covered|subject)|have to comply)\b/i,
    speaks:
      /\b(?:employers? (?:with|of) \d|(?:every|any|all) (?:private )?employers?|\d+ or more employees|covers (?:every|any|all|employers?)|applies to)\b/i,
    isMinor: true,
    isDecisive: true,
    isOfCoverage: true,
  },
  {
    label: "retaliation",
    ofTopics: ["retaliation", "whistleblower"],
    asks: /\bretaliat\w+|\b(?:fir(?:e|ed|ing)|terminat\w+|punish\w*|disciplin\w*|cut\w*|demot\w+|let \w+ go)\b.{0,60}\b(?:who|that|after|because|for)\b.{0,50}\b(?:fil(?:e|ed|ing)|complain\w*|report\w*|claim\w*|ask(?:ed|ing)|took|taking|jury|vot(?:e|ed|ing)|testif\w+)\b/i,
    speaks:
      /\b(?:retaliat\w+|(?:may not|nobody may|no employer may|cannot) (?:\w+ ){0,3}(?:discharge|dismiss|fire|punish|threaten|discipline|coerce)|(?:discharge|dismiss\w*|fired?)\b.{0,50}\b(?:for|because))/i,
    isMinor: true,
  },
  {
    label: "testimony for others",
    asks: /^(?=.*\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|retaliat\w+|punish\w*|demot\w+|disciplin\w*|cut)\b).*\b(?:testif\w+|testimony|deposition|subpoena\w*|(?:was|is|as|be) an? witness|gave (?:\w+ ){0,3}statement)\b/i,
    speaks: /\b(?:testif\w*|testimony|subpoena\w*|witness\w*|tak(?:es|ing) part|took part|participat\w*)\b/i,
    isMinor: true,
    isDecisive: true,
    bans: true,
  },
  {
    label: "time to express milk",
    asks: /^(?!.*\b(?:rooms?|space|bathroom|restroom|closet|paid|unpaid|pay|in (?:her|the|a|their) (?:car|vehicle|truck))\b).*\b(?:pump(?:s|ed|ing)?|breast ?feed\w*|breast ?milk|express(?:ing)? milk|lactation|nursing mothers?)\b/i,
    speaks: /\b(?:milk|nurs(?:es|ing)|lactat\w+|breast\w*)\b/i,
    isDecisive: true,
  },
  {
    label: "meetings on unions or politics",
    asks: /^(?=.*\b(?:meetings?|talks?|speech)\b)(?=.*\b(?:captive|mandatory|requir\w+|attend\w*|force|make|hold)\b).*\b(?:union\w*|politic\w*|religio\w*|elections?)\b/i,
    speaks: /\bmeetings?\b/i,
    isDecisive: true,
    itsTopic: "captive_audience",
  },
  {
    label: "questions about a disability before an offer",
    asks: /^(?=.*\b(?:ask|question\w*|inquir\w+)\b)(?=.*\b(?:interview\w*|applicants?|candidates?|applications?|before (?:hiring|an offer))\b).*\b(?:disab\w+|wheelchair|medical|health|medications?|illness\w*)\b/i,
    speaks: /\bask an applicant about a disability\b|\bmedical (?:inquir\w+|examination)\b|\bask\b.*\bdisabilit\w+/i,
    isMinor: true,
    isDecisive: true,
    bans: true,
  },
  {
    label: "a room to express milk",
    asks: /^(?=.*\b(?:pump\w*|breast ?(?:feed\w*|milk)|milk|lactation|nursing mo(?:ther|m)s?)\b).*\b(?:room|space|place|where|bathroom|restroom|closet|office|in (?:her|the|a|their) (?:car|vehicle|truck))\b/i,
    speaks: /\b(?:room|space|place|location)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "what to do about harassment",
    asks: /^(?!.*\b(?:train\w*|class(?:es)?|course|hush|quiet|silent|sign\w*|polic(?:y|ies)|posters?|fire[ds]?|firing|quit|retaliat\w*|arbitrat\w*|nda|settle\w*|penalt\w+)\b).*\b(?:harass(?:es|ed|ing)|jokes?|slurs?|grop\w+|touch(?:es|ed|ing)|comments about|hitting on|inappropriate)\b/i,
    speaks:
      /\b(?:prevent harassment|correct (?:it|harassment)|corrective action|remed(?:y|ies) harassment|liable for (?:coworkers|(?:\w+ )?harassment)|unwelcome conduct|may not (?:\w+ ){0,3}harass\w*|harassment is (?!due))\b/i,
    isDecisive: true,
  },
  ...TRAITS.map(dismissalFor),
  {
    label: "a refusal to break the law",
    asks: /\brefus\w+ to (?:falsify|forge|lie|break|violate|commit|cheat|backdate|fake|sign (?:a |the )?(?:false|fake)|dump|do (?:something|anything) illegal|take part|participate)\b/i,
    speaks:
      /\bpublic policy\b|\brefus\w+ to (?:break|violate|commit|take part|participate|obey|do)\b|\b(?:illegal|unlawful|criminal) acts?\b/i,
    isMinor: true,
    isDecisive: true,
    bans: true,
  },
];
