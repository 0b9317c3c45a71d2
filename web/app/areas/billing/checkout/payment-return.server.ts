import { redirectTo, wayBack } from "~/app/server/redirect.server";
import type { Principal } from "~/domain/access";
import { verifyPayment, verifySubscription } from "~/domain/billing";
import { ProductError } from "~/platform/errors";

const UNVERIFIED = "Payment succeeded but verification failed. Please contact support.";

const WHAT: Record<string, string> = {
  daily: "You now have 24-hour access",
  monthly: "You now have monthly access (auto-renewing)",
  other: "Your plan is active (auto-renewing)",
};

/**
 * A bank's own page sends the buyer back here with the payment in the address: it is verified, and the buyer led on to where
 * the purchase was begun.
 */
export async function paymentReturn(principal: Principal, request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const payment = searchParams.get("payment_intent");
  if (!payment || !searchParams.has("redirect_status") || !principal.account) return;
  const subscription = searchParams.get("subscription_id");
  const leadsTo = wayBack(searchParams.get("returnTo"), pathname);
  throw redirectTo(leadsTo, { toast: await toastOf(principal, payment, subscription) });
}

async function toastOf(principal: Principal, payment: string, subscription: string | null) {
  try {
    const { success, plan } = subscription
      ? await verifySubscription(principal, subscription)
      : await verifyPayment(principal, payment);
    if (!success)
      return { title: "Payment Failed", description: "Nothing was charged.", variant: "destructive" as const };
    return { title: "Payment Successful!", description: WHAT[plan] ?? WHAT.other, variant: "success" as const };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { title: "Payment Processing Error", description: UNVERIFIED, variant: "destructive" as const };
  }
}
