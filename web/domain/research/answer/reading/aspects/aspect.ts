/** A particular point that people ask about, and what a sentence of a record says when it speaks to it. */
export type Aspect = {
  /** As in 'do not speak to …'. */
  label: string;
  asks: RegExp;
  /** Topics that ask it, whatever words told them. */
  ofTopics?: string[];
  speaks: RegExp;
  /** Only a part of the question: its silence is not worth a sentence. */
  isMinor?: true;
  /** The sentence on it is the answer, whatever others say in the words of the question. */
  isDecisive?: true;
  /** Only a law of the same topic may speak to it where the one that answers is silent. */
  isOfItsTopic?: true;
  /** What a sentence of a law of another topic must hold to speak to it all the same. */
  elsewhere?: RegExp;
  /** The topic whose law answers, where it is not the strongest of the question; federal acts of other topics then say nothing. */
  itsTopic?: string;
  /** A sentence on it that forbids is a 'no' to who asks whether it may be done. */
  bans?: true;
  /** Federal law only sets the least: that the state's record is silent is said before it. */
  isFloor?: true;
  /** What the record says of who is covered speaks to it, too. */
  isOfCoverage?: true;
};
