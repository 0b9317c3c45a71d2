/** Where a question is asked: one state or all of them, with or without the law of cities. */
export type Place = {
  /** Two-letter code, `ALL` for every state, `FEDERAL` for federal law alone. */
  state: string;
  stateName: string;
  /** A chosen city of the state, null for none. */
  city: { code: string; name: string } | null;
  /** Law of cities is wanted: that of `city`, or of every city of the state when none is chosen. */
  includeCityLaws: boolean;
};

/** A word of the question as the index knows it. */
export type QueryTerm = {
  word: string;
  lexeme: string;
  /** 0 to 1: how rare the word is in the corpus, and less for a word that was corrected. */
  weight: number;
  /** Records that hold the word. */
  lawCount: number;
  caseCount: number;
  /** Set when the spelling was corrected: what was typed. */
  typed: string | null;
};

/** A topic that the question is about. */
export type TopicEvidence = {
  topic: string;
  label: string;
  /** 0 to 1, the strongest topic of a question first. */
  weight: number;
  /** The words of the question that say so. */
  because: string[];
  /** Told only by words in another order or further apart than in the thesaurus. */
  isLoose?: true;
  /** The place has no law on this topic; the one that stands here answers instead. */
  insteadOf?: { topic: string; label: string };
};

/** A citation in the question and the laws that it names. */
export type CitedLaw = { text: string; lawIds: number[] };

/** A statute called by its name, nickname or abbreviation. */
export type NamedStatute = {
  text: string;
  lawIds: number[];
  /** The whole question is this name: such a law stands first. */
  isWholeQuestion: boolean;
  /** Typed as a proper name or abbreviation, not as a general word. */
  isDistinct: boolean;
};

export type NamedPlace = {
  state: string;
  stateName: string;
  city: { code: string; name: string } | null;
  text: string;
};

/** Something the reader should know about how the question was read. */
export type QueryHint = {
  kind: "other-state" | "city-law" | "spelling" | "contradiction" | "many-questions";
  text: string;
  /** The place that the reader may have meant. */
  place?: NamedPlace;
};

/** A question as the product understands it. */
export type Question = {
  text: string;
  /** The text as it was meant: slips of the pen mended, Spanish in English words. */
  meant: string;
  place: Place;
  terms: QueryTerm[];
  /** All telling words as they were typed, the rarest first: the names of persons among them too. */
  keywords: string[];
  topics: TopicEvidence[];
  /** What single words suggest where no phrase told much. */
  suggested?: TopicEvidence[];
  citations: CitedLaw[];
  statutes: NamedStatute[];
  /** Reporter citations and party names of cases. */
  caseCitations: string[];
  caseParties: string[];
  /** Number of employees that the question states or the caller gave. */
  employees: number | null;
  /** Given by the caller as a filter, not only said in the text. */
  employeesIsFilter: boolean;
  places: NamedPlace[];
  /** Plain dates and years named in the question. */
  dates: string[];
  hints: QueryHint[];
  hasWorkWords: boolean;
  /** False: not a question of employment law, answered with 'No laws found'. */
  inScope: boolean;
};
