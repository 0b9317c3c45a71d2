import { monthsOf } from "../resume/dates";
import type { Stay } from "../resume/experience";

/** One job of a resume as scoring sees it: its words without identity, and its span in months before the reading (0: still going on). */
export type WorkedJob = { text: string; months: [from: number, to: number] };

type Reading = { mask: (text: string) => string; presentMonth: string };

/** The jobs as the reader of resumes kept them; what has no dates cannot be counted. No calendar year goes on from here. */
export function workedJobs(kept: unknown, { mask, presentMonth }: Reading): WorkedJob[] {
  const stays = Array.isArray(kept) ? (kept as Partial<Stay>[]) : [];
  const [present] = monthsOf({ start: presentMonth, end: null }, presentMonth);
  return stays.flatMap(({ title, employer, text, start = null, end = null }) => {
    const [from, to] = monthsOf({ start, end: end ?? "present" }, presentMonth);
    const words = [title, employer, text].filter(Boolean).join("\n");
    return Number.isFinite(from)
      ? [{ text: mask(words), months: [from - present, to - present] as [number, number] }]
      : [];
  });
}
