import { dateText } from "./date-text";

const PLAIN_DAY = /\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b(?!T)/g;

/** A sentence with its days as people write them: `2026-11-30` becomes Nov 30, 2026. Fields of data keep theirs. */
export const readableDays = (sentence: string): string => sentence.replace(PLAIN_DAY, (day) => dateText(day));
