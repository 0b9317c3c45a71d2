/** Private matters in words that also have a meaning at work: with a sure word of work they are not private. */
const PRIVATE = anyOf(
  "(?:get|file|obtain) (?:a |an )?(?:restraining|protective|protection) order",
  "personal use",
  "(?:poem|joke|song|story) (?:about|for)",
  "how (?:do|can|to) (?:i |we )?(?:adopt|expunge|seal|divorce|naturalize|immigrate)",
  "expunge my",
  "seal my",
  "name change",
  "debt collectors?",
  "(?:lawyer|attorney) for my",
  "malpractice",
  "wrongful death",
  "(?:write|make|making|contest|probate|die[sd]? without|with no|without|living|last|in (?:his|her|my|the)) (?:a |my |the |his |her )?will\\b(?! i\\b| we\\b| they\\b| he\\b| she\\b)",
  "sales tax",
  "property tax(?:es)?",
  "tax refund",
  "credit score",
  "age of consent",
  "vote by mail",
  "register to vote",
  "own (?:a )?guns?",
  "(?:green card|visa|citizenship) for my (?:wife|husband|mother|father|parents?|son|daughter|brother|sister|spouse|fianc)",
  "(?:record|text|call|sue)\\w* .{0,25}\\bmy (?:ex|husband|wife|neighbors?|sister|brother)",
  "my (?:\\w+ )?(?:cousin|friend|roommate|brother|sister|uncle|aunt|nephew|niece|neighbor|buddy|girlfriend|boyfriend|tenant) (?:still )?(?:owes?|borrowed|stole)",
  "(?:at|in|from) (?:my|our|his|her) (?:son|daughter|kid|child)\\w*(?: s)? (?:school|daycare|team)",
  "slip(?:ped)? and f(?:all|ell) at",
  "(?:insurance|warranty) (?:company )?(?:denied|refuse\\w*|claim for)",
  "my medical records",
  "(?:movie|film|tv|television|album|season) (?:cast|show|review|trailer|finale|\\d+)",
  "(?:best|cheapest|cheap|top rated|nearest) (?!way|ways|practices?|time|interest|defen[cs]e)",
  "file (?:for )?(?:chapter \\w+ )?bankruptcy",
  "(?:weeks|months|how|am i|might i be|could i be|signs i am) pregnant(?: am i| is she)?$",
  "(?:police|cops?|sheriffs?|officers?|tsa|border patrol) .{0,20}(?:search|stop|pull|arrest|question|enter|tow)\\w*",
  "(?:green card|citizenship|visa|passport) (?:costs?|fees?|lottery|interview|test|photos?|renewal)",
  "my (?:school|principal|professor|landlord|gym|bank|hoa|church)",
  "my ex (?:is|was|has|took|wants|owes|won|allowed|keeps|husband|wife)",
  "renew (?:my |a |the |an )?(?:\\w+ )?(?:licen[sc]e|passport|registration|tags)",
  "(?:customers?|clients?|guests?|visitors?|shoppers?|patrons?) (?:slipped|fell|tripped|(?:was|got) (?:hurt|injured)|sued|is suing|wants to sue|threatens to sue)",
  "report (?:a |an )?(?:scam|spam|robo)\\w*",
  "claim (?:my |our |a )?(?:son|daughter|kids?|child|children|wife|husband|mom|mother|dad|girlfriend|dependents?) (?:on|as|for) ",
  "(?:red light|speed|traffic) cameras?",
  "(?:am i|might i be|could i be) pregnant",
  "pregnancy (?:test|symptoms|calculator|diet)",
  "(?:learn|teach me|speak) (?:spanish|french|german|chinese|english online)",
  "parental rights",
  "(?:get|renew|apply for|expedite|lost) (?:a |my |the |our )?(?:\\w+ )?passports?\\b",
  "(?:cat|dog|puppy|horse|mare|cow|goat|hamster|rabbit)s? (?:is|are|was|got) pregnant",
  "(?:in|at|from) the mall\\b",
  "to (?:buy|own|carry) (?:a |an )?(?:guns?|rifles?|pistols?|firearms?|handguns?|car|house|home)\\b",
  "(?:drug |pregnancy )?tests? for my (?:teenager|teen|kid|son|daughter) at home",
  "school (?:can |may )?(?:make|force|suspend|require|expel|ban|search|punish)\\w* (?:my|our) (?:kid|son|daughter|child)",
  "on my taxes|as a hobby",
  "jury duty (?:dress|clothes|clothing|outfit|parking|attire)|what to wear (?:to|for) (?:jury|court)",
  "(?:good|fair|going|average|normal) (?:hourly )?rate (?:for|of) (?:a |an )?(?:\\w+ )?(?:plumber|electrician|lawyer|handyman|babysitter|cleaner|mechanic|tutor|painter|mover)",
);

/** Asked by those who buy, rent, own and drive; only who names an employment asks of one. */
const BOUGHT = anyOf(
  "my (?:uber|lyft|taxi|cab\\b|nursing home|dentist|plumber\\b|mechanic\\b|roofer\\b|realtor|airline|gym\\b|bank\\b|landlord|car dealer|dealership|moving company|phone company|cable company|insurance (?:company|claim|adjuster)|surgeon\\b|vet\\b|pharmacy|daycare center|contractor never|contractor (?:took|ran|left)|builder\\b|wedding \\w+)",
  "(?:to|on|for) my (?:\\w+ )?bill\\b",
  "my (?:hospital|medical|electric|water|phone|credit card|tax) bills?\\b",
  "(?:hospital|store|hotel|airline|clinic|company) (?:over)?charged me",
  "interest rates?",
  "my ex (?:husband |wife )?(?:won t|wont|doesn t|refuses|stopped|isn t|hasn t) ",
  "grow (?:weed|cannabis|marijuana|pot)|(?:weed|cannabis|marijuana) (?:card|license) (?:cost|price|fee|renewal|application)",
  "(?:when|where|what time) (?:are|do|is|can i) (?:the )?(?:polls?|vote|voting|ballots?) ?(?:open|close|place|station)?$|where (?:do|can) i vote",
  "report (?:an |a )?(?:unsafe|dirty|dangerous) (?:restaurant|driver|road|product|building|store)",
  "(?:social media|facebook|instagram|twitter|email|tiktok|snapchat) account (?:was |got |is )?(?:hacked|locked|banned|suspended|stolen)",
  "(?:for|of|in) (?:school vaccin\\w+|students?|homeschool\\w*|video games?)|in a (?:\\w+ )?(?:video )?game\\b",
  "social security (?:retirement|benefits?|office|checks?|disability|age)",
  "(?:va|ssi|ssdi) (?:disability|benefits?|loan|claim|appeal)",
  "report (?:a |an |the |my )?(?:bad |drunk |reckless )?(?:driver|neighbor|crime|accident|website|nursing home|doctor|restaurant|seller)\\b",
  "(?:carry|own|buy|sell) (?:a |my )?(?:\\w+ )?(?:guns?|pistols?|firearms?|weapons?|knife) (?:in|to|at|into) (?:a |the )?(?:church|park|school|mall|airport|movies)",
  "(?:police|cops?|sheriff) (?:\\w+ )?(?:keep|record|take|took|tow|film|look|lie|enter|arrest)\\w*|(?:film|record|video|videotape) (?:the |a )?(?:police|cops?)",
  "(?:over ?charged|ripped|scammed) me\\b|botched|shoddy|poor workmanship",
  "my (?:\\w+ )?(?:kitchen|bathroom|roof|pool|deck|driveway|basement)\\b",
  "(?:trade|business|company) name\\b|(?:start|form|dissolve|register|close) (?:a|an|my|our|the) (?:llc|business|corporation|nonprofit|company)\\b",
  "credit card (?:debt|interest|bill|rates?|points|company)",
  "schedule c\\b",
  "small claims",
  "sue (?:a|an|the|my) (?:moving|insurance|car|phone|cable|construction|roofing|airline|hospital|doctor|dentist|store|hotel|neighbor|landlord|bank|mechanic|builder|contractor|school|vet|gym)\\b",
  "(?:gets?|got|was) (?:hit|struck|killed) (?:on|by) (?:the|a) (?:highway|road|street|car|train|deer|truck)",
  "(?:security|pet|rental|booking) deposit",
  "(?:file|make) a complaint against (?:a|an|my|the) (?:doctor|dentist|lawyer|judge|nurse|contractor|school|airline|hotel|realtor)",
  "(?:cancel|refund|return|take back) (?:my |the |a |your )?(?:\\w+ )?(?:membership|order|tickets?|shoes|reservation|purchase|booking|contract with)",
  "(?:permit|license) (?:to|for) (?:run|open|operate|sell|a|an|my) (?:\\w+ )?(?:food truck|airbnb|cookies|boat|condo|stand|shop|bar|salon|cart)",
  "(?:fish|fishing|hunting|marriage|pilot|boating|liquor) licen[sc]e",
  "statute of limitations (?:for|on) (?:a |an )?(?:car|personal injury|debt|murder|slip|malpractice|rape|theft|written contract|medical)",
);
/** Of those at home, whose work is not what is asked. */
const AT_HOME = anyOf(
  "(?:my|our|his|her) (?:son|daughter|kid|child|dog|cat|puppy|pet|horse|toddler|baby)(?: s)? (?:broke|breaks|was|got|hurt|fell|bit|ate|coach|school|teacher|college|daycare|team|bus|homework|grades?|gets? bullied)\\b",
  "(?:son|daughter|kid|child) s (?:school|coach|teacher|college|daycare|team|bus)",
  "(?:can|may|does|is|will|should) (?:a|the|my|our|her|his) (?:public |private |high |middle )?school",
);
const AT_WORK =
  /^(?:work(?:s|ing|ed)?|leave|absen\w+|aide|teachers?|staff|help(?:s|ing)?|hours|shift|paid|off|fmla|pto|sick|home)$/;

/** Without one of these, what is bought is bought. */
const EMPLOYED =
  /^(?:employ(?:ees?|ers?|ment|ed)|workers?|coworkers?|jobs?|boss|bosses|wages?|payroll|paychecks?|hir(?:e|es|ed|ing)|staff|overtime|fired|shifts?|1099|w2|uniforms?|tipped|interns?|laid)$/;

const TRAVEL = anyOf(
  "(?:train|bus|ferry|flight|subway) (?:times?|schedules?|fares?|tickets?)",
  "(?:train|bus|ferry|flight|drive|bus ride)s? (?:from|to) ",
);

/** What nobody asks of employment law, even in words of work. */
const NEVER_LAW = anyOf(
  "reset (?:my |the |a |our |his |her )?(?:\\w+ ){0,2}password",
  "(?:best|cheapest|recommend\\w*) (?:\\w+ ){0,3}(?:software|app|apps|laptop|printer|restaurants?|movies?|books?|gifts?|podcasts?)",
  "(?:good|average|typical|median|competitive) salar(?:y|ies) (?:for|of|in)",
  "how much does (?:an? )(?!tipped|minor|exempt|apprentice|minimum)(?:\\w+ )?\\w+ (?:earn|make)(?: in| per| a)?",
  "(?:what|how much) (?:should|do|must) (?:i|you|we|one|people) (?:usually |normally )?tip(?! out| pool| share)",
  "how much to tip",
  "(?:what is|what s|how much is) (?:the|a|a good|a normal) tip",
  "quit (?:smoking|drinking|vaping|gambling|sugar|caffeine|facebook|dating)",
  "how much do (?!tipped|minors?|exempt|apprentices?|we|i|they|you|servers|waiters|waitresses|employers)(?:\\w+ )?\\w+ (?:earn|make) (?:in|per|a year|on average)",
  "who (?:invented|discovered)",
  "pay (?:off )?my (?:credit cards?|mortgage|parking tickets?|electric bill|property tax\\w*)",
  "(?:wages?|laws?|overtime) (?:in|of) (?:germany|france|spain|italy|portugal|ireland|england|scotland|the uk|britain|europe|the eu|canada|ontario|quebec|(?<!new )mexico|brazil|india|china|japan|korea|australia|new zealand|the philippines|sweden|norway|denmark|switzerland)\\b",
  "(?:union pacific|western union|european union|soviet union|student union|union jack|state of the union)",
  "how (?:do|can|to) (?:i |you )?fire up|fire (?:pits?|place|wood)\\b",
  "lay(?:ing)? off (?:the )?(?:sugar|booze|alcohol|carbs|sweets|caffeine|junk food)",
  "garnish (?:for|a|the|my) (?:\\w+ )?(?:martini|cocktail|drink|plate|dish|soup|salad|cake|margarita)",
  "(?:iron|bronze|stone|middle|ice) ages?\\b",
  "union of (?:\\w+ )?sets",
  "pto (?:tractors?|shafts?|gearbox|clutch|drive|driven)|tractor (?:attachments?|parts)",
  "(?:hours of (?:the |a )?|what time does (?:the )?)(?:post office|library|bank|store|dmv|pharmacy|museum|zoo|gym)(?: open| close)?$|(?:post office|library|dmv|museum|zoo) hours",
  "(?:fired|fire) (?:clay|pottery|brick|pizza)",
  "tip (?:a|my|the) (?:hairdresser|barber|driver|movers?|waiter|waitress|stylist|guide|dealer)",
  "(?:write|draft|compose) (?:me |us )?(?:a |an )?(?:\\w+ )?(?:poem|song|joke|speech|toast|birthday|thank you|love)",
);
/** Asked of the arts, of journeys and of shops, whatever the words around: 'layoff song lyrics', 'mine tours for kids'. */
const PLEASURES = anyOf(
  "lyrics?",
  "(?:rules?|overtime|penalt(?:y|ies)|breaks?|shifts?|strikes?) (?:in|of|for) (?:basketball|football|baseball|soccer|hockey|tennis|golf|boxing|wrestling|volleyball|rugby|cricket|the (?:nba|nfl|nhl|mlb|ufc|olympics))\\b(?! (?:coach|team|league|camp|referee))",
  "strike zone|pay per view|false start|penalty kick|shift knob|campfires?",
  "(?:tours?|tickets?|admission|costumes?|toys|coloring pages?|crafts|lessons) for (?:kids?|children|toddlers|families|adults|beginners)",
  "(?:halloween|party) costumes?",
  "(?:memes?|jokes|quotes|riddles|puns) (?:about|on|for)",
  "(?:memes?|jokes|quotes|clip ?art|crossword|synonyms?|anagram)$",
  "who (?:pays|has to pay|should pay|is paying) for (?:a |an |the |my |his |her )?(?:\\w+ )?(?:funeral|burial|cremation|wedding|honeymoon|date|dinner|drinks)",
);
const SURE_WORK =
  /^(?:employ\w+|work\w*|jobs?|pay\w*|wages?|coworkers?|staff|leave|boss|hir(?:e|ed|ing)|applicants?|garnish\w*)$/;

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(`\\b(?:${patterns.join("|")})`);
}

/** A question of private life, of money spent or of writing, not of employment law. */
export function isPrivate(words: string[]): boolean {
  const text = words.join(" ");
  return (
    NEVER_LAW.test(text) ||
    PLEASURES.test(text) ||
    isTravel(words) ||
    (BOUGHT.test(text) && !words.some((word) => EMPLOYED.test(word))) ||
    (AT_HOME.test(text) && !words.some((word) => EMPLOYED.test(word) || AT_WORK.test(word))) ||
    (PRIVATE.test(text) && !isSurelyWork(words))
  );
}

/** How one gets somewhere, not the time that work on the way takes: "train times" is no training time, though the stems are the same. */
const isTravel = (words: string[]): boolean => TRAVEL.test(words.join(" ")) && !isSurelyWork(words);

const isSurelyWork = (words: string[]): boolean => words.some((word) => SURE_WORK.test(word));
