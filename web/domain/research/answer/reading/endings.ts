import type { LawHit } from "../../search/types";
import { ofTheLatest, remembered } from "./words";

const DISMISSED =
  /\b(?:fir(?:e|ed|ing)|terminat(?:e|ed|ing)|discharg\w*|dismiss\w*|let (?:\w+ )?go|lay(?:ing)? off|laid off|layoff)\b/i;
const LEFT = /\b(?:quit(?:s|ting)?|resign\w*|leaves in another way|departs? voluntarily)\b/i;

/** A rule for those who left, where the question is about one who was dismissed, or the other way round. */
export function isOfAnotherEnding(sentence: string, question: string): boolean {
  const asked = endingOf(question);
  const said = asked && saidEnding(sentence);
  return said !== null && said !== asked;
}

/** How an employment ended, where a text tells of one way only. */
function endingIn(text: string): "dismissed" | "left" | null {
  const wasDismissed = DISMISSED.test(text);
  if (wasDismissed === LEFT.test(text)) return null;
  return wasDismissed ? "dismissed" : "left";
}
const endingOf = ofTheLatest(endingIn);
const saidEnding = remembered(endingIn);

const NEEDS_NO_REASON = /\bat will\b|\bno reason\b|\bwithout a reason\b|\bany (?:lawful )?reason\b|\bno cause\b/i;
const LIMITS_IT = /\b(?:may not|but|yet|except|unless|public policy|limits?|exceptions?)\b/i;
const GIVES_REASON =
  /\b(?:(?<=\w )because|for (?:being|having|\w+ing)|due to|pregnan\w+|(?:after|when|since) (?:she|he|they|her|his|complain\w*|report\w*|filing)|who (?:complain|report|refus|ask)\w*)\b/i;

/** That a dismissal needs no reason is no answer to who tells the reason: it may be one that the law forbids. */
export const isBesideReason = (sentence: string, { topics }: LawHit, question: string): boolean =>
  topics[0] === "at_will_exceptions" &&
  NEEDS_NO_REASON.test(sentence) &&
  !LIMITS_IT.test(sentence) &&
  GIVES_REASON.test(question);
