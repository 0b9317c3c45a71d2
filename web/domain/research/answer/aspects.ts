import type { FullLaw } from "../search/types";

/** A particular point that people ask about, and what a sentence of a record says when it speaks to it. */
export type Aspect = {
  /** As in 'do not speak to …'. */
  label: string;
  asks: RegExp;
  speaks: RegExp;
  /** Only a part of the question: its silence is not worth a sentence. */
  isMinor?: true;
  /** The sentence on it is the answer, whatever others say in the words of the question. */
  isDecisive?: true;
  /** What the record says of who is covered speaks to it, too. */
  isOfCoverage?: true;
};

/** Points on which a record may be silent, although its law is the right one. */
export const ASPECTS: Aspect[] = [
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
    label: "how long records are kept",
    asks: /\b(?:how long|how many years|years?)\b.{0,40}\b(?:keep|kept|retain|retained|store|hold on to)\b|\b(?:record|document)s? retention\b|\bretention period\b/i,
    speaks: /\b(?:keep|keeps|kept|retain\w*|preserv\w*|maintain\w*|stor\w+)\b.{0,120}\b(?:years?|months?|days?)\b/i,
  },
  {
    label: "alternative workweeks",
    asks: /\balternative work ?week|\b(?:4|four)[ -]?(?:x ?|-)?10s?\b|\bcompressed (?:work ?week|schedule)|\b9\/80\b|\bfour (?:tens|10s)\b/i,
    speaks: /\balternative (?:work ?week|schedule)|\bcompressed\b|\b10 hours\b/i,
  },
  {
    label: "dismissal without a reason",
    asks: /\b(?:need|have|must have|give)\b.{0,20}\b(?:reason|cause)\b|\bwithout (?:giving )?(?:a |any |good )?(?:reason|cause)\b|\b(?:no|any) reason\b|\bat[- ]will\b/i,
    speaks: /\bat will\b|\beither side\b|\bat-will (?:rule|employment)\b|\bfor any (?:lawful )?reason\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "reprisal for a compensation claim",
    asks: /^(?=.*\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|retaliat\w+|punish\w*|demot\w+|dismiss\w*)\b).*\b(?:work(?:ers?|m[ae]n)?['’]?s?['’]? comp\w*|comp(?:ensation)? claim)/i,
    speaks:
      /\b(?:discharg|terminat|discriminat|fir(?:e|ing)|retaliat|punish|dismiss)\w*\b[^.]{0,140}\bcompensation\b|\bcompensation\b[^.]{0,100}\b(?:retaliat|discharg|protected)/i,
  },
  {
    label: "hazardous work of minors",
    asks: /\b(?:slicers?|saws?|forklifts?|fryers?|grinders?|balers?|compactors?|mixers?|roof\w*|ladders?|scaffold\w*|drive|driving|deliver\w*|machin\w+|power tools?|hazardous|dangerous|mower|excavat\w*|demolition)\b(?=.*\b(?:1[2-7]|minors?|teen\w*|kid|child)\b)|\b(?:1[2-7]|minors?|teen\w*|kid|child)\b.*\b(?:slicers?|saws?|forklifts?|fryers?|grinders?|balers?|compactors?|mixers?|roof\w*|ladders?|scaffold\w*|drive|driving|deliver\w*|machin\w+|power tools?|hazardous|dangerous|mower|excavat\w*|demolition)\b/i,
    speaks: /\bhazard\w*|\bdangerous\b|\bpower-driven\b|\boccupations?\b/i,
    isDecisive: true,
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
    label: "treatment of an injury",
    asks: /^(?=.*\b(?:cut|burn(?:ed|t|s)?|hurt|injur\w+|fell|broke|sprain\w*|stitches|bleeding)\b).*\b(?:er|emergency room|hospital|doctor|urgent care|ambulance|medical bills?|treatment|stitches)\b/i,
    speaks: /\bmedical (?:care|treatment|benefits?|expenses|aid|attention)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "extra pay for the time of day",
    asks: /^(?=.*\b(?:extra|premium|additional|differential)\b).*\b(?:nights?|early|overnight|graveyard|weekends?|saturdays?|[1-6] ?(?:am|a\.m\.))/i,
    speaks: /\bnights, early hours\b|\b(?:night|split[- ]shift|sunday) (?:premium|work)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "severance",
    asks: /\bseverance\b/i,
    speaks: /\bseverance\b/i,
    isDecisive: true,
  },
  {
    label: "age",
    asks: /\b(?:too old|older (?:workers?|employees?|applicants?|people)|age discrimination|because of (?:his|her|their|my) age|ageis[mt]|(?:4\d|5\d|6\d|7\d)[- ]years?[- ]olds?)\b/i,
    speaks: /\bage\b|\b40 (?:and|or) (?:over|older)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "yearly sales",
    asks: /\b(?:sales|gross(?:es)?|revenues?|receipts)\b.{0,30}\d|\d.{0,25}\b(?:sales|gross|revenues?|receipts)\b/i,
    speaks: /\b(?:sales|receipts|gross sales|volume)\b/i,
    isMinor: true,
    isDecisive: true,
    isOfCoverage: true,
  },
  {
    label: "missed breaks",
    asks: /\b(?:miss(?:ed|es|ing)?|skip(?:s|ped|ping)?|(?:no|without|denied|never (?:got|gets|took)|worked through|works through|through)) (?:\w+ ){0,3}(?:lunch(?:es)?|breaks?|meals?)\b(?=.*\b(?:ow(?:e|ed)|penalt\w+|pay|premium|happens|cost)\b)/i,
    speaks: /\b(?:missed|premium|more hour of pay|extra hour|hour of pay|additional hour)\b/i,
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
    label: "relationships between employees",
    asks: /\b(?:in love|dating|romantic\w*|romance|an affair|(?:a )?couple at work|sleeping with|hooking up|relationship with (?:a|an|my|the|his|her) (?:\w+ )?(?:co-?worker|employee|boss|supervisor|manager|subordinate))\b/i,
    speaks: /\b(?:dating|romantic|relationships?|cohabit\w*)\b/i,
  },
  {
    label: "automated hiring tools",
    asks: /\b(?:ai|a\.i\.|artificial intelligence|algorithm\w*|automated|chatgpt|machine learning|software)\b.{0,50}\b(?:screen\w*|hir(?:e|ing)|applicants?|resumes?|candidates?|interview\w*|recruit\w*|decisions?)\b|\b(?:screen\w*|hir(?:e|ing)|applicants?|resumes?|candidates?)\b.{0,40}\b(?:ai|artificial intelligence|algorithm\w*)\b/i,
    speaks: /\b(?:artificial intelligence|automated|algorithm\w*|AI)\b|\bpractice that falls more heavily\b/,
  },
  { label: "on-call time", asks: /\bon[- ]?call\b|\bstandby\b/i, speaks: /\bon[- ]?call\b|\bstandby\b/i },
  { label: "rounding of time", asks: /\bround(?:s|ed|ing)?\b/i, speaks: /\bround(?:s|ed|ing)\b/i },
  {
    label: "travel time",
    asks: /\btravel(?:l?ing)?\b|\bdrive time\b|\bcommut\w+|\bdr(?:ove|ive|iving)\b.{0,30}\b(?:from home|first job|job ?sites?)\b/i,
    speaks: /\btravel\w*|\bcommut\w+/i,
  },
  {
    label: "work off the clock",
    asks: /\boff[- ](?:the[- ])?clock\b|\b(?:before|after) (?:clocking|punching|(?:i|we|they|he|she) (?:clock|punch)\w*)\b|\bclock(?:ing|ed|s)? in (?:\w+ ){0,3}early\b|\bclocked out (?:but|and) (?:kept|still|work)/i,
    speaks: /\b(?:suffered|hours worked|off the clock|work that is not requested|all time)\b/i,
  },
  {
    label: "training time",
    asks: /\b(?:training|orientation)\b(?=.{0,40}\b(?:time|hours|pay|paid|unpaid)\b)|\b(?:pay|paid|unpaid)\b.{0,30}\b(?:training|orientation)\b/i,
    speaks: /\btraining\b/i,
  },
  {
    label: "a self-audit as a defense",
    asks: /\b(?:audit|self[- ]evaluation)\b.{0,30}\bdefen[cs]e\b|\bdefen[cs]e\b.{0,40}\b(?:audit|self[- ]evaluation)\b/i,
    speaks: /\b(?:self-evaluation|audit\w*|defen[cs]e)\b/i,
  },
  {
    label: "premiums and contributions",
    asks: /\b(?:premiums?(?! (?:pay|rate|wages?|time|hours?))|contributions?|leave tax|who pays (?:for )?(?:the |it|that|family leave|paid leave|pfl|pfml))\b(?!(?:er|hospital|doctor|bill|medical)\b)/i,
    speaks: /\b(?:premiums?|contribut\w+|financ\w+|fund\w*|payroll tax)\b/i,
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
    label: "direct deposit",
    asks: /\bdirect deposit\b|\bpaper checks?\b|\bpay ?cards?\b/i,
    speaks: /\b(?:direct deposit|deposit|electronic\w*|cards?|checks?)\b/i,
  },
  { label: "commissions", asks: /\bcommissions?\b(?!er)/i, speaks: /\bcommissions?\b/i },
  { label: "bonuses", asks: /\bbonus(?:es)?\b/i, speaks: /\bbonus(?:es)?\b/i },
  {
    label: "fees of credit cards",
    asks: /\b(?:credit ?card|processing|card) fees?\b/i,
    speaks: /\b(?:cards?|fees?)\b/i,
  },
  { label: "uniforms", asks: /\buniforms?\b/i, speaks: /\buniforms?\b|\bdress\b|\bclothing\b/i },
  {
    label: "unreturned equipment",
    asks: /\b(?:return(?:s|ed|ing)?|bring(?:s)? back|gives? back|unreturned)\b.{0,30}\b(?:laptop|phone|keys?|tools?|uniform|badge|equipment|property)\b/i,
    speaks: /\b(?:equipment|property|tools?|keys?|unreturned|laptop|return of)\b/i,
  },
  {
    label: "holidays",
    asks: /\b(?:juneteenth|christmas|thanksgiving|memorial day|labor day|july 4\w*|fourth of july|new year'?s?|holiday pay|paid holidays?|work(?:ing)? (?:on )?(?:a )?holidays?)\b/i,
    speaks: /\bholidays?\b|\bthanksgiving\b|\bchristmas\b/i,
  },
  {
    label: "a limit on the hours of adults",
    asks: /\b(?:1[0-9]|2[0-9])[- ]?hours?[- ](?:straight|in a row|shifts?)\b|\bhow many hours (?:straight|in a row)\b|\b(?:max(?:imum)?|limit (?:on|to|of)) (?:\w+ ){0,2}hours\b|\bdouble shifts?\b|\bhow many hours can (?!(?:a |my )?(?:minor|teen|kid|child|1[2-7]))/i,
    speaks:
      /\b(?:no more than|maximum|at most|limit\w*)\b.{0,30}\bhours\b|\bconsecutive hours\b|\bmandatory overtime\b/i,
  },
  {
    label: "mandatory overtime",
    asks: /\b(?:mandatory|forced|compulsory|refus\w+(?: to work)?|force|make) (?:\w+ ){0,3}overtime\b/i,
    speaks: /\b(?:mandatory|refus\w+|forc\w+|compulsory)\b/i,
  },
  {
    label: "comp time",
    asks: /\bcomp(?:ensatory)? time\b/i,
    speaks: /\bcomp(?:ensatory)?[- ]time\b|\btime off in(?:stead| lieu| place)\b/i,
  },
  { label: "double time", asks: /\bdouble[- ]?time\b/i, speaks: /\bdouble\b|\b2 times\b|\btwice\b/i },
  {
    label: "the exempt salary",
    asks: /\b(?:exempt(?!ions?\b)(?! from)|salaried|on salary)\b/i,
    speaks: /\bexempt\w*|\bsalar(?:y|ied)\b/i,
  },
  {
    label: "a waiver",
    asks: /\bwaiv(?:e|es|ed|ing|er)\b|\bsign (?:away|off on) (?:\w+ )?(?:break|lunch|right)/i,
    speaks: /\b(?:waiv\w+|agree\w*|consent\w*)\b/i,
  },
  {
    label: "work from home",
    asks: /^(?!.*\b(?:ads?|posting|post|list|listing|linkedin|indeed)\b).*\b(?:work(?:s|ing)? from home|remote(?:ly)?|telework\w*|telecommut\w*)\b/i,
    speaks: /\b(?:home|remote\w*|telework\w*|accommodat\w+)\b/i,
    isMinor: true,
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
    label: "accrual",
    asks: /\baccru(?:e|es|al|ed|ing)\b/i,
    speaks: /\baccru\w+|\bearns? \d|\bfor every \d/i,
    isMinor: true,
  },
  {
    label: "part-time and temporary staff",
    asks: /\b(?:part[- ]?tim(?:e|er|ers)|temps?|temporary|seasonal)\b/i,
    speaks: /\b(?:part[- ]time|temporar\w+|seasonal|all employees|each employee|every employee)\b/i,
    isMinor: true,
  },
  {
    label: "claims under the Private Attorneys General Act",
    asks: /\bpaga\b|\bprivate attorneys general\b/i,
    speaks: /\bPrivate Attorneys General\b/i,
  },
  {
    label: "work after midnight or at night",
    asks: /\b(?:past|after|until|till) (?:midnight|(?:9|10|11|12) ?(?:pm|p\.m\.))|\b(?:at night|overnight|night shift)\b/i,
    speaks: /\b(?:p\.m\.|a\.m\.|night|midnight)\b/i,
    isMinor: true,
  },
  {
    label: "children under 14",
    asks: /\b(?:is|age|aged|turned|only|just) (?:[7-9]|1[0-3])\b(?![.,:]\d)(?! (?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|dollars|bucks|an hour|pm|am))|\b(?:[7-9]|1[0-3])[- ]?(?:years?|yrs?|y\/?o)[- ]?(?:olds?)?\b(?! (?:ago|of|now|in))/i,
    speaks:
      /\bunder (?:age )?14\b|\bminimum age\b|\b14 (?:years|is the)|\bat least 14\b|\b(?:child|minor)(?:ren)? of (?:1[0-3])\b/i,
  },
  {
    label: "proof of age and permits",
    asks: /\bproof of age\b|\bwork(?:ing)? (?:permit|papers)\b|\bage certificate\b/i,
    speaks: /\b(?:permit|certificate|working papers|proof of age)\b/i,
  },
  {
    label: "work for a parent or on a farm",
    asks: /\b(?:family (?:farm|business)|own (?:child|kid|son|daughter)|nephew|niece|owner'?s (?:child|kid|son|daughter)|my (?:son|daughter|kids?))\b/i,
    speaks: /\b(?:parents?|family|farm\w*|agricultur\w+|guardian)\b/i,
  },
  {
    label: "discharge for misconduct",
    asks: /\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|discharg\w+)\b.{0,40}\b(?:steal\w*|stole|theft|misconduct|cause|fight\w*|lying|lied|drunk|drugs?|no[- ]?show\w*|late|absen\w+)\b|\bmisconduct\b/i,
    speaks: /\b(?:misconduct|for (?:good |just )?cause)\b/i,
    isMinor: true,
  },
  {
    label: "background reports",
    asks: /\b(?:credit|background) (?:checks?|reports?)\b/i,
    speaks:
      /\b(?:clear disclosure|written (?:authorization|consent|permission)|credit (?:history|reports?|information))\b/i,
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
    label: "cancelled or shortened shifts",
    asks: /\bchang\w+ (?:\w+ ){0,3}(?:shifts?|schedules?)\b|\b(?:shifts?|schedules?) (?:was |were |got |is )?chang\w+|\bcancel\w*\b.{0,30}\bshifts?\b|\bshifts?\b.{0,30}\bcancel\w*|\b(?:sent|send|sending|went) (?:\w+ ){0,3}(?:home|back)\b|\bcut (?:\w+ )?shifts? short\b|\bcalled off\b|\bno work (?:that|when|for)\b/i,
    speaks:
      /\b(?:cancel\w*|predictability|changes? (?:to|of|in)|half of|half the|reports? (?:for|to) work|show up|reporting[- ]time|change after|late changes?|sent home|minimum of \d|at least \d hours? of pay)\b/i,
    isMinor: true,
  },
  {
    label: "the salary of exempt staff",
    asks: /^(?!.*\b(?:highly compensated|(?:an|per|each) hour|hourly)\b)(?=.*\b(?:exempt|salar(?:y|ied)|overtime)\b).*(?:\$ ?\d{2}|\b\d{2,3}k\b|\bthreshold\b|\benough\b|\bminimum salary\b)/i,
    speaks:
      /^(?!.*\bhighly compensated\b).*(?:exempt\b.*\$[\d,.]+ a (?:week|year)|\$[\d,.]+ a (?:week|year)\b.*\bexempt)/i,
  },
  {
    label: "talk about pay",
    asks: /\b(?:discuss\w*|talk\w*|post(?:s|ed|ing)? (?:\w+ ){0,3}(?:about|on)|facebook|complain\w* online|shar(?:e|ed|ing)|disclos\w*|compar\w+|tell\w*|told)\b.{0,25}\b(?:pay|salar(?:y|ies)|wages?|raises?|earn\w*)\b|\bpay secrecy\b/i,
    speaks:
      /\b(?:discuss\w*|talk\w*|disclos\w*|inquir\w*)\b.{0,50}\b(?:pay|wages?|salar(?:y|ies)|compensation)\b|\b(?:pay|wages?|compensation)\b.{0,30}\b(?:discuss\w*|talk\w*|secre\w+)\b/i,
    isMinor: true,
  },
  {
    label: "unequal pay",
    asks: /\bequal pay\b|\bpay gap\b|\bsame (?:job|work)\b.{0,40}\b(?:more|less)\b|\b(?:more|less) (?:pay |money )?(?:for|than) .{0,30}\b(?:same (?:job|work)|men|man|women|woman|him|her)\b/i,
    speaks: /\b(?:equal (?:pay|work)|same work|comparable work|substantially similar|pay\b.{0,40}\bless)\b/i,
  },
  {
    label: "accommodation",
    asks: /\baccommodat\w*|\b(?:interpreters?|wheel ?chairs?|service (?:dogs?|animals?)|stools?|sit down|light duty|hijabs?|turbans?|beards?|head ?scarf|sabbath|pray\w*|standing desk|modified (?:duty|schedule))\b/i,
    speaks:
      /\b(?:must|shall|has to|have to)\b.{0,60}\baccommodat\w*|\baccommodat\w*\b.{0,40}\b(?:is|are) (?:due|owed|required)\b/i,
  },
  {
    label: "who is covered",
    asks: /\b(?:who is covered|which employers|does (?:it|this|that|the law) (?:apply|cover)|are we covered|apply to us)\b/i,
    speaks: /\b(?:employers? (?:with|of)|\d+ or more employees|covers?|applies to)\b/i,
    isMinor: true,
  },
  {
    label: "retaliation",
    asks: /\bretaliat\w+|\b(?:fir(?:e|ed|ing)|terminat\w+|punish\w*|disciplin\w*|cut\w*|demot\w+|let \w+ go)\b.{0,60}\b(?:who|that|after|because|for)\b.{0,50}\b(?:fil(?:e|ed|ing)|complain\w*|report\w*|claim\w*|ask(?:ed|ing)|took|taking|jury|vot(?:e|ed|ing)|testif\w+)\b/i,
    speaks:
      /\b(?:retaliat\w+|(?:may not|nobody may|no employer may|cannot) (?:\w+ ){0,3}(?:discharge|dismiss|fire|punish|threaten|discipline|coerce)|(?:discharge|dismiss\w*|fired?)\b.{0,50}\b(?:for|because))/i,
    isMinor: true,
  },
  {
    label: "penalties",
    asks: /\b(?:penalt(?:y|ies)|fines?|fined)\b/i,
    speaks: /\b(?:penalt\w+|fines?|misdemeanor|damages|continue)\b/i,
    isMinor: true,
  },
  {
    label: "what makes it enforceable",
    asks: /\b(?:enforceab\w+|non-?competes?|noncomp\w+)\b/i,
    speaks: /\b(?:void|cannot be enforced|unenforceable|may not (?:make|enforce|require|enter)|enforce\w*|valid)\b/i,
    isMinor: true,
  },
];

/** The points that a question asks about. */
export const aspectsOf = (text: string): Aspect[] => ASPECTS.filter(({ asks }) => asks.test(text));

/** Whether anything in a record speaks to a point; in doubt it does. */
export function speaksTo(law: FullLaw, { speaks, label }: Aspect): boolean {
  const lists = [law.deadlines, law.notices, law.recordsRetention, law.penaltyDetails].flatMap((list) =>
    typeof list === "string" ? [] : list.map(({ text }) => text),
  );
  const prose = [law.title, law.summary, law.coveredText ?? "", law.scopeNote ?? "", law.statusNote ?? ""];
  const all = [...prose, ...law.requirements, ...law.penalties, ...lists].join("\n");
  return speaks.test(all) || all.toLowerCase().includes(label);
}
