import type { PlaceSentence } from "~/domain/research";

/** A sentence of the law as the plan keeps it: the words, and whose they are. */
export type Cited = { text: string; cite: string; law: string; slug: string; level: string; isOpen: boolean };

export const citedOf = ({ text, cite, law, level, holding }: PlaceSentence): Cited => ({
  text,
  cite: cite ?? law.citation ?? law.title,
  law: law.title,
  slug: law.slug,
  level,
  /** It holds under a condition that nobody has said yet. */
  isOpen: holding.isOpen || holding.verdict === "unknown",
});

/** Those that hold or may hold, the surest first. */
export const citedAll = (sentences: readonly PlaceSentence[]): Cited[] =>
  sentences
    .filter(({ holding }) => holding.verdict !== "no")
    .map(citedOf)
    .sort((a, b) => Number(a.isOpen) - Number(b.isOpen));
