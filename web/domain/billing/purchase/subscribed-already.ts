import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { dayText } from "../money";
import { isRecurring, type Plan, planOf } from "../plans";
import { annualOf, isChangeable } from "../subscription/annual-plan";
import { LIVE_STATUSES } from "../truth/grace";

/** Why a person cannot buy a plan now, in full sentences with the way to it: they have a subscription to its product. */
export async function subscribedAlready(userId: number, plan: Plan): Promise<string | null> {
  const live = await db().paymentSubscription.findFirst({
    where: { userId, product: plan.product, status: { in: LIVE_STATUSES } },
    select: { plan: true, status: true, hasCard: true, currentPeriodEnd: true, cancelAtPeriodEnd: true },
  });
  if (!live) return null;
  const { currentPeriodEnd, cancelAtPeriodEnd } = live;
  const until = currentPeriodEnd ? ` It is paid until ${dayText(currentPeriodEnd)}.` : "";
  const have = `You have a subscription to this already.${until}`;
  if (live.plan !== plan.key && isRecurring(plan)) {
    if (annualOf(live)?.key === plan.key && isChangeable(live)) {
      return `${have} You can change to the ${plan.kind} plan in your profile: what is left of the running one is taken off.`;
    }
    const way = cancelAtPeriodEnd
      ? "choose it here when the running one has ended."
      : "cancel the running one in your profile, which leaves it open until its end, and choose this one here after that.";
    return `${have} To change from the ${planOf(live.plan).kind} plan to the ${plan.kind} plan, ${way}`;
  }
  return cancelAtPeriodEnd ? `${have} Resume it in your profile.` : have;
}

/** Refuses a second subscription of a product, and a day pass beside one. */
export async function refuseSubscribed(userId: number, plan: Plan): Promise<void> {
  const why = await subscribedAlready(userId, plan);
  if (why) throw new Conflict(why, { code: "already_subscribed" });
}
