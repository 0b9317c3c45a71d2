import type { Place, Question } from "../query/types";
import { placesIn, type Shelf, withRanks } from "./shelf";
import type { ShelvedLaw } from "./shelves";

export type LawCandidate = {
  law: ShelvedLaw;
  /** How much of the question its words say: 0 nothing, 1 all of it in the title. */
  said: number;
  /** A rare word of the question stands in its title. */
  isTitled: boolean;
};

export type LawFilters = { federal: boolean; category?: string; risk?: string };

/** More candidates than one state and the federation hold; the ranker takes milliseconds for them. */
const MOST = 800;
/** Words that together stand in more laws than this do not choose candidates, they only rank them. */
const COMMON = 400;
/** So rare is a word that tells a law by its title, and so well must it be said there. */
const RARE = 0.55;
const IN_TITLE = 0.9;

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
      way?.push({ law, ...saidIn(ranks, place, terms) });
    }
    return [...found.named, ...found.onTopic, ...found.byWords].slice(0, MOST);
  });
}

/** How well the law at a place says the words of a question. */
function saidIn(
  ranks: Float32Array[],
  place: number,
  terms: Question["terms"],
): Pick<LawCandidate, "said" | "isTitled"> {
  let [said, all] = [0, 0];
  let isTitled = false;
  for (const [at, { weight }] of terms.entries()) {
    const rank = ranks[at]?.[place] as number;
    said += weight * rank;
    all += weight;
    isTitled ||= weight >= RARE && rank >= IN_TITLE;
  }
  return { said: all > 0 ? said / all : 0, isTitled };
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
