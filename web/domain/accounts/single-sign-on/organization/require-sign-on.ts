import type { Principal } from "~/domain/access";
import { db } from "~/platform/db/client";
import { organizationKey } from "../organization-key";
import { domainOf } from "../vouched-email";
import { signOnRequired } from "./enforced";

/** Who is about to join an organization that asks for its provider must have come by it. */
export async function requireSignOn({ sessionId }: Principal, organizationId: number, email: string): Promise<void> {
  const provider = await db().signOnProvider.findFirst({
    where: {
      organizationId,
      isEnforced: true,
      organization: { domains: { some: { domain: domainOf(email), verifiedAt: { not: null } } } },
    },
    select: { organizationId: true },
  });
  if (!provider) return;
  const key = organizationKey(organizationId);
  const session = await db().session.findUnique({ where: { sid: sessionId ?? "" }, select: { signedOnBy: true } });
  if (session?.signedOnBy !== key) throw signOnRequired(key);
}
