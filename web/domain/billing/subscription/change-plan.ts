import { type Principal, recordAudit, requireOwnAccount } from "~/domain/access";
import { HOUR_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PaymentSubscriptionModel as Subscription } from "~/platform/db/generated/models";
import { Conflict, invalidField } from "~/platform/errors";
import { providerNamed } from "~/platform/payments/payments";
import type { ProviderName } from "~/platform/payments/provider";
import { PLANS, planForSale, planOf, priceOrder, type RecurringPlan } from "../plans";
import type { Visit } from "../purchase/purchasing";
import { addPeriod, MOST_EMPLOYEES } from "../quote";
import type { PlanChange } from "../quoted";
import { changeTerms } from "../terms";
import { syncSubscription } from "../truth/sync-subscription";
import { annualOf } from "./annual-plan";
import { ownSubscription } from "./own-subscription";
import { type SubscriptionView, subscriptionView } from "./subscription-view";

/** An amount that somebody looked at longer ago is shown anew. */
const QUOTE_MS = HOUR_MS;

/** With a number of employees the running plan goes on for so many; without, the annual one of the running plan is meant. */
type Wanted = { subscriptionId?: string | null; plan?: string | null; employees?: number | null };

/** What it costs now to go on with the annual plan, or with more seats: nothing is charged by asking. */
export async function quotePlanChange(principal: Principal, wanted: Wanted): Promise<PlanChange> {
  const { subscription, to, quantity } = await changeable(principal, wanted);
  return quote(subscription, { to, quantity }, wholeSecond(now()));
}

export type PlanChangeOrder = Wanted & { amount: number; quotedAt: Date; visit: Visit };

/**
 * Charges what was agreed to and goes on with the annual plan, or with more seats, from now on. Another amount than the one that was shown is
 * never charged; a card that is refused leaves the plan as it was.
 */
export async function changePlan(principal: Principal, order: PlanChangeOrder): Promise<SubscriptionView> {
  const { signedIn, subscription, to, quantity } = await changeable(principal, order);
  const at = wholeSecond(order.quotedAt);
  const quoted = isRecent(at, subscription) ? await quote(subscription, { to, quantity }, at) : null;
  if (quoted?.amountDue !== order.amount) {
    throw new Conflict("The amount has changed meanwhile. Check it again.", { code: "quote_over" });
  }
  const { providerSubscriptionId: id, userId } = subscription;
  const provider = subscription.provider as ProviderName;
  await db().checkoutConsent.create({
    data: {
      userId,
      plan: to.key,
      terms: quoted.terms.join("\n"),
      amount: quoted.amountDue,
      renewsOn: new Date(`${quoted.renewsAt.toISOString().slice(0, 10)}T00:00:00Z`),
      ipAddress: order.visit.address.slice(0, 45),
      userAgent: order.visit.userAgent?.slice(0, 400),
      createdAt: now(),
    },
  });
  try {
    await providerNamed(provider).changePrice({
      subscriptionId: id,
      price: priceOrder(to),
      quantity: quantity === subscription.quantity ? undefined : quantity,
      at,
      key: `statewise-change-${id}-${to.key}-${quantity}-${at.getTime()}`,
      metadata: { plan: to.key },
    });
  } finally {
    // Also after a silence: it may have been done.
    await syncSubscription(provider, id);
  }
  await recordAudit(db(), signedIn, {
    action: order.employees ? "subscription.change_seats" : "subscription.change_plan",
    subjectUserId: userId,
    entity: { type: "subscription", id },
    before: { plan: subscription.plan, quantity: subscription.quantity },
    after: { plan: to.key, quantity, amount: quoted.amountDue },
  });
  return subscriptionView(await db().paymentSubscription.findUniqueOrThrow({ where: { id: subscription.id } }));
}

async function changeable(principal: Principal, { subscriptionId, plan, employees }: Wanted) {
  requireOwnAccount(principal);
  if (plan && employees) throw invalidField("employees", "Change the plan or the number of employees, one at a time.");
  const named = plan ? planForSale(plan) : null;
  const { signedIn, subscription: known } = await ownSubscription(principal, {
    subscriptionId,
    product: employees ? SOLD_BY_SEAT : named?.product,
  });
  // A renewal that came meanwhile is settled first: its period is what the credit counts from.
  await syncSubscription(known.provider as ProviderName, known.providerSubscriptionId);
  const subscription = await db().paymentSubscription.findUniqueOrThrow({ where: { id: known.id } });
  if (employees) {
    refuse(subscription);
    return { signedIn, subscription, to: moreSeats(subscription, employees), quantity: employees };
  }
  if (subscription.plan === named?.key) throw new Conflict("You have this plan already.", { code: "same_plan" });
  const annual = annualOf(subscription);
  if (!annual || (named && annual.key !== named.key)) {
    throw invalidField("plan", "The running plan cannot be changed to this one.");
  }
  refuse(subscription);
  return { signedIn, subscription, to: annual, quantity: subscription.quantity };
}

const SOLD_BY_SEAT = [...PLANS.values()].find(({ perEmployee }) => perEmployee)?.product;

/** The running plan for more people. Fewer are agreed on at the end of what is paid: nobody is paid a credit out. */
function moreSeats({ plan, quantity }: Subscription, employees: number): RecurringPlan {
  const running = planOf(plan) as RecurringPlan;
  if (!running.perEmployee) throw invalidField("employees", "This plan is not paid by employee.");
  if (employees > MOST_EMPLOYEES)
    throw invalidField("employees", `A plan covers ${MOST_EMPLOYEES.toLocaleString("en-US")} employees at most.`);
  if (employees <= quantity)
    throw invalidField("employees", `Your plan covers ${quantity} already: name a larger number.`);
  return running;
}

function refuse({ status, cancelAtPeriodEnd, hasCard }: Subscription): void {
  const why =
    status === "past_due"
      ? "The last renewal was not paid. Update the card first."
      : status === "trialing"
        ? "The plan can be changed when the trial has ended."
        : cancelAtPeriodEnd
          ? "This subscription is cancelled. Resume it first."
          : status !== "active" || !hasCard
            ? "There is no card that could be charged. Update the card first."
            : null;
  if (why) throw new Conflict(why, { code: "not_changeable" });
}

type Going = { to: RecurringPlan; quantity: number };

async function quote(subscription: Subscription, { to, quantity }: Going, at: Date): Promise<PlanChange> {
  const { provider, providerSubscriptionId: subscriptionId } = subscription;
  const from = planOf(subscription.plan);
  const cost = await providerNamed(provider).previewPriceChange({
    ...{ subscriptionId, price: priceOrder(to), at },
    quantity: quantity === subscription.quantity ? undefined : quantity,
  });
  const change = {
    subscriptionId,
    from: { plan: from.key, name: from.name },
    to: { plan: to.key, name: to.name, interval: to.interval },
    ...{ quantity, quantityBefore: subscription.quantity },
    ...cost,
    quotedAt: at,
    renewsAt: addPeriod(now(), to.interval),
  };
  return { ...change, terms: changeTerms(change) };
}

const isRecent = (at: Date, { currentPeriodStart }: Subscription): boolean => {
  const age = now().getTime() - at.getTime();
  return age >= 0 && age <= QUOTE_MS && (currentPeriodStart === null || at >= wholeSecond(currentPeriodStart));
};

/** Providers count in seconds. */
const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);
