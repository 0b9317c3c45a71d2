import { after, DAY_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { isRecurring, PLANS, planOf } from "../plans";

/** State laws on automatic renewal ask for 15 to 45 days before a year is charged again. */
const ANNUAL_DAYS = 30;
/** A trial that a card was added to becomes a paid plan: said some days before. */
const TRIAL_DAYS = 7;
const BATCH = 500;

const ANNUAL_PLANS = [...PLANS.values()].filter(({ interval }) => interval === "year").map(({ key }) => key);

type Row = Prisma.PaymentSubscriptionGetPayload<{ include: { user: true } }>;

/** Mails the reminder of each annual renewal and of each trial that turns into a paid plan, once per date. */
export async function remindRenewals(now: Date): Promise<{ reminded: number }> {
  const due = await db().paymentSubscription.findMany({
    where: {
      cancelAtPeriodEnd: false,
      OR: [
        {
          status: "active",
          plan: { in: ANNUAL_PLANS },
          currentPeriodEnd: { gt: now, lte: after(now, ANNUAL_DAYS * DAY_MS) },
        },
        { status: "trialing", hasCard: true, currentPeriodEnd: { gt: now, lte: after(now, TRIAL_DAYS * DAY_MS) } },
      ],
    },
    include: { user: true },
    take: BATCH,
  });
  let reminded = 0;
  for (const row of due) reminded += (await remind(row)) ? 1 : 0;
  if (reminded > 0) kickMail();
  return { reminded };
}

async function remind(row: Row): Promise<boolean> {
  const { user, currentPeriodEnd, providerSubscriptionId } = row;
  const plan = planOf(row.plan);
  if (!currentPeriodEnd || user.deletedAt || !isRecurring(plan)) return false;
  const day = new Date(`${currentPeriodEnd.toISOString().slice(0, 10)}T00:00:00Z`);
  if (row.renewalReminderSentFor?.getTime() === day.getTime()) return false;
  return db().$transaction(async (tx) => {
    const mail = await queueMail(tx, {
      to: user.email,
      userId: user.id,
      template: "renewal-reminder",
      dedupeKey: `renewal:${providerSubscriptionId}:${day.toISOString().slice(0, 10)}`,
      data: {
        firstName: user.firstName,
        product: plan.name,
        amountCents: plan.amount * row.quantity,
        renewsAt: currentPeriodEnd,
      },
    });
    await tx.paymentSubscription.update({ where: { id: row.id }, data: { renewalReminderSentFor: day } });
    return mail !== null;
  });
}
