import type { LoaderFunctionArgs } from "@remix-run/node";
import { checkoutLink, homeOf } from "~/app/links/checkout-link";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, wayBack } from "~/app/server/redirect.server";
import type { Principal } from "~/domain/access";
import {
  MOST_EMPLOYEES,
  PLANS,
  type Plan,
  planForSale,
  type Quote,
  quoteFor,
  subscribedAlready,
  validateCoupon,
} from "~/domain/billing";
import { config } from "~/platform/config";
import { ProductError } from "~/platform/errors";
import { supportAddress } from "~/platform/support-address";

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
  const unplaced = !plan && code ? await planOfCode(code, principal) : null;
  const kept = { plan: plan?.key, employees: plan?.perEmployee ? employees : null };
  const leadsTo = afterPurchase(params.get("returnTo"), plan);
  if (unplaced?.plan && params.has("apply")) {
    const toast = { title: "Coupon Applied", description: unplaced.description, variant: "success" } as const;
    throw redirectTo(checkoutLink({ plan: unplaced.plan, coupon: code }, leadsTo), { toast });
  }
  return {
    plan: plan && chosenView(plan),
    employees: plan?.perEmployee ? employees : null,
    plans: [...PLANS.values()].filter(({ key }) => SHOWN.includes(key)).map(cardOf),
    quote: priced?.quote ? quoteView(priced.quote) : null,
    code,
    couponError: priced?.error ?? unplaced?.error ?? null,
    wasApplied: params.has("apply"),
    account: principal.account ? { email: principal.account.email } : null,
    impersonating: principal.impersonator !== null,
    /** Why it cannot be bought now: said before anybody types a card. */
    refusal: plan && principal.account ? await subscribedAlready(principal.account.id, plan) : null,
    form: paymentForm(),
    supportEmail: supportAddress(),
    /** Where the purchase leads: to where it was begun. */
    leadsTo,
    /** The same order without a code, and with it. */
    plainAddress: checkoutLink(kept, leadsTo),
    returnTo: checkoutLink({ ...kept, coupon: code }, leadsTo),
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

/** Back to what was locked; a purchase that began at the checkout itself ends where its product begins. */
function afterPurchase(returnTo: string | null, plan: Plan | null): string {
  const home = homeOf(plan?.product ?? "research");
  const way = wayBack(returnTo, home);
  return /^\/checkout(?![\w-])/.test(way) ? home : way;
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

/** A code typed before a plan is chosen: the one plan that it counts for, or none where it counts for several. */
async function planOfCode(code: string, principal: Principal) {
  const answers = await Promise.all(SHOWN.map((plan) => validateCoupon(principal, { code, plan })));
  const fitting = SHOWN.filter((_plan, index) => answers[index]?.valid);
  const first = answers.find(({ valid }) => valid) ?? answers[0];
  return {
    plan: fitting.length === 1 ? fitting[0] : undefined,
    error: fitting.length === 0 ? (first?.error ?? null) : null,
    description: first?.description ?? code,
  };
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
