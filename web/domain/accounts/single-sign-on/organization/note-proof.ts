import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Provider } from "../providers";

/** Notes that the owner came in by the provider as it is set up now: it may be asked of everybody from then on. */
export async function noteProof(provider: Provider, userId: number): Promise<void> {
  if (provider.kind !== "organization") return;
  const { organizationId } = provider;
  const { issuer, clientId } = provider.openId;
  const owns = { organizationId, userId, role: "owner", isActive: true };
  if ((await db().organizationMember.count({ where: owns })) === 0) return;
  await db().signOnProvider.updateMany({
    where: { organizationId, issuer, clientId, provedAt: null },
    data: { provedAt: now() },
  });
}
