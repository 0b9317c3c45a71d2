const DISMISSED =
  /\b(?:fir(?:e|ed|ing)|terminat(?:e|ed|ing)|discharg\w*|dismiss\w*|let (?:\w+ )?go|lay(?:ing)? off|laid off|layoff)\b/i;
const LEFT = /\b(?:quit(?:s|ting)?|resign\w*|leaves in another way|departs? voluntarily)\b/i;

/** A rule for those who left, where the question is about one who was dismissed, or the other way round. */
export function isOfAnotherEnding(sentence: string, question: string): boolean {
  const [wasDismissed, hasLeft] = [DISMISSED.test(question), LEFT.test(question)];
  if (wasDismissed === hasLeft) return false;
  const [own, other] = wasDismissed ? [DISMISSED, LEFT] : [LEFT, DISMISSED];
  return other.test(sentence) && !own.test(sentence);
}
