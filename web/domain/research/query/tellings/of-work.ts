import { anyOf, type Telling } from "./telling";

const BODY =
  "(?:fingers?|hands?|wrists?|arms?|shoulders?|rotator|back|knees?|ankles?|foot|feet|toes?|legs?|hips?|neck|head|eyes?|discs?|ribs?|elbows?|thumbs?|tendons?|hernia)";

const HURT =
  "(?:tore|torn|broke|fractured|sprained|strained|sliced|crushed|smashed|mangled|burn(?:ed|t)|hurt|injured|injures|messed up|threw out|twisted|amputated|dislocated|herniated|electrocuted|cut)";

const RIVAL =
  "(?:competitors?|competition|rivals?|another (?:\\w+ )?(?:company|shop|salon|firm|agency|practice|office|hospital|clinic|store|gym)|the other (?:\\w+ ){0,2}(?:office|company|shop|salon|firm|place)|any (?:other )?\\w+ (?:for|within)|same (?:industry|business|field|town)|across the street|down the (?:street|road))";

/** What is told of the work itself: how it begins and ends, what is promised, watched and reported. */
export const OF_WORK: Telling[] = [
  {
    topics: ["workers_comp"],
    tells: [
      new RegExp(
        `\\b${HURT}\\b.{0,30}\\b${BODY}\\b.{0,80}\\b(?:lifting|work|job|shift|crate|boss|machine|ladder|forklift|employees?|workers?|crew|boat|truck|who pays|doctor|report|claim)\\b`,
      ),
      new RegExp(
        `\\b(?:employees?|workers?|operator|cook|nurse|driver|helper|guy|technician|mechanic|roofer|housekeeper|aide|hand|picker|packer|welder|carpenter|electrician|plumber|maid|at work|on the (?:job|line|clock|dock)|lifting)\\b.{0,40}\\b${HURT}\\b.{0,30}\\b${BODY}\\b`,
      ),
      anyOf(
        "(?:\\w+(?:er|or|ist|ian|man|men)|guy|crew|sub|hand) (?:\\w+ )?fell (?:\\w+ ){0,2}(?:off|from|through|down|stor(?:y|ies)|feet|floors?)",
        "(?:stung|bitten|electrocuted|burned|fell|slipped|tripped|passed out|collapsed|hit by) .{0,40}(?:job|work|roof\\w*|site|shift|ladder|warehouse|kitchen|truck|landscaping|he|she|employee)",
        "(?:sub|subs|subcontractor|helper|guy|roofer|worker|employee) (?:fell|got hurt|was hurt|is hurt|got injured)",
        "(?:carry|have|buy|need|get|pay|does|on|the|state|for) comp(?: (?:pay|cover|insurance|claim|policy))?",
        "l i premiums?",
        "pay l i",
      ),
    ],
    unless: /\b(?:comp time|skateboard\w*|soccer|ski\w*|car accident|gym)\b/,
  },
  {
    topics: ["non_compete"],
    tells: [
      new RegExp(
        `\\b(?:can t|cannot|cant|can i|not allowed to|won t let|prohibit\\w*|bar|bars|barred|stop\\w*|prevent\\w*|keep|before|signed .{0,30})\\b.{0,40}\\b(?:work(?:ing)? (?:for|at|with)|go(?:ing)? to|join(?:ing)?|start(?:ing)?|compet\\w*)\\b.{0,25}\\b${RIVAL}`,
      ),
      anyOf(
        "(?:restriction|restricted|banned|limit|no) .{0,15}(?:on |from )?(?:going|working|work|moving) (?:to|for|at|within|in) .{0,20}(?:other|another|miles?|competitors?|clinics?|shops?|salons?)",
        "within \\d+ miles",
        "(?:can t|cannot|cant|not) work (?:for|at|in) .{0,40}for (?:\\w+) (?:years?|months?)",
        "(?:taking|took|take|steal\\w*|stole|poach\\w*|solicit\\w*|calling|keep) (?:all )?(?:my|our|the|his|her) (?:clients?|customers?|accounts|patients|book of business)",
        "(?:open(?:ed|ing|s)?|start(?:ed|ing|s)?) (?:up )?(?:his|her|their|my) own (?:shop|agency|business|company|salon|practice|firm|studio|store)",
        "(?:went|going|go|left|leave|leaving|jump\\w*) (?:to|for) (?:a |an |the |our |my )?(?:main |biggest |direct )?(?:competitor|competition|rival)",
        "covenant of \\d+",
        "(?:text\\w*|call\\w*|messag\\w*|email\\w*|contact\\w*) (?:all )?(?:her|his|my|our|their|the) (?:old |former )?(?:clients?|customers?|regulars|patients?|accounts)",
        "(?:moved|moving|opened|set up|working) (?:\\w+ ){0,3}(?:blocks?|miles?|doors?) (?:over|down|away|up the street)",
      ),
    ],
    unless: /\b(?:union|mileage|reference)\b/,
  },
  {
    topics: ["at_will_exceptions"],
    tells: [
      anyOf(
        "(?:can|could|may) (?:i|he|she|they|we|you|an employee|someone|my boss|a boss) (?:legally |just )?(?:be |get )?(?:fired?|let go|terminated?|dismiss(?:ed)?)",
        "(?:wrongful|illegal|unfair|legal) (?:to )?(?:fire|firing|let|terminat\\w*|dismiss\\w*)",
        "(?:transferred|moved|switched|reassigned|put) (?:me |him |her )?(?:to|on) (?:\\w+ )?(?:graveyard|nights?|weekends?|another (?:store|department|location|shift)|days) (?:without|and)",
        "(?:yells?|screams?|throws?|curses?|swears?) (?:at|and|things|everyone)",
        "(?:weeks?|days?|month) notice (?:is |be )?(?:required|needed|necessary|mandatory)|required to give (?:\\w+ )?(?:weeks?|days?|notice)",
        "caught (?:\\w+ ){0,3}(?:stealing|sleeping|lying|drinking)",
        "(?:get|getting|got) rid of (?:(?:a|an|my|our|the|this|that|one|him|her|them|someone|\\w+) ){0,3}(?:employees?|workers?|hand|guy|cook|manager|nurse|driver|clerk|server|him|her|somebody|someone|person|man|woman|supervisor|helper)",
        "need (?:a |any )?(?:good )?(?:reason|cause) (?:to|for) (?:fire|firing|let|terminat\\w*|dismiss\\w*)",
        "(?:be |get |was )?fired (?:at )?(?:any ?time|whenever|on the spot)",
        "needs? (?:just |good )?cause to (?:fire|terminate|let)",
        "(?:fire|terminate|let) (?:\\w+ ){0,4}(?:during|on|in|within|before|after) (?:\\w+ ){0,3}probation",
        "job descriptions?|outside (?:of )?my job|not (?:in |part of )?my job|different (?:duties|job|department|position)|extra duties",
        "no call no show|job abandonment|abandoned (?:his|her|their|the) job|stopped showing up|never came back|ghosted (?:us|me)",
        "(?:fired|fire|let go|terminated|canned|axed|sacked|dismissed) .{0,40}(?:attitude|no reason|performance|drama|being (?:late|rude)|affair|personality|jealous|lazy|slow|mistakes?|gossip|not a fit)",
        "(?:cut|cuts|cutting|lower(?:ed|ing)?|reduc\\w+|drop(?:ped|ping)?|change[ds]?|changing|slash\\w*) (?:my|his|her|their|our|your|the|an employee s|everyone s) (?:pay|hourly|wages?|salary|rate|hours|title|position|commission|duties)",
        "(?:dollars?|\\d+|percent) (?:less an hour|pay cut)|pay cut",
        "guarantee[ds]? .{0,20}hours|favoritism|nepotism|plays favorites|write ?ups?|written warnings?|final warning",
        "(?:fire|fired|firing) (?:my|our|a|the) \\w+",
      ),
    ],
  },
  {
    topics: ["service_letter_reference"],
    tells: [
      anyOf(
        "(?:say|tell|disclose|share|reveal|honest) .{0,60}(?:about|of) (?:a |an |my |our |the )?(?:bad |old |problem )?(?:ex|former|past|previous|old|bad|departed) (?:\\w+ )?(?:employees?|workers?|staff|hire)",
        "(?:calls?|called|calling|asks?|asking) (?:me |us )?(?:for|about) (?:a |an |the )?(?:job )?references?",
        "(?:new|next|prospective|future|other|another) (?:employer|company|boss) (?:calls?|called|asks?|contacts?)",
      ),
    ],
  },
  {
    topics: ["new_hire_notice"],
    tells: [
      anyOf(
        "(?:new (?:employees?|hires?|workers?|guy|person|server|staff)|first (?:person|employee|hire|worker)|hired (?:my|our|a|someone|him|her)).{0,45}(?:paperwork|forms?|hand (?:out|over)?|tell the state|who do i tell|report|notice|notify|documents?|first day)",
        "(?:hand|give|tell|notice to|notify) (?:a |the |each |every |my |our )?new (?:employees?|hires?|workers?|staff|server)",
      ),
    ],
    unless: /\b(?:drug|background|credit|felony|conviction|harass\w*|noncompete|passport|i9|paid for training|sick)\b/,
  },
  {
    topics: ["background_checks", "ban_the_box"],
    tells: [
      anyOf(
        "rescind .{0,40}(?:robbery|theft|assault|felony|dui|arrest|conviction|record|drug charge)|because of (?:a|an|his|her) (?:\\w+ )?(?:robbery|theft|assault|felony|dui|arrest|burglary|charge)",
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
    topics: ["contractor_test"],
    tells: [
      anyOf(
        "are (?:our|my|the|these|your) (?:\\w+ ){1,2}employees",
        "treat(?:ed|ing)? (?:as|like) (?:an |a )?(?:employees?|contractors?)",
        "employees? or (?:not|contractors?|freelancers?|1099)",
        "not (?:an |my |our |really )?employees?",
        "contractors? (?:agreement|contract)",
        "(?:signed|as) (?:a |an )?contractors?",
        "(?:w 9|w9|1099).{0,90}(?:employees?|employee s|set (?:his|her|their) (?:hours|schedule)|hours)",
      ),
    ],
  },
  {
    topics: ["whistleblower", "retaliation"],
    tells: [
      anyOf(
        "(?:filed|complained|reported|testified|called|went|wrote|told|contacted) .{0,60}(?:eeoc|osha|hr|labor (?:board|department|commissioner)|dol|the state|human resources|agency|inspector).{0,80}(?:now|then|after that|weeks? later|days? later|months? later|next (?:day|week)|since then|ever since)",
        "refus\\w* to (?:sign off|falsify|lie|fake|backdate|forge|break the law|do (?:something|anything) illegal|dump|cheat|cook|overbill|drive|cover (?:it )?up|go along)",
        "(?:asked|told|wants?|wanted|ordered|pressured) (?:me|us|him|her|them) to (?:falsify|lie|fake|backdate|forge|break the law|do (?:something|anything) illegal|dump|cheat|cook|overbill|cover (?:it )?up|sign off)",
        "(?:fake|false|forged|falsified|phony) (?:inspection|records?|reports?|sheets?|invoices?|numbers|documents|bills?|billing|logs?|time ?sheets?)",
      ),
    ],
    unless: /\b(?:timecards?|papers of|social security card|green card|i9|resume)\b/,
  },
  {
    topics: ["labor_relations"],
    tells: [
      anyOf(
        "(?:authorization|union|signed) cards?(?: signed)?",
        "(?:talk\\w*|meet\\w*|organiz\\w*|sign\\w*) .{0,20}(?:unions?|organizer)",
        "(?:all|whole|entire) (?:crew|shift|staff|kitchen|team) (?:walked|called|signed|complained|refused)",
        "(?:post\\w*|rant\\w*|vent\\w*|complain\\w*|tweet\\w*|wrote) .{0,20}(?:facebook|instagram|twitter|tiktok|linkedin|glassdoor|reddit|snapchat|online|social media) .{0,40}(?:pay|wages?|tips|hours|schedules?|conditions|boss|manager|understaffed|treat\\w*)",
      ),
    ],
    unless: /\b(?:credit union|id cards?|time cards?|medical cards?)\b/,
  },
  {
    topics: ["captive_audience"],
    tells: [
      anyOf(
        "(?:meetings?|speech|video|presentation|lecture|sit through).{0,40}(?:unions?|politic\\w*|religio\\w*|vote for)",
      ),
    ],
    unless: /\b(?:union meeting|shop steward)\b/,
  },
  {
    topics: ["working_time"],
    tells: [
      anyOf(
        "(?:work|stay)\\w* .{0,40}without (?:\\w+ )?(?:permission|approval|authorization)",
        "(?:unapproved|unauthorized) (?:overtime|hours|time)",
        "overtime (?:\\w+ ){0,3}(?:not|never|t) (?:\\w+ )?(?:approved?|authorized?)",
      ),
    ],
    unless: /\b(?:work permit|visa|remote\w*|sick|leave)\b/,
  },
  {
    topics: ["predictive_scheduling"],
    tells: [
      anyOf(
        "(?:sent|send|sends|sending|turned) (?:me|us|him|her|them|people|everyone|staff) (?:home|away|back)",
        "(?:cut|cancel\\w*|chang\\w*|move[ds]?|drop\\w*) (?:my|our|his|her|their|the) (?:shifts?|schedules?)",
        "(?:shift|schedule)s? (?:was |were |got |is )?(?:cut|cancel\\w*|chang\\w*|moved)",
        "(?:show\\w*(?: up)?|report\\w*|came in|comes in) .{0,30}(?:no work|nothing to do|no customers)",
        "(?:reporting|show up|call in) (?:time )?pay",
        "(?:shift|day|hours) .{0,20}spread|spread of hours|split shifts?",
      ),
    ],
    unless:
      /\b(?:complain\w*|report(?:ed|s)? (?!.{0,20}\bno work)\w+|osha|sick|unemployment|religio\w*|sabbath|hurt|drunk|pregnan\w*|fever|retaliat\w*)\b/,
  },
  {
    topics: ["electronic_monitoring_biometrics"],
    tells: [
      anyOf(
        "(?:keystroke|screen|mouse|webcam) (?:monitor\\w*|track\\w*|record\\w*|captur\\w*)",
        "record(?:er|ers|ing|ed|s)? .{0,25}(?:calls?|meetings?|conversations?|break ?room|boss|employees|staff|coworkers?|office)",
        "(?:put|hide|hid|install\\w*|place[ds]?) .{0,15}(?:recorders?|cameras?|trackers?|gps)",
        "(?:reading|reads?|check\\w*|monitor\\w*|track\\w*|watch\\w*) (?:my|our|their|his|her|employees?|staff) .{0,15}(?:emails?|messages|computers?|screens?|location|phones?|texts)",
        "(?:check|see|watch|track|monitor|read|log|record)\\w* what (?:my |our |the )?(?:employees?|staff|workers?|people|they) (?:are )?(?:typ|writ|do|look|brows|say)\\w* .{0,20}(?:computers?|keyboards?|screens?|online|internet|phones?|laptops?)",
        "(?:face|hand|finger|palm|retina|eye) (?:scan|scans|scanner|print|prints|recognition)",
      ),
    ],
    unless: /\b(?:keep records|record of hours|personnel)\b/,
  },
  {
    topics: ["meal_rest_breaks"],
    tells: [
      anyOf(
        "(?:\\d+|ten|fifteen|twenty|thirty) minutes? (?:rest|break|breaks|lunch|lunches|meal|meals)",
        "(?:no|without|have) time (?:for|to take) (?:a |my |our |their )?(?:breaks?|lunch|meals?)",
        "(?:work|works|working) through (?:lunch|their lunch|my lunch|breaks?)|stay at (?:the|their|my) desk .{0,15}(?:lunch|break)?|with (?:just|only) (?:a|one) (?:15|10|fifteen|ten)",
        "(?:second|third|half hour|no|any|skip\\w*|miss\\w*|paid|late) (?:lunch|lunches|meal|break|breaks|half hour)",
        "(?:hour|hours|hr) .{0,25}(?:no|without|don t (?:give|get)|any) .{0,12}(?:lunch|break|meal|half hour|rest)",
        "(?:eat|pee|sit down|use the (?:bathroom|restroom)) .{0,20}(?:shift|line|rate|register|all day)",
      ),
    ],
    unless: /\b(?:pump\w*|milk|tax break|break (?:the|my|a) (?:lease|contract))\b/,
  },
];
