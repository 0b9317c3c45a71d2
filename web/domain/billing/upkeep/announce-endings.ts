import { after, DAY_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMails } from "~/platform/mail/queue-mail";
import { LIVE_STATUSES } from "../truth/grace";

const DAYS_AHEAD = 3;
const BATCH = 1_000;

/** Access that was short from the start ends in front of its owner's eyes: the countdown tells. */
const SHORT = ["none", "trial", "daily", "admin"];

const PRODUCTS = [
  { key: "research", name: "employment-law research", level: "accessLevel", expiry: "accessExpiry" },
  { key: "ats", name: "the Applicant Tracking System", level: "atsAccessLevel", expiry: "atsAccessExpiry" },
  { key: "hris", name: "HR information", level: "hrisAccessLevel", expiry: "hrisAccessExpiry" },
  { key: "benefits", name: "benefits", level: "benefitsAccessLevel", expiry: "benefitsAccessExpiry" },
] as const;

type Product = (typeof PRODUCTS)[number];

/** Tells everybody whose access ends within three days and does not renew by itself, once for each end. */
export async function announceEndings(now: Date, { signal }: { signal?: AbortSignal } = {}): Promise<{ told: number }> {
  let told = 0;
  for (const product of PRODUCTS) {
    for (let from: number | null = 0; from !== null && !signal?.aborted; ) {
      const page: { told: number; next: number | null } = await announcePage(product, now, from);
      told += page.told;
      from = page.next;
    }
  }
  if (told > 0) kickMail();
  return { told };
}

async function announcePage({ key, name, level, expiry }: Product, now: Date, from: number) {
  const where: Prisma.UserWhereInput = {
    id: { gt: from },
    deletedAt: null,
    isActive: true,
    [level]: { notIn: SHORT },
    [expiry]: { gt: now, lte: after(now, DAYS_AHEAD * DAY_MS) },
    paymentSubscriptions: { none: { product: key, status: { in: LIVE_STATUSES }, cancelAtPeriodEnd: false } },
  };
  const users = await db().user.findMany({ where, orderBy: { id: "asc" }, take: BATCH });
  const orders = users.flatMap(({ id, email, firstName, [expiry]: endsAt }) =>
    endsAt ? [{ to: email, userId: id, firstName, endsAt }] : [],
  );
  const mails = await queueMails(
    db(),
    orders.map(({ to, userId, firstName, endsAt }) => ({
      to,
      userId,
      template: "access-ending" as const,
      dedupeKey: `access-ending:${key}:${userId}:${endsAt.toISOString()}`,
      data: { firstName, product: name, endsAt },
    })),
  );
  return { told: mails.length, next: users.length === BATCH ? (users.at(-1)?.id ?? null) : null };
}
