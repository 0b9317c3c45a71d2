const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const LONGEST = 280;
/** Endings that a stem lacks: 'overtim' reads 'overtime', 'vacat' reads 'vacations'. */
const MOST_ENDING = 5;

/** The sentence of a record that says most of what was asked, as HTML with the asked words marked. */
export function snippetOf(sentences: string[], stems: string[]): string {
  const wanted = stems.map((stem) => stem.replace(/[iey]$/, "")).filter((stem) => stem.length > 1);
  let best = { text: sentences[0] ?? "", hits: -1 };
  for (const text of sentences) {
    const hits = new Set(wanted.filter((stem) => wordsIn(text).some((word) => isForm(word, stem)))).size;
    if (hits > best.hits) best = { text, hits };
  }
  return marked(shortened(best.text), wanted);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const isForm = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length - stem.length <= MOST_ENDING;

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …`;
}

function marked(text: string, stems: string[]): string {
  return text
    .split(/([A-Za-z0-9]+)/)
    .map((part) =>
      stems.some((stem) => isForm(part.toLowerCase(), stem)) ? `<mark>${escaped(part)}</mark>` : escaped(part),
    )
    .join("");
}
