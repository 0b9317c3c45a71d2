import { type Principal, requireOwnAccount, type SignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";

/** Whether a person watches a law: its updates come by mail, whatever else was subscribed to. */
export async function watchesLaw(principal: Principal, lawId: number): Promise<boolean> {
  if (!principal.account) return false;
  const where = { userId_lawId: { userId: principal.account.id, lawId } };
  return (await db().lawWatch.findUnique({ where, select: { id: true } })) !== null;
}

/** The laws that a person watches, the newest first. */
export async function watchedBy({ account }: SignedIn): Promise<{ slug: string; title: string }[]> {
  const watches = await db().lawWatch.findMany({
    where: { userId: account.id, law: { archivedAt: null } },
    orderBy: { id: "desc" },
    select: { law: { select: { slug: true, title: true } } },
  });
  return watches.map(({ law }) => law);
}

/** Begins or ends watching a law. Mails go to a confirmed address only, which the answer tells. */
export async function watchLaw(
  principal: Principal,
  slug: string,
  wanted: boolean,
): Promise<{ title: string; watched: boolean; isConfirmed: boolean }> {
  const { account } = requireOwnAccount(principal);
  const law = await db().law.findFirst({
    where: { slug, archivedAt: null },
    select: { id: true, title: true, version: true },
  });
  if (!law) throw new NotFound("There is no such law.");
  if (wanted) {
    await db().lawWatch.createMany({
      data: [{ userId: account.id, lawId: law.id, seenVersion: law.version }],
      skipDuplicates: true,
    });
  } else await db().lawWatch.deleteMany({ where: { userId: account.id, lawId: law.id } });
  const user = await db().user.findUniqueOrThrow({ where: { id: account.id }, select: { emailVerifiedAt: true } });
  return { title: law.title, watched: wanted, isConfirmed: user.emailVerifiedAt !== null };
}
