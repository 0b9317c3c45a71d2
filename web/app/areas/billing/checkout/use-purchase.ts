import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { homeOf } from "~/app/links/checkout-link";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { CardForm } from "../card/card-form";
import type { CheckoutView, QuoteView } from "./checkout-screen.server";
import { type Answered, postJson } from "./post-json";

type Plan = NonNullable<CheckoutView["plan"]>;
type Setup = {
  clientSecret: string | null;
  paymentIntentId: string | null;
  subscriptionId: string | null;
  freeAccess: boolean;
  isTrial: boolean;
  trialDays: number | null;
};
type Order = { plan: Plan; quote: QuoteView; leadsTo: string; onProblem: (problem: string) => void };

/** Time to read that access is free, as the specification says. */
const FREE_PAUSE_MS = 1500;
const UNVERIFIED = "Payment succeeded but verification failed. Please contact support.";

/** The way of a purchase in the browser: set up, pay at the provider, verify, go on. */
export function usePurchase({ plan, quote, leadsTo, onProblem }: Order) {
  const [isBusy, setBusy] = useState(false);
  const show = useToast();
  const navigate = useNavigate();

  const fail = (title: string, description: string) => {
    show({ title, description, variant: "destructive" });
    onProblem(description);
  };
  const arrive = (title: string, description: string) => {
    show({ title, description, variant: "success" });
    // The address of the checkout has its plan in it: with another one every loader runs, that of the frame too.
    navigate(leadsTo);
  };

  const buy = async (card: CardForm | null): Promise<void> => {
    setBusy(true);
    try {
      await work(card);
    } finally {
      setBusy(false);
    }
  };
  const work = async (card: CardForm | null): Promise<void> => {
    const unready = quote.way === "card" ? await (card?.check() ?? "The card form did not load.") : null;
    if (unready) return fail("Payment Failed", unready);
    const setup = await begin(plan, quote);
    if (!setup.ok) return fail(...setUpFailure(plan, setup.message));
    const { clientSecret, freeAccess, isTrial, trialDays, subscriptionId } = setup.body;
    if (freeAccess) {
      show({ title: "Free Access Granted", description: quote.terms[0], variant: "success" });
      await new Promise((resolve) => setTimeout(resolve, FREE_PAUSE_MS));
      return navigate(leadsTo);
    }
    if (isTrial) return arrive("Free Trial Started", `Your free trial of ${trialDays} days has started.`);
    const refused = await card?.confirm(clientSecret ?? "", returnAddress(plan, subscriptionId, leadsTo));
    if (refused) return fail("Payment Failed", refused);
    if (!(await verify(plan, setup.body))) return fail("Payment Processing Error", UNVERIFIED);
    arrive(...successOf(plan));
  };
  return { buy, isBusy };
}

/** Where a bank's own page sends the buyer: the screen that verifies the payment and leads on. */
function returnAddress({ product }: Plan, subscriptionId: string | null, leadsTo: string): string {
  const home = homeOf(product);
  const address = new URL(home, window.location.origin);
  if (subscriptionId) address.searchParams.set("subscription_id", subscriptionId);
  if (leadsTo !== home) address.searchParams.set("returnTo", leadsTo);
  return address.href;
}

function begin(plan: Plan, quote: QuoteView): Promise<Answered<Setup>> {
  const body = { plan: plan.key, coupon: quote.coupon?.code ?? null, acceptedTerms: true };
  switch (plan.key) {
    case "daily":
      return postJson("/api/create-payment-intent", { ...body, amount: quote.finalAmount });
    case "monthly":
      return postJson("/api/create-subscription", body);
    case "ats_monthly":
      return postJson("/api/create-ats-monthly-subscription", body);
    case "ats_annual":
      return postJson("/api/create-ats-annual-subscription", body);
    default: {
      const interval = plan.interval === "year" ? "annual" : "monthly";
      return postJson("/api/create-hris-subscription", { ...body, interval, employees: quote.quantity });
    }
  }
}

async function verify(plan: Plan, { paymentIntentId, subscriptionId }: Setup): Promise<boolean> {
  const path = plan.product === "ats" ? "/api/verify-ats-subscription" : "/api/verify-subscription";
  const answer = subscriptionId
    ? await postJson<{ success: boolean }>(path, { subscriptionId })
    : await postJson<{ success: boolean }>("/api/verify-payment", { paymentIntentId });
  return answer.ok && answer.body.success;
}

function setUpFailure({ product }: Plan, message: string | null): [string, string] {
  if (product === "ats") return ["Subscription Creation Failed", message ?? "Failed to create subscription"];
  return ["Payment Setup Failed", message ?? "Unable to initialize payment. Please try again."];
}

function successOf({ product, interval }: Plan): [string, string] {
  if (product === "ats") return ["ATS Access Activated", "Payment Successful. Your ATS subscription is active."];
  if (product === "hris") return ["Payment Successful!", "Your HRIS subscription is active (auto-renewing)."];
  const access = interval ? "You now have monthly access (auto-renewing)" : "You now have 24-hour access";
  return ["Payment Successful!", access];
}
