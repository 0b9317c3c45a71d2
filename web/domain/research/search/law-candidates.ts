import type { Place, Question } from "../query/types";
import { placesIn, type Shelf, withRanks } from "./shelf";
import type { ShelvedLaw } from "./shelves";

export type LawCandidate = {
  law: ShelvedLaw;
  /** One figure for each term of the question: 0 absent, 1 in the title. */
  ranks: number[];
};

export type LawFilters = { federal: boolean; category?: string; risk?: string };

/** More candidates than one state and the federation hold; the ranker takes milliseconds for them. */
const MOST = 800;
/** Words that together stand in more laws than this do not choose candidates, they only rank them. */
const COMMON = 400;

type Options = { question: Question; filters: LawFilters; federalLawIds: number[] };

/** Laws that could answer the question, in the place and nowhere else: those named first, then those of its topics. */
export function lawCandidates(shelf: Shelf<ShelvedLaw>, { question, filters, federalLawIds }: Options): LawCandidate[] {
  const { citations, statutes, terms } = question;
  const named = new Set([...[...citations, ...statutes].flatMap(({ lawIds }) => lawIds), ...federalLawIds]);
  const topics = new Set(question.topics.map(({ topic }) => topic));
  const counted = terms.map(({ lexeme, lawCount }) => ({ lexeme, count: lawCount }));
  const chosen = new Set(choosing(counted, COMMON));
  const lexemes = terms.map(({ lexeme }) => lexeme);
  return withRanks(shelf, lexemes, (ranks) => {
    const choosers = ranks.filter((_, at) => chosen.has(lexemes[at] as string));
    const found: Record<"named" | "onTopic" | "byWords", LawCandidate[]> = { named: [], onTopic: [], byWords: [] };
    for (const place of placesIn(shelf, question.place.state)) {
      const law = shelf.records[place];
      if (!law || !isWanted(law, question.place, filters)) continue;
      const isOfCity = law.city !== null && law.city === question.place.city?.code;
      const way = named.has(law.id)
        ? found.named
        : isOfCity || law.topics.some((topic) => topics.has(topic))
          ? found.onTopic
          : choosers.some((each) => (each[place] as number) > 0)
            ? found.byWords
            : null;
      way?.push({ law, ranks: ranks.map((each) => each[place] as number) });
    }
    return [...found.named, ...found.onTopic, ...found.byWords].slice(0, MOST);
  });
}

function isWanted(law: ShelvedLaw, { city, includeCityLaws }: Place, { federal, category, risk }: LawFilters): boolean {
  if (law.jurisdiction === "FEDERAL" && !federal) return false;
  if (law.city !== null && !(includeCityLaws && (city === null || city.code === law.city))) return false;
  return (!category || law.category === category) && (!risk || law.riskLevel === risk);
}

export const quoted = (lexeme: string): string => `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

export const anyOf = (lexemes: string[]): string => lexemes.map(quoted).join(" | ");

/** The rarest words first, until they choose enough; always one, so that a common word alone still finds. */
export function choosing(words: { lexeme: string; count: number }[], most: number): string[] {
  const rarest = words.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  let sum = 0;
  return rarest
    .filter(({ count }, index) => {
      sum += count;
      return index === 0 || sum <= most;
    })
    .map(({ lexeme }) => lexeme);
}
