import { requireOpenInImpersonation, type SignedIn } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";

/** A search of the person's own, named by its row or by the submission that the results page carries. */
export type OwnSearch = { id: number } | { submission: string };

/** A saved search stays when the 30 days are over. */
export async function saveSearch(principal: SignedIn, search: OwnSearch, isSaved = true): Promise<void> {
  requireOpenInImpersonation(principal, "research:write");
  const { count } = await db().searchHistory.updateMany({
    where: whereOwn(principal, search),
    data: { savedAt: isSaved ? now() : null },
  });
  if (count === 0) throw new NotFound("This search is not in your history.");
}

/** Whether a search stands among the saved ones of the person. */
export async function isSavedSearch(principal: SignedIn, search: OwnSearch): Promise<boolean> {
  const count = await db().searchHistory.count({ where: { ...whereOwn(principal, search), savedAt: { not: null } } });
  return count > 0;
}

/** The row of a search of one's own. */
export async function ownSearch(principal: SignedIn, search: OwnSearch): Promise<{ id: number }> {
  const row = await db().searchHistory.findFirst({ where: whereOwn(principal, search), select: { id: true } });
  if (!row) throw new NotFound("This search is not in your history.");
  return row;
}

const whereOwn = (principal: SignedIn, search: OwnSearch) => ({
  userId: principal.account.id,
  ...("id" in search ? { id: search.id } : { submissionId: search.submission.slice(0, 40) }),
});
