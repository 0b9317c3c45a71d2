/** "E D U C A T I O N" as a designer set it. Where the words lay in it is found again with the words a heading may have. */
export function withoutLetterSpacing(text: string, vocabulary: readonly string[]): string {
  const tokens = text.split(/\s+/);
  const single = tokens.filter((token) => token.length === 1).length;
  if (tokens.length < 4 || single < tokens.length * 0.8) return text;
  const letters = tokens.join("");
  return wordsIn(letters.toLowerCase(), vocabulary)?.join(" ") ?? text;
}

/** Cuts a run of letters into known words, the longest first; null when it cannot be. */
function wordsIn(letters: string, vocabulary: readonly string[]): string[] | null {
  if (letters === "") return [];
  if (letters.length > 60) return null;
  const fitting = vocabulary.filter((word) => letters.startsWith(word)).sort((a, b) => b.length - a.length);
  for (const word of fitting) {
    const rest = wordsIn(letters.slice(word.length), vocabulary);
    if (rest) return [word, ...rest];
  }
  return null;
}
