import { payments } from "~/platform/payments/payments";
import { isRecurring, PLANS, priceOrder } from "./plans";

export type SetUpPrice = { plan: string; key: string; id: string };

/** Makes the prices of all renewing plans at the provider; those that are there already stay. */
export async function setUpPayments(): Promise<{ provider: string; prices: SetUpPrice[] }> {
  const provider = payments();
  const prices: SetUpPrice[] = [];
  for (const plan of PLANS.values()) {
    if (!isRecurring(plan)) continue;
    const order = priceOrder(plan);
    prices.push({ plan: plan.key, key: order.key, id: await provider.ensurePrice(order) });
  }
  return { provider: provider.name, prices };
}
