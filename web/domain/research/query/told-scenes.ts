/** What a scene tells of its topics. */
const TOLD = 0.85;

/** A scene, in the words in which people tell it, and the topics that it is about. */
type Scene = { tells: RegExp; topics: string[] };

const ADVERSE =
  "(?:fir(?:e|ed|ing)|terminat\\w+|let(?:ting)? (?:\\w+ ){0,3}go|sack\\w*|dismiss\\w*|demot\\w+|suspend\\w*|disciplin\\w+|punish\\w*|writ(?:e|ten|ing) (?:\\w+ )?up|(?:hours|pay|shifts) (?:were |was |got |being )?(?:cut|reduced|slashed)|(?:cut|cutting|reduce[ds]?|reducing|slash\\w*) (?:\\w+ ){0,3}(?:hours|pay|shifts|schedule)|retaliat\\w+|get(?:ting)? rid of|threaten\\w*|(?:moved|put|switched|transferred|reassigned|stuck|now) (?:\\w+ ){0,3}(?:to|on|onto) (?:the |a )?(?:night shifts?|nights|graveyard|weekends|another (?:store|site|location|job|department)|worse \\w+)|on (?:the |a )?(?:night shift|nights|graveyard))";
const USED_RIGHT =
  "(?:complain\\w*|(?:told|went to|talked to|wrote to|emailed) (?:hr|human resources|my boss|the owner|corporate|management)|report(?:ed|s|ing)? (?:us|me|it|him|her|them|the|a|an|to|unsafe|safety|wage|harass\\w*|discriminat\\w*)|blew the whistle|filed|files|filing|called (?:osha|the state|the labor|dol|eeoc)|testif\\w+|ask(?:ed|ing|s)? (?:for|about) (?:overtime|(?:a )?raise|breaks|tips|(?:\\w+ ){1,3}(?:pay|wages|overtime|breaks?|tips|sick (?:pay|leave|time|days?)|(?:pay ?)?checks?)))";
const A_CHILD =
  "(?:kids?|child|children|son|daughter|nephew|niece|grandson|granddaughter|teen\\w*|minors?|boy|girl|student)";

/** Scenes that no single phrase holds: who did what to whom. */
const SCENES: Scene[] = [
  {
    tells: new RegExp(
      `\\b${ADVERSE}\\b.{0,60}\\b(?:who|that|after|because|for|since|when|if|once)\\b.{0,60}\\b${USED_RIGHT}`,
      "i",
    ),
    topics: ["retaliation", "whistleblower"],
  },
  {
    tells: new RegExp(
      `\\b${USED_RIGHT}\\b.{0,90}\\b(?:then|and|so|now|next day|week later|got|was|were)\\b.{0,40}\\b${ADVERSE}`,
      "i",
    ),
    topics: ["retaliation", "whistleblower"],
  },
  {
    tells: new RegExp(
      `\\b${ADVERSE}\\b.{0,50}\\b(?:because of|over|after|for) (?:\\w+ ){0,2}(?:(?:work(?:er|m[ae]n)?['’]?s?['’]? )?comp(?:ensation)?|wage|osha|eeoc|discrimination|harassment|safety) (?:claim|complaint|charge|report)\\b`,
      "i",
    ),
    topics: ["retaliation", "whistleblower"],
  },
  {
    tells:
      /\b(?:used up|us(?:es|ing) up|exhaust\w*|ran out of|runs? out of|out of|max(?:ed)? out)\b.{0,25}\b(?:\d{1,2} weeks|fmla|leave|medical time)\b/i,
    topics: ["disability", "family_medical_leave"],
  },
  { tells: /\bat[- ]will\b/i, topics: ["at_will_exceptions"] },
  {
    // 'Can I pay 15 an hour?'
    tells:
      /^(?!.*\b(?:overtime|tips?|plus|more than \d+ hours)\b).*\b(?:can|may|ok to|okay to|legal to|allowed to) (?:(?:i|we|he|she|they|you|my boss) )?(?:just |only )?pay (?:\w+ ){0,3}\$? ?\d{1,2}(?:\.\d\d)? ?(?:dollars |bucks )?(?:an|per|\/) ?(?:hour|hr)\b/i,
    topics: ["min_wage"],
  },
  {
    tells:
      /\b(?:fired|terminated|let (?:\w+ )?go|laid off|dismissed|quit|resigned)\b.{0,60}\b(?:pay (?:him|her|them)|get paid|next pay ?day|(?:not|never|n[o'’]t) (?:been )?(?:paid|pay(?! (?:for|into)))|final pay|last check)\b(?! (?:for|less|more|overtime))/i,
    topics: ["final_pay"],
  },
  {
    // 'Fired a server Monday, paid her Friday'
    tells:
      /\b(?:fired|terminated|let (?:\w+ ){0,3}go|laid off|dismissed|discharged|quit|resigned)\b.{0,50}\b(?:paid|mailed|sent)\b.{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} (?:days?|weeks?)|days? later|later|next week)\b/i,
    topics: ["final_pay"],
  },
  {
    tells:
      /^(?=.*\b(?:extra|premium) pay\b|.*\bpay (?:\w+ )?(?:extra|more)\b).*\b(?:nights?|early|overnight|graveyard|weekends?|saturdays?|[1-6] ?(?:am|a\.m\.))/i,
    topics: ["overtime"],
  },
  {
    tells: /\bpregnan\w+\b.{0,80}\bleave\b|\bleave\b.{0,40}\bpregnan\w+/i,
    topics: ["family_medical_leave"],
  },
  {
    tells:
      /\bpregnant [a-z]+(?:er|or|ist|ian|ress|ant|woman|lady|girl|employee)\b|\b(?:is|she['’]s|got|gets|be) pregnant\b/i,
    topics: ["pregnancy_accommodation"],
  },
  {
    tells:
      /\b(?:husband|boyfriend|wife|ex|partner|spouse|girlfriend|baby daddy|stalker)\b.{0,30}\b(?:beats?|beat|hits?|hit|abus\w+|attack\w*|stalk\w*|threaten\w*|assault\w*|violen\w+)\b|\b(?:protective|restraining|protection) order\b/i,
    topics: ["other_leave"],
  },
  {
    tells:
      /\b(?:1[0-9]|2[0-9]|three|two|double) ?(?:hours?|hrs|shifts?) (?:straight|in a row|back to back)\b|\b(?:told|forced|made|mandated) to (?:stay|work)\b.{0,20}\b1[2-9] ?(?:hours?|hrs)\b|\bdouble shifts?\b|\b(?:max(?:imum)?|limit (?:on|to|of)|how many) (?:\w+ ){0,2}hours (?:can|may|a day|in a|per|straight|that|i can|someone)\b/i,
    topics: ["overtime", "working_time"],
  },
  {
    tells:
      /^(?!.*\b(?:non[- ]?compet\w*|severance|garnish\w*|range|ads?|posting)\b).*?\b(?:exempt|salaried|on salary|manager|supervisor|admin\w*|professional)\b.{0,50}(?:\$ ?\d{2,3}(?:,\d{3}|k)|\b\d{2,3}(?:,?000|k))\b|(?:\$ ?\d{2,3}(?:,\d{3}|k)|\b\d{2,3}(?:,?000|k))\b.{0,50}\b(?:exempt|salary|salaried|overtime)\b/i,
    topics: ["overtime"],
  },
  {
    tells:
      /\b(?:hold(?:ing)?|keep(?:ing)?|withhold(?:ing)?|refuse to (?:give|hand)|not giv\w+|won'?t give)\b.{0,25}\b(?:pay ?check|check|wages|pay|final|money)\b.{0,50}\b(?:until|till|unless|return\w*|bring\w*|laptop|keys|uniform|badge|tools|equipment)\b/i,
    topics: ["final_pay", "wage_deductions"],
  },
  {
    tells:
      /^(?!.*\b(?:creditors?|garnish\w*|child support|levy|levies|irs|debts?|taxes|401k?|court)\b).*?\b(?:t(?:ake|akes|aking|aken|ook)|deduct\w*|com(?:e|es|ing)|came|withh[eo]ld\w*|subtract\w*|dock\w*)\b.{0,45}\b(?:out of|from) (?:my|his|her|their|our|the|an?|your) ?(?:\w+ ){0,2}?(?:pay|wages?|pay ?checks?|checks?|salar(?:y|ies)|earnings)\b/i,
    topics: ["wage_deductions"],
  },
  {
    tells:
      /\b(?:three|3|two|2|\d) ?strikes?\b.{0,60}\b(?:fir(?:e|ed|ing)|warn\w*|polic\w+|out|terminat\w+)\b|\bstrike (?:one|two|three)\b|\b(?:writ(?:e|ten|ing)[- ]?ups?|(?:verbal|written|final|prior) warnings?|warnings?) (?:\w+ ){0,3}before (?:\w+ ){0,2}(?:fir|terminat|dismiss|discharg|let)\w*/i,
    topics: ["at_will_exceptions"],
  },
  {
    tells: new RegExp(
      `\\b${A_CHILD}\\b.{0,40}\\b(?:work\\w*|help\\w*|sweep\\w*|serv\\w*|wash\\w*|job|shift|stock\\w*|pick\\w*|lifeguard\\w*)\\b.{0,40}\\b(?:farm|ranch|family business|my shop|my store|my restaurant|after school|summer)\\b|\\b(?:proof of age|age certificate|working papers|work permit for)\\b|\\b1[2-7][- ]?(?:yr|yrs|y\\/o|yo|year)s?[- ]?olds?\\b`,
      "i",
    ),
    topics: ["child_labor"],
  },
  {
    tells:
      /^(?!.*\b(?:final|last|quit\w*|fire[ds]?|leav\w+|terminat\w+|resign\w*|discharg\w+|laid|layoff|overtime|holidays?|sick|vacation|pto|minimum|jury|vote|bonus\w*|commissions?)\b).*\b(?:when|how soon|what day|by when) (?:must|do|does|should|are|is|have to|need to)\b.{0,30}\b(?:wages|pay|paychecks?|salar(?:y|ies))\b/i,
    topics: ["pay_frequency"],
  },
  {
    tells:
      /\b(?:needs?|wants?|asks?|asked|asking|requests?|requested)\b.{0,60}\b(?:because of|due to|for) (?:her|his|their|a|my)\b.{0,20}\b(?:ms|copd|ibs|lupus|crohn'?s?|fibromyalgia|arthritis|migraines?|anxiety|ptsd|condition|asthma|back|knee|seizures?|treatment|disorder|illness|chemo)\b/i,
    topics: ["disability"],
  },
  {
    tells:
      /\b(?:is|are|was|has|being|diagnosed|got) (?:\w+ )?(?:bipolar|autistic|deaf|blind|epileptic|diabetic|schizophren\w+|dyslexic|paraplegic|hiv(?:[- ]positive)?|suicidal|depress\w+|adhd|ptsd|multiple sclerosis|parkinson\w*|in a wheelchair|a recovering (?:addict|alcoholic))\b/i,
    topics: ["disability"],
  },
  {
    tells:
      /\b(?:covid|flu|vaccin\w+)\b.{0,40}\b(?:vaccin\w+|shots?|boosters?|jabs?|mandate|mandatory|require\w*|refus\w+)\b|\b(?:require|mandate|mandatory|force|refus\w+)\b.{0,40}\bvaccin\w+/i,
    topics: ["religion", "disability"],
  },
];

/** Topics of the scenes that a question tells, with the words that tell them. */
export function toldScenes(text: string): { topic: string; text: string; strength: number }[] {
  return SCENES.flatMap(({ tells, topics }) => {
    const said = tells.exec(text)?.[0];
    return said ? topics.map((topic) => ({ topic, text: said.toLowerCase(), strength: TOLD })) : [];
  });
}
