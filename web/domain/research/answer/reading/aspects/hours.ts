import type { Aspect } from "./aspect";

const OF_WORKING_TIME = "working_time";

/** Points of working time, breaks and schedules. */
export const HOURS_ASPECTS: Aspect[] = [
  {
    label: "alternative workweeks",
    asks: /\balternative work ?week|\b(?:4|four)[ -]?(?:x ?|-)?10s?\b|\bcompressed (?:work ?week|schedule)|\b9\/80\b|\bfour (?:tens|10s)\b/i,
    speaks: /\balternative (?:work ?week|schedule)|\bcompressed\b|\b10 hours\b/i,
  },
  {
    label: "extra pay for nights or weekends",
    asks: /^(?=.*\b(?:extra|premium|additional|differential|time and a half|1\.5|double)\b).*\b(?:nights?|early|overnight|graveyard|weekends?|saturdays?|sundays?|[1-6] ?(?:am|a\.m\.))/i,
    speaks: /\bnights, early hours\b|\b(?:night|split[- ]shift|sunday) (?:premium|work)\b|\bwork on (?:a )?sundays?\b/i,
    isDecisive: true,
  },
  {
    label: "whether breaks are paid",
    asks: /^(?!.*\b(?:miss(?:ed|es|ing)?|skip\w*|work(?:s|ed|ing)? (?:through|during)|auto\w*|minors?|teens?|fire[ds]?|pump\w*|milk|nursing)\b)(?=.*\b(?:breaks?|lunch(?:es)?|meal (?:breaks?|periods?)|rest periods?)\b).*\b(?:paid|unpaid|pay for|on the clock|off the clock|clock(?:s|ed|ing)? out)\b/i,
    speaks:
      /\b(?:paid|unpaid|without (?:loss of )?pay|loss of pay|pay for it|paid time|hours worked|work(?:ing)? time)\b/i,
    isDecisive: true,
    isFloor: true,
  },
  {
    label: "missed breaks",
    asks: /^(?!.*\b(?:fire[ds]?|firing|terminat\w+|let go|punish\w*)\b).*(?:\b(?:miss(?:ed|es|ing)?|skip(?:s|ped|ping)?|(?:no|without|denied|never (?:got|gets|took)|worked through|works through|through)) (?:\w+ ){0,3}(?:lunch(?:es)?|breaks?|meals?)\b(?=.*\b(?:ow(?:e|ed)|penalt\w+|pay|premium|happens|cost)\b))/i,
    speaks:
      /\b(?:missed|premium|more hour of pay|extra hour|hour of pay|additional hour|not given|extra time|denie[sd] a break)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "on-call time",
    asks: /\bon[- ]?call\b(?! scheduling)|\bstandby\b/i,
    speaks: /\bon[- ]?call\b|\bstandby\b|\bwaits? at\b/i,
    itsTopic: OF_WORKING_TIME,
  },
  { label: "rounding of time", asks: /\bround(?:s|ed|ing)?\b/i, speaks: /\bround(?:s|ed|ing)\b/i },
  {
    label: "travel time",
    asks: /\btravel(?:l?ing)?\b|\bdrive time\b|\bcommut\w+|\b(?:drive|driving|drove|ride|trip) (?:in )?to (?:work|the (?:office|shop|job|site|store|plant))\b|\b(?:van|truck|company car)s?\b.{0,12}\b(?:home|house)\b|\b(?:leaves?|leaving) (?:the |their |his |her )(?:house|home)\b|\bdr(?:ove|ive|iving)\b.{0,30}\b(?:from home|first job|job ?sites?)\b/i,
    speaks: /\btravel\w*|\bcommut\w+/i,
    itsTopic: OF_WORKING_TIME,
  },
  {
    label: "travel between job sites",
    asks: /\bbetween (?:\w+ ){0,3}(?:sites?|jobs|customers|clients|locations|stores|houses)\b/i,
    speaks: /\btravel\b.*\bbetween\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "work off the clock",
    asks: /\boff[- ](?:the[- ])?clock\b|\b(?:before|after) (?:clocking|punching|(?:i|we|they|he|she) (?:clock|punch)\w*)\b|\bclock(?:ing|ed|s)? in (?:\w+ ){0,3}early\b|\bclocked out (?:but|and) (?:kept|still|work)|\b(?:unapproved|unauthori[sz]ed|unrequested) (?:overtime|hours|time|work)\b|\b(?:work|stay)(?:s|ed|ing)?\b.{0,40}\bwithout (?:\w+ ){0,2}(?:permission|approval|authori[sz]ation|being asked)\b|\bovertime (?:\w+ ){0,3}(?:not |n['’]t |never )(?:\w+ )?(?:approved?|authori[sz]ed?)\b/i,
    speaks: /\b(?:suffered|hours worked|off the clock|work that is not requested|all time)\b/i,
    itsTopic: OF_WORKING_TIME,
  },
  {
    label: "time in line and at security checks",
    asks: /\b(?:security (?:line|check\w*|screening|gate)|bag (?:check|search)\w*|metal detector|wait(?:s|ed|ing)? in (?:a |the )?(?:\w+ )?line)\b/i,
    speaks: /\b(?:security|screening|bag (?:check|search)\w*|waiting time|time on the premises)\b/i,
    isDecisive: true,
  },
  {
    label: "training time",
    asks: /\b(?:training|orientation)\b(?=.{0,40}\b(?:time|hours|pay|paid|unpaid)\b)|\b(?:pay|paid|unpaid)\b.{0,30}\b(?:training|orientation)\b/i,
    speaks: /\btraining\b/i,
    itsTopic: OF_WORKING_TIME,
  },
  {
    label: "holidays",
    asks: /\b(?:juneteenth|christmas|thanksgiving|memorial day|labor day|july 4\w*|fourth of july|new year'?s?|holiday pay|paid holidays?|work(?:ing)? (?:on )?(?:a )?holidays?)\b/i,
    speaks: /\bholidays?\b|\bthanksgiving\b|\bchristmas\b/i,
  },
  {
    label: "a limit on the hours of adults",
    asks: /^(?!.*\b(?:breaks?|lunch\w*|meals?|overtime|owe[ds]?|paid)\b).*(?:\b(?:1[0-9]|2[0-9])[- ]?hours?[- ](?:straight|in a row|shifts?)\b|\bhow many hours (?:straight|in a row)\b|\b(?:max(?:imum)?|limit (?:on|to|of)) (?:\w+ ){0,2}hours\b|\bdouble shifts?\b|\bhow many hours can (?!(?:a |my )?(?:minor|teen|kid|child|1[2-7])))/i,
    speaks:
      /\b(?:no more than|maximum|at most|limit\w*)\b.{0,30}\bhours\b|\bconsecutive hours\b|\bmandatory overtime\b/i,
  },
  {
    label: "mandatory overtime",
    asks: /\b(?:mandatory|forced|compulsory|refus\w+(?: to work)?|force|make|required? to work) (?:\w+ ){0,3}overtime\b/i,
    speaks:
      /\b(?:mandatory|compulsory) (?:overtime|hours)\b|\bovertime (?:may|can|must) be (?:mandatory|refused)|\b(?:refus\w+|forc\w+)\b.{0,40}\b(?:work|overtime|hours)\b/i,
  },
  {
    label: "the answer to a request for a flexible schedule",
    asks: /^(?=.*\bflexib\w+).*\b(?:grant|allow|approve|say (?:no|yes)|refuse|deny|have to|must|turn (?:it )?down|agree)\b/i,
    speaks: /\bmay (?:refuse|deny)\b|\bmust (?:consider|discuss|grant)\b|\bgood faith\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "advance notice of schedules",
    asks: /^(?!.*\b(?:late|start|end)\b.*\blate\b)(?=.*\b(?:schedul\w*|shifts?|rosters?|rota)\b).*(?:\b(?:how much|how many days|days['’]?) (?:of )?(?:advance )?notice\b|\b(?:advance|prior) notice\b|\bin advance\b|\bhow far ahead\b)/i,
    speaks:
      /\b(?:days?|hours|weeks?)\b.{0,25}\b(?:ahead|in advance|before|notice)\b|\bno advance\b|\badvance (?:notice|schedule)/i,
    isDecisive: true,
  },
  {
    label: "comp time",
    asks: /\bcomp(?:ensatory)? time\b/i,
    speaks: /\bcomp(?:ensatory)?[- ]time\b|\btime off in(?:stead| lieu| place)\b/i,
  },
  { label: "double time", asks: /\bdouble[- ]?time\b/i, speaks: /\bdouble\b|\b2 times\b|\btwice\b/i },
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
    label: "work after midnight or at night",
    asks: /\b(?:past|after|until|till) (?:midnight|(?:9|10|11|12) ?(?:pm|p\.m\.))|\b(?:at night|overnight|night shift)\b/i,
    speaks: /\b(?:p\.m\.|a\.m\.|night|midnight)\b/i,
    isMinor: true,
  },
  {
    label: "cancelled or shortened shifts",
    asks: /\bchang\w+ (?:\w+ ){0,3}(?:shifts?|schedules?)\b|\b(?:shifts?|schedules?) (?:was |were |got |is )?chang\w+|\bcancel\w*\b.{0,30}\bshifts?\b|\bshifts?\b.{0,30}\bcancel\w*|\b(?:sent|send|sending|went) (?:\w+ ){0,3}(?:home|back)\b|\bcut (?:\w+ )?shifts? short\b|\bcalled off\b|\bno work (?:that|when|for)\b/i,
    speaks:
      /\b(?:cancel\w*|predictability|changes? (?:to|of|in)|(?:premium|pay)\b.{0,30}\bfor (?:a |any |late )?changes?|half of|half the|reports? (?:for|to) work|show up|reporting[- ]time|change after|late changes?|sent home|minimum of \d|at least \d hours? of pay)\b/i,
    isMinor: true,
  },
  {
    label: "split shifts and the spread of hours",
    asks: /\bsplit[- ]shifts?\b|\bspread[- ]of[- ]hours\b|\b(?:shift|day|hours)\b.{0,20}\bspread\b/i,
    speaks: /\bsplit[- ]shifts?\b|\bspread\b|\bspans? more than\b/i,
    isDecisive: true,
  },
  {
    label: "pay for showing up",
    asks: /\b(?:show(?:s|ed|ing)? up|report(?:s|ed|ing)?|came in|comes in|called (?:\w+ ){1,3}in)\b(?!.{0,20}\b(?:late|drunk|high|sick|smelling)\b).{0,50}\b(?:no work|nothing to do|no customers|sent (?:\w+ ){0,2}(?:home|back)|send (?:\w+ ){0,2}home)\b|\b(?:reporting|show[- ]up|call[- ]in)[- ](?:time )?pay\b/i,
    speaks:
      /\b(?:reports? (?:for|to) work|reports? as asked|reports? (?:at|on) (?:its |the )?(?:employer['’]s )?request|show(?:s|ing)? up|reporting[- ](?:time|pay)|call[- ]in pay|half of the (?:scheduled )?(?:shift|hours)|sent home)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "rest breaks",
    asks: /\brest (?:breaks?|periods?)\b|\b(?:10|ten|15|fifteen)[- ]minutes? (?:rest |paid )?breaks?\b/i,
    speaks: /\brests?\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the seventh day",
    asks: /\b(?:seventh|7th) (?:straight |consecutive )?day\b|\b(?:seven|7) days (?:straight|in a row)\b/i,
    speaks:
      /\b(?:seventh|7th|seven|7)[- ]days?\b|\bday of rest\b|\b24 (?:consecutive )?hours of rest\b|\b24 consecutive hours\b/i,
    isMinor: true,
    isDecisive: true,
  },
];
