import { anyOf, type Telling } from "./telling";

const PERSON =
  "(?:guys?|men|man|women|woman|workers?|employees?|people|folks|crew|kids?|girls?|lad(?:y|ies)|managers?|coworkers?|applicants?|drivers?|cooks?|nurses?)";

const CHILD_OR_KIN =
  "(?:baby|newborn|twins|adopt\\w*|birth|sons?|daughters?|kids?|child|children|mom|mother|dad|father|wife|husband|parents?|grandmother|grandma|brother|sister)";

const ILL =
  "(?:sick|ill|dying|cancer|leukemia|surgery|operation|hospital\\w*|chemo\\w*|stroke|alzheimers?|dementia|dialysis|hospice|fever|treatments?|transplant)";

const CONDITION =
  "(?:ms|lupus|copd|crohns?|fibromyalgia|arthritis|migraines?|ptsd|adhd|autism|epilepsy|seizures?|diabetes|cancer|hiv|asthma|depression|anxiety|bipolar|sickle cell|dyslexia|parkinsons?|multiple sclerosis|hearing loss|chronic (?:pain|fatigue)|a disability|bad (?:back|knee|heart))";

/** What is told of people: their bodies, families, ages and origins, and how they are treated for them. */
export const OF_PEOPLE: Telling[] = [
  {
    topics: ["disability"],
    tells: [
      new RegExp(`\\b(?:has|have|had|got|with|about|of|diagnosed with) (?:\\w+ )?${CONDITION}\\b`),
      anyOf(
        "(?:asked|ask|asks|needs?|wants?|requested|requests) .{0,30}(?:chair|stool|desk|accommodation|light duty|breaks?|schedule|remote|parking) .{0,20}(?:because of|due to|for) (?:my|his|her|their|a) \\w+",
        "(?:uses?|using|walks? with|needs?|wears?) (?:a |an )?(?:cane|walker|crutches|wheelchair|hearing aids?|oxygen|brace|insulin pump|service dog)",
        "hard of hearing|legally blind|in recovery|recovering (?:addict|alcoholic)|hearing loss|on (?:crutches|oxygen|dialysis)",
      ),
      anyOf("(?:doctor|dr) (?:says|said|wrote) .{0,40}(?:can t|cannot|no|not|restrict\\w*|limit\\w*|light)"),
    ],
    unless: /\b(?:cancer (?:drug|treatment) cost|my (?:child|son|daughter|mom|mother|dad|father|wife|husband) has)\b/,
  },
  {
    topics: ["age"],
    tells: [
      anyOf(
        "(?:want\\w*|hire|hiring|prefer\\w*|only|someone|somebody|looking for|people|applicants?|workers?|employees?) .{0,20}(?:under|younger than|below) (?:30|35|40|45|50|55|thirty|forty|fifty)",
        "(?:over|past|above|turned|turning|i m|he s|she s|is|all) (?:5[05]|6[05]|fifty|sixty)(?! (?:hours|percent|dollars|days|miles|employees|people|weeks|cents))",
        "too old|too young to retire|older ones|oldest",
      ),
    ],
    unless: /\b(?:over time|hours|employees|cap|years of service)\b/,
  },
  {
    topics: ["race_color"],
    tells: [
      new RegExp(
        `\\b(?:white|black|asian|latino|latina|hispanic|mexican|brown|arab|african|chinese|filipino|haitian) ${PERSON}\\b`,
      ),
    ],
  },
  {
    topics: ["sex"],
    tells: [
      anyOf(
        "(?:all|only) (?:the )?(?:men|guys|women|girls|males|females) .{0,30}(?:bonus\\w*|raises?|promot\\w*|trucks?|overtime|days off)",
        "(?:listen to|take orders from|work for|hire|promote) (?:a |an )?(?:girl|woman|female|lady)",
        "(?:girls?|women|woman|females?|lad(?:y|ies)) .{0,50}(?:promot\\w*|moved up|made lead|can t do|too weak|man s job|screens? out)",
        "(?:men|guys|man|males) .{0,50}(?:promoted|moved up|get all|made lead|paid more|make more)",
        "(?:plan\\w*|going|want\\w*|intend\\w*) (?:on |to )?(?:having|have|get|getting) (?:kids|children|a baby|pregnant|married)",
        "(?:pass\\w*|reject\\w*|not hir\\w*|turn\\w* down) .{0,30}(?:mother|mom|woman|women|pregnant|kids|wife)",
        "because (?:she|he|i|they) (?:just )?(?:had a baby|has kids|have kids|is a (?:mom|mother|woman|girl|man)|am a (?:mom|mother|woman|girl|man)|got married|might get pregnant)",
        "screens? out (?:most |many )?(?:women|men|blacks?|hispanics?)",
      ),
    ],
  },
  {
    topics: ["family_medical_leave"],
    tells: [
      new RegExp(
        `\\b${CHILD_OR_KIN}\\b.{0,60}\\b(?:\\d+|two|three|four|six|eight|ten|twelve|few|some|several) (?:weeks|months)\\b`,
      ),
      new RegExp(`\\b(?:son|daughter|child|mother|father|mom|dad|wife|husband|parent)\\b.{0,30}\\b${ILL}\\b`),
      anyOf(
        "(?:knee|hip|shoulder) (?:replacement|surgery)|transplant|will my job be (?:there|waiting|held|safe)|job protection",
        "(?:grandson|granddaughter|grandchild|preemie|premature|born early)",
        "(?:take|taking|time|go|going|be|days?|weeks|months|leave) (?:off|out) .{0,20}(?:baby|birth|newborn|adopt\\w*|surgery|treatment|bond\\w*|parent|mother|father|mom|dad)",
        "bond(?:ing)? with (?:\\w+ )?(?:baby|newborn|child|son|daughter)",
        "(?:just )?ha(?:d|ve|s|ving) (?:a|the|my|her|our) (?:\\w+ )?baby",
        "new (?:father|dad|mother|mom|parents?)",
        "foster (?:kid|child|children|baby|care)",
        "recertif\\w*|fmla (?:papers?|paperwork|forms?|certification)|medical certification|certification form",
        "(?:call|contact|talk to|phone) (?:the |his |her |their |my )?(?:employee s |worker s )?doctor",
        "(?:out|off|gone) (?:for |on )?(?:\\d+|two|three|four|six|eight|twelve) (?:weeks|months)",
        "(?:\\d+|two|three|four|six|eight|ten|twelve) (?:more )?weeks (?:off )?(?:for|after) (?:\\w+ )?(?:surgery|operation|birth|treatment)",
      ),
    ],
    unless:
      /\b(?:fever|cold|flu|school|doctor s note|pump\w*|milk|insurance|passed away|funeral|because she (?:just )?had a baby)\b/,
  },
  {
    topics: ["paid_sick_leave"],
    tells: [
      anyOf(
        "ha(?:s|ve) (?:the )?(?:flu|covid|strep|pneumonia|fever|norovirus|stomach bug)",
        "(?:sick|fever|flu|covid|throwing up|strep|stomach bug).{0,50}(?:writ(?:e|ten) .{0,6}up|points?|days?|doctor|note|miss\\w*|stay(?:ing)? home|go to work|cover|replacement|find)",
        "call(?:s|ed|ing)? (?:in|out|off) (?:sick|\\w+ times)",
        "sick (?:days?|hours?|time|pay)",
        "(?:roll|carr(?:y|ies)|rolls?|carried) over",
        "carryover|rollover",
        "(?:out|home|off|down) (?:with|because of|due to) (?:the )?(?:covid|flu|cold|strep|stomach|food poisoning|bronchitis|pneumonia|mono)",
      ),
    ],
    unless: /\b(?:sick (?:and tired|of)|401k|feel sick about|hurt on the job)\b/,
    strength: 0.75,
  },
  {
    topics: ["harassment", "discrimination_act"],
    tells: [
      anyOf(
        "(?:are|is|were|was|employees?|staff|managers?|coworkers?|supervisor) (?:\\w+ )?dating|dating (?:a|an|my|her|his|the) (?:boss|employee|manager|coworker|subordinate|supervisor)",
        "(?:grab\\w*|grop\\w*|touch\\w*|rubb\\w*|kiss\\w*|slapp\\w*|pinch\\w*|hugg\\w*) (?:my|me|her|him|our|one of|a|an|the|his) ?(?:\\w+ ){0,3}(?:butt|breasts?|chest|leg|back|waist|shoulders?|server|waitress|employee|worker|workers|hostess|nurse|bottom|rear)?",
        "(?:dirty|suggestive|nude|naked|sexual|sexy|explicit|inappropriate|gross) (?:pictures?|photos?|pics?|jokes?|comments?|texts?|messages?|remarks?|videos?|memes?)",
        "(?:hits?|hitting|flirt\\w*) (?:on|with) (?:me|her|him|them|my|our|every|the|a) ?(?:employees?|staff|waitress\\w*|servers?|girls?|women|coworkers?)?",
        "asks? (?:me|her|him) (?:out|to sleep|for sex|for a date)",
      ),
    ],
    unless: /\b(?:hot (?:pan|stove)|electric|machine|grabbed (?:a|the) (?:bite|lunch|knife|gun|wheel))\b/,
  },
  {
    topics: ["voting_leave"],
    tells: [
      anyOf(
        "vot(?:e|ing) (?:on|during|at|before|after|in) (?:their|his|her|the|my|our|a)? ?(?:lunch|breaks?|shifts?|clock|work\\w*|company time)",
        "(?:time off|leave|leaves|go|goes|went|late|off|out) (?:to|for) vot(?:e|ing)",
      ),
    ],
    unless: /\b(?:union|board|shareholders?|contract|strike)\b/,
  },
  {
    topics: ["child_labor"],
    tells: [
      anyOf(
        "(?:my|our) own (?:kids?|son|daughter|children)",
        "child (?:models?|actors?|performers?|stars?|labor)",
        "(?:sons?|daughters?|nephews?|nieces?|kids?|cousins?|grandsons?|granddaughters?|boys?|girls?|child|helpers?|student) .{0,20}(?:is|are|turned|turns|turning|just turned|under) 1[0-7]",
        "(?:kids?|children|teens?|minors?) under 1[0-8]",
      ),
    ],
  },
];
