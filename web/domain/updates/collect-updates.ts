import { after, MINUTE_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { OutsideError } from "~/platform/http/http-client";
import { log } from "~/platform/log";
import { type Source, type SourceCursor, SourceDrift, SourceThrottled } from "~/platform/sources/types";
import { draftOfItem } from "./draft-of-item";
import { storeUpdate } from "./store-update";

export type CollectCounts = {
  sources: number;
  failed: number;
  items: number;
  new: number;
  changed: number;
  merged: number;
};

type Options = {
  now: Date;
  signal?: AbortSignal;
  /** Somebody asked for it: all are read, but those that rest after failures. */
  byHand?: boolean;
  report?: (progress: { done: number; total: number; note?: string }) => void;
};

const FIRST_REST_MINUTES = 15;
const LONGEST_REST_MINUTES = 12 * 60;

/**
 * Asks every source that is due and stores what is new. One that fails rests longer each time and holds up no other. The last
 * word of the report names those that rest.
 */
export async function collectUpdates(
  sources: Source[],
  { now, signal, byHand, report }: Options,
): Promise<CollectCounts> {
  const counts: CollectCounts = { sources: 0, failed: 0, items: 0, new: 0, changed: 0, merged: 0 };
  const resting: string[] = [];
  await nameSources(sources);
  for (const [index, source] of sources.entries()) {
    if (signal?.aborted) break;
    report?.({ done: index, total: sources.length, note: source.name });
    const row = await db().updateSource.findUniqueOrThrow({ where: { key: source.key } });
    if (!row.isEnabled) continue;
    if (row.retryAfter && row.retryAfter > now) resting.push(restText(source.name, row.retryAfter));
    if (!isDue(source, row, { now, byHand })) continue;
    counts.sources += 1;
    try {
      await readSource(source, { ...row, cursor: row.cursor as SourceCursor | null }, counts, { now, signal });
    } catch (error) {
      if (signal?.aborted) break;
      counts.failed += 1;
      await noteFailure(row.id, row.consecutiveFailures + 1, error, now);
    }
  }
  const note = resting.length > 0 ? `At rest after failures: ${resting.join(", ")}.` : undefined;
  report?.({ done: sources.length, total: sources.length, note });
  return counts;
}

/** `Federal Register (until 14:05 UTC)` */
const restText = (name: string, until: Date): string => `${name} (until ${until.toISOString().slice(11, 16)} UTC)`;

type Row = { id: number; cursor: SourceCursor | null; itemsTotal: number };

async function readSource(source: Source, row: Row, counts: CollectCounts, options: Options): Promise<void> {
  const { now, signal } = options;
  const answer = await source.fetchSince(row.cursor, { now, signal });
  let fresh = 0;
  for (const item of answer.items) {
    const { aliases } = item;
    const stored = await storeUpdate(await draftOfItem(source.key, item, now), { sourceId: row.id, aliases });
    if (stored !== "known") counts[stored] += 1;
    if (stored === "new") fresh += 1;
  }
  counts.items += answer.items.length;
  const newest = answer.items
    .flatMap(({ publishedOn }) => publishedOn ?? [])
    .sort()
    .at(-1);
  // Written after the items: what a crash cut off is read again, and known by its name.
  await db().updateSource.update({
    where: { id: row.id },
    data: {
      cursor: answer.cursor as Prisma.InputJsonObject,
      etag: typeof answer.cursor.etag === "string" ? answer.cursor.etag : null,
      status: answer.status,
      lastAttemptAt: now,
      lastSuccessAt: now,
      ...(newest && { lastItemAt: new Date(`${newest}T00:00:00Z`) }),
      consecutiveFailures: 0,
      retryAfter: null,
      lastError: answer.note ?? null,
      itemsLastRun: answer.items.length,
      itemsTotal: row.itemsTotal + fresh,
    },
  });
}

/** Every source has a row that tells how it fares, also before its first run. */
async function nameSources(sources: Source[]): Promise<void> {
  for (const { key, name, url } of sources) {
    await db().updateSource.upsert({ where: { key }, create: { key, name, url }, update: { name, url } });
  }
  // Switched off by the settings since: its row says so and keeps its cursor.
  await db().updateSource.updateMany({
    where: { key: { notIn: [...sources.map(({ key }) => key), "corpus"] } },
    data: { status: "off" },
  });
}

type Timing = { status: string; lastAttemptAt: Date | null; retryAfter: Date | null };

function isDue(source: Source, { status, lastAttemptAt, retryAfter }: Timing, { now, byHand }: Options): boolean {
  if (retryAfter && retryAfter > now) return false;
  if (byHand) return true;
  if (!lastAttemptAt || ["partial", "off"].includes(status) || retryAfter) return true;
  return after(lastAttemptAt, source.everyMinutes * MINUTE_MS) <= now;
}

async function noteFailure(id: number, failures: number, error: unknown, now: Date): Promise<void> {
  const status = statusOf(error);
  const asked = error instanceof OutsideError ? (error.retryAfterSeconds ?? 0) / 60 : 0;
  const restMinutes = Math.max(asked, Math.min(FIRST_REST_MINUTES * 2 ** (failures - 1), LONGEST_REST_MINUTES));
  const message = error instanceof Error ? error.message : String(error);
  // Loud: a changed shape is for the operator to see, in the log and in administration.
  log()[status === "drift" ? "error" : "warn"]({ sourceId: id, status, reason: message }, "a source of updates failed");
  await db().updateSource.update({
    where: { id },
    data: {
      status,
      lastAttemptAt: now,
      consecutiveFailures: failures,
      retryAfter: after(now, restMinutes * MINUTE_MS),
      lastError: message.slice(0, 1000),
      itemsLastRun: 0,
    },
  });
}

function statusOf(error: unknown): "drift" | "throttled" | "error" {
  if (error instanceof SourceDrift) return "drift";
  if (error instanceof SourceThrottled) return "throttled";
  if (!(error instanceof OutsideError)) return "error";
  // An HTML page where JSON should be is the shape gone, not the network.
  if (error.kind === "wrong_type") return "drift";
  return error.status === 429 || error.kind === "resting" ? "throttled" : "error";
}
