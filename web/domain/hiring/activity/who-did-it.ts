import type { Prisma } from "~/platform/db/generated/client";

const NAME = { select: { firstName: true, lastName: true } } as const;

/** What a line of the feed needs to say who did it. */
export const DOERS = { user: NAME, impersonator: NAME } as const satisfies Prisma.ActivityInclude;

type Named = { firstName: string | null; lastName: string | null } | null;

const nameOf = (person: Named): string | null =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || null;

/** The name of the member; of support that viewed as the member both names, support's first (decision 73). */
export function whoDidIt({ user, impersonator }: { user: Named; impersonator: Named }): string | null {
  if (!impersonator) return nameOf(user);
  return `${nameOf(impersonator) ?? "An administrator"} (Statewise support) as ${nameOf(user) ?? "a member"}`;
}
