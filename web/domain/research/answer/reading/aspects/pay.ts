import type { Aspect } from "./aspect";

/** How many times unpaid wages are owed. */
export const MULTIPLIED: Aspect = {
  label: "double or treble damages",
  asks: /\b(?:treble|triple|double|three times|3x|2x|twice)\b(?!.{0,8}\btime\b)(?=.*\b(?:sue|claim|owe|owed|wages|damages|unpaid)\b)|\b(?:sue|claim|owe|owed|wages|damages|unpaid)\b.*\b(?:treble|triple|double (?:damages|the)|three times|3x|2x)\b/i,
  speaks:
    /\b(?:treble|triple|double|threefold|(?:2|3|two|three) times|twice (?!(?:in )?(?:a|an|each|every|per) |monthly|yearly)|multiplied|liquidated damages)\b/i,
  isDecisive: true,
};

/** A state may ask for more years than federal law. */
export const KEPT: Aspect = {
  label: "how long records are kept",
  asks: /^(?!.*\b(?:jobs?|positions?|spots?) (?:open|for)\b|.*\bkeep (?:his|her|their|my) (?:job|position|spot)\b).*\b(?:how long|how many years|years?)\b.{0,40}\b(?:keep|kept|retain|retained|store|hold on to)\b|\b(?:record|document)s? retention\b|\bretention period\b/i,
  speaks: /\b(?:keep|keeps|kept|retain\w*|preserv\w*|maintain\w*|stor\w+)\b.{0,120}\b(?:years?|months?|days?)\b/i,
  isFloor: true,
};

/** Points of pay, deductions and what is left at the end of it. */
export const PAY_ASPECTS: Aspect[] = [
  KEPT,
  {
    label: "severance",
    asks: /\bseverance\b/i,
    speaks: /\bseverance\b/i,
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
    label: "a self-audit as a defense",
    asks: /\b(?:audit|self[- ]evaluation)\b.{0,30}\bdefen[cs]e\b|\bdefen[cs]e\b.{0,40}\b(?:audit|self[- ]evaluation)\b/i,
    speaks: /\b(?:self-evaluation|audit\w*|defen[cs]e)\b/i,
  },
  {
    label: "premiums and contributions",
    asks: /\b(?:premiums?(?! (?:pay|rate|wages?|time|hours?))|contributions?|leave tax|who pays (?:for )?(?:the |it|that|family leave|paid leave|pfl|pfml))\b(?!(?:er|hospital|doctor|bill|medical)\b)/i,
    speaks: /\b(?:premiums?|contribut\w+|financ\w+|fund(?:ed|ing)|payroll tax)\b/i,
  },
  {
    label: "direct deposit",
    asks: /\bdirect deposit\b|\bpaper checks?\b|\bpay ?cards?\b/i,
    speaks: /\b(?:direct deposit|deposit|electronic\w*|cards?|checks?)\b/i,
  },
  {
    label: "a shortfall of tips",
    asks: /^(?=.*\b(?:tips?|tipped)\b).*\b(?:fall(?:s|ing)? short|fell short|shortfall|make up the (?:difference|rest)|(?:not|\w+n['’]t) (?:add up|bring|reach|make|get|cover)|too few tips|top (?:it |them |him |her )?up)\b/i,
    speaks:
      /\bmakes? up\b|\bshortfall\b|\b(?:bring|brings|reach|reaches)\b.*\$|\bwith tips\b|\btips on top\b|\bpays? the (?:difference|rest)\b|\bcome to at least\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the wage of tipped employees",
    asks: /^(?!.*\b(?:pool\w*|shar(?:e|es|ing)|managers?|supervisors?|keep\w*|kept|steal\w*|stole|tak(?:e|es|ing|en)|took|overtime|leave|sick|vacation|notice|fees?|short\w*|tax\w*|deduct\w*|dock\w*|uniforms?|training|bring|brings|reach|fall|falls|fell|make up|top up)\b)(?=.*\b(?:tipped|servers?|waiters?|waitress(?:es)?|waitstaff|bartenders?|tip credit)\b).*\b(?:wages?|pay|paid|minimum|hourly|an hour|tip credit)\b/i,
    speaks:
      /\b(?:tipped|tips?)\b.*\$|\$.*\b(?:tips?|tipped)\b|\bcash wage\b|\btip credit\b|\btips? (?:may not|never|do not|cannot) count\b|\btips?\b.{0,40}\b(?:appl\w+|count\w*|credit\w*) (?:to|toward|against)\b/i,
    isDecisive: true,
  },
  {
    label: "a youth wage",
    asks: /\b(?:youth|training|teen\w*|student) (?:minimum )?wages?\b|^(?=.*\b(?:1[3-9][- ]?(?:years?|yrs?|y\/?o)?|minors?|teen\w*|under (?:18|20)|students?)\b).*\b(?:less than|below|under|lower than)\b.{0,15}\bminimum\b(?! age)/i,
    speaks:
      /^(?=.*(?:[$%]|\bpercent\b|\bminimum wage\b))(?=.*(?:\bwages?\b|\bpa(?:y|id)\b|\ban hour\b)).*\b(?:under (?:age )?(?:18|20)|youth|minors?|(?:training|opportunity) wage|students?|learners?)\b/i,
    isDecisive: true,
    itsTopic: "min_wage",
  },
  {
    label: "the tax form for contractors",
    asks: /^(?=.*\b(?:forms?|report\w*|fil(?:e|ing)|send|due|deadline)\b).*\b(?:contractors?|freelancers?|1099s?|non-?employees?)\b/i,
    speaks: /\b1099\b/,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "interns",
    asks: /^(?!.*\b(?:harass\w*|sexual\w*|comments?|jokes?|touch\w*|grop\w*)\b).*\b(?:interns?|internships?)\b/i,
    speaks: /\b(?:interns?|internships?|trainees?)\b/i,
  },
  MULTIPLIED,
  {
    label: "commissions",
    asks: /^(?!.*\b(?:written|in writing|contracts?|sign(?:ed)?)\b).*\bcommissions?\b(?!er)/i,
    speaks: /\bcommissions?\b/i,
  },
  {
    label: "who is covered",
    asks: /\b(?:are we|am i|are they|is (?:he|she|it|(?:my|our|an?|the) (?:[\w-]+ ){1,4}?)) ?(?:even |still |actually )?(?:covered|under (?:the|that|this)|subject to|exempt from)\b|\b(?:does|do|will|would) (?:it|this|that|the|those|these) (?:[\w-]+ ){0,6}?(?:apply|applies) to (?:us|me|my|our|small|a|an)\b/i,
    speaks: /\bcovers\b|\b(?:is|are) (?:not )?(?:covered|exempt)\b|^Employers? (?:with|that|of)\b/i,
    isMinor: true,
    isDecisive: true,
    isOfCoverage: true,
  },
  { label: "bonuses", asks: /\bbonus(?:es)?\b/i, speaks: /\bbonus(?:es)?\b/i },
  {
    label: "fees of credit cards",
    asks: /\b(?:credit ?card|processing|card) fees?\b/i,
    speaks: /\b(?:cards?|fees?)\b/i,
  },
  {
    label: "uniforms",
    asks: /^(?!.*\b(?:deduct\w*|tak(?:e|ing)|took|dock\w*|withh[eo]ld\w*|out of)\b).*\buniforms?\b/i,
    speaks: /\buniforms?\b|\bdress\b|\bclothing\b/i,
  },
  {
    label: "unreturned equipment",
    asks: /\b(?:brings?|brought|gives?|gave) (?:\w+ ){0,3}(?:laptop|phone|keys?|tools?|uniforms?|badge|equipment|property) back\b|\b(?:return(?:s|ed|ing)?|brings? back|brought back|gives? back|gave back|(?:brings?|brought|gives?|gave) (?:\w+ ){1,4}back|unreturned|kept|keeps)\b.{0,30}\b(?:laptop|phone|keys?|tools?|uniform|badge|equipment|property)\b|\b(?:laptop|phone|keys?|tools?|uniforms?|badge|equipment|property)\b.{0,30}\b(?:(?:never|not|n['’]t|to|has|have|is|are) (?:\w+ )?(?:return(?:s|ed)?|brought back|gave back|given back)|unreturned|back)\b/i,
    speaks: /\b(?:equipment|property|unreturned|laptop|return of|not returned|offset|set off)\b/i,
    isDecisive: true,
  },
  {
    label: "the exempt salary",
    asks: /^(?!.*\b(?:monthly|once a month|pay ?days?|payroll)\b).*\b(?:exempt(?!ions?\b)(?! from)|salaried|on salary)\b/i,
    speaks: /\bexempt\w*|\bsalar(?:y|ied)\b/i,
  },
  {
    label: "the salary of exempt staff",
    asks: /^(?!.*\b(?:highly compensated|(?:an|per|each) hour|hourly)\b)(?=.*\b(?:exempt|salar(?:y|ied)|overtime)\b).*(?:\$ ?\d{3}|\$ ?\d{1,3},\d{3}|\b\d{2,3}k\b|\bthreshold\b|\benough\b|\bminimum salary\b)/i,
    speaks:
      /^(?!.*\bhighly compensated\b).*(?:exempt\b.*\$[\d,.]+ a (?:week|year)|\$[\d,.]+ a (?:week|year)\b.*\bexempt)/i,
  },
  {
    label: "overtime of salaried staff",
    asks: /\bovertime\b.*\bsalaried\b|\bsalaried\b.*\bovertime\b/i,
    speaks: /^(?!.*\bhighly compensated\b).*\bexempt\w*\b.*\$[\d,.]+ a (?:week|year)|\bsalary alone\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "unequal pay",
    asks: /\bequal pay\b|\bpay gap\b|\bsame (?:job|work)\b.{0,40}\b(?:more|less)\b|\b(?:more|less) (?:pay |money )?(?:for|than) .{0,30}\b(?:same (?:job|work)|men|man|women|woman|him|her)\b/i,
    speaks: /\b(?:equal (?:pay|work)|same work|comparable work|substantially similar|pay\b.{0,40}\bless)\b/i,
  },
  {
    label: "the last pay after a layoff",
    asks: /^(?=.*\b(?:laid (?:\w+ ){0,2}off|lay(?:ing)? (?:\w+ ){0,2}off|layoffs?)\b).*\b(?:(?:last|final) (?:pay\w*|wages|checks?)|paid out|wages (?:are )?due)\b/i,
    speaks:
      /\b(?:discharg\w+|lays? off|laid[- ]off)\b.{0,80}\b(?:pay|paid|wages)\b|\b(?:pay|paid|wages)\b.{0,80}\b(?:discharg\w+|laid[- ]off)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "a difference in pay that is allowed",
    asks: /^(?=.*\b(?:pay|paid|makes?|earns?|salary|wages?)\b).*\b(?:defen[cs]es?|justif\w+|allowed to pay (?:\w+ ){0,3}(?:more|less))\b/i,
    speaks:
      /\b(?:lawful|allowed|excuses?|unless|except|defense)\b.*\b(?:seniority|merit|factor)\b|\baffirmative defense\b/i,
  },
  {
    label: "deductions for loss, damage or uniforms",
    asks: /^(?=.*\b(?:deduct\w*|take|taking|took|dock\w*|charge\w*|withh[eo]ld\w*|hold ?back|out of)\b).*\b(?:brok\w+|damag\w+|wreck\w*|ruin\w*|smash\w*|crash\w*|stole\w*|short(?:age|ages)?|lost|loses?|missing|till|drawer|walk[- ]?outs?|walk(?:ed|s)? out|dine[- ]and[- ]dash|unpaid tabs?|uniforms?|tools|tablet|laptop|walkie\w*|dropped|spill\w*)\b/i,
    speaks:
      /\b(?:consent|authori[sz]\w+|agree\w*|assignment|signed|deduct\w*\b[^.]*\b(?:in writing|written)|in writing\b[^.]*\bdeduct\w*|shortages?|breakage|damaged?|lost property|losses|may (?:withhold|deduct|hold back) only|may not (?:withhold|deduct))\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "notice of a change in pay",
    asks: /^(?=.*\bpay (?:cuts?|reductions?)\b|.*\b(?:cut|cuts|cutting|reduc\w+|lower\w*|drop\w*|chang\w+)\b.{0,30}\b(?:pay|wages?|rates?|salar(?:y|ies)|hourly)\b)(?!.*\b(?:pay ?day|minimum wage|pay period to|biweekly|weekly|fmla|leave|complain\w*|retaliat\w*)\b).*\b(?:notice|notify|tell|telling|told|warn\w*|announce\w*|advance|next (?:pay|week|month)|retroactiv\w*|ahead|in writing)\b/i,
    speaks:
      /\b(?:lowers?|reduc\w+|chang\w+|cuts?)\b.{0,60}\b(?:notice|notified|notify|announced?|ahead|in writing|before)\b|\b(?:notice|notify|announce|tell)\b.{0,60}\b(?:lower\w*|reduc\w+|change|cut)\b/i,
    isDecisive: true,
  },
  {
    label: "what a policy on vacation may take away",
    asks: /^(?=.*\b(?:vacations?|pto|paid time off)\b)(?=.*\b(?:handbook|polic(?:y|ies)|rule)\b).*\b(?:no pay ?out|not? (?:be )?pa(?:y|id)|forfeit\w*|los(?:e|es|t)|unless|(?:n['’]t|not) (?:pay|get|give)|(?:two|2) weeks)\b/i,
    speaks:
      /\bpolic(?:y|ies)\b[^.]*\b(?:limits?|exclud\w+|forfeit\w*|void|lost|lapse|says?|decides?|provides?|takes?|enforced|may not|cannot|conditions?)\b|\b(?:forfeit\w*|void|lost|unless|only|set by|follows)\b[^.]*\bpolic(?:y|ies)\b|\buse-it-or-lose-it\b|\bforfeit\w*\b[^.]*\b(?:void|allowed|not enforced)\b|\b(?:may not|no)\b[^.]*\bforfeit\w*/i,
    isDecisive: true,
  },
  {
    label: "vacation left at the end",
    asks: /^(?!.*\b(?:sick|fmla|maternity|parental|deny|denied|request\w*)\b)(?=.*\b(?:vacations?|pto|paid time off)\b).*\b(?:quit\w*|resign\w*|fire[ds]?|terminat\w+|let go|departing|pa(?:y|id|ying) out|payout|(?:employee|worker|guy|she|he|they|somebody|someone) (?:left|leaves))\b/i,
    speaks:
      /^(?!.*\bsick leave\b).*\b(?:vacations?|paid time off|pto|(?:earned|accrued|unused) (?:leave|time)|fringe benefits|may (?:withhold|keep) it|notice of quitting)\b/i,
    itsTopic: "pto_payout",
  },
  {
    label: "overpayments and loans",
    asks: /\b(?:over-?paid|over-?payments?|paid (?:\w+ ){0,3}too much|(?:pay|wage|cash|salary) advances?|for an advance|advanced (?:him|her|them)|loaned (?:him|her|them))\b/i,
    speaks: /\b(?:over-?payments?|over-?paid|loans?|advances?|debts?)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "how often wages are paid",
    asks: /^(?!.*\b(?:minimum|overtime|commissions?|bonus\w*|premiums?|final|last|lay-?off|laid|quit\w*|fire[ds]?|resign\w*|terminat\w*)\b)(?:.*\b(?:monthly|bi-?weekly|semi-?monthly)\b.{0,15}\b(?:pay|payroll|pay ?days?|paychecks?)\b|.*\b(?:pay|paid|payroll)\b.{0,25}\b(?:monthly|once a month|bi-?weekly|semi-?monthly|twice a month)\b)/i,
    speaks: /\b(?:monthly|(?:in|of|a|each|calendar) month|weekly|every (?:2|two) weeks|intervals?)\b/i,
    isMinor: true,
    itsTopic: "pay_frequency",
  },
  {
    label: "kitchen staff and tips",
    asks: /^(?!.*\b(?:managers?|owners?|supervisors?)\b)(?=.*\b(?:tips?|tip ?pool\w*)\b).*\b(?:cooks?|kitchen|chefs?|dish ?washers?|back of (?:the )?house|boh|host(?:s|ess|esses)?|buss?ers?|barbacks?)\b/i,
    speaks:
      /\b(?:kitchen|customarily|back[- ]of[- ](?:the[- ])?house|chain of service|wait staff|do not serve|cooks?|dishwashers?)\b/i,
    isDecisive: true,
  },
  {
    label: "the terms of commissions in writing",
    asks: /^(?=.*\bcommissions?\b(?!er)).*\b(?:written|in writing|contracts?|agreements?|sign(?:ed)?)\b/i,
    speaks: /\bcommissions?\b.*\b(?:writ\w+|sign\w*|contract)\b|\b(?:writ\w+|sign\w*)\b.*\bcommissions?\b/i,
    isDecisive: true,
  },
  {
    label: "penalties",
    asks: /\b(?:penalt(?:y|ies)|fines?|fined)\b/i,
    speaks: /\b(?:penalt\w+|fines?|misdemeanor|damages|continue)\b/i,
    isMinor: true,
  },
  {
    label: "managers and tips",
    asks: /^(?=.*\b(?:tips?|gratuit\w+|tip ?pool\w*)\b).*\b(?:managers?|supervisors?|(?:shift|team|crew) leads?|leads?|owners?|boss(?:es)?|house)\b(?! (?:pays?|gives?|says?|told)\b)/i,
    speaks:
      /\b(?:managers?|supervisors?|owners?|agents?)\b.{0,80}\b(?:tips?|gratuit\w+|share|pool|keep)\b|\bemployers?\b[^.]{0,60}\b(?:may not|no part|never)\b[^.]{0,40}\b(?:tips?|gratuit\w+|keep|share)|\b(?:tips?|gratuit\w+)\b[^.]{0,50}\b(?:belong|property of)\b/i,
    isDecisive: true,
    bans: true,
  },
];
