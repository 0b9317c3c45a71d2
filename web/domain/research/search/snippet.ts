const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

const LONGEST = 280;
/** Endings that a stem lacks: 'overtim' reads 'overtime', 'vacat' reads 'vacations'. */
const MOST_ENDING = 5;

type Sentence = { text: string; words: string[] };

/** A law stays in memory as long as its revision, and is taken apart once. */
const apart = new WeakMap<object, Sentence[]>();

function apartOf<Owner extends object>(record: Owner, sentencesOf: (record: Owner) => string[]): Sentence[] {
  const known = apart.get(record);
  if (known) return known;
  const sentences = sentencesOf(record).map((text) => ({
    text,
    words: [...new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])],
  }));
  apart.set(record, sentences);
  return sentences;
}

/** The sentence of a record that says most of what was asked, as HTML with the asked words marked. */
export function snippetOf<Owner extends object>(
  record: Owner,
  sentencesOf: (record: Owner) => string[],
  stems: string[],
): string {
  const wanted = byFirstLetter(stems.map((stem) => stem.replace(/[iey]$/, "")).filter((stem) => stem.length > 1));
  const sentences = apartOf(record, sentencesOf);
  let best = { text: sentences[0]?.text ?? "", hits: 0 };
  for (const { text, words } of sentences) {
    const hits = new Set<string>();
    for (const word of words) for (const stem of formsOf(word, wanted)) hits.add(stem);
    if (hits.size > best.hits) best = { text, hits: hits.size };
  }
  return marked(shortened(best.text), wanted);
}

type Wanted = Map<string, string[]>;

function byFirstLetter(stems: string[]): Wanted {
  const wanted: Wanted = new Map();
  for (const stem of stems) wanted.set(stem.charAt(0), [...(wanted.get(stem.charAt(0)) ?? []), stem]);
  return wanted;
}

const NONE: string[] = [];

/** The stems that a word is a form of; most words begin like none of them. */
function formsOf(word: string, wanted: Wanted): string[] {
  const alike = wanted.get(word.charAt(0));
  return alike ? alike.filter((stem) => word.startsWith(stem) && word.length - stem.length <= MOST_ENDING) : NONE;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …`;
}

function marked(text: string, wanted: Wanted): string {
  return text
    .split(/([A-Za-z0-9]+)/)
    .map((part, index) => {
      const isWord = index % 2 === 1;
      if (!isWord) return escaped(part);
      return formsOf(part.toLowerCase(), wanted).length > 0 ? `<mark>${part}</mark>` : part;
    })
    .join("");
}
