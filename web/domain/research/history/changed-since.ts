import type { SignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import { findHistory } from "./read-history";

type ChangedLaw = { slug: string; title: string };

/** What became of the laws of an earlier search. */
export type ChangesSince = {
  /** When the search was made. */
  since: string;
  /** Found then, and their text was changed since. */
  changed: ChangedLaw[];
  /** Found then, and no longer in the corpus. */
  gone: ChangedLaw[];
  /** Found now, and not in the corpus then. */
  added: ChangedLaw[];
};

/** Sets what a search of the person's history found beside the law of today. */
export async function changedSince(principal: SignedIn, historyId: number, foundNow: number[]): Promise<ChangesSince> {
  const { timestamp, lawResults } = await findHistory(principal, historyId);
  const asked = new Date(timestamp);
  const rows = await db().law.findMany({
    where: {
      OR: [
        { id: { in: lawResults }, OR: [{ lastUpdated: { gt: asked } }, { archivedAt: { not: null } }] },
        { id: { in: foundNow.filter((id) => !lawResults.includes(id)) }, createdAt: { gt: asked } },
      ],
    },
    select: { id: true, slug: true, title: true, archivedAt: true },
    orderBy: { title: "asc" },
  });
  const then = new Set(lawResults);
  const listed = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).map(({ slug, title }) => ({ slug, title }));
  return {
    since: timestamp,
    changed: listed(({ id, archivedAt }) => then.has(id) && !archivedAt),
    gone: listed(({ id, archivedAt }) => then.has(id) && archivedAt !== null),
    added: listed(({ id }) => !then.has(id)),
  };
}
