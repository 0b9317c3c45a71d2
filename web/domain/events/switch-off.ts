import type { Transaction } from "~/platform/db/client";

/** What still waits for a webhook that is off leaves no more by itself; it can be sent again by hand, and read at /api/events. */
export async function giveUpQueued(tx: Transaction, organizationId: number, webhookId: number): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { organizationId, webhookId, state: "queued" },
    data: { state: "gave_up", lastError: "The webhook was switched off" },
  });
}
