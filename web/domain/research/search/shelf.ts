/** The records that hold a word, by their place on the shelf, and how well each says it: 0 absent, 1 in the title. */
type Posting = { places: number[]; ranks: number[] };

/**
 * Records as they are searched, kept in memory for one revision of the corpus: asking PostgreSQL to unpack the words of
 * hundreds of records for every question cost more than all the rest of a search. The words stay those of its index.
 */
export type Shelf<Kept> = {
  records: Kept[];
  placeOf: Map<number, number>;
  byJurisdiction: Map<string, number[]>;
  words: Map<string, Posting>;
  /** Arrays of zeros, one figure a record, that are free. */
  lent: Float32Array[];
};

type Row<Kept> = { kept: Kept; vector: string | null };

/** `vector` is the record's search vector as text. */
export function shelfOf<Kept extends { id: number; jurisdiction: string }>(rows: Row<Kept>[]): Shelf<Kept> {
  const shelf: Shelf<Kept> = {
    records: [],
    placeOf: new Map(),
    byJurisdiction: new Map(),
    words: new Map(),
    lent: [],
  };
  for (const { kept, vector } of rows) {
    const place = shelf.records.push(kept) - 1;
    shelf.placeOf.set(kept.id, place);
    held(shelf.byJurisdiction, kept.jurisdiction, (): number[] => []).push(place);
    for (const [lexeme, rank] of ranksIn(vector ?? "")) {
      const posting = held(shelf.words, lexeme, (): Posting => ({ places: [], ranks: [] }));
      posting.places.push(place);
      posting.ranks.push(rank);
    }
  }
  return shelf;
}

function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** `'overtim':3A,17C 'pay':4B` as PostgreSQL writes a tsvector; a quote or a backslash in a word is doubled. */
const ENTRY = /'((?:[^'\\]|''|\\\\)+)'(?::([\dA-D,]+))?/g;
/** Title and citations, topics and requirements, summary, full text. */
const WEIGHTS: Record<string, number> = { A: 1, B: 0.7, C: 0.35 };
const PLAIN = 0.1;

function* ranksIn(vector: string): Generator<[lexeme: string, rank: number]> {
  for (const [, written = "", positions = ""] of vector.matchAll(ENTRY))
    yield [/['\\]/.test(written) ? written.replace(/''|\\\\/g, (pair) => pair.charAt(0)) : written, rankOf(positions)];
}

/** PostgreSQL's `ts_rank` of one word, as a share of the most that one word can have: its best place counts whole, the others less and less. */
function rankOf(positions: string): number {
  const weights = positions.split(",").map((position) => WEIGHTS[position.slice(-1)] ?? PLAIN);
  const best = Math.max(...weights);
  const at = weights.indexOf(best);
  return weights.reduce((sum, weight, index) => sum + weight / (index + 1) ** 2, best - best / (at + 1) ** 2);
}

/** How well each record says each of the words, by its place. The arrays are lent for the time of the work: it keeps none. */
export function withRanks<Kept, Made>(
  { records, words, lent }: Shelf<Kept>,
  lexemes: string[],
  work: (ranks: Float32Array[]) => Made,
): Made {
  const postings = lexemes.map((lexeme) => words.get(lexeme));
  const ranks = postings.map((posting) => {
    const each = lent.pop() ?? new Float32Array(records.length);
    posting?.places.forEach((place, index) => {
      each[place] = posting.ranks[index] as number;
    });
    return each;
  });
  try {
    return work(ranks);
  } finally {
    ranks.forEach((each, index) => {
      for (const place of postings[index]?.places ?? []) each[place] = 0;
      lent.push(each);
    });
  }
}

/** The places of the records that hold any of the words. */
export const holdingAny = <Kept>({ words }: Shelf<Kept>, lexemes: string[]): Set<number> =>
  new Set(lexemes.flatMap((lexeme) => words.get(lexeme)?.places ?? []));

/** The places of the records that hold them all. */
export function holdingAll<Kept>({ words }: Shelf<Kept>, lexemes: string[]): Set<number> {
  const [first = [], ...others] = lexemes.map((lexeme) => words.get(lexeme)?.places ?? []);
  const rest = others.map((places) => new Set(places));
  return new Set(first.filter((place) => rest.every((places) => places.has(place))));
}

/** The places of the records of a state and of the federation. */
export function placesIn<Kept>({ records, byJurisdiction }: Shelf<Kept>, state: string): Iterable<number> {
  if (state === "ALL") return records.keys();
  const own = state === "FEDERAL" ? [] : (byJurisdiction.get(state) ?? []);
  return [...own, ...(byJurisdiction.get("FEDERAL") ?? [])];
}
