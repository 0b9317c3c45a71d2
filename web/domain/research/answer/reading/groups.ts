import type { FullLaw } from "../../search/types";
import { ofTheLatest, remembered, sentencesOf } from "./words";

const FAST_FOOD = /\b(?:fast[- ]food|burger\w*|drive[- ]?thr(?:u|ough)|quick[- ]service|mcdonald\w*|chipotle|taco)\b/i;
const HOME_CARE = /\bhome (?:health|care)\b|\b(?:home |health )?(?:aides?|caregivers?)\b/i;

/** Groups for whom a law makes a rule of their own. */
const GROUPS: [RegExp, RegExp][] = [
  [
    /\bminors?\b|\bunder 1[4-8]\b|\baged 1[2-7]\b|^(?!.*\b(?:birth|bond\w*|leave|famil\w+|adopt\w*|support|milk|insur\w*)\b).*\bchild(?:ren)?\b/i,
    /\b(?:minors?|child\w*|kids?|teen\w*|school|young|1[2-7]|son|daughter|nephew|niece|boy|girl|underage|youth|student)\b/i,
  ],
  [
    /^(?!.*\b(?:minors?|child\w*|under 1[68])\b).*\badults\b/i,
    /^(?!.*\b(?:minors?|teen\w*|kids?|1[2-7][- ]?(?:years?|yrs?|y\/?o))\b)/i,
  ],
  [
    /^(?:an? |each |every )?(?:service or )?tipped (?:employees?|staff|workers?)\b/i,
    /\b(?:tip(?:s|ped)?|servers?|wait\w*|bartend\w*|barista\w*|buss?ers?|valets?|hosts?|hostess)\b/i,
  ],
  [/\b(?:farm|agricultur\w+)\b/i, /\b(?:farm\w*|agricultur\w*|ranch\w*|harvest|crops?|orchard|dairy)\b/i],
  [
    /\b(?:nurses?|nursing homes?|hospitals?|health ?care|(?:health|care) facilit\w+|physicians?|doctors?)\b/i,
    /\b(?:nurs\w+|hospital\w*|health ?care|physicians?|doctors?|clinic|medical|patients?|dental|vet)\b/i,
  ],
  [/\b(?:hotels?|lodging)\b/i, /\b(?:hotels?|motels?|housekeep\w+|lodging|hospitality|resort)\b/i],
  [/\b(?:construction|contractor on)\b/i, /\b(?:construct\w+|build\w+|roof\w*|contract\w*|site)\b/i],
  [
    /\b(?:crime victims?|victims? of)\b/i,
    /\b(?:victims?|crime|violence|abus\w+|assault\w*|stalk\w*|beat\w*|restraining|protective|rape\w*|safe|court)\b/i,
  ],
  [
    /\b(?:securities|money[- ]laundering|antitrust|taxpayers?|consumer (?:products?|financial)|nuclear|energy reorganization|aviation|air carriers?|pipelines?|food safety|environmental|mines?|miners?|affordable care act: whistleblower\w*)\b/i,
    /\b(?:securit\w+|sec|invest\w*|fraud\w*|launder\w*|bank\w*|antitrust|tax\w*|irs|consumers?|nuclear|aviation|airlines?|air|pipelines?|food|environment\w*|pollut\w*|mines?|miners?|mining|whistleblow\w*)\b/i,
  ],
  [
    /\bcompensatory time\b|\btime off in place of\b/i,
    /\bcomp(?:ensatory)?[ -](?:time|hours)\b|\btime off\b|\bin lieu\b|\bbank\w*\b|\binstead of overtime\b/i,
  ],
  [/\b(?:public|government|service) contracts?\b/i, /\b(?:contracts?|government|federal|public)\b/i],
  [
    /\b(?:longshore\w*|harbor workers|maritime|vessels?)\b/i,
    /\b(?:longshore\w*|(?<!\b(?:can|may|could|to|we|i|you|they|boss|must|and) )docks?(?! (?:pay|their|his|her|my))|harbor|ports?|ships?|vessels?|boats?|maritime|offshore|barge)\b/i,
  ],
  [
    /\b(?:federal (?:agenc(?:y|ies)|employees)|receives? federal (?:money|financial))/i,
    /\b(?:federal|agency|government|grants?|funded|university|college|school|hospital)\b/i,
  ],
  [
    /\b(?:drivers?|truck\w*|railroads?|airlines?|seam[ae]n|seamen|transport workers|department of transportation)\b/i,
    /\b(?:driv\w+|truck\w*|railroads?|airlines?|deliver\w*|uber|lyft|cdl|ship\w*|dot|transport\w*|bus(?:es)?|pilots?|pipelines?|transit|safety[- ]sensitive|clearinghouse)\b/i,
  ],
  [
    /\b(?:public employe\w+|public bod(?:y|ies) (?:may|must|shall)|state agenc(?:y|ies) (?:may|must|shall)|public employers?|state employe\w+|teachers?|police|firefighters?)\b/i,
    /\b(?:public|state|government|county|city|teach\w*|school|police|fire ?fight\w*|volunteer)\b/i,
  ],
  [/\b(?:child entertainers?|actors?|entertain\w+)\b/i, /\b(?:actor\w*|entertain\w*|film|movie|perform\w*)\b/i],
  [/\b(?:domestic workers?|household)\b/i, /\b(?:domestic|household|nann\w+|maid|caregiver|home aide|babysit\w*)\b/i],
  [/\b(?:amusement|recreation|ski)\b/i, /\b(?:amusement|recreation\w*|seasonal|ski|camp\w*|park|pool)\b/i],
  [
    /\b(?:nondisclosure|non-solicitation|sale of a business)\b/i,
    /\b(?:nondisclos\w+|nda|solicit\w*|sale of|sell\w*|sold|confidential\w*)\b/i,
  ],
  [
    /\b(?:medicaid|false (?:\w+ )?claims?|fraud)\b/i,
    /\b(?:medicaid|medicare|false\w*|fraud\w*|defraud\w*|billing|government|cheat\w*|illegal\w*|whistle\w*)\b/i,
  ],
  [/\b(?:bargaining agreement|union contract)\b/i, /\b(?:union|bargain\w*|cba)\b/i],
  [/\b(?:federal contractors?|contractor)\b/i, /\bcontract\w*|1099|freelanc\w*|\bgig\b|uber/i],
  [
    /\b(?:located|based) (?:only )?outside\b|\bout-of-state\b/i,
    /\b(?:outside|out[- ]of[- ]state|based in|located in|headquarter\w*)\b/i,
  ],
  [
    /\b(?:predispute|arbitrat\w+|arbitration agreements?)\b/i,
    /\barbitrat\w+|\bagreements?\b|\bcontracts?\b|\bclause\b|\bwaiver\b|\bprivate judges?\b|\bnot (?:(?:to|in|go to) )?(?:a |the )?courts?\b/i,
  ],
  [
    /\b(?:temporary (?:workers?|laborers?)|temp workers?)\b/i,
    /\btemp(?:s|orary)?\b|\bstaffing\b|\bagency\b|\bday labor\w*/i,
  ],
  [/\bThe United States (?:must|pays)\b|\bcivilian employees\b/, /\bfederal|\bgovernment\b|\bpostal\b/i],
  [
    /\bexposure (?:and medical )?records\b/i,
    /\b(?:exposure|medical|health|osha|chemical\w*|hazard\w*|asbestos|lead|noise)\b/i,
  ],
  [/\bdelivery (?:apps?|workers)\b/i, /\b(?:apps?|deliver\w*|couriers?|bikes?|uber|doordash|grubhub)\b/i],
  [/\bshipped in commerce\b/i, /\bship\w*|\bgoods\b/i],
  [/\bmotorcoach|taxi|outside sales\b/i, /\b(?:taxi|motorcoach|sales)\b/i],
  [/\b(?:quotas?|speed data)\b/i, /\b(?:quotas?|pace|productivity|rates?|speed|units? (?:an|per) hour|metrics?)\b/i],
  [
    /\bsarbanes|\bpublicly traded\b|\bpublic compan(?:y|ies)\b/i,
    /\b(?:shareholders?|securit\w+|sec|fraud\w*|accounting|books|audit\w*|public(?:ly)?|stocks?|invest\w*)\b/i,
  ],
  [/\brehabilitation act\b|\bsection 50[134]\b/i, /\b(?:federal|agency|government|grants?|contracts?|50[134])\b/i],
  [/\bfast[- ]food\b/i, FAST_FOOD],
  [/\bhome (?:health|care) (?:workers?|aides?|employees)\b/i, HOME_CARE],
  [
    /\bcompensation claim\b|\bclaiming workers['’]? compensation\b/i,
    /\bcomp\b|\bcompensation\b|\b(?:hurt|injur\w*|accident\w*|claims?)\b/i,
  ],
  [
    /\bsafety complaint\b/i,
    /\b(?:safe\w*|osha|hazard\w*|danger\w*|injur\w*|hurt|accident\w*|chemical\w*|fall(?:en|s)?|fell|heat|ventilation|harness\w*|guard\w*|exits?|mold|sick)\b/i,
  ],
];

/** A sentence for the very trade that the question tells of. */
const TRADES: [RegExp, RegExp][] = [
  [/\bfast[- ]food\b/i, FAST_FOOD],
  [/\bhome (?:health|care) (?:workers?|aides?|employees)\b/i, HOME_CARE],
  [/\bhotels?\b/i, /\b(?:hotels?|motels?)\b/i],
  [/\bretail(?:ers?)?\b/i, /\bretail\w*\b/i],
  [/\bconstruction\b/i, /\b(?:construction|builders?|roof(?:er|ers|ing)|framing|remodel\w*|drywall)\b/i],
  [/\bfarms?\b/i, /\b(?:farms?|ranch(?:es)?|orchards?|dairy)\b/i],
];
const tradesIn = remembered((sentence) => TRADES.filter(([names]) => names.test(sentence)));

/** Says the rule for the trade that is told: fast food, home care, hotels, shops, builders, farms. */
export const isForTrade = (sentence: string, question: string): boolean =>
  tradesIn(sentence).some(([, asks]) => asks.test(question));

/** A law of one trade, which does not answer for all. */
export const isOfOneTrade = ({ title, summary }: Pick<FullLaw, "title" | "summary">, question: string): boolean =>
  isForOthers(`${title} ${sentencesOf(summary)[0] ?? ""}`, question);

/** A law only for those who earn much, where the question names no pay. */
export const isOfEarners = ({ coveredText }: Pick<FullLaw, "coveredText">, question: string): boolean =>
  /\bwho earn more than\b/i.test(coveredText ?? "") &&
  !/\b(?:earn\w*|salar\w+|executives?|garden leave|\d+k)\b|\$/i.test(question);

/** A rule for a group that the question does not name. */
export const isForOthers = (sentence: string, question: string): boolean =>
  groupsIn(sentence).some((group) => !isAsked(question)(group));

type Group = (typeof GROUPS)[number];
const groupsIn = remembered((sentence): Group[] => GROUPS.filter(([names]) => names.test(sentence)));
const isAsked = ofTheLatest((question) => {
  const known = new Map<Group, boolean>();
  return (group: Group): boolean => {
    const asked = known.get(group) ?? group[1].test(question);
    known.set(group, asked);
    return asked;
  };
});
