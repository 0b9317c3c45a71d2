/** Who answers on one of them has answered on both. */
const TWINS: [string, string][] = [
  ["retaliation", "whistleblower"],
  ["harassment", "discrimination_act"],
];

/** That somebody is dismissed or hired is mostly the occasion of a question: its law must speak to the question itself. */
const OCCASIONS = new Set(["at_will_exceptions", "hiring"]);

const TWIN_OF = new Map(TWINS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

/** The topic that is answered together with this one. */
export const twinOf = (topic: string): string | undefined => TWIN_OF.get(topic);

/** What a question tells of and seldom asks about. */
export const isOccasion = (topic: string | undefined): boolean => topic !== undefined && OCCASIONS.has(topic);

/** Whose law is found with that of every trait, and with all safety: it must speak to the question to go before a federal act. */
const COMPANIONS = new Set(["discrimination_act", "state_osha_plan"]);
export const isCompanion = (topic: string | undefined): boolean => topic !== undefined && COMPANIONS.has(topic);

const REPRISAL = new Set(["retaliation", "whistleblower"]);
/** Answers for punishing the use of a right. */
export const isReprisalTopic = (topic: string): boolean => REPRISAL.has(topic);

/** Topics that words of other things tell: 'we have 18 staff' asks nothing of contractors. */
const MUST_BE_SAID: Record<string, RegExp> = {
  contractor_test:
    /\bcontract\w*|\b1099s?\b|\bfreelanc\w*|\bgig\b|\bindependent\b|\bmisclassif\w*|\bw-?2\b|\bself-employed\b|\b(?:is|are) (?:he|she|they|it) an? employees?\b|\bemployee or\b/i,
  pregnancy_accommodation:
    /\bpregnan\w*|\bexpect(?:s|ing|ant)\b|\bmatern\w*|\bbab(?:y|ies)\b|\bbirth\b|\btrimester|\bdue date|\bmorning sickness|\bmiscarr\w*|\bprenatal|\bembaraz\w*|\bpostpartum|\bmonths along/i,
  service_letter_reference:
    /\breferen\w*|\brecommend\w*|\bblacklist\w*|\bbad ?mouth\w*|\bservice letter|\bverif\w+|\b(?:new|next|other|another|future|prospective|former|old|previous|ex|last) (?:jobs?|employers?|boss\w*|compan\w+|places?)\b|\breasons?\b|\bletter\b.*\bwhy\b(?!.*\bnot\b)|\btermination letter|\b(?:say|said|tell|told) about\b/i,
  posters: /\bpost(?:s|ed|er|ers|ing|ings)?\b|\bnotices?\b|\bhang\w*|\bdisplay\w*|\bsigns?\b/i,
};

/** Whether a question says itself what a topic is of, where the topic is easily taken for another. */
export const isSaid = (topic: string, question: string): boolean => MUST_BE_SAID[topic]?.test(question) ?? true;
