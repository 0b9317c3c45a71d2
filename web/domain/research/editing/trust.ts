import { z } from "zod";
import { today } from "~/platform/clock";
import { LEVELS, type Level, plainDate } from "../corpus/schema/values";
import type { RecordProblem } from "./check-record";
import { ground } from "./ground";

/** What somebody read to vouch for a record. */
export const readingSchema = z.strictObject({
  what: z.string().trim().min(5, "Name what was read").max(500),
  url: z
    .url({ protocol: /^https$/, message: "An https address" })
    .max(1000)
    .optional(),
  on: plainDate.refine((day) => day <= today(), "A day that is not in the future"),
});
export type Reading = z.output<typeof readingSchema>;

type Trust = { level: Level; verifiedAsOf: string };

const rank = (level: Level): number => LEVELS.indexOf(level);

/** Whether `after` claims more than `before`: a better level, or a later day of verification. */
export function isRaised(before: Trust | null, after: Trust): boolean {
  if (!before) return false;
  return rank(after.level) < rank(before.level) || after.verifiedAsOf > before.verifiedAsOf;
}

/**
 * Decision 31: nobody raises a level, nor moves the day of verification on, without naming what was read; `official` says
 * that the official text was opened, so the page must be on an official host.
 */
export function trustProblems(before: Trust | null, after: Trust, reading: Reading | undefined): RecordProblem[] {
  const problem = (path: string, message: string): RecordProblem => ({
    path,
    severity: "error",
    rule: "trust",
    message,
  });
  if (isRaised(before, after) && !reading) {
    const what = before && rank(after.level) < rank(before.level) ? "a better level" : "a later day of verification";
    return [problem("reading.what", `Name what was read: ${what} needs it.`)];
  }
  const becomesOfficial = after.level === "official" && before?.level !== "official";
  if (!becomesOfficial) return [];
  const page = reading?.url;
  if (page && ground().citations.classOf(page) === "official") return [];
  return [problem("reading.url", "The level official needs the address of the official text, on an official host.")];
}
