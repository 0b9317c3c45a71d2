const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

const LONGEST = 280;
/** Endings that a stem lacks: 'overtim' reads 'overtime', 'vacat' reads 'vacations'. */
const MOST_ENDING = 5;

/** Words by their first letter: most stems begin like few of them. */
type ByLetter = Map<string, string[]>;
/** `pieces`: as it is shown, every second one a word. */
type Sentence = { text: string; words: ByLetter; pieces?: string[] };

/** A law stays in memory as long as its revision, and is taken apart once. */
const apart = new WeakMap<object, Sentence[]>();

function apartOf<Owner extends object>(record: Owner, sentencesOf: (record: Owner) => string[]): Sentence[] {
  const known = apart.get(record);
  if (known) return known;
  const sentences = sentencesOf(record).map((text) => ({
    text,
    words: byFirstLetter(text.toLowerCase().match(/[a-z0-9]+/g) ?? []),
  }));
  apart.set(record, sentences);
  return sentences;
}

/** What was asked, for the sentences that shall say it. */
export const wantedOf = (stems: string[]): ByLetter =>
  byFirstLetter(stems.map((stem) => stem.replace(/[iey]$/, "")).filter((stem) => stem.length > 1));

/** The sentence of a record that says most of what was asked, as HTML with the asked words marked. */
export function snippetOf<Owner extends object>(
  record: Owner,
  sentencesOf: (record: Owner) => string[],
  wanted: ByLetter,
): string {
  const sentences = apartOf(record, sentencesOf);
  let best = sentences[0];
  let most = 0;
  for (const sentence of sentences) {
    const hits = hitsIn(sentence, wanted);
    if (hits > most) {
      best = sentence;
      most = hits;
    }
  }
  return best ? marked(best, wanted) : "";
}

function byFirstLetter(words: string[]): ByLetter {
  const byLetter: ByLetter = new Map();
  for (const word of new Set(words)) {
    const alike = byLetter.get(word.charAt(0));
    if (alike) alike.push(word);
    else byLetter.set(word.charAt(0), [word]);
  }
  return byLetter;
}

/** How many of the stems a sentence says. */
function hitsIn({ words }: Sentence, wanted: ByLetter): number {
  let hits = 0;
  for (const [letter, stems] of wanted) {
    const alike = words.get(letter);
    if (alike) for (const stem of stems) if (alike.some((word) => isFormOf(word, stem))) hits += 1;
  }
  return hits;
}

const isFormOf = (word: string, stem: string): boolean =>
  word.length - stem.length <= MOST_ENDING && word.startsWith(stem);

function marked(sentence: Sentence, wanted: ByLetter): string {
  sentence.pieces ??= piecesOf(sentence.text);
  let html = "";
  for (const [index, piece] of sentence.pieces.entries()) {
    const alike = index % 2 === 1 ? wanted.get(piece.charAt(0).toLowerCase()) : undefined;
    html += alike?.some((stem) => isFormOf(piece.toLowerCase(), stem)) ? `<mark>${piece}</mark>` : piece;
  }
  return html;
}

const piecesOf = (text: string): string[] =>
  shortened(text)
    .split(/([A-Za-z0-9]+)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escaped(piece)));

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …`;
}
