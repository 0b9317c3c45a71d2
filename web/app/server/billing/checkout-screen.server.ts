import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Principal } from "~/domain/access";
import {
  MOST_EMPLOYEES,
  PLANS,
  type Plan,
  planForSale,
  type Quote,
  quoteFor,
  subscribedAlready,
} from "~/domain/billing";
import { config } from "~/platform/config";
import { ProductError } from "~/platform/errors";
import { supportAddress } from "~/platform/support-address";
import { principalOf } from "../principal.server";

/** Where the browser finds the card form; null where payments are not set up. */
export function paymentForm() {
  const { payments, STRIPE_PUBLISHABLE_KEY, STRIPE_API_BASE } = config();
  if (payments === "test") return { mode: "test" as const };
  if (payments === "none" || !STRIPE_PUBLISHABLE_KEY) return null;
  const script = STRIPE_API_BASE ? `${new URL(STRIPE_API_BASE).origin}/v3/stripe.js` : "https://js.stripe.com/v3/";
  return { mode: "stripe" as const, script, publishableKey: STRIPE_PUBLISHABLE_KEY };
}

export type PaymentForm = NonNullable<ReturnType<typeof paymentForm>>;

const SHOWN = ["daily", "monthly"];

/** Everything of the checkout. The plan, the code and the number of employees are in the address. */
export async function checkoutView(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const params = new URL(arrival.request.url).searchParams;
  const plan = chosenPlan(params.get("plan"));
  const code = (params.get("coupon") ?? "").trim().slice(0, 40).toUpperCase();
  const employees = Math.min(MOST_EMPLOYEES, Math.max(1, Math.trunc(Number(params.get("employees"))) || 1));
  const priced = plan ? await priceOf({ plan: plan.key, coupon: code, employees }, principal) : null;
  const kept = { ...(plan && { plan: plan.key }), ...(plan?.perEmployee && { employees: String(employees) }) };
  return {
    plan: plan && chosenView(plan),
    employees: plan?.perEmployee ? employees : null,
    plans: [...PLANS.values()].filter(({ key }) => SHOWN.includes(key)).map(cardOf),
    quote: priced?.quote ? quoteView(priced.quote) : null,
    code,
    couponError: priced?.error ?? null,
    wasApplied: params.has("apply"),
    account: principal.account ? { email: principal.account.email } : null,
    impersonating: principal.impersonator !== null,
    /** Why it cannot be bought now: said before anybody types a card. */
    refusal: plan && principal.account ? await subscribedAlready(principal.account.id, plan) : null,
    form: paymentForm(),
    supportEmail: supportAddress(),
    /** The same order without a code, and with it. */
    plainAddress: `/checkout?${new URLSearchParams(kept)}`,
    returnTo: `/checkout?${new URLSearchParams({ ...kept, ...(code && { coupon: code }) })}`,
  };
}

export type CheckoutView = Awaited<ReturnType<typeof checkoutView>>;

function chosenPlan(key: string | null): Plan | null {
  try {
    return key ? planForSale(key) : null;
  } catch {
    return null;
  }
}

type Asked = { plan: string; coupon: string; employees: number };

/** The price with the code; without it, and with the reason, where the code does not count. */
async function priceOf(asked: Asked, { account }: Principal) {
  try {
    return { quote: await quoteFor(asked, account?.id), error: null };
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    return { quote: await quoteFor({ ...asked, coupon: null }, account?.id), error: error.message };
  }
}

const chosenView = ({ key, name, kind, product, interval }: Plan) => ({ key, name, kind, product, interval });

const cardOf = ({ key, name, amount, interval }: Plan) => ({ key, name, amount, interval });

const quoteView = (quote: Quote) => ({
  listAmount: quote.listAmount,
  discountAmount: quote.discountAmount,
  finalAmount: quote.finalAmount,
  quantity: quote.quantity,
  coupon: quote.coupon && { code: quote.coupon.code, description: quote.coupon.description },
  way: quote.way,
  trialDays: quote.trialDays,
  freeUntil: quote.freeUntil?.toISOString() ?? null,
  renewsAt: quote.renewsAt?.toISOString() ?? null,
  renewalAmount: quote.renewalAmount,
  terms: quote.terms,
});

export type QuoteView = ReturnType<typeof quoteView>;
