// A server of its own that only ends by being killed: it works off verifications as fast as they come.

import { syncPurchase } from "~/domain/billing/truth/sync-purchase";
import { db } from "~/platform/db/client";

for (;;) {
  const waiting = await db().purchase.findMany({
    where: { paymentStatus: "pending", stripePaymentIntentId: { not: null } },
    take: 5,
  });
  for (const purchase of waiting) await syncPurchase(purchase);
  if (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
