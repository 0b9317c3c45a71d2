import type { JobView, RunView } from "~/domain/jobs";

export type Job = JobView;
export type Run = RunView;

/** Nov 20, 3:07:02 PM UTC: the same on the server and in every browser. */
const TIME = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "UTC",
});

export const timeText = (moment: Date): string => `${TIME.format(moment)} UTC`;

export const isOpen = (run: Run | null): boolean => run?.status === "queued" || run?.status === "running";

/** What a run did, and what it said at its end. */
export const doneText = ({ counts, progress }: Run): string =>
  [countsText(counts), progress?.note].filter(Boolean).join(". ");

/** `corpusChanges: 3` as words; a number within a name is a word too. */
const countsText = (counts: Record<string, number> | null): string =>
  Object.entries(counts ?? {})
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count.toLocaleString("en-US")} ${name.replace(/([A-Z]|\d+)/g, " $1").toLowerCase()}`)
    .join(", ") || "nothing to do";
