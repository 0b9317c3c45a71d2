import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { act, onlyAct } from "~/app/server/acts.server";
import { visitOf } from "~/app/server/authenticator.server";
import { signedIn } from "~/app/server/principal.server";
import { safePath } from "~/app/server/redirect.server";
import { changePlan, listSubscriptions, MOST_EMPLOYEES, type PlanChange, quotePlanChange } from "~/domain/billing";
import { ProductError } from "~/platform/errors";
import { changeOrder } from "./change-plan.server";

const PEOPLE = "/hris";
/** The seats of one's own plan, and what more of them cost at this moment once a number is named. */
export async function seatsView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const params = new URL(arrival.request.url).searchParams;
  const plan = (await listSubscriptions(principal)).find(({ product }) => product === "hris");
  const returnTo = safePath(params.get("returnTo"), PEOPLE);
  if (!plan) return { plan: null, returnTo };
  const typed = params.get("employees");
  const { subscriptionId, quantity } = plan;
  let quote: PlanChange | null = null;
  let problem: string | null = null;
  try {
    if (typed) quote = await quotePlanChange(principal, { subscriptionId, employees: wholeNumber.parse(typed) });
  } catch (error) {
    problem = problemOf(error);
  }
  return {
    plan: { quote, problem, quantity, typed: typed ?? String(quantity + 5), mostEmployees: MOST_EMPLOYEES },
    returnTo,
  };
}

const wholeNumber = z.coerce.number({ error: "Name a whole number." }).int("Name a whole number.").min(1);

function problemOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? "Name a whole number.";
  if (error instanceof ProductError && error.status < 500) return error.message;
  throw error;
}

export type SeatsView = Awaited<ReturnType<typeof seatsView>>;

/** Charges what was shown and leads back to where the seats ran out. */
export const seatsAction = onlyAct(
  signedIn,
  INTENT.changePlan,
  act({
    schema: changeOrder.extend({ employees: wholeNumber, returnTo: z.string().max(500) }),
    call: (principal, { agreed: _, returnTo: __, ...fields }, { arrival }) =>
      changePlan(principal, { ...fields, visit: visitOf(arrival.request) }),
    said: ({ quantity }, { returnTo }) => ({
      title: "Seats Added",
      description: `Your plan covers ${quantity} employees. The receipt is on its way by mail.`,
      to: safePath(returnTo, PEOPLE),
    }),
  }),
  { back: "/profile/seats" },
);
