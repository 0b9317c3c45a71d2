/** A circumstance that makes a concern graver, the words in which people tell it, and its weight. */
export type Circumstance = { key: string; label: string; weight: number; words: RegExp };

/**
 * The lexicon behind the risk level. Weights add up; a circumstance counts once. It reads what the person tells, so it
 * holds everyday words, not the words of the law.
 */
export const CIRCUMSTANCES: Circumstance[] = [
  {
    key: "happened",
    label: "something that has already happened",
    weight: 1.5,
    words:
      /(?<!\b(?:can|may|must|do|does|did|should|could|would|will|if|am|are|is|to|when|shall|must not|cannot) )\b(?:we|i|he|she|they|our \w+|my \w+|the (?:\w+ )?(?:manager|supervisor|boss|owner|company|employer)|a (?:manager|supervisor)|manager|supervisor|boss|somebody|someone|hr)\s+(?:just |already |recently |never |have |has |had |also |only |then |accidentally |unknowingly |always )*(?:(?:fired|terminated|let (?:\w+ )?go|discharged|dismissed|docked|deducted|withheld|paid|gave|given|denied|refused|demoted|suspended|laid off|asked|posted|misclassified|missed|forgot|failed|touched|groped|called|made (?:me|him|her|them|us|my|our|the)|forced|required|ignored|underpaid|skipped|told|disclosed|recorded|rejected|reduced|changed|retaliated|harassed|threatened|sent|kept|took|used|hired|cut)\b|(?:did ?n[o'’]?t|haven['’]?t|hasn['’]?t|have not|has not|wo ?n['’]?t|do ?n[o'’]?t|doesn['’]?t|never|refuses? to|keeps?|failed to) \w+)|\band (?:just )?(?:fired|docked|demoted|suspended|denied)\b|\bwas (?:wrongfully |just |recently )?(?:fired|terminated|let go|denied|harassed|demoted|touched|groped|discharged|laid off|injured|hurt|underpaid|misclassified|suspended|retaliated)|\b(?:got|were|been) (?:fired|hurt|injured|let go|terminated|denied|harassed|underpaid|paid late|laid off)\b|\balready (?:fired|happened|did|paid|sent|quit|left)\b|^(?:just |already )?(?:asked|fired|docked|forgot|denied|refused|misclassified|underpaid) |^(?!(?:what|how|when|can|could|do|does|did|is|are|if|may|must|should|who|which|why|will|would)\b)(?:[\w-]+ ){1,4}(?:worked|skipped|missed|fell|collapsed)\b|\b(?:got|had|received) no (?:lunch|meals?|breaks?|pay|overtime|wages|check|paycheck)\b|\b(?:hackers?|thie(?:f|ves)|somebody|someone) (?:stole|got into|broke into|leaked)\b|\b(?:lost|cut off) (?:\w+ ){0,2}(?:fingers?|hand|arm|leg|eye|toe)s?\b|\bmy (?:hours|pay) (?:was|were|got) cut\b|\bstill (?:have|has|had) (?:no|not)\b|\bstill (?:un|not )paid\b/i,
  },
  {
    key: "claim",
    label: "a complaint, claim or investigation that is under way",
    weight: 1,
    words:
      /\b(?:filed (?:a|an) \w*\s?(?:complaint|charge|claim|lawsuit|suit|grievance)|(?:is|are|being) su(?:ing|ed)|threaten\w* to sue|demand letter|lawyer (?:letter|called|contacted|wrote)|(?:her|his|their) (?:lawyer|attorney)|subpoena|osha (?:inspect|visit|citation)\w*|eeoc (?:charge|complaint|letter|notice)|audit(?:ed)?|investigat(?:ion|ed|ing) by|(?:labor|wage) (?:board|commissioner|department) (?:letter|complaint|audit|contacted))\b/i,
  },
  {
    key: "repeated",
    label: "conduct that goes on or was repeated",
    weight: 1,
    words:
      /\b(?:repeated(?:ly)?|again|(?<!\b(?:jury|duty|service|leave|off|away|training|vacation|out|notice) )for (?:\w+ )?(?:weeks|months|years)|for (?:several|many|the (?:last|past)) \w+|every (?:day|week|shift|pay ?day|pay ?check|month|time)|always|constant(?:ly)?|ongoing|keeps? (?:\w+ing|on)|multiple times|several times|second time|third time|on a regular basis|routinely|systematic(?:ally)?|pattern|never (?:paid|pay|gave|give|got|get|provided|offered|received))\b/i,
  },
  {
    key: "willful",
    label: "knowledge or intent",
    weight: 1.5,
    words:
      /\b(?:knew|knowing(?:ly)?|willful(?:ly)?|wilful(?:ly)?|intentional(?:ly)?|on purpose|deliberate(?:ly)?|falsif\w+|forg(?:e|ed|ing)|alter(?:ed|ing) (?:the )?(?:time|records?|timecards?)|cover(?:ed)? (?:it )?up|hid(?:e|ing|den)?|lied|off the books|under the table|(?:shave|shaved|shaving|edit(?:ed|ing)?) (?:\w+ )?(?:hours|time|punches|timecards?)|destroy\w*|delete[ds]?|off the clock|to avoid paying|get away with|without (?:them|anyone) knowing)\b/i,
  },
  {
    key: "retaliation",
    label: "action after a complaint, a report or the use of a right",
    weight: 2,
    words:
      /\b(?:retaliat\w+|reprisal|whistle ?blow\w*|(?:fir(?:e|es|ed|ing)|terminat\w+|demot\w+|disciplin\w+|punish\w*|cut(?:ting)? (?:\w+ )?(?:hours|shifts|schedule)|reduc\w+ (?:\w+ )?(?:hours|shifts)|(?:took|taken?) (?:\w+ )?off the schedule|writ(?:e|ten|ing) (?:\w+ )?up|let (?:\w+ )?go|discharg\w+|suspend\w*|threaten\w*)\b.{0,80}\b(?:after|because|for|since|when|who|that|once)\b.{0,50}\b(?:complain\w*|report\w*|claim\w*|ask(?:ed|ing)? (?:for|about)|request\w*|took|tak(?:e|ing)|fil(?:e|ed|ing)|refus\w+ to (?:break|violate|falsify|forge|lie|commit|cheat|take part|participate|sign (?:a |the )?(?:false|fake)|work (?:in|on|with) (?:an? )?unsafe)|testif\w+|discuss\w*|talk(?:ed|ing) about|organiz\w*|union\w*|sick|leave|injur\w*|hurt|jury|pregnan\w*)|(?:complain\w*|report(?:ed|s)|filed|asked for (?:his|her|their|sick|overtime|unpaid|back)|kept asking)\b.{0,80}\b(?:fired|terminated|demoted|let (?:\w+ )?go|disciplined|cut (?:\w+ )?(?:hours|shifts|pay)|(?:hours|shifts) (?:were|got|are) (?:cut|reduced)|off the schedule|suspended|(?:wrote|written) (?:\w+ )?up)\b)/i,
  },
  {
    key: "minors",
    label: "a minor",
    weight: 1.5,
    words:
      /\b(?:minors?|teen(?:ager)?s?|child(?:ren)? (?:work\w*|labor)|underage|kids? work\w*|(?:1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]years?[- ]olds?|(?:aged?|is|are|was) (?:1[2-7])(?! (?:hours|employees|people|workers|days|weeks|dollars))(?: years)?\b(?= ?(?:years|and|who|,|\.|\?|$))|high school(?:er| student)s?)\b/i,
  },
  {
    key: "injury",
    label: "an injury, a death or danger to life",
    weight: 2,
    words:
      /\b(?:injur(?:y|ed|ies)|hurt|died|death|dead|killed|fatal(?:ity)?|amputat\w+|hospital(?:ized|ised)?|burn(?:ed|s)|electrocut\w+|fell (?:off|from)|broke (?:his|her|their) \w+|heat stroke|collapsed|(?:lost|severed|cut off) (?:\w+ ){0,2}(?:fingers?|hand|arm|leg|eye|toe)s?|unsafe|chemical (?:spill|exposure)|asbestos|assault(?:ed)?|rap(?:e|ed)|weapon|gun|violen(?:t|ce)|blood)\b/i,
  },
  {
    key: "harassment",
    label: "harassment",
    weight: 1.5,
    words:
      /\b(?:sexual(?:ly)? harass\w*|harass(?:ed|ing|es)\b|grop\w+|touch(?:ed|ing)? (?:\w+ )?(?:inappropriately|her|him|me|body)|unwanted (?:touch\w*|advances?|attention)|inappropriate(?:ly)? (?:touch\w*|comments?|jokes?)|hostile (?:work )?environment|slurs?|racist|sexist|quid pro quo|n-word|lewd|dirty jokes|stalk\w*|hit(?:ting)? on)\b/i,
  },
  {
    key: "protected",
    label: "a protected characteristic",
    weight: 1.5,
    words:
      /\b(?:pregnan\w+|maternity|disab(?:led|ility|ilities)|wheelchair|cancer|diabet\w+|epilep\w+|depress(?:ed|ion)|anxiety|autis\w+|deaf|blind|hiv|service dog|rac(?:e|ial|ially)|black|african[- ]american|hispanic|latin[oax]|asian|muslim|jew(?:ish)?|christian|religio(?:n|us)|hijab|sabbath|prayer|turban|gay|lesbian|transgender|trans|lgbtq?\+?|sexual orientation|gender identity|pronouns?|national origin|accent|immigrants?|citizenship|too old|older (?:workers?|employees?)|age discrimination|over (?:40|50|60)|(?:4[0-9]|5[0-9]|6[0-9]|7[0-9])[- ]year[- ]old|veterans?|genetic|because (?:she|he|they) (?:is|was|are) (?:a )?(?:wom[ae]n|m[ae]n|female|male)|female|women|ethnic\w*|hair ?styles?|dreadlocks|braids|locs|accommodation)\b/i,
  },
  {
    key: "adverse",
    label: "a measure against a person",
    weight: 0.75,
    words:
      /\b(?:fir(?:e|ed|ing)|terminat(?:e|ed|ing)|discharg\w+|dismiss(?:ed|ing)?|let (?:\w+ )?go|demot\w+|lay(?:ing)? off|laid off|suspend\w*|refus\w+|den(?:y|ied|ying)|withh(?:old|eld|olding)|dock(?:ed|ing)?|deduct(?:ed|ing)?|cut(?:ting)? (?:\w+ )?(?:pay|hours|wages)|unpaid|underpa\w+|not (?:been )?pa(?:id|ying)|without pay(?:ing)?|not pay|no (?:overtime|breaks?|lunch|pay)|misclassif\w+|reject(?:ed|ing)?|punish\w*|force[ds]?)\b/i,
  },
];

/** Numbers of persons concerned from which a concern is one of a group. */
export const GROUP_SIZE = 5;
/** 'all our drivers', 'the whole crew', '40 workers'. */
export const GROUP_WORDS =
  /\b(?:all (?:of )?(?:our|my|the) (?:\w+ )?(?:employees|workers|staff|drivers|servers|cooks|nurses|technicians|associates|crew|team|women|interns)|every(?:one|body)|entire (?:staff|crew|team|department|workforce)|whole (?:staff|crew|team|department)|class action|many (?:employees|workers)|dozens|hundreds|mass layoff|plant clos\w+)\b/i;
export const GROUP_WEIGHT = 1;

/** Taken off where a question wants to know the law and nothing happened; what it mentions then counts half. */
export const INFORMATION_RELIEF = 1.25;
/** What the person says is already in order. */
export const IN_ORDER =
  /\b(?:we|i) (?:already|always|currently|do) (?:\w+ )?(?:provide|pay|give|offer|post|train|keep|have|allow|follow|comply)\b|\bwe are (?:already )?(?:compliant|in compliance)\b/i;
