import type { Transaction } from "~/platform/db/client";

/** Keeps the single jurisdiction, city and categories of a reader equal to the first subscription (decision 57). */
export async function mirrorFirstPlace(tx: Transaction, subscriberId: number): Promise<void> {
  const first = await tx.subscription.findFirst({
    where: { subscriberId, isActive: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { jurisdiction: true, city: true, categories: true },
  });
  if (first) await tx.subscriber.update({ where: { id: subscriberId }, data: first });
}
