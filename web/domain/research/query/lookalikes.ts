/** Words that share their stem with words of another meaning: those of the law, and those for which the index holds both. */
type Family = { ofTheLaw: RegExp; isMixed?: true };

/**
 * The dictionary of the index cuts 'several' and 'severance' to one stem, 'minority' and 'minors', 'quite' and 'quit'. Read
 * through the stems that the thesaurus uses; what looks alike only by accident of spelling is listed, with the words meant.
 */
const FAMILIES: ReadonlyMap<string, Family> = new Map([
  ["ad", { ofTheLaw: /^ads?$/ }],
  ["attend", { ofTheLaw: /^attend(?:s|ed|ing|ance|ances)?$/ }],
  ["busi", { ofTheLaw: /^business(?:es)?$/ }],
  ["cast", { ofTheLaw: /^castes?$/ }],
  ["compet", { ofTheLaw: /^compet(?:es?|ed|ing|itions?|itive)$/ }],
  ["convers", { ofTheLaw: /^conversations?$/, isMixed: true }],
  ["depart", { ofTheLaw: /^depart(?:s|ed|ing)?$/ }],
  ["even", { ofTheLaw: /^evenings?$/ }],
  ["expect", { ofTheLaw: /^expecting$/ }],
  ["fast", { ofTheLaw: /^fasting$/ }],
  ["hospit", { ofTheLaw: /^hospital/ }],
  ["intern", { ofTheLaw: /^interns?$/, isMixed: true }],
  ["miner", { ofTheLaw: /^miners?$/ }],
  ["minor", { ofTheLaw: /^minors?$/ }],
  ["organ", { ofTheLaw: /^organs?$/ }],
  ["person", { ofTheLaw: /^person(?:s|al|ally)?$/ }],
  ["polit", { ofTheLaw: /^politic/ }],
  ["probat", { ofTheLaw: /^probation/ }],
  ["quit", { ofTheLaw: /^quit(?:s|ting)?$/ }],
  ["reserv", { ofTheLaw: /^reserv(?:es?|ed|ists?)$/ }],
  ["salt", { ofTheLaw: /^salting$/ }],
  ["sever", { ofTheLaw: /^severances?$/ }],
  ["termin", { ofTheLaw: /^terminat/ }],
  ["univers", { ofTheLaw: /^universal/ }],
  ["vacat", { ofTheLaw: /^vacation/ }],
]);

/** The stem by which a word is compared with the thesaurus: what only looks alike gets one of its own. */
export function ownStem(word: string, stem: string): string {
  const family = FAMILIES.get(stem);
  return family === undefined || family.ofTheLaw.test(word) ? stem : `${stem}:${word.slice(0, stem.length + 3)}`;
}

/** Whether the index finds by this word what has nothing to do with it. */
export function findsOthers(word: string, stem: string): boolean {
  const family = FAMILIES.get(stem);
  return family !== undefined && (family.isMixed === true || !family.ofTheLaw.test(word));
}
