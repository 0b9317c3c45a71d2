/** What a phrase of the thesaurus or of a title stands for. */
export type Phrase = {
  stems: string[];
  /** Without stop words. */
  tellingStems: string[];
  /** A name is compared word by word: 'pumping at work' is not the PUMP at Work Act. */
  words: string[];
  topics: string[];
  lawIds: number[];
  /** `name`: the words of one law's title or popular name; `alias`: of the thesaurus. */
  kind: "alias" | "label" | "name";
  /** Typed as an abbreviation or proper name, so that it means the law and nothing else. */
  isDistinct: boolean;
  /** Number of words that are not stop words. */
  content: number;
  /** Nothing but words of every workplace: 'hours worked' is meant only where it stands as it is. */
  isCommon: boolean;
};
