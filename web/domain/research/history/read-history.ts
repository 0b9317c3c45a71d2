import { accessOf, requireOpenInImpersonation, type SignedIn } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { NotFound } from "~/platform/errors";

/** Searches are kept this long, unless their owner saves them. */
export const HISTORY_DAYS = 30;
const MOST = 1000;

export type HistoryEntry = {
  id: number;
  query: string;
  jurisdiction: string | null;
  city: string | null;
  timestamp: string;
  resultsCount: number;
  /** Ids only: the texts are read again, cut to what the reader may see. */
  lawResults: number[];
  caseResults: number[];
  riskAssessment: { overallRisk: string } | null;
  quickAnswer: string | null;
  legalExplanation: string | null;
  recommendedActions: string[];
  options: SearchOptions;
  /** Kept beyond the 30 days. */
  saved: boolean;
  /** The last day of a link to it that still works. */
  sharedUntil: string | null;
  /** Access has ended: what was saved stays locked like any result (decision 45). */
  locked?: true;
};

export type SearchOptions = {
  cityLaws?: boolean;
  federal?: boolean;
  cases?: boolean;
  risk?: boolean;
  employees?: number;
  /** Facts of the case by their names; null for one that the question seems to tell and that is not so. */
  facts?: Record<string, string | null>;
};

const since = () => after(now(), -HISTORY_DAYS * DAY_MS);
const own = (principal: SignedIn) => ({
  userId: principal.account.id,
  OR: [{ timestamp: { gte: since() } }, { savedAt: { not: null } }],
});

/** A person's searches of the last 30 days and the saved ones, newest first. */
export async function listHistory(principal: SignedIn, most = MOST): Promise<HistoryEntry[]> {
  const rows = await db().searchHistory.findMany({
    where: own(principal),
    orderBy: { timestamp: "desc" },
    take: most,
    include: openShares(),
  });
  return rows.map((row) => entryOf(row, principal));
}

/** One search of a person; somebody else's is not there. */
export async function findHistory(principal: SignedIn, id: number): Promise<HistoryEntry> {
  const row = await db().searchHistory.findFirst({ where: { ...own(principal), id }, include: openShares() });
  if (!row) throw new NotFound("This search is not in your history.");
  return entryOf(row, principal);
}

export async function deleteHistory(principal: SignedIn, id: number): Promise<void> {
  requireOpenInImpersonation(principal, "research:write");
  const { count } = await db().searchHistory.deleteMany({ where: { userId: principal.account.id, id } });
  if (count === 0) throw new NotFound("This search is not in your history.");
}

/** Removes all of a person's searches and answers how many there were. */
export async function clearHistory(principal: SignedIn): Promise<number> {
  requireOpenInImpersonation(principal, "research:write");
  const { count } = await db().searchHistory.deleteMany({ where: { userId: principal.account.id } });
  return count;
}

/** Removes what is older than 30 days and was not saved; the job calls it every day. */
export async function expireHistory(): Promise<number> {
  const { count } = await db().searchHistory.deleteMany({ where: { timestamp: { lt: since() }, savedAt: null } });
  return count;
}

const openShares = () => ({
  sharedResults: {
    where: { revokedAt: null, expiresAt: { gt: now() } },
    select: { expiresAt: true },
    orderBy: { expiresAt: "desc" as const },
    take: 1,
  },
});

type Row = Prisma.SearchHistoryGetPayload<{ include: ReturnType<typeof openShares> }>;

function entryOf(row: Row, principal: SignedIn): HistoryEntry {
  const risk = row.riskAssessment as { overallRisk?: string } | null;
  const open = {
    id: row.id,
    query: row.query,
    jurisdiction: row.jurisdiction,
    city: row.city,
    timestamp: row.timestamp.toISOString(),
    resultsCount: row.resultsCount,
    lawResults: (row.lawResults as number[] | null) ?? [],
    caseResults: (row.caseResults as number[] | null) ?? [],
    riskAssessment: risk?.overallRisk ? { overallRisk: risk.overallRisk } : null,
    options: (row.options as SearchOptions | null) ?? {},
    saved: row.savedAt !== null,
    sharedUntil: row.sharedResults[0]?.expiresAt.toISOString() ?? null,
  };
  const { quickAnswer, legalExplanation, recommendedActions } = row;
  if (accessOf(principal, "research").allowed) return { ...open, quickAnswer, legalExplanation, recommendedActions };
  return { ...open, quickAnswer: null, legalExplanation: null, recommendedActions: [], locked: true };
}
