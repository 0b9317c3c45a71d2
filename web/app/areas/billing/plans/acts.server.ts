import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { act } from "~/app/server/acts.server";
import { rowId } from "~/app/server/form-fields.server";
import type { SignedIn } from "~/domain/access";
import { cancelSubscription, requestRefund, resumeSubscription } from "~/domain/billing";

const which = z.object({ subscriptionId: z.string().min(1).max(255) });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/New_York" });

/** What the profile does about money. */
export const BILLING_ACTS = {
  [INTENT.cancelPlan]: act({
    schema: which,
    call: (principal: SignedIn, meant) => cancelSubscription(principal, meant),
    said: ({ currentPeriodEnd }) => {
      const until = currentPeriodEnd ? ` You keep access until ${DAY.format(currentPeriodEnd)}.` : "";
      return { title: "Plan Cancelled", description: `You will not be charged again.${until}` };
    },
  }),
  [INTENT.resumePlan]: act({
    schema: which,
    call: (principal: SignedIn, meant) => resumeSubscription(principal, meant),
    said: { title: "Plan Resumed", description: "It renews as before." },
  }),
  [INTENT.requestRefund]: act({
    schema: z.object({ id: rowId }),
    call: (principal: SignedIn, { id }) => requestRefund(principal, id),
    said: {
      title: "Refund Requested",
      description: "We write to you when it is made. Access that was paid with it ends then.",
    },
  }),
};
