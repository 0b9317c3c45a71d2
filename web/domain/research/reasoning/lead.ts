import type { Issue, Weighed } from "./types";
import WEIGHTS from "./weights.json";

/** Law of the place leads before wider law that is so much nearer at most; on the same topic more, for it may not be cut by points yet. */
const OF_PLACE = 0.25;
const ON_ITS_TOPIC = 0.6;
/** What larger employers owe is said where it is so much nearer than what holds here. */
const NEARER_BELOW = 0.12;

/** The best of the place, before the federal one that is hardly nearer. */
export function leadOf(fits: Weighed[], issue: Issue): Weighed | undefined {
  const leading = withoutStrays(
    fits.filter((one) => mayLead(one, issue) && !isOwedNearer(one, fits)),
    issue,
  );
  const { form, place } = issue;
  // Who asks what a breach costs is told that first, where it answers nearly as well.
  const cost = form.asksConsequence ? leading.find(({ provision }) => COSTS.has(provision.role)) : undefined;
  if (cost && leading[0] && cost.fit >= leading[0].fit - COST_FIRST) return cost;
  const best = (rank: string) => leading.find((one) => rankOf(one) === rank);
  const [city, state, federal] = [best("city"), best("state"), best("federal")];
  if ((form.namesFederal || place.state === "FEDERAL") && federal) return federal;
  const [top] = leading;
  if (!top) return undefined;
  const isNear = (one: Weighed) => one.fit >= top.fit - (topicOf(one) === topicOf(top) ? ON_ITS_TOPIC : OF_PLACE);
  if (city && place.city && (isNear(city) || isOutdoneBy(top, city, leading))) return city;
  if (state && isNear(state)) return state;
  return top.law.city && !place.city ? (state ?? federal) : top;
}

/** What federal law does not ask for is no answer where the place's own law asks for it. */
const isOwedNearer = (one: Weighed, fits: Weighed[]): boolean =>
  rankOf(one) === "federal" &&
  one.provision.mood === "need not" &&
  fits.some(
    (other) =>
      rankOf(other) !== "federal" &&
      other.provision.point === one.provision.point &&
      other.provision.mood === "must" &&
      other.holding.verdict === "yes",
  );

/** A wage of the state is not what is owed in a city that sets a higher one; a city may also only repeat the state's. */
export function isOutdoneBy(top: Weighed, city: Weighed, leading: Weighed[]): boolean {
  const own = dollarsOf(city);
  if (rankOf(city) !== "city" || rankOf(top) === "city") return false;
  if (own === null || dollarsOf(top) === null || topicOf(top) !== topicOf(city)) return false;
  const ofState = leading.filter((one) => rankOf(one) !== "city" && topicOf(one) === topicOf(city)).map(dollarsOf);
  return ofState.every((dollars) => dollars === null || dollars < own);
}

const dollarsOf = ({ provision: { value } }: Weighed): number | null =>
  typeof value === "object" && "dollars" in value && typeof value.dollars === "number" ? value.dollars : null;

/** What surely speaks of something else leads only where nothing that fits nearly as well answers. */
function withoutStrays(leading: Weighed[], { judged }: Issue): Weighed[] {
  const strays = (one: Weighed) => (judged.get(one.provision.text)?.other ?? 1) >= STRAYS;
  const best = leading[0]?.fit ?? 0;
  return leading.some((one) => !strays(one) && one.fit >= best - NEARLY_AS_WELL)
    ? leading.filter((one) => !strays(one))
    : leading;
}
const NEARLY_AS_WELL = 0.8;
const STRAYS = 0.9;

export const topicOf = ({ provision: { point } }: Weighed): string => point.slice(0, point.indexOf("."));

const ASKS_WHO = 0.3;
const COST_FIRST = 0.5;
export const LEADS = new Set(["rule", "deadline", "coverage", "definition"]);

/** An exception leads only where the case is known to be the excepted one; what a breach costs where that is what is asked. */
function mayLead(one: Weighed, { isTold, isRival, points, form, judged }: Issue): boolean {
  const { provision, holding, isAsked } = one;
  if (provision.role === "exception") return holding.verdict === "yes" && holding.used.length > 0 && !holding.isOpen;
  // Who is covered answers who asks it; a story wants what is owed or forbidden, unless it tells how long somebody has been there.
  if (provision.role === "coverage")
    return (
      (holding.verdict === "yes" && holding.used.includes("service") && answers(one, judged)) ||
      (!isTold && points[0]?.point === provision.point && points[0].share >= ASKS_WHO)
    );
  // What a word means answers who asks openly, and no story.
  if (provision.role === "definition") return form.asksOpenly || form.kind === "open" ? !isTold : false;
  // 'She says I owe a penalty. Do I?' wants the rule first, and its cost behind it.
  if (COSTS.has(provision.role))
    return isAsked && (form.asksOpenly || (form.kind === "open" && (!isRival || form.asksConsequence)));
  return LEADS.has(provision.role) || isAsked;
}

const answers = ({ provision }: Weighed, judged: Issue["judged"]): boolean =>
  (judged.get(provision.text)?.other ?? 1) < EVEN_ODDS;
const EVEN_ODDS = 0.5;

/** Facts that a rule begins from, with what is said to whom the rule does not reach: nearer facts of the person first. */
const BEGINS_FROM: [fact: string, word: string][] = [
  ["service", "Not yet."],
  ["hours_12_months", "Not yet."],
  ["employees", "Not at your size."],
  ["employees_at_site", "Not at your size."],
  ["employees_within_75_miles", "Not at your size."],
];

/** A law for the smallest, or for the first months, is not missed by whoever has more. */
const isShortOf = ({ holding, provision: { when } }: Weighed, fact: string): boolean =>
  holding.used.includes(fact) && !/"(?:below|to)"/.test(JSON.stringify(when?.[fact as keyof typeof when] ?? {}));

/** A sentence that itself says from how many employees on is said before others of its law. */
const SAYS_IT = 0.6;

/** The rule that begins later or at more employees, where it is what is asked and nothing that holds here is as near. */
export function ofMore(below: Weighed[], best: Weighed | undefined): { rule: Weighed; word: string } | null {
  const bySize = below.filter(({ provision: { when, mood } }) => mood !== "need not" && when && "employees" in when);
  const saysIt = bySize.find(({ fit, holding }) => fit >= (below[0]?.fit ?? 0) - SAYS_IT && holding.verdict === "no");
  const [rule, word] =
    [...(saysIt ? [saysIt] : []), ...below]
      // Of what need not be done nobody is too small.
      .filter(({ provision }) => LEADS.has(provision.role) && provision.mood !== "need not")
      .map((one) => [one, BEGINS_FROM.find(([fact]) => isShortOf(one, fact))?.[1]] as const)
      .find(([, known]) => known !== undefined) ?? [];
  if (!rule || !word) return null;
  return rule.fit > (best?.fit ?? 0) + NEARER_BELOW ? { rule, word } : null;
}

/** What lies beside everything that is asked, or a question that hardly says what it asks, needs a better fit. */
export function leastFor(lead: Weighed, { place, points, isRival }: Issue, least: number): number {
  const isBeside = points.every(({ point }) => !point.startsWith(`${topicOf(lead)}.`));
  const isVague = (points[0]?.share ?? 0) < HARDLY_SAID;
  const surely = issueTopicShare(lead, points) >= SURE_TOPIC ? ON_SURE_TOPIC : 0;
  return (
    least - surely + (isVague || (isBeside && !isRival) ? FAR_OFF : 0) - (place.state === "FEDERAL" ? WEIGHTS.local : 0)
  );
}
/** On the topic that the question is surely about, something is said rather than nothing. */
const [SURE_TOPIC, ON_SURE_TOPIC] = [0.8, 0.6];
const issueTopicShare = (lead: Weighed, points: Issue["points"]): number =>
  points.filter(({ point }) => point.startsWith(`${topicOf(lead)}.`)).reduce((sum, { share }) => sum + share, 0);

const HARDLY_SAID = 0.2;
const FAR_OFF = 0.25;

export const COSTS = new Set(["penalty", "remedy"]);

export const rankOf = ({ law }: Weighed): "federal" | "city" | "state" =>
  law.jurisdiction === "FEDERAL" ? "federal" : law.city ? "city" : "state";
