import { db, type Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";

export type WatchableLaw = { id: number; slug: string; title: string; jurisdiction: string };

const SELECT = { id: true, slug: true, title: true, jurisdiction: true } as const;

/** The law that a reader wants to watch, or null where there is none of that address. */
export async function findWatchable(slug: string | null | undefined): Promise<WatchableLaw | null> {
  if (!slug) return null;
  return db().law.findFirst({ where: { slug, archivedAt: null }, select: SELECT });
}

/** The same for a form, which is refused when it names a law that is not there. */
export async function checkedLaw(slug: string | null | undefined): Promise<WatchableLaw | null> {
  const law = await findWatchable(slug);
  if (slug && !law) throw invalidField("law", "There is no such law");
  return law;
}

/** The title of a law that waits for a reader's click; it may have gone since. */
export async function titleOfLaw(id: number | null | undefined): Promise<string | null> {
  if (!id) return null;
  return (await db().law.findUnique({ where: { id }, select: { title: true } }))?.title ?? null;
}

export async function beginWatch(tx: Transaction, subscriberId: number, lawId: number): Promise<void> {
  const law = await tx.law.findUnique({ where: { id: lawId }, select: { version: true } });
  if (!law) return;
  await tx.lawWatch.createMany({ data: [{ subscriberId, lawId, seenVersion: law.version }], skipDuplicates: true });
}

/** The laws that a reader of the mails watches. */
export async function watchedLaws(subscriberId: number): Promise<{ id: number; slug: string; title: string }[]> {
  const watches = await db().lawWatch.findMany({
    where: { subscriberId, law: { archivedAt: null } },
    orderBy: { id: "asc" },
    select: { law: { select: { id: true, slug: true, title: true } } },
  });
  return watches.map(({ law }) => law);
}
