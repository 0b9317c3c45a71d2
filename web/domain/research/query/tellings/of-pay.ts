import { anyOf, type Telling } from "./telling";

const LEFT =
  "(?:quit|quits|quitting|resign\\w*|walked (?:out|off)|walks off|no notice|fir(?:ed|ing)|dismiss\\w*|terminat\\w+|let (?:\\w+ ){0,3}go|laid off|sacked|canned|discharg\\w+|last day|gave (?:my |his |her )?notice|put in (?:my|his|her) notice|left early|r[ua]n off|took off|i left|he left|she left|ex employee|former (?:employee|worker)|went under|out of business|closed (?:down|up))";

const OWED =
  "(?:(?:his|her|my|their|the|last|final|a) (?:last |final )?(?:check|checks|paycheck|cheque|pay|wages|money)|pay (?:him|her|them|me|out)|get paid|never paid|paid us|payroll|due|pay now|still no check|wants? (?:\\w+ )?(?:money|pay|check|wages)|what (?:i|we|they) owe)";

/** What is told of money: pay that is late, short or taken back, hours, expenses and benefits. */
export const OF_PAY: Telling[] = [
  {
    topics: ["final_pay"],
    tells: [
      anyOf(
        "pay(?:s|ing)? (?:a|the|an|our|my|each) (?:terminated|fired|departing|former|laid off|discharged|dismissed) (?:employee|worker)s?",
        "(?:fired|let go|terminated|discharged|dismissed|laid off|quit|resigned|walked out|walked off) .{0,40}pay ?day",
      ),
      new RegExp(`\\b${LEFT}\\b.{0,70}\\b${OWED}\\b`),
      new RegExp(`\\b${OWED}\\b.{0,50}\\b${LEFT}\\b`),
    ],
    unless:
      /\b(?:unemployment|pto|vacation|severance|sick|overtime|cobra|insurance|tips?|noncompete|compete|pregnan\w*|comp|hurt|injur\w*|garnish\w*|jury|bonus|walked (?:out|off) (?:on|without paying)|because a customer|leave|weeks notice|less|pension|credit|report\w*|complain\w*|probation|retaliat\w*|race|age)\b/,
    strength: 0.75,
  },
  {
    topics: ["mini_cobra"],
    tells: [
      anyOf(
        "(?:insurance|coverage|health plan|medical plan|group plan|dental).{0,35}(?:after|when|once|if|upon).{0,30}(?:terminat\\w*|leav\\w*|left|quits?|quitting|fired|laid off|lay ?off|resign\\w*|job loss|part time|retir\\w*|divorce)",
        "(?:leave|leaves|left|quit|quits|terminated|termination|fired|laid off|resign\\w*).{0,45}(?:keep|stay on|lose|loses|continue|extend|what about|drop|end) .{0,20}(?:insurance|coverage|health plan|group plan)",
      ),
    ],
    unless: /\b(?:life insurance|workers comp|unemployment|retaliat\w*|pregnan\w*)\b/,
    strength: 0.85,
  },
  {
    topics: ["pay_frequency"],
    tells: [
      anyOf(
        "how (?:often|late|frequently|soon) .{0,25}(?:paid|payroll|paychecks?|pay|payday|wages|salaries)",
        "(?:paycheck|payroll|pay|check|wages|direct deposit) (?:is|was|are|were|keeps? (?:being|coming)|comes?) .{0,15}(?:late|delayed|behind|short every)",
        "(?:pay|paid|payroll) (?:\\w+ )?(?:weekly|monthly|biweekly|bi weekly|twice a month|every (?:other )?week|every two weeks|semi ?monthly)",
        "(?:weekly|monthly|biweekly|semi ?monthly) (?:payroll|pay ?days?)",
      ),
    ],
    unless:
      /\b(?:final|last|quit\w*|fire[ds]?|resign\w*|terminat\w*|laid|sick|vacation|pto|overtime|tips?|jury|leave|raise|commission\w*|bonus\w*|taxes)\b/,
  },
  {
    topics: ["unemployment_insurance"],
    tells: [
      anyOf(
        "(?:ui|unemployment|suta) (?:tax )?(?:rates?|account|taxes|claim|charges?)",
        "will the state (?:give|pay)|(?:strike|jobless) benefits",
        "(?:laid off|fired|quit|let go|lost my job|cut (?:me|my|his|her|their) .{0,20}hours?|hours? (?:were |was |got )?cut).{0,50}(?:how do i file|file for|collect|draw|apply for benefits|how much do i get|benefits)",
        "(?:can|could|will|do) (?:i|he|she|they) (?:collect|draw|get unemployment)",
      ),
    ],
    unless: /\b(?:eeoc|lawsuit|wage claim|comp|collect (?:tips|money|evidence)|health|401k|cobra)\b/,
  },
  {
    topics: ["wage_claim_limitation"],
    tells: [
      anyOf(
        "back (?:wages|pay) (?:from|since|for)|(?:wages|pay|overtime|hours) from .{0,15}(?:ago|last year|summers?)|summers? ago",
        "(?:owe[sd]?|owing|unpaid|never paid|not paid|didn t pay|haven t been paid|underpaid|shorted|stiffed).{0,60}(?:too late|how far back|how long do i have|(?:from|since|back in) (?:19|20)\\d\\d|years ago|still sue|statute|how many years)",
        "how (?:far|many years) back",
        "too late to (?:file|sue|claim|ask|get my)",
      ),
    ],
    unless: /\b(?:logo|invoice|client|discriminat\w*|harass\w*|fired|landlord|tax(?:es)?)\b/,
  },
  {
    topics: ["pto_payout"],
    tells: [
      anyOf(
        "sick (?:leave|time|days|pay|hours) .{0,20}(?:paid|pay|pays|cashed|cash) out",
        "(?:unused|leftover|remaining) sick .{0,40}(?:quits?|leaves?|left|fired|terminat\\w+|last day|separat\\w+)",
        "(?:pay|paid|pays|cash|cashed) out .{0,20}sick (?:leave|time|days|pay|hours)",
      ),
    ],
    strength: 0.7,
  },
  {
    // How long records of pay are kept stands in the wage acts, too.
    topics: ["min_wage"],
    tells: [
      anyOf(
        "(?:keep|keeping|retain|store|hold on to).{0,30}(?:payroll|time ?cards?|time ?sheets?|wage records|pay records|records of (?:pay|hours|wages))",
        "(?:payroll|time ?cards?|time ?sheets?|wage records).{0,30}(?:how long|retention|keep|kept)",
        "(?:record|records) retention.{0,20}(?:payroll|pay|wages)",
      ),
    ],
    strength: 0.4,
  },
  {
    // Where a state says how many times unpaid wages are owed, it says so of the last ones or of the minimum.
    topics: ["final_pay", "min_wage"],
    tells: [
      anyOf(
        "(?:treble|triple|double|three times|twice|3x|2x).{0,40}(?:damages|wages|pay|owed?|owes)",
        "(?:owe[sd]?|unpaid|back wages|sue|claim).{0,60}(?:treble|triple|double damages|three times|3x|2x)",
      ),
    ],
    unless: /\b(?:double time|doubletime|overtime|time and|holidays?|sundays?|twice a (?:month|week))\b/,
    strength: 0.7,
  },
  {
    topics: ["wage_deductions"],
    tells: [
      anyOf(
        "(?:takes?|taking|took|gonna take|deduct\\w*|holding|withh\\w+|minus) (?:out )?\\d+ (?:dollars |bucks )?(?:every|each|per|a|from|out of|off) (?:\\w+ )?(?:checks?|paychecks?|week|payday|pay)",
        "charg(?:e|ed|es|ing) (?:new hires|employees?|workers?|staff|him|her|them|us|me|servers?) (?:for|\\$?\\d+)",
        "subtract\\w*|(?:take|dock|deduct|knock off) (?:\\d+|fifteen|ten|twenty|half an?) .{0,12}(?:pay|minutes|hour|dollars)",
        "keeps? (?:my|his|her|their) (?:last |final )?(?:check|paycheck|pay)",
        "dock(?:s|ed|ing)? .{0,30}(?:pay|wages|checks?|paychecks?)",
        "(?:takes?|taking|taken|took|deduct\\w*|dock\\w*|subtract\\w*|keep|keeps|keeping|charged?|charging|comes?|coming).{0,45}(?:out of|off|off of|from) (?:\\w+ ){0,3}(?:checks?|paychecks?|pay|wages|salary|earnings)",
        "(?:takes?|taking|took|deduct\\w*|comes?) .{0,25}(?:out of|from|off) what (?:i|we|they) owe",
        "(?:makes?|making|made) (?:me|us|him|her|them|\\w+ ?(?:employees?|workers?|servers?|drivers?|cashiers?)) pay (?:for|back)",
        "(?:wants?|expects?) (?:it|the money|\\d+|me|us|him|her|them)(?: back)? (?:from|to pay|out of) .{0,30}(?:short\\w*|broke\\w*|damag\\w*|lost|stole\\w*|repair)",
        "(?:drawer|register|till|bank) (?:came up|was|is|comes up) .{0,15}short",
        "(?:backed|crashed|wrecked|scraped|dented|totaled|broke|dropped|damaged|lost|ruined|cracked|spilled) .{0,60}(?:want|make|charge|owe|pay for|pay me|reimburse me|from (?:him|her|them)|out of|dock)",
        "(?:kept|keeps|never (?:returned|gave back|brought back)|has|still has|won t (?:return|give back)) (?:the |my |our |his |her )?(?:company )?(?:laptop|keys|phone|tools|uniforms?|badge|truck|tablet|equipment|computer)",
        "owes? (?:us |me )?(?:for|money for) (?:uniforms?|tools|training|damage|a loan|an advance)",
      ),
    ],
    unless:
      /\b(?:creditors?|garnish\w*|child support|lev(?:y|ies)|irs|debts?|tax(?:es)?|401k?|court|tips?|time off|days? off|(?:week|month|year|day)s? off|w2|w4|union dues)\b/,
  },
  {
    topics: ["overtime"],
    tells: [
      anyOf(
        "(?:didn t|did not|never|not) (?:authorize|approve)[sd]? .{0,20}(?:overtime|hours|them|it)|unauthorized overtime",
        "takes? work home|stays? till \\d+",
        "(?:on|work|works|working|worked) (?:1[0-9]|[4-7]) ?(?:x ?)?1?[0-9]s",
        "(?:four|4|five|5) tens",
        "(?:9|1[0-9]) (?:hours?|hr) (?:days?|shifts?)",
        "(?:picking|driving|cleaning|cooking|roofing|packing|working|worked|works) .{0,20}(?:9|1[0-9]) hours",
        "(?:no|any|something|anything|nothing) extra",
        "salar(?:y|ied) .{0,30}(?:no overtime|\\d\\d hours|60|70)",
        "exempt (?:salary|status|managers?|threshold|level)",
        "(?:work\\w*|go|goes|going|hours?) (?:over|past|above|more than|beyond) (?:40|forty)",
        "(?:toward|towards|to|in) (?:my|the|our|their|his|her) (?:40|forty)",
        "\\bot\\b|time and (?:a )?half",
        "(?:double|extra|premium|more) (?:pay|wages|time|money) .{0,15}(?:sundays?|saturdays?|weekends?|holidays?)",
        "(?:refuses?|balks?|won t|doesn t want) .{0,20}(?:overtime|extra hours|stay late|work late|saturdays?|weekends?)",
        "commission only|straight commission|all commission",
        "(?:count|counts|counted) .{0,25}(?:overtime|40 hours|regular rate)",
      ),
    ],
    unless: /\b(?:notice|school|year old|rest between|child|minor|tips?|sleep|no extra (?:work|duties))\b/,
    strength: 0.7,
  },
  {
    topics: ["pay_transparency"],
    tells: [
      anyOf(
        "(?:tell|announce|notify|inform|post).{0,25}(?:current|existing|own|internal) (?:staff|employees|workers|people|team).{0,30}(?:jobs?|opening|openings|position|promotions?|vacanc\\w+)",
        "(?:job|position|promotion) (?:opens up|opening|openings).{0,30}(?:current|existing|own|internal\\w*) ?(?:staff|employees|workers)?",
        "(?:male|female|man|woman|guy|girl|men|women|he|she) .{0,45}(?:\\d+ ?k?|dollars|more|less|higher|lower|thousand) .{0,25}same (?:job|position|work|role|title)",
        "(?:women|men|females|males|girls) .{0,30}(?:earn|make|paid|get) (?:\\w+ )?(?:less|more)",
        "(?:what|how much) (?:the|a|this|that) (?:job|position|role) pays",
        "(?:won t|wouldn t|would not|refus\\w*|not) (?:to )?(?:say|tell|disclose|share|give) .{0,25}(?:pay|salary|wage|range)",
        "(?:found out|noticed|saw|learned) .{0,40}(?:makes?|making|gets?|earns?|paid) .{0,15}more",
        "(?:wages?|salar(?:y|ies)|pay|pay range|range|rate|compensation) .{0,15}(?:in|on|to|with) (?:\\w+ ){0,3}(?:ads?|postings?|listings?|help wanted(?: sign)?|indeed|linkedin|craigslist|flyers?|adverts?|advertisements?|job posts?|promotion notice)",
        "(?:telling|told|tell|knows?|discuss\\w*|shar(?:e|ed|ing)|talk\\w*) .{0,25}(?:coworkers?|colleagues?|each other|others|someone|staff|people) .{0,15}(?:what (?:i|he|she|they|we) (?:make|makes|earn|earns)|(?:my|his|her|their) (?:pay|salary|raise|wage))",
      ),
    ],
  },
  {
    topics: ["expense_reimbursement"],
    tells: [
      anyOf(
        "(?:pays?|paying|covers?|covering|reimburs\\w*|buys?|buying|provides?|who pays|cost) (?:for |of |us |me |them |him |her )?(?:\\w+ ){0,3}(?:wi ?fi|internet|cell ?phones?|phones?|phone bill|data plan|gas|mileage|tools|boots|laptops?|scrubs|license|parking|tolls|equipment|supplies|home office|desk|chair|certification|vehicle)",
        "(?:my|their|our|his|her|own|personal) (?:own |personal )?(?:car|truck|phone|phones|cell|laptop|vehicle|tools|gas|wi ?fi|internet) (?:for|at|to) (?:work|deliver\\w*|the job|calls|clients|drive)",
        "(?:on|use|uses|using) (?:my|their|our|his|her) (?:own |personal )(?:cars?|trucks?|phones?|cell ?phones?|laptops?|vehicles?|tools)",
      ),
    ],
    unless:
      /\b(?:gps on|search|unpaid|overtime|personal use of company|steal\w*|accident|crash\w*|wreck\w*|hurt|gun|lost|password)\b/,
  },
  {
    topics: ["garnishment"],
    tells: [
      anyOf(
        "(?:papers|letter|order|notice|writ|paperwork) from (?:the |a )?(?:sheriff|court|judge|creditor|collection|irs|state|marshal|child support|levying)",
        "(?:hold|take|send) back .{0,30}(?:pay|wages|check) .{0,30}(?:debt|credit card|loan|judgment|support|court)",
        "(?:credit card|debt|collector|collections|loan|judgment) .{0,40}(?:from|out of|take|taking|part of) .{0,15}(?:pay|wages|paychecks?|check)",
      ),
    ],
    unless: /\b(?:unemployment|eeoc|osha|w 9|immigration|tip)\b/,
  },
  {
    topics: ["working_time", "overtime"],
    tells: [
      anyOf(
        "punch(?:es|ed|ing)? in .{0,20}(?:early|before|way|ahead)|from the punch",
        "(?:off|on) (?:the|our|my|his|her) (?:clock|own time)",
        "clock(?:ed|ing|s)? (?:out|in) .{0,40}(?:wait\\w*|keep working|stay|finish|clean|can t leave|before|after|early)",
        "(?:wait\\w*|sit\\w*|stand\\w*) around .{0,40}(?:unpaid|off|paid|customers|can t leave|clock)",
        "(?:days?|hours?|shift|weeks?|time) (?:of work )?(?:with no|without|for no) pay",
        "(?:work|works|working|worked) (?:for )?(?:free|unpaid|without pay)",
        "(?:unpaid|no pay for) (?:training|meetings?|orientation|break|time|prep|setup|travel|drive)",
        "(?:answer|answering|take|taking|reply\\w*) .{0,20}(?:calls|emails|texts|messages) .{0,20}(?:home|night|weekend|off|vacation|dinner)",
        "paid for .{0,20}(?:drive|driving|travel|ride|training|orientation|meeting|setup|waiting|commute)",
      ),
    ],
    unless: /\b(?:sick|vacation|pto|suspend\w*|jury|leave|intern\w*|volunteer\w*|lunch|meal|closed for|holiday)\b/,
    strength: 0.75,
  },
  {
    topics: ["pto_payout"],
    tells: [
      anyOf(
        "(?:lose|loses|lost|forfeit\\w*|cash\\w*|pay\\w*|owed?|keep\\w*|burn|use up|deny\\w*|denied|denying|refus\\w*|banked|unused|accrued|earned|remaining|leftover) .{0,35}(?:vacation|pto|paid time off|holiday hours)",
        "(?:vacation|pto|paid time off) .{0,35}(?:lose|lost|forfeit\\w*|cash\\w*|payout|paid out|pay out|resign\\w*|quit|leave|left|fired|gone|expire[ds]?|disappear\\w*|denied|refuse[ds]?|use it)",
        "use it or lose it|(?:burn|use|charge[ds]?) (?:a |an |my |our |their )?(?:vacation|pto) (?:day|days|hours|time)",
      ),
    ],
    unless: /\b(?:sick|jury|fmla|medical|unpaid invoice|lawyer is on vacation|on vacation in)\b/,
  },
  {
    topics: ["freelance_gig"],
    tells: [
      anyOf(
        "(?:clients?|magazine|studio|startup|agency).{0,25}(?:owes? me|hasn t paid|won t pay|never paid|ghosted|stiffed|late (?:paying|payment))",
        "(?:unpaid|late|overdue|my) invoices?",
      ),
    ],
  },
];
