/** Longer words are no words. */
const LONGEST_WORD = 100;
const PUNCTUATION = /[!-/:-@[-`{-~\p{P}]/u;
const CHINESE =
  /[\u4E00-\u9FFF\u3400-\u4DBF\u{20000}-\u{2A6DF}\u{2A700}-\u{2B73F}\u{2B740}-\u{2B81F}\u{2B820}-\u{2CEAF}\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/u;
const SPACE = /\p{White_Space}/u;
/** Without letters that Unicode has not given out yet: those are unknown, not removed. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u;
const ACCENT = /\p{Mn}/u;

export type Vocabulary = {
  pieces: ReadonlyMap<string, number>;
  unknown: number;
  /** What stands before and behind each text. */
  start: number;
  end: number;
};

/** One piece a line; its number is its line. */
export function readVocabulary(text: string): Vocabulary {
  const pieces = new Map(text.split("\n").map((piece, at) => [piece.trimEnd(), at]));
  const numberOf = (piece: string): number => {
    const number = pieces.get(piece);
    if (number === undefined) throw new Error(`The vocabulary lacks ${piece}`);
    return number;
  };
  return { pieces, unknown: numberOf("[UNK]"), start: numberOf("[CLS]"), end: numberOf("[SEP]") };
}

/** The numbers of a text's pieces as BERT's uncased tokenizer gives them, with those of its two ends; at most so many. */
export function piecesOf(text: string, { pieces, unknown, start, end }: Vocabulary, most: number): number[] {
  const numbers = [start];
  for (const word of wordsIn(text)) {
    if (numbers.length >= most - 1) break;
    numbers.push(...(piecesOfWord(word, pieces) ?? [unknown]));
  }
  return [...numbers.slice(0, most - 1), end];
}

/** Lower case, without accents, cut at spaces, and each sign of punctuation alone. */
function wordsIn(text: string): string[] {
  let spaced = "";
  for (const letter of text) {
    if (SPACE.test(letter)) spaced += " ";
    else if (!CONTROL.test(letter)) spaced += CHINESE.test(letter) ? ` ${letter} ` : letter;
  }
  let plain = "";
  for (const letter of spaced.normalize("NFD")) {
    if (ACCENT.test(letter)) continue;
    // Letter by letter: what stands around a letter does not change its small form.
    const small = letter.toLowerCase();
    plain += PUNCTUATION.test(letter) ? ` ${small} ` : small;
  }
  return plain.split(/\p{White_Space}+/u).filter((word) => word !== "");
}

/** From the left always the longest piece that is known; null where a part of the word is in none. */
function piecesOfWord(word: string, pieces: ReadonlyMap<string, number>): number[] | null {
  const letters = [...word];
  if (letters.length > LONGEST_WORD) return null;
  const numbers: number[] = [];
  let from = 0;
  while (from < letters.length) {
    let to = letters.length;
    let number: number | undefined;
    for (; to > from; to -= 1) {
      number = pieces.get((from > 0 ? "##" : "") + letters.slice(from, to).join(""));
      if (number !== undefined) break;
    }
    if (number === undefined) return null;
    numbers.push(number);
    from = to;
  }
  return numbers;
}
