import type { Transaction } from "~/platform/db/client";
import type { Quote } from "../quoted";
import type { Visit } from "./purchasing";

type Consent = { userId: number; purchaseId: number; quote: Quote; visit: Visit; at: Date };

/** Keeps what the buyer agreed to, word for word as the screen showed it. */
export async function keepConsent(tx: Transaction, { userId, purchaseId, quote, visit, at }: Consent): Promise<void> {
  await tx.checkoutConsent.create({
    data: {
      userId,
      purchaseId,
      plan: quote.plan.key,
      terms: quote.terms.join("\n"),
      amount: quote.finalAmount,
      renewsOn: quote.renewsAt ? new Date(`${plainDay(quote.renewsAt)}T00:00:00Z`) : null,
      ipAddress: visit.address.slice(0, 45),
      userAgent: visit.userAgent?.slice(0, 400),
      createdAt: at,
    },
  });
}

const plainDay = (moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(moment);
