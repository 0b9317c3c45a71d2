import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { act, onlyAct } from "~/app/server/acts.server";
import { visitOf } from "~/app/server/authenticator.server";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { changePlan, listSubscriptions, type PlanChange, quotePlanChange } from "~/domain/billing";
import { ProductError } from "~/platform/errors";

/** What the change would cost at this moment; whoever has nothing to change is sent back with the reason. */
export async function changePlanView(arrival: LoaderFunctionArgs): Promise<PlanChange> {
  const principal = await signedIn(arrival);
  const wanted = new URL(arrival.request.url).searchParams.get("subscription");
  try {
    const plans = await listSubscriptions(principal);
    const plan =
      plans.find(({ subscriptionId }) => subscriptionId === wanted) ?? plans.find(({ changeTo }) => changeTo);
    if (!plan?.changeTo) throw redirectTo("/profile", { toast: NOTHING });
    return await quotePlanChange(principal, { subscriptionId: plan.subscriptionId, plan: plan.changeTo });
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    throw redirectTo("/profile", { toast: { title: "Plan Not Changed", description: error.message } });
  }
}

const NOTHING = { title: "Plan Not Changed", description: "There is no plan that could be changed now." };

export const changeOrder = z.object({
  subscriptionId: z.string().min(1).max(255),
  amount: z.coerce.number().int().min(0),
  quotedAt: z.coerce.date(),
  agreed: z.literal("on", { error: "Agree to the charge and the renewal to continue." }),
});

/** Charges what the screen showed; a refused card and an amount that has changed come back to it. */
export const changePlanAction = onlyAct(
  signedIn,
  INTENT.changePlan,
  act({
    schema: changeOrder.extend({ plan: z.string().max(30) }),
    call: (principal, { agreed: _, ...fields }, { arrival }) =>
      changePlan(principal, { ...fields, visit: visitOf(arrival.request) }),
    said: ({ planName }) => ({
      title: "Plan Changed",
      description: `${planName} has begun. The receipt is on its way by mail.`,
    }),
  }),
  { back: "/profile" },
);
