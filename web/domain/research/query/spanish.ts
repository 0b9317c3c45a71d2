import spanish from "./tables/spanish.json";

const COMMON =
  /\b(?:que|cu[aá]nto|cu[aá]ndo|c[oó]mo|puedo|debo|tengo|tiene|hay|para|por|los|las|una|mi|mis|nuestro|empleados?|trabajador(?:a|es)?|pagar(?:le)?|horas|despido|renunci[aoó]|salario|obligad[oa])\b/gi;
const SEVERAL = 3;

/** Whether a question is asked in Spanish: its sign, or several of its small words. */
export const isSpanish = (text: string): boolean => /[¿¡]/.test(text) || (text.match(COMMON) ?? []).length >= SEVERAL;

export const IN_ENGLISH = "La respuesta está en inglés.";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/** By what is said without accents, as many type it. */
const SAID: ReadonlyMap<string, string> = new Map(
  Object.entries(spanish.said).map(([words, english]) => [plain(words), english]),
);
const MOST_WORDS = Math.max(...[...SAID.keys()].map((words) => words.split(" ").length));

/** A Spanish question in English words, one way of saying after the other: enough to find what it asks. */
export function englishOf(text: string): string {
  const pieces = plain(text).replace(/[¿¡]/g, "").split(/\s+/).filter(Boolean);
  const said: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { words, length } = longestAt(pieces, at);
    said.push(words);
    at += length;
  }
  return said.join(" ").replace(/\s+/g, " ").trim();
}

/** The longest known way of saying that begins here; a mark ends it and stays behind it. */
function longestAt(pieces: string[], at: number): { words: string; length: number } {
  for (let length = Math.min(MOST_WORDS, pieces.length - at); length > 0; length -= 1) {
    const [, words = "", mark = ""] = /^(.*?)([.,;:?!]*)$/.exec(pieces.slice(at, at + length).join(" ")) ?? [];
    const english = SAID.get(words);
    if (english !== undefined) return { words: `${english}${mark}`, length };
  }
  return { words: pieces[at] as string, length: 1 };
}
