import type { EntryKind, Line } from "./ledger-types";
import { timeText } from "./time-text";

/** An entry as it stands in the database. */
export type Stored = { policyId: number; source: string; kind: string; minutes: number; on: string };
export type NewEntry = Omit<Line, "balance">;

/** What rules and requests make; every other source was written by somebody. */
const MADE = /^(grant|accrue|expire|hold|use):/;
/** `accrue:2026-03-31~2` puts `accrue:2026-03-31` right for the second time. */
const baseOf = (source: string): string => source.split("~", 1)[0] ?? source;

export const isMade = (source: string): boolean => MADE.test(source);

type Kept = { sum: number; count: number; first: Stored };

/**
 * The entries that make a stored ledger say what the replay says, and nothing more: what is missing is added, what a
 * back-dated change made wrong is put right on its own day. Done twice it adds nothing.
 */
export function reconcile(stored: readonly Stored[], lines: readonly Line[]): NewEntry[] {
  const kept = new Map<string, Kept>();
  for (const entry of stored) {
    const base = baseOf(entry.source);
    if (!isMade(base)) continue;
    const key = `${entry.policyId}|${base}`;
    const known = kept.get(key);
    if (known) {
      known.sum += entry.minutes;
      known.count += 1;
    } else kept.set(key, { sum: entry.minutes, count: 1, first: entry });
  }
  const fresh: NewEntry[] = [];
  for (const { balance: _, ...line } of lines) {
    if (!isMade(line.source)) continue;
    const key = `${line.policyId}|${line.source}`;
    const known = kept.get(key);
    kept.delete(key);
    if (!known && line.minutes !== 0) fresh.push(line);
    if (known && known.sum !== line.minutes) fresh.push(corrected(line, known, line.minutes));
  }
  for (const known of kept.values()) {
    const { policyId, source, on } = known.first;
    const line = { policyId, source: baseOf(source), on, requestId: requestOf(source), kind: "adjust" as const };
    if (known.sum !== 0) fresh.push(corrected({ ...line, note: "", minutes: 0 }, known, 0));
  }
  return fresh;
}

const requestOf = (source: string): number | null => {
  const [kind, id] = source.split(":");
  return kind === "hold" || kind === "use" ? Number(id) : null;
};

function corrected(line: NewEntry, { sum, count }: Kept, wanted: number): NewEntry {
  const minutes = wanted - sum;
  const isHold = line.source.startsWith("hold:");
  const kind: EntryKind = isHold ? (minutes > 0 ? "release" : "hold") : "adjust";
  const note = isHold ? "No longer held" : `Counted again: ${timeText(wanted)} in place of ${timeText(sum)}`;
  return { ...line, kind, minutes, source: `${line.source}~${count}`, note };
}
