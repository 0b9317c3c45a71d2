import type Stripe from "stripe";
import type { MoneyBack } from "../provider";
import { asked } from "./stripe-client";

/** More than this in one look is worked off by the next ones. */
const MOST = 1_000;

type Row = { id: string; status: string | null; created: number; payment_intent: string | { id: string } | null };

/** What was refunded or contested since a moment, the newest first: also in the dashboard, also where its message was lost. */
export async function moneyBackSince(stripe: Stripe, since: Date): Promise<MoneyBack[]> {
  const query = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    asked(stripe.refunds.list(query).autoPagingToArray({ limit: MOST })),
    asked(stripe.disputes.list(query).autoPagingToArray({ limit: MOST })),
  ]);
  return [...named("refund", refunds), ...named("dispute", disputes)];
}

const named = (kind: MoneyBack["kind"], rows: Row[]): MoneyBack[] =>
  rows.flatMap(({ id, status, created, payment_intent }) => {
    const paymentId = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
    return paymentId ? [{ id, kind, status: status ?? "", paymentId, at: new Date(created * 1000) }] : [];
  });
