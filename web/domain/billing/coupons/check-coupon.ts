import { db, type Transaction } from "~/platform/db/client";
import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import type { Plan } from "../plans";
import { limitError, planError, windowError } from "./coupon-rules";

export type CouponCheck = { coupon: Coupon; error: null } | { coupon: Coupon | null; error: string };

type Question = { code: string; plan: Plan; userId?: number | null; at: Date };

export const COUPON_NOT_FOUND = "Coupon code not found";

export const normalCode = (code: string): string => code.trim().toUpperCase();

/** Whether a code counts for a plan, and for this person where one is known; says why not in a sentence. */
export async function checkCoupon(question: Question, tx: Transaction = db()): Promise<CouponCheck> {
  const coupon = await tx.coupon.findUnique({ where: { code: normalCode(question.code) } });
  if (!coupon) return { coupon: null, error: COUPON_NOT_FOUND };
  const error =
    windowError(coupon, question.at) ??
    planError(coupon, question.plan) ??
    ((await holdsOne(tx, coupon.id, question.userId)) ? null : limitError(coupon)) ??
    (question.userId ? await personError(tx, coupon, question.userId) : null);
  return error === null ? { coupon, error } : { coupon, error };
}

/** Whoever reserved a use by an attempt that is still open may try again. */
async function holdsOne(tx: Transaction, couponId: number, userId: number | null | undefined): Promise<boolean> {
  if (!userId) return false;
  const own = await tx.couponRedemption.findFirst({
    where: { couponId, userId, status: "reserved" },
    select: { id: true },
  });
  return own !== null;
}

async function personError(tx: Transaction, coupon: Coupon, userId: number): Promise<string | null> {
  if (coupon.maxPerCustomer !== null) {
    const used = await tx.couponRedemption.count({
      where: { couponId: coupon.id, userId, status: "redeemed" },
    });
    if (used >= coupon.maxPerCustomer) return "You have used this coupon before";
  }
  if (coupon.firstPurchaseOnly && (await hasBought(tx, userId))) return "This coupon is for new customers";
  return null;
}

/** An account that was deleted and opened anew, or opened with another spelling of the mailbox, is no new customer. */
async function hasBought(tx: Transaction, userId: number): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ bought: boolean }[]>`
    select exists (select 1 from users o join purchase_history p on p.user_id = o.id
                   where mailbox_of(coalesce(o.former_email, o.email)) = mailbox_of(me.email)
                   and p.granted_at is not null and p.service_type <> 'trial') as bought
    from users me where me.id = ${userId}`;
  return found?.bought ?? false;
}
