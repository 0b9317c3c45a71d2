import { contradictionIn, readFacts } from "../facts/read-facts";
import type { Facts } from "../facts/types";
import { askedTopics, isHeard } from "./asked-topics";
import { lawsCalled, lawsCited, type ReadSection, sectionsIn } from "./citation-index";
import { correctSpelling } from "./correct-spelling";
import { datesIn } from "./dates-in";
import { isOfLife } from "./fields-of-life";
import { hintsFor } from "./hints";
import { judgeScope } from "./judge-scope";
import type { Language } from "./language";
import { matchPhrases, type PhraseMatch } from "./match-phrases";
import { stemOrStop } from "./phrase-index";
import { placesIn } from "./places-in";
import { clauseStarts, readQuestionText, sentencesOf, wordsOf } from "./read-text";
import { reprisalLaws } from "./reprisal-laws";
import { saidInNumbers } from "./said-in-numbers";
import type { ScopeEvidence } from "./scope-signs";
import { englishOf, isSpanish } from "./spanish";
import { stemsOf } from "./stems";
import { toldPlainly } from "./told-plainly";
import { toldScenes } from "./told-scenes";
import type { CitedLaw, NamedPlace, NamedStatute, Place, Question, TopicEvidence } from "./types";
import { MOST_TERMS, weighTerms } from "./weigh-terms";
import { weighTopics } from "./weigh-topics";
import { suggestedTopics } from "./word-topics";
import { WORK_WORDS } from "./work-words";

export type UnderstandOptions = {
  /** Filter of the caller; wins over what the text says. */
  employees?: number | null;
  /** The caller's own number, given beside the question; wins over what the text says as well. `none`: not the one of the text. */
  headCount?: number | "none" | null;
};

/** Reads a question: citations, statutes, topics, words, head-count, places, dates, and whether it is in scope at all. */
export async function understandIn(
  language: Language,
  raw: string,
  asked: Place,
  options: UnderstandOptions = {},
): Promise<Question> {
  const { evidence, ...heard } = await hear(language, raw, asked, options);
  return { ...heard, inScope: judgeScope(evidence) };
}

/** What a question says, and what of it tells whether it is in scope. */
export async function hear(
  language: Language,
  raw: string,
  asked: Place,
  { employees = null, headCount = null }: UnderstandOptions = {},
): Promise<Omit<Question, "inScope"> & { evidence: ScopeEvidence }> {
  const text = readQuestionText(raw);
  const { words: typed, starts } = sentencesOf(text);
  const typedStems = await stemsOf(typed);
  const corrections = correctSpelling(typed, typedStems, language, isKnown);
  const words = typed.map((word) => corrections.find((correction) => correction.typed === word)?.word ?? word);
  const stems = corrections.length > 0 ? await stemsOf(words) : typedStems;
  const sequence = words.map((word) => stemOrStop(word, stems));
  const places = placesIn(text, language, asked.state);
  const place = withNamedCity(asked, places);
  const matches = matchPhrases(words, sequence, language.phrases, starts);
  const here = lawsHere(place);
  const sections = sectionsIn(text);
  const citations = citedLaws(sections, language, here);
  const named = [
    ...namedStatutes(matches, words, language, here),
    ...(citations.length > 0 ? [] : calledSections(sections, language, here)),
  ];
  const spoken = words.join(" ");
  const numbers = [...saidInNumbers(text), ...toldScenes(text), ...toldPlainly(spoken)];
  const asking = askedTopics(sequence, words, clauseStarts(text, words.length));
  const inPhrases = weighTopics({ matches, words, numbers, language });
  const topics = weighTopics({ matches, words, numbers, asking, language });
  const statutes = [...named, ...reprisalLaws(topics, language)];
  const telling = weighTerms({ words, stems, corrections, places, language });
  const terms = telling.slice(0, MOST_TERMS);
  const said = headsOf(readFacts(text, language.facts));
  const contradicted = (headCount ?? employees) === null ? contradictionIn(text, language.facts) : [];
  return {
    text,
    meant: isSpanish(text) ? englishOf(text) : mended(text, corrections),
    place,
    terms,
    keywords: telling.map(({ typed, word }) => typed ?? word),
    topics,
    citations,
    statutes,
    ...casesIn(text),
    employees: employees ?? (headCount === "none" ? null : (headCount ?? said)),
    employeesIsFilter: employees !== null,
    places,
    dates: datesIn(text),
    hints: hintsFor({ asked, place, places, corrections, contradicted }),
    suggested: saysLittle(topics)
      ? suggestedTopics(language.phrases.wordTopics, { stems: sequence, words, labels: language.topics })
      : [],
    hasWorkWords: words.some((word) => WORK_WORDS.has(word)),
    evidence: {
      ...withoutPlaces(words, sequence, places),
      topics: inPhrases,
      asked: asking,
      terms,
      citesLaw: citations.length > 0 || named.some(({ isWholeQuestion }) => isWholeQuestion),
      namesLaw: citations.length > 0 || named.some(({ isDistinct, isWholeQuestion }) => isDistinct || isWholeQuestion),
      namesPlace: places.length > 0,
      countsHeads: said !== null,
    },
  };
}

/** The number of employees that a question tells; 'under 50' may be 49, 'over 50' is 51. */
function headsOf(facts: Facts): number | null {
  const heads = facts.get("employees");
  if (heads?.kind !== "number") return null;
  return Number.isFinite(heads.bounds.to) ? heads.bounds.to : heads.bounds.from;
}

/** Where somebody works says nothing of whether the question is about work: the names of places are no signs for or against. */
function withoutPlaces(words: string[], stems: string[], places: NamedPlace[]): { words: string[]; stems: string[] } {
  const names = places.flatMap(({ text, stateName, city }) => [text, stateName, city?.name ?? text].map(wordsOf));
  const named = new Set<number>();
  for (const name of names)
    for (let at = 0; at + name.length <= words.length; at += 1)
      if (name.every((word, next) => words[at + next] === word)) for (const next of name.keys()) named.add(at + next);
  const stays = (_: string, at: number) => !named.has(at);
  return { words: words.filter(stays), stems: stems.filter(stays) };
}

/** The text with the words that were probably meant. */
const mended = (text: string, corrections: { typed: string; word: string }[]): string =>
  corrections.reduce((said, { typed, word }) => said.replace(new RegExp(`\\b${typed}\\b`, "gi"), word), text);

/** A word of life or of the questions that were learnt from. */
const isKnown = (word: string, stem: string): boolean => isOfLife(word) || isHeard(stem);

/** Below this the thesaurus has said little of what a question is about. */
const LITTLE = 0.65;

/** Whether single words and the laws themselves are asked what a question is about, because no phrase told it. */
export const saysLittle = ([strongest]: TopicEvidence[]): boolean => (strongest?.weight ?? 0) < LITTLE;

/** A question that names one city of the chosen state is about that city, whatever the switches say. */
function withNamedCity(asked: Place, places: NamedPlace[]): Place {
  const here = places.filter(({ state, city }) => city !== null && state === asked.state);
  const [named] = here;
  if (asked.city || here.length !== 1 || !named?.city) return asked;
  return { ...asked, city: named.city, includeCityLaws: true };
}

type LawPlace = { jurisdiction: string; city: string | null };

/** Law that may be shown for a place: its own, its cities' where wanted, and federal law; never another state's. */
export function lawsHere(place: Place): (law: LawPlace) => boolean {
  return ({ jurisdiction, city }) => {
    if (jurisdiction === "FEDERAL") return true;
    if (place.state !== "ALL" && jurisdiction !== place.state) return false;
    if (city === null) return true;
    return place.includeCityLaws && (place.city === null || place.city.code === city);
  };
}

function citedLaws(sections: ReadSection[], { citations }: Language, here: (law: LawPlace) => boolean): CitedLaw[] {
  return sections.flatMap((asked) => {
    const lawIds = lawsCited(citations, asked, here);
    return lawIds.length > 0 ? [{ text: asked.text, lawIds }] : [];
  });
}

function calledSections(
  sections: ReadSection[],
  { citations }: Language,
  here: (law: LawPlace) => boolean,
): NamedStatute[] {
  return sections.flatMap((asked) => {
    const lawIds = lawsCalled(citations, asked, here);
    return lawIds.length > 0 ? [{ text: asked.text, lawIds, isWholeQuestion: false, isDistinct: true }] : [];
  });
}

function namedStatutes(
  matches: PhraseMatch[],
  words: string[],
  { phrases, lawsById }: Language,
  here: (law: LawPlace) => boolean,
): NamedStatute[] {
  const kept = (ids: number[]) =>
    ids.filter((id) => {
      const law = lawsById.get(id);
      return law !== undefined && here(law);
    });
  const whole = kept(phrases.wholeNames.get(words.join(" ")) ?? []);
  // Scattered words name no law: 'father died, employee is new' asks nothing of a worker's death.
  const said = matches.filter((match) => !match.isLoose && !isAgency(match, words));
  const named = said.flatMap(({ phrase, start, end }) => {
    const lawIds = kept(phrase.lawIds);
    const text = words.slice(start, end).join(" ");
    const isWholeQuestion = end - start === words.length;
    return lawIds.length > 0 ? [{ text, lawIds, isWholeQuestion, isDistinct: phrase.isDistinct }] : [];
  });
  if (whole.length === 0) return named;
  return [{ text: words.join(" "), lawIds: whole, isWholeQuestion: true, isDistinct: true }, ...named];
}

/** 'A worker called OSHA' names who was called, and not the act that bears the same letters. */
const isAgency = ({ start, end }: PhraseMatch, words: string[]): boolean =>
  end - start === 1 &&
  words[start] === "osha" &&
  /^(?:call(?:s|ed|ing)?|contact(?:s|ed|ing)?|phone[ds]?|told|to|from|by)$/.test(words[start - 1] ?? "");

const REPORTER =
  /\b(\d{1,4})\s+((?:U\.?\s?S\.?|S\.?\s?Ct\.?|F\.?\s?(?:2d|3d|4th|Supp\.?(?:\s?[23]d)?)|[A-Z][A-Za-z.]{0,8}\s?(?:2d|3d|4th|5th)|N\.?L\.?R\.?B\.?))\s+(\d{1,5})\b/g;
const VERSUS = /\b((?:[A-Z][\w.&'’-]*\s+){1,5})(?:v\.?|vs\.?|versus)\s+((?:[A-Z][\w.&'’-]*\s*){1,5})/;

function casesIn(text: string): Pick<Question, "caseCitations" | "caseParties"> {
  const parties = VERSUS.exec(text);
  return {
    caseCitations: [...text.matchAll(REPORTER)].map(([cited]) => cited),
    caseParties: parties ? parties.slice(1, 3).map((party) => party.trim()) : [],
  };
}
