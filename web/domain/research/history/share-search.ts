import { recordAudit, requireOpenInImpersonation, type SignedIn } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { type OwnSearch, ownSearch } from "./keep-search";
import type { SearchOptions } from "./read-history";

/** A link lives this long, then its search has to be shared anew. */
export const SHARE_DAYS = 90;

export type SharedSearch = {
  query: string;
  /** Null for all states, `CA`, or `CA, los-angeles`. */
  jurisdiction: string | null;
  options: SearchOptions;
};

/**
 * A link that asks the same question for whoever opens it. It holds no answer: the receiver gets what the law says on that
 * day, cut to what the receiver may read. The search is saved with it, because a link to what is gone helps nobody.
 */
export async function shareSearch(principal: SignedIn, search: OwnSearch): Promise<{ token: string; until: Date }> {
  requireOpenInImpersonation(principal, "research:write");
  const { id } = await ownSearch(principal, search);
  const token = randomToken(24);
  const until = after(now(), SHARE_DAYS * DAY_MS);
  await db().$transaction(async (tx) => {
    await tx.searchHistory.updateMany({ where: { id, savedAt: null }, data: { savedAt: now() } });
    const data = { tokenHash: tokenHash(token), userId: principal.account.id, searchHistoryId: id, expiresAt: until };
    await tx.sharedResult.create({ data });
    await recordAudit(tx, principal, { action: "search.share", entity: { type: "search", id } });
  });
  return { token, until };
}

/** What a shared link asks; a link that is forged, ended or withdrawn is not there. */
export async function openShared(token: string): Promise<SharedSearch> {
  const { count } = await db().sharedResult.updateMany({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: now() }, revokedAt: null },
    data: { viewCount: { increment: 1 } },
  });
  const shared =
    count && (await db().sharedResult.findUnique({ where: { tokenHash: tokenHash(token) }, select: ASKED }));
  if (!shared) throw new NotFound("This link has ended or was withdrawn. Ask its sender for a new one.");
  const { query, jurisdiction, options } = shared.searchHistory;
  return { query, jurisdiction, options: (options as SearchOptions | null) ?? {} };
}

const ASKED = { searchHistory: { select: { query: true, jurisdiction: true, options: true } } } as const;

/** Ends every link to a search. */
export async function stopSharing(principal: SignedIn, search: OwnSearch): Promise<number> {
  requireOpenInImpersonation(principal, "research:write");
  const { id } = await ownSearch(principal, search);
  const { count } = await db().sharedResult.updateMany({
    where: { searchHistoryId: id, revokedAt: null },
    data: { revokedAt: now() },
  });
  return count;
}
