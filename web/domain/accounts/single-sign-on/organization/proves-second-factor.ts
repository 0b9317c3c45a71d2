import { db } from "~/platform/db/client";
import type { Provider } from "../providers";

/**
 * Whether the provider's word stands for the second step too: where its organization says so, and for people who have a
 * seat nowhere else. An organization does not answer for another one's data, nor for everybody's.
 */
export async function provesSecondFactor(
  provider: Provider,
  { id, isAdmin }: { id: number; isAdmin: boolean },
): Promise<boolean> {
  if (provider.kind !== "organization" || !provider.provesSecondFactor || isAdmin) return false;
  const { organizationId } = provider;
  const elsewhere = { userId: id, isActive: true, organizationId: { not: organizationId } };
  const [seats, roles] = await Promise.all([
    db().organizationMember.count({ where: { ...elsewhere, organization: { closedAt: null } } }),
    db().userRoleAssignment.count({ where: { userId: id, isActive: true } }),
  ]);
  return seats === 0 && roles === 0;
}
