import { after, DAY_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { db, type Transaction } from "~/platform/db/client";
import { networkHashOf } from "~/platform/network/network-hash";

/** People of one network who may take something free by a code within thirty days. */
const MOST_OF_A_NETWORK = 3;
const DAYS = 30;

/** The mailbox of a redemption stays known when the account changes its address or is deleted. */
export async function keepMailbox(tx: Transaction, redemptionId: number): Promise<void> {
  await tx.$executeRaw`update coupon_redemptions r set mailbox_hash = mailbox_hash(u.email)
    from users u where u.id = r.user_id and r.id = ${redemptionId}`;
}

type Use = { couponId: number; userId: number; at: Date; address: string | null };

/**
 * Why a code that makes something free does not count for a person; null where it does. Accounts cost nothing, so it is
 * the confirmed mailbox that is counted, however its address is spelled, with the browser of the account and the network.
 */
export async function freeUseError(use: Use, tx: Transaction = db()): Promise<string | null> {
  const { couponId, userId, at, address } = use;
  const counted = config().RATE_LIMIT;
  const network = address && counted ? networkHashOf(address) : null;
  const [found] = await tx.$queryRaw<{ confirmed: boolean; used: boolean; people: number }[]>`
    select me.email_verified_at is not null as confirmed,
      exists (select 1 from users o join coupon_redemptions r on r.user_id = o.id
              where o.id <> me.id and r.coupon_id = ${couponId} and r.status in ('reserved', 'redeemed')
              and (r.mailbox_hash = mailbox_hash(me.email)
                   or mailbox_of(coalesce(o.former_email, o.email)) = mailbox_of(me.email)
                   or (${counted} and o.trial_device_hash = me.trial_device_hash))) as used,
      (select count(distinct r.user_id)::int from coupon_redemptions r
              where r.network_hash = ${network} and r.user_id <> me.id and r.status in ('reserved', 'redeemed')
              and r.created_at > ${after(at, -DAYS * DAY_MS)}) as people
    from users me where me.id = ${userId}`;
  if (!found?.confirmed) return "Confirm your email address first: your profile sends you the link";
  if (found.used) return "You have used this coupon before";
  if (found.people >= MOST_OF_A_NETWORK) return "This coupon was used from your network several times lately";
  return null;
}
