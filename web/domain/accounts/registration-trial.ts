import { redeemRegistrationCoupon } from "~/domain/billing";
import { after, MINUTE_MS } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";

export const REGISTRATION_TRIAL_MINUTES = 30;

export type TrialAccess = { granted: boolean; duration: number; message: string; expiresAt: Date | null };

type NewAccount = { userId: number; email: string; promoCode?: string | null; at: Date };

/** The trial of a new account, longer with a code for it (decision 50), once per mailbox. */
export async function grantRegistrationTrial(
  tx: Transaction,
  { userId, email, promoCode, at }: NewAccount,
): Promise<TrialAccess> {
  const coupon = promoCode ? await redeemRegistrationCoupon(tx, { code: promoCode, userId, at }) : null;
  const earlier = await tx.user.findFirst({
    where: { formerEmail: email, trialStartedAt: { not: null } },
    select: { id: true },
  });
  if (earlier) {
    const message = "Your account is ready. The free trial of this email address has been used before.";
    return { granted: false, duration: 0, message, expiresAt: null };
  }
  const duration = REGISTRATION_TRIAL_MINUTES + (coupon?.extraMinutes ?? 0);
  const expiresAt = after(at, duration * MINUTE_MS);
  await tx.user.update({
    where: { id: userId },
    data: {
      accessLevel: "trial",
      accessExpiry: expiresAt,
      accessSource: "trial",
      subscriptionType: "trial",
      trialStartedAt: at,
    },
    select: { id: true },
  });
  const kept = coupon && coupon.extraMinutes === 0 ? ` Use ${coupon.code} at checkout: ${coupon.description}.` : "";
  return { granted: true, duration, message: `Your free ${duration}-minute trial has started.${kept}`, expiresAt };
}
