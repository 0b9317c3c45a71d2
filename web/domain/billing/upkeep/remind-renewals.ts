import { after, DAY_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { PLANS, planOf } from "../plans";
import { renewalAmountOf } from "../subscription/renewal-amount";

/** State laws on automatic renewal ask for 15 to 45 days before a year is charged again. */
const ANNUAL_DAYS = 30;
/** A trial that a card was added to becomes a paid plan: said some days before. */
const TRIAL_DAYS = 7;
const BATCH = 500;

const ANNUAL_PLANS = [...PLANS.values()].filter(({ interval }) => interval === "year").map(({ key }) => key);

/** In the order of their dates, without those whose mail has gone: however many there are, each gets its turn. */
const dueSql = (now: Date) => Prisma.sql`
  select id from payment_subscriptions s
  where not cancel_at_period_end and current_period_end > ${now}
    and (status = 'active' and plan = any(${ANNUAL_PLANS}) and current_period_end <= ${after(now, ANNUAL_DAYS * DAY_MS)}
      or status = 'trialing' and has_card and current_period_end <= ${after(now, TRIAL_DAYS * DAY_MS)})
    and renewal_reminder_sent_for is distinct from (current_period_end at time zone 'UTC')::date
    and exists (select from users u where u.id = s.user_id and u.deleted_at is null)
  order by current_period_end, id limit ${BATCH}`;

/** Mails the reminder of each annual renewal and of each trial that turns into a paid plan, once per date. */
export async function remindRenewals(now: Date): Promise<{ reminded: number }> {
  const due = await db().$queryRaw<{ id: number }[]>(dueSql(now));
  let reminded = 0;
  for (const { id } of due) reminded += (await remind(id)) ? 1 : 0;
  if (reminded > 0) kickMail();
  return { reminded };
}

async function remind(id: number): Promise<boolean> {
  const row = await db().paymentSubscription.findUniqueOrThrow({ where: { id }, include: { user: true } });
  const { user, currentPeriodEnd, providerSubscriptionId } = row;
  const plan = planOf(row.plan);
  if (!currentPeriodEnd) return false;
  const day = new Date(`${currentPeriodEnd.toISOString().slice(0, 10)}T00:00:00Z`);
  return db().$transaction(async (tx) => {
    const mail = await queueMail(tx, {
      to: user.email,
      userId: user.id,
      template: "renewal-reminder",
      dedupeKey: `renewal:${providerSubscriptionId}:${day.toISOString().slice(0, 10)}`,
      data: {
        firstName: user.firstName,
        product: plan.name,
        amountCents: await renewalAmountOf(row, tx),
        renewsAt: currentPeriodEnd,
      },
    });
    await tx.paymentSubscription.update({ where: { id: row.id }, data: { renewalReminderSentFor: day } });
    return mail !== null;
  });
}
