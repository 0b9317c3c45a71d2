import { TRIAL_MINUTES } from "~/domain/access";
import { redeemRegistrationCoupon } from "~/domain/billing";
import { after, DAY_MS, MINUTE_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { Invalid } from "~/platform/errors";
import { hasRoomOfSite } from "./site-room";

/** Trials of new accounts from one network: enough for an office that tries it together, not for a farm of mailboxes. */
const MOST_A_DAY = 5;
const MOST_A_MONTH = 20;
/** Of the /48 around one of IPv6, where there may be many customers, or one with 256 networks. */
const MOST_OF_A_SITE_A_MONTH = 60;

export type TrialAccess = { granted: boolean; duration: number; message: string; expiresAt: Date | null };

type NewAccount = {
  userId: number;
  promoCode?: string | null;
  at: Date;
  address: string;
  networkHash: string;
  /** Of the browser's own name. */
  deviceHash: string;
};

const USED = {
  mailbox: "The free trial of this email address has been used before.",
  device: "The free trial of this browser has been used before.",
  network: "Your network has had its free trials for now: start yours from the dashboard on another day.",
} as const;

/**
 * The trial of an account whose mailbox is confirmed, longer with a code for it (decision 50): once per mailbox, however
 * the address is spelled, once per browser, and so many per network (decision 69).
 */
export async function grantRegistrationTrial(tx: Transaction, account: NewAccount): Promise<TrialAccess> {
  const { userId, promoCode, at, networkHash, deviceHash } = account;
  const used = await usedBy(tx, account);
  if (used) {
    await tx.user.update({ where: { id: userId }, data: { trialWaits: used === "network" }, select: { id: true } });
    return { granted: false, duration: 0, message: USED[used], expiresAt: null };
  }
  const coupon = promoCode ? await redeemed(tx, { code: promoCode, userId, at }) : null;
  const duration = TRIAL_MINUTES + (coupon?.extraMinutes ?? 0);
  const expiresAt = after(at, duration * MINUTE_MS);
  await tx.user.update({
    where: { id: userId },
    data: {
      accessLevel: "trial",
      accessExpiry: expiresAt,
      accessSource: "trial",
      subscriptionType: "trial",
      trialStartedAt: at,
      trialWaits: false,
      trialNetworkHash: networkHash,
      trialDeviceHash: deviceHash,
    },
    select: { id: true },
  });
  await tx.$executeRaw`update users set trial_mailbox_hash = mailbox_hash(email) where id = ${userId}`;
  const kept = coupon && coupon.extraMinutes === 0 ? ` Use ${coupon.code} at checkout: ${coupon.description}.` : "";
  return { granted: true, duration, message: `Your free ${duration}-minute trial has started.${kept}`, expiresAt };
}

/** A code that was used up between asking for the account and opening it costs the extra minutes, not the account. */
async function redeemed(tx: Transaction, given: { code: string; userId: number; at: Date }) {
  try {
    return await redeemRegistrationCoupon(tx, given);
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}

async function usedBy(tx: Transaction, account: NewAccount): Promise<keyof typeof USED | null> {
  const { userId, at, networkHash, deviceHash } = account;
  // Two confirmations at one moment, of one mailbox, browser or network, wait for each other.
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${networkHash}, 0))::text`;
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 1))::text from users where id = ${userId}`;
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${deviceHash}, 2))::text`;
  const [found] = await tx.$queryRaw<{ mailbox: boolean; device: boolean; today: number; lately: number }[]>`
    select
      me.trial_started_at is not null or
      exists (select 1 from users o where o.id <> me.id and o.trial_started_at is not null
              and (o.trial_mailbox_hash = mailbox_hash(me.email)
                   or mailbox_of(coalesce(o.former_email, o.email)) = mailbox_of(me.email))) as mailbox,
      exists (select 1 from users o where o.id <> me.id and o.trial_started_at is not null
              and o.trial_device_hash = ${deviceHash}) as device,
      (select count(*)::int from users o where o.id <> me.id and o.trial_network_hash = ${networkHash}
              and o.trial_started_at > ${after(at, -DAY_MS)}) as today,
      (select count(*)::int from users o where o.id <> me.id and o.trial_network_hash = ${networkHash}
              and o.trial_started_at > ${after(at, -30 * DAY_MS)}) as lately
    from users me where me.id = ${userId}`;
  if (!found || found.mailbox) return "mailbox";
  if (!config().RATE_LIMIT) return null;
  if (found.device) return "device";
  const tooMany = found.today >= MOST_A_DAY || found.lately >= MOST_A_MONTH;
  return tooMany || !(await hasRoomOfSite("account-trials", account.address, MOST_OF_A_SITE_A_MONTH))
    ? "network"
    : null;
}
