import type { Transaction } from "~/platform/db/client";

/** Who asks for a call by hand has mended the receiver: it need not wait until the address has rested. */
export async function endRest(tx: Transaction, organizationId: number, id: number): Promise<void> {
  await tx.webhook.updateMany({ where: { id, organizationId, restUntil: { not: null } }, data: { restUntil: null } });
}
