import type { AskedTopics } from "./asked-topics";
import type { Language } from "./language";
import type { PhraseMatch } from "./match-phrases";
import type { Phrase } from "./phrase";
import type { TopicEvidence } from "./types";
import { tellingOf } from "./word-topics";
import { DOUBLE_WORDS } from "./work-words";

/** What one word of the thesaurus tells of a topic, beside a phrase of two or more. */
const ONE_WORD = 0.62;
const PHRASE = 0.9;
const LABEL = 0.95;
const NUMBERS = 0.7;
/** A phrase of several topics says a little less of each. */
const SHARED: Record<number, number> = { 1: 1, 2: 0.95, 3: 0.88 };
const LEAST_SHARE = 0.75;
/** A topic far weaker than the strongest one is an echo. */
const ECHO = 0.3;
const MOST_TOPICS = 6;
/** Scattered words beside a topic that is said outright are mostly chance. */
const CHANCE = 0.4;
const OUTRIGHT = 0.8;
/** How far the model of asked questions is believed, and from which share on. */
const ASKED = 0.9;
const LEAST_ASKED = 0.15;
/** Where it is sure of one topic, one that it gives next to nothing is told by chance. */
const SURE = 0.6;
const UNHEARD = 0.03;
const DOUBTED = 0.8;
/** A word of which this share belongs to a topic tells of it also out of its phrase. */
const ENOUGH = 0.4;
/** Topics of the occasion, not of the question: who was fired or hired asks of something more particular. */
const OCCASIONS = new Set(["hiring", "at_will_exceptions", "termination", "coverage", "litigation"]);
const OCCASION = 0.35;
/** From here a subject is what the question is about, also where one word alone tells it: 'he quit, can we keep his pto'. */
const PARTICULAR = 0.6;
/** What a trait leaves of the occasion: 'he is bipolar and yelled at a customer'. */
const BESIDE_TRAIT = 0.7;
/** Traits that a state's act against discrimination protects beside the federal law of the trait. */
const TRAITS = new Set([
  "disability",
  "age",
  "religion",
  "race_color",
  "sex",
  "lgbtq",
  "national_origin",
  "genetic_information",
]);
/** Who lives on tips, and what of it is asked where they are named: their wage, or something that has nothing to do with tips. */
const TIPPED = new Set(
  "waiter waiters waitress waitresses server servers bartender bartenders busboy busboys".split(" "),
);
const ASKED_OF_TIPPED = new Set(["min_wage", "tips"]);
const TIPPED_BY_TRADE = 0.4;
const COMPANION = 0.75;
/** Where a state runs its own safety agency, its rules answer beside the federal ones. */
const STATE_PLAN = 0.6;
const ECHOED = 0.8;
/** What somebody complained of stands behind what was done to them for it. */
const COMPLAINED_OF = 0.7;
const NEVER_BEHIND = new Set([
  "retaliation",
  "whistleblower",
  "workers_comp",
  "labor_relations",
  "harassment",
  ...TRAITS,
]);

type Evidence = {
  matches: PhraseMatch[];
  words: string[];
  /** What numbers and scenes tell. */
  numbers: { topic: string; text: string; strength?: number }[];
  /** What the model of asked questions says. */
  asking?: AskedTopics;
  language: Language;
};

/** Topics of a question by the phrases in it; several phrases of one topic strengthen each other. */
export function weighTopics({ matches, words, numbers, asking, language }: Evidence): TopicEvidence[] {
  const doubts = new Map<string, number>();
  const because = new Map<string, Set<string>>();
  const strictFirst = [...matches].sort((a, b) => b.sureness - a.sureness);
  const outright = Math.max(0, ...matches.flatMap((match) => (match.isLoose ? [] : strengthOf(match))));
  for (const match of strictFirst) {
    const { phrase, start, end, isLoose } = match;
    const whole = strengthOf(match) * (isLoose && outright >= OUTRIGHT ? CHANCE : 1);
    for (const topic of phrase.topics) {
      const strength = isLoose ? whole * looseShare(phrase, topic, language) : whole;
      // Scattered words tell of a topic that nothing else tells of; they do not add to what is known.
      if (isLoose && doubts.has(topic)) continue;
      doubts.set(topic, (doubts.get(topic) ?? 1) * (1 - strength));
      const said = because.get(topic) ?? new Set();
      because.set(topic, said.add(words.slice(start, end).join(" ")));
    }
  }
  const strict = new Set([
    ...matches.flatMap(({ isLoose, phrase }) => (isLoose ? [] : phrase.topics)),
    ...numbers.map(({ topic }) => topic),
  ]);
  for (const { topic, text, strength } of numbers) {
    doubts.set(topic, (doubts.get(topic) ?? 1) * (1 - (strength ?? NUMBERS)));
    because.set(topic, (because.get(topic) ?? new Set()).add(text));
  }
  if (numbers.some(({ topic }) => topic === "child_labor")) aboutChild(doubts, because);
  if (asking) addAsked(asking, doubts, because);
  const weighed = [...doubts].map(([topic, doubt]) => ({
    topic,
    label: language.topics.get(topic)?.label ?? topic,
    weight: 1 - doubt,
    because: [...(because.get(topic) ?? [])],
    ...(strict.has(topic) ? {} : { isLoose: true as const }),
  }));
  const reprisal = numbers.find(({ topic }) => topic === "retaliation")?.text;
  const asked = behindWhatIsAsked(ofOtherThanTips(behindReprisal(weighed, reprisal)));
  const sorted = byWeight(withStatePlan(withCompanion(asked, language), language));
  const strongest = sorted[0]?.weight ?? 0;
  return sorted.filter(({ weight }) => weight >= strongest * ECHO).slice(0, MOST_TOPICS);
}

/** The voice of the model beside the phrases: it adds to what they tell, and doubts what it never heard asked in such words. */
function addAsked(
  { topics, strange }: AskedTopics,
  doubts: Map<string, number>,
  because: Map<string, Set<string>>,
): void {
  const best = topics[0]?.share ?? 0;
  for (const [topic, doubt] of doubts) {
    const share = topics.find((one) => one.topic === topic)?.share ?? 0;
    if (best >= SURE && share < UNHEARD) doubts.set(topic, 1 - (1 - doubt) * DOUBTED);
  }
  for (const { topic, share, said } of topics) {
    if (share < LEAST_ASKED) continue;
    doubts.set(topic, (doubts.get(topic) ?? 1) * (1 - ASKED * share * (1 - strange)));
    if (!because.has(topic)) because.set(topic, new Set(said));
  }
}

/** 'age 12' is a child's age, and the hours asked about are those of a child. */
function aboutChild(doubts: Map<string, number>, because: Map<string, Set<string>>): void {
  if ([...(because.get("age") ?? [])].every((said) => said === "age")) doubts.delete("age");
  for (const topic of ["overtime", "working_time", "min_wage"]) {
    const doubt = doubts.get(topic);
    if (doubt !== undefined && ![...(because.get(topic) ?? [])].some((said) => /overtime|wage/.test(said)))
      doubts.set(topic, 1 - (1 - doubt) * CHANCE);
  }
}

/** Scattered words tell of a topic as far as the most telling of them does. */
const looseShare = ({ stems }: Phrase, topic: string, { phrases }: Language): number =>
  Math.min(1, tellingOf(phrases.wordTopics, stems, topic) / ENOUGH);

const byWeight = (topics: TopicEvidence[]): TopicEvidence[] =>
  topics.sort((a, b) => b.weight - a.weight || a.topic.localeCompare(b.topic));

function strengthOf({ phrase, sureness }: PhraseMatch): number {
  const [word = ""] = phrase.words;
  const isPlainLabel = phrase.kind === "label" && !(phrase.words.length === 1 && DOUBLE_WORDS.has(word));
  const base = isPlainLabel ? LABEL : phrase.content > 1 || phrase.stems.length > 1 ? PHRASE : ONE_WORD;
  return base * sureness * (SHARED[phrase.topics.length] ?? LEAST_SHARE);
}

function behindReprisal(topics: TopicEvidence[], scene: string | undefined): TopicEvidence[] {
  if (scene === undefined) return topics;
  return topics.map((evidence) => {
    const isObject = !NEVER_BEHIND.has(evidence.topic) && evidence.because.every((said) => scene.includes(said));
    return isObject ? { ...evidence, weight: evidence.weight * COMPLAINED_OF } : evidence;
  });
}

/** 'Can we make a waiter pay for a broken plate?' asks nothing of tips. */
function ofOtherThanTips(topics: TopicEvidence[]): TopicEvidence[] {
  const isOther = topics.some(({ topic, weight }) => !ASKED_OF_TIPPED.has(topic) && weight >= PARTICULAR);
  const isWage = topics.some(({ topic }) => topic === "min_wage");
  if (!isOther || isWage) return topics;
  return topics.map((evidence) =>
    evidence.topic === "tips" && evidence.because.every((said) => TIPPED.has(said))
      ? { ...evidence, weight: evidence.weight * TIPPED_BY_TRADE }
      : evidence,
  );
}

/** Where something particular is asked, that somebody was hired or fired comes after it. */
function behindWhatIsAsked(topics: TopicEvidence[]): TopicEvidence[] {
  const particular = Math.max(0, ...topics.map(({ topic, weight }) => (OCCASIONS.has(topic) ? 0 : weight)));
  const isAboutTrait = topics.some(({ topic, weight }) => TRAITS.has(topic) && weight >= ONE_WORD / 2);
  return topics.map((evidence) => {
    if (!OCCASIONS.has(evidence.topic) || particular === 0) return evidence;
    // Whom one hires is seldom the question where another subject is named.
    const isSaid = evidence.topic !== "hiring" && evidence.because.some((said) => said.includes(" "));
    const beside = isAboutTrait ? BESIDE_TRAIT : particular >= PARTICULAR ? 0.9 : 1 / particular;
    const least = particular * (isSaid ? beside : OCCASION);
    return { ...evidence, weight: Math.min(evidence.weight, least) };
  });
}

/** Who asks of safety at work asks of the state's safety plan too. */
function withStatePlan(topics: TopicEvidence[], language: Language): TopicEvidence[] {
  const topic = "state_osha_plan";
  const safety = topics.find((evidence) => evidence.topic === "workplace_safety");
  if (!safety) return topics;
  const label = language.topics.get(topic)?.label ?? topic;
  const known = topics.find((evidence) => evidence.topic === topic);
  const weight = Math.max(known?.weight ?? 0, safety.weight * STATE_PLAN);
  const plan = { topic, label, weight, because: known?.because ?? safety.because };
  return [...topics.filter((evidence) => evidence !== known), plan];
}

/** Who asks of a protected trait asks of the state's act against discrimination too. */
function withCompanion(topics: TopicEvidence[], language: Language): TopicEvidence[] {
  const [trait] = byWeight(topics.filter(({ topic }) => TRAITS.has(topic)));
  const topic = "discrimination_act";
  if (!trait) return topics;
  const label = language.topics.get(topic)?.label ?? topic;
  const known = topics.find((evidence) => evidence.topic === topic);
  // What only the trait's own words tell of the act is its companion, not a subject beside it.
  const isEcho = known?.because.every((said) => trait.because.includes(said)) ?? true;
  const weight = Math.max((known?.weight ?? 0) * (isEcho ? ECHOED : 1), trait.weight * COMPANION);
  const companion = { topic, label, weight, because: known?.because ?? trait.because };
  return [...topics.filter((evidence) => evidence !== known), companion];
}
