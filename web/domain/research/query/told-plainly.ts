/** So surely a plain telling speaks of its topic, unless it says otherwise. */
const SAID = 0.8;

type Telling = { topics: string[]; tells: RegExp[]; unless?: RegExp; strength?: number };

const ANY = (...parts: string[]): RegExp => new RegExp(`\\b(?:${parts.join("|")})\\b`);

const LEFT =
  "(?:quit|quits|quitting|resign\\w*|walked (?:out|off)|walks off|no notice|fir(?:ed|ing)|dismiss\\w*|terminat\\w+|let (?:\\w+ )?go|laid off|sacked|canned|discharg\\w+|last day|i left|he left|she left|ex employee|former (?:employee|worker)|went under|out of business|closed (?:down|up))";
const OWED =
  "(?:(?:his|her|my|their|the|last|final|a) (?:last |final )?(?:check|checks|paycheck|cheque|pay|wages|money)|pay (?:him|her|them|me|out)|get paid|never paid|paid us|due|still no check|what (?:i|we|they) owe)";
const PERSON =
  "(?:guys?|men|man|women|woman|workers?|employees?|people|folks|crew|kids?|girls?|lad(?:y|ies)|managers?|coworkers?|applicants?|drivers?|cooks?|nurses?)";
const CHILD_OR_KIN =
  "(?:baby|newborn|twins|adopt\\w*|birth|sons?|daughters?|kids?|child|children|mom|mother|dad|father|wife|husband|parents?|grandmother|grandma|brother|sister)";
const ILL =
  "(?:sick|ill|dying|cancer|leukemia|surgery|operation|hospital\\w*|chemo\\w*|stroke|alzheimers?|dementia|dialysis|hospice|fever|treatments?|transplant)";
const CONDITION =
  "(?:ms|lupus|copd|crohns?|fibromyalgia|arthritis|migraines?|ptsd|adhd|autism|epilepsy|seizures?|diabetes|cancer|hiv|asthma|depression|anxiety|bipolar|sickle cell|dyslexia|parkinsons?|multiple sclerosis|hearing loss|chronic (?:pain|fatigue)|a disability|bad (?:back|knee|heart))";
const BODY =
  "(?:fingers?|hands?|wrists?|arms?|shoulders?|rotator|back|knees?|ankles?|foot|feet|toes?|legs?|hips?|neck|head|eyes?|discs?|ribs?|elbows?|thumbs?|tendons?|hernia)";
const HURT =
  "(?:tore|torn|broke|fractured|sprained|strained|sliced|crushed|smashed|mangled|burn(?:ed|t)|hurt|injured|injures|messed up|threw out|twisted|amputated|dislocated|herniated|electrocuted|cut)";
const RIVAL =
  "(?:competitors?|competition|rivals?|another (?:\\w+ )?(?:company|shop|salon|firm|agency|practice|office|hospital|clinic|store|gym)|the other (?:\\w+ ){0,2}(?:office|company|shop|salon|firm|place)|any (?:other )?\\w+ (?:for|within)|same (?:industry|business|field|town)|across the street|down the (?:street|road))";

/** What people tell in plain words of every day, read after short forms and slips of the pen are put right. */
const TELLINGS: Telling[] = [
  {
    topics: ["final_pay"],
    tells: [new RegExp(`\\b${LEFT}\\b.{0,70}\\b${OWED}\\b`), new RegExp(`\\b${OWED}\\b.{0,50}\\b${LEFT}\\b`)],
    unless:
      /\b(?:unemployment|pto|vacation|severance|sick|overtime|cobra|insurance|tips?|noncompete|compete|pregnan\w*|comp|hurt|injur\w*|garnish\w*|jury|bonus|walked (?:out|off) (?:on|without paying)|because a customer|leave|weeks notice|less|pension|credit|report\w*|complain\w*|probation|retaliat\w*|race|age)\b/,
    strength: 0.75,
  },
  {
    topics: ["unemployment_insurance"],
    tells: [
      ANY(
        "(?:laid off|fired|quit|let go|lost my job|cut (?:me|my|his|her|their) .{0,20}hours?|hours? (?:were |was |got )?cut).{0,50}(?:how do i file|file for|collect|draw|apply for benefits|how much do i get|benefits)",
        "(?:can|could|will|do) (?:i|he|she|they) (?:collect|draw|get unemployment)",
      ),
    ],
    unless: /\b(?:eeoc|lawsuit|wage claim|comp|collect (?:tips|money|evidence)|health|401k|cobra)\b/,
  },
  {
    topics: ["workers_comp"],
    tells: [
      new RegExp(
        `\\b${HURT}\\b.{0,30}\\b${BODY}\\b.{0,80}\\b(?:lifting|work|job|shift|crate|boss|machine|ladder|forklift|employees?|workers?|crew|boat|truck|who pays|doctor|report|claim)\\b`,
      ),
      new RegExp(
        `\\b(?:employees?|workers?|operator|cook|nurse|driver|helper|guy|technician|mechanic|roofer|housekeeper|aide|hand|picker|packer|welder|carpenter|electrician|plumber|maid|at work|on the (?:job|line|clock|dock)|lifting)\\b.{0,40}\\b${HURT}\\b.{0,30}\\b${BODY}\\b`,
      ),
      ANY(
        "(?:carry|have|buy|need|get|pay|does|on|the|state|for) comp(?: (?:pay|cover|insurance|claim|policy))?",
        "l i premiums?",
        "pay l i",
      ),
    ],
    unless: /\b(?:comp time|skateboard\w*|soccer|ski\w*|car accident|gym)\b/,
  },
  {
    topics: ["wage_claim_limitation"],
    tells: [
      ANY(
        "(?:owe[sd]?|owing|unpaid|never paid|not paid|didn t pay|haven t been paid|underpaid|shorted|stiffed).{0,60}(?:too late|how far back|how long do i have|(?:from|since|back in) (?:19|20)\\d\\d|years ago|still sue|statute|how many years)",
        "how (?:far|many years) back",
        "too late to (?:file|sue|claim|ask|get my)",
      ),
    ],
    unless: /\b(?:logo|invoice|client|discriminat\w*|harass\w*|fired|landlord|tax(?:es)?)\b/,
  },
  {
    topics: ["wage_deductions"],
    tells: [
      ANY(
        "(?:takes?|taking|taken|took|deduct\\w*|dock\\w*|subtract\\w*|keep|keeps|keeping|charged?|charging|comes?|coming).{0,45}(?:out of|off|off of|from) (?:\\w+ ){0,3}(?:checks?|paychecks?|pay|wages|salary|earnings)",
        "(?:takes?|taking|took|deduct\\w*|comes?) .{0,25}(?:out of|from|off) what (?:i|we|they) owe",
        "(?:makes?|making|made) (?:me|us|him|her|them|\\w+ ?(?:employees?|workers?|servers?|drivers?|cashiers?)) pay (?:for|back)",
        "(?:wants?|expects?) (?:it|the money|\\d+|me|us|him|her|them)(?: back)? (?:from|to pay|out of) .{0,30}(?:short\\w*|broke\\w*|damag\\w*|lost|stole\\w*|repair)",
        "(?:drawer|register|till|bank) (?:came up|was|is|comes up) .{0,15}short",
      ),
    ],
    unless:
      /\b(?:creditors?|garnish\w*|child support|lev(?:y|ies)|irs|debts?|tax(?:es)?|401k?|court|tips?|time off|days? off|(?:week|month|year|day)s? off|w2|w4|union dues)\b/,
  },
  {
    topics: ["disability"],
    tells: [
      new RegExp(`\\b(?:has|have|had|got|with|about|of|diagnosed with) (?:\\w+ )?${CONDITION}\\b`),
      ANY("(?:doctor|dr) (?:says|said|wrote) .{0,40}(?:can t|cannot|no|not|restrict\\w*|limit\\w*|light)"),
    ],
    unless: /\b(?:cancer (?:drug|treatment) cost|my (?:child|son|daughter|mom|mother|dad|father|wife|husband) has)\b/,
  },
  {
    topics: ["non_compete"],
    tells: [
      new RegExp(
        `\\b(?:can t|cannot|cant|can i|not allowed to|won t let|prohibit\\w*|bar|bars|barred|stop\\w*|prevent\\w*|keep|before|signed .{0,30})\\b.{0,40}\\b(?:work(?:ing)? (?:for|at|with)|go(?:ing)? to|join(?:ing)?|start(?:ing)?|compet\\w*)\\b.{0,25}\\b${RIVAL}`,
      ),
      ANY(
        "(?:can t|cannot|cant|not) work (?:for|at|in) .{0,40}for (?:\\w+) (?:years?|months?)",
        "(?:taking|took|take|steal\\w*|stole|poach\\w*|solicit\\w*|calling|keep) (?:all )?(?:my|our|the|his|her) (?:clients?|customers?|accounts|patients|book of business)",
        "(?:open(?:ed|ing|s)?|start(?:ed|ing|s)?) (?:up )?(?:his|her|their|my) own (?:shop|agency|business|company|salon|practice|firm|studio|store)",
        "(?:went|going|go|left|leave|leaving|jump\\w*) (?:to|for) (?:a |an |the |our |my )?(?:main |biggest |direct )?(?:competitor|competition|rival)",
        "covenant of \\d+",
      ),
    ],
    unless: /\b(?:union|mileage|reference)\b/,
  },
  {
    topics: ["overtime"],
    tells: [
      ANY(
        "(?:on|work|works|working|worked) (?:1[0-9]|[4-7]) ?(?:x ?)?1?[0-9]s",
        "(?:four|4|five|5) tens",
        "(?:9|1[0-9]) (?:hours?|hr) (?:days?|shifts?)",
        "(?:picking|driving|cleaning|cooking|roofing|packing|working|worked|works) .{0,20}(?:9|1[0-9]) hours",
        "(?:no|any|something|anything|nothing) extra",
        "salar(?:y|ied) .{0,30}(?:no overtime|\\d\\d hours|60|70)",
        "exempt (?:salary|status|managers?|threshold|level)",
      ),
    ],
    unless: /\b(?:notice|school|year old|rest between|child|minor|tips?|sleep|no extra (?:work|duties))\b/,
    strength: 0.7,
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
      ANY(
        "(?:listen to|take orders from|work for|hire|promote) (?:a |an )?(?:girl|woman|female|lady)",
        "(?:girls?|women|woman|females?|lad(?:y|ies)) .{0,50}(?:promot\\w*|moved up|made lead|can t do|too weak|man s job|screens? out)",
        "(?:men|guys|man|males) .{0,50}(?:promoted|moved up|get all|made lead|paid more|make more)",
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
      ANY(
        "(?:take|taking|time|go|going|be|days?|weeks|months|leave) (?:off|out) .{0,20}(?:baby|birth|newborn|adopt\\w*|surgery|treatment|bond\\w*|parent|mother|father|mom|dad)",
        "bond(?:ing)? with (?:\\w+ )?(?:baby|newborn|child|son|daughter)",
        "(?:just )?ha(?:d|ve|s|ving) (?:a|the|my|her|our) (?:\\w+ )?baby",
        "new (?:father|dad|mother|mom|parents?)",
        "(?:\\d+|two|three|four|six|eight|ten|twelve) (?:more )?weeks (?:off )?(?:for|after) (?:\\w+ )?(?:surgery|operation|birth|treatment)",
      ),
    ],
    unless:
      /\b(?:fever|cold|flu|school|doctor s note|pump\w*|milk|insurance|passed away|funeral|because she (?:just )?had a baby)\b/,
  },
  {
    topics: ["at_will_exceptions"],
    tells: [
      ANY(
        "(?:get|getting|got) rid of (?:(?:a|an|my|our|the|this|that|one|him|her|them|someone|\\w+) ){0,3}(?:employees?|workers?|hand|guy|cook|manager|nurse|driver|clerk|server|him|her|somebody|someone|person|man|woman|supervisor|helper)",
        "need (?:a |any )?(?:good )?(?:reason|cause) (?:to|for) (?:fire|firing|let|terminat\\w*|dismiss\\w*)",
        "(?:be |get |was )?fired (?:at )?(?:any ?time|whenever|on the spot)",
        "needs? (?:just |good )?cause to (?:fire|terminate|let)",
        "(?:fire|terminate|let) (?:\\w+ ){0,4}(?:during|on|in|within|before|after) (?:\\w+ ){0,3}probation",
      ),
    ],
  },
  {
    topics: ["new_hire_notice"],
    tells: [
      ANY(
        "(?:new (?:employees?|hires?|workers?|guy|person|server|staff)|first (?:person|employee|hire|worker)|hired (?:my|our|a|someone|him|her)).{0,45}(?:paperwork|forms?|hand (?:out|over)?|tell the state|who do i tell|report|notice|notify|documents?|first day)",
        "(?:hand|give|tell|notice to|notify) (?:a |the |each |every |my |our )?new (?:employees?|hires?|workers?|staff|server)",
      ),
    ],
    unless: /\b(?:drug|background|credit|felony|conviction|harass\w*|noncompete|passport|i9|paid for training|sick)\b/,
  },
  {
    topics: ["pay_transparency"],
    tells: [
      ANY(
        "(?:wages?|salar(?:y|ies)|pay|pay range|range|rate|compensation) .{0,15}(?:in|on|to|with) (?:\\w+ ){0,3}(?:ads?|postings?|listings?|help wanted(?: sign)?|indeed|linkedin|craigslist|flyers?|adverts?|advertisements?|job posts?|promotion notice)",
        "(?:telling|told|tell|knows?|discuss\\w*|shar(?:e|ed|ing)|talk\\w*) .{0,25}(?:coworkers?|colleagues?|each other|others|someone|staff|people) .{0,15}(?:what (?:i|he|she|they|we) (?:make|makes|earn|earns)|(?:my|his|her|their) (?:pay|salary|raise|wage))",
      ),
    ],
  },
  {
    topics: ["background_checks", "ban_the_box"],
    tells: [
      ANY(
        "(?:runs?|ran|running|pull\\w*|order\\w*) (?:a |an |the |some )?(?:\\w+ )?(?:reports?|background|checks?) (?:on|of|for|through)",
        "(?:report|background check|check) (?:came back|said|says|showed|shows|turned up|came up)",
        "(?:dwi|dui|felony|theft|fraud|drug|assault|criminal|prior|old) (?:convictions?|charges?|record)",
        "ask(?:ing)? (?:\\w+ ){0,2}about (?:a |an |their |his |her |any |the )?(?:criminal |arrest |police )?(?:records?|convictions?|felon\\w+)",
        "(?:question|box) .{0,15}(?:felony|felonies|convictions?|criminal)",
        "(?:felony|conviction|criminal) (?:question|box)",
      ),
    ],
    unless: /\b(?:credit report|expense reports?|osha|my record (?:sealed|expunged))\b/,
  },
  {
    topics: ["paid_sick_leave"],
    tells: [
      ANY(
        "(?:sick|fever|flu|covid|throwing up|strep|stomach bug).{0,50}(?:writ(?:e|ten) .{0,6}up|points?|days?|doctor|note|miss\\w*|stay(?:ing)? home|go to work|cover|replacement|find)",
        "call(?:s|ed|ing)? (?:in|out|off) (?:sick|\\w+ times)",
        "sick (?:days?|hours?|time|pay)",
        "(?:roll|carr(?:y|ies)|rolls?|carried) over",
        "carryover|rollover",
      ),
    ],
    unless: /\b(?:sick (?:and tired|of)|401k|feel sick about|hurt on the job)\b/,
    strength: 0.75,
  },
  {
    topics: ["contractor_test"],
    tells: [
      ANY(
        "employees? or (?:not|contractors?|freelancers?|1099)",
        "not (?:an |my |our |really )?employees?",
        "contractors? (?:agreement|contract)",
        "(?:signed|as) (?:a |an )?contractors?",
        "(?:w 9|w9|1099).{0,90}(?:employees?|employee s|set (?:his|her|their) (?:hours|schedule)|hours)",
      ),
    ],
  },
  {
    topics: ["captive_audience"],
    tells: [
      ANY(
        "(?:meetings?|speech|video|presentation|lecture|sit through).{0,40}(?:unions?|politic\\w*|religio\\w*|vote for)",
      ),
    ],
    unless: /\b(?:union meeting|shop steward)\b/,
  },
  {
    topics: ["freelance_gig"],
    tells: [
      ANY(
        "(?:clients?|magazine|studio|startup|agency).{0,25}(?:owes? me|hasn t paid|won t pay|never paid|ghosted|stiffed|late (?:paying|payment))",
        "(?:unpaid|late|overdue|my) invoices?",
      ),
    ],
  },
  {
    topics: ["child_labor"],
    tells: [
      ANY(
        "child (?:models?|actors?|performers?|stars?|labor)",
        "(?:sons?|daughters?|nephews?|nieces?|kids?|cousins?|grandsons?|granddaughters?|boys?|girls?|child|helpers?|student) .{0,20}(?:is|are|turned|turns|turning|just turned|under) 1[0-7]",
        "(?:kids?|children|teens?|minors?) under 1[0-8]",
      ),
    ],
  },
  {
    topics: ["predictive_scheduling"],
    tells: [
      ANY(
        "(?:sent|send|sends|sending|turned) (?:me|us|him|her|them|people|everyone|staff) (?:home|away|back)",
        "(?:cut|cancel\\w*|chang\\w*|move[ds]?|drop\\w*) (?:my|our|his|her|their|the) (?:shifts?|schedules?)",
        "(?:shift|schedule)s? (?:was |were |got |is )?(?:cut|cancel\\w*|chang\\w*|moved)",
      ),
    ],
    unless:
      /\b(?:complain\w*|report\w*|osha|sick|unemployment|religio\w*|sabbath|hurt|drunk|pregnan\w*|fever|retaliat\w*)\b/,
  },
  {
    topics: ["electronic_monitoring_biometrics"],
    tells: [
      ANY(
        "record(?:er|ers|ing|ed|s)? .{0,25}(?:calls?|meetings?|conversations?|break ?room|boss|employees|staff|coworkers?|office)",
        "(?:put|hide|hid|install\\w*|place[ds]?) .{0,15}(?:recorders?|cameras?|trackers?|gps)",
        "(?:reading|reads?|check\\w*|monitor\\w*|track\\w*|watch\\w*) (?:my|our|their|his|her|employees?|staff) .{0,15}(?:emails?|messages|computers?|screens?|location|phones?|texts)",
        "(?:face|hand|finger|palm|retina|eye) (?:scan|scans|scanner|print|prints|recognition)",
      ),
    ],
    unless: /\b(?:keep records|record of hours|personnel)\b/,
  },
  {
    topics: ["meal_rest_breaks"],
    tells: [
      ANY(
        "(?:second|third|half hour|no|any|skip\\w*|miss\\w*|paid|late) (?:lunch|lunches|meal|break|breaks|half hour)",
        "(?:hour|hours|hr) .{0,25}(?:no|without|don t (?:give|get)|any) .{0,12}(?:lunch|break|meal|half hour|rest)",
        "(?:eat|pee|sit down|use the (?:bathroom|restroom)) .{0,20}(?:shift|line|rate|register|all day)",
      ),
    ],
    unless: /\b(?:pump\w*|milk|tax break|break (?:the|my|a) (?:lease|contract))\b/,
  },
];

/** Topics of what is told in plain words, with the words that tell them. `spoken`: the words of the question, one space between them. */
export function toldPlainly(spoken: string): { topic: string; text: string; strength: number }[] {
  return TELLINGS.flatMap(({ topics, tells, unless, strength = SAID }) => {
    if (unless?.test(spoken)) return [];
    for (const pattern of tells) {
      const said = pattern.exec(spoken)?.[0];
      if (said)
        return topics.map((topic) => ({ topic, text: said, strength: topics.length > 1 ? strength * 0.95 : strength }));
    }
    return [];
  });
}
