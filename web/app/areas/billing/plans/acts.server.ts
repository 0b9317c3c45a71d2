import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { INTENT } from "~/app/forms/intents";
import { submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import type { SignedIn } from "~/domain/access";
import { cancelSubscription, requestRefund, resumeSubscription } from "~/domain/billing";

const which = z.object({ subscriptionId: z.string().min(1).max(255) });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/New_York" });

async function cancelPlan(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.cancelPlan, schema: which }, async (meant) => {
    const { currentPeriodEnd } = await cancelSubscription(principal, meant);
    const until = currentPeriodEnd ? ` You keep access until ${DAY.format(currentPeriodEnd)}.` : "";
    const toast = { title: "Plan Cancelled", description: `You will not be charged again.${until}` };
    return redirectTo("/profile", { toast });
  });
}

async function resumePlan(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.resumePlan, schema: which }, async (meant) => {
    await resumeSubscription(principal, meant);
    return redirectTo("/profile", { toast: { title: "Plan Resumed", description: "It renews as before." } });
  });
}

async function askRefund(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.requestRefund, schema: z.object({ id: rowId }) }, async ({ id }) => {
    await requestRefund(principal, id);
    const description = "We write to you when it is made. Access that was paid with it ends then.";
    return redirectTo("/profile", { toast: { title: "Refund Requested", description } });
  });
}

/** What the profile does about money. */
export const BILLING_ACTS = {
  [INTENT.cancelPlan]: cancelPlan,
  [INTENT.resumePlan]: resumePlan,
  [INTENT.requestRefund]: askRefund,
};
