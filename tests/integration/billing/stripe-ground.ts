import { type Principal, requireSignedIn } from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { HOUR_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { forget } from "~/platform/once";
import type { StripeFake } from "../../fakes/stripe/server";
import type { WireEvent } from "../../fakes/stripe/wire-types";
import { callApi } from "../../setup/api";
import { makeUser, sessionCookie } from "../../setup/factories";

const VARIABLES = [
  "PAYMENTS",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_BASE",
  "HRIS_SALES",
];

/** Stripe answers nothing good, and says at once that trying again does not help: the SDK does not wait. */
export const silent = (match?: string) => ({ status: 503, match, headers: { "stripe-should-retry": "false" } });

/** Points the product at a payment provider; nothing means the built-in test mode. */
export function useProvider(environment: Record<string, string>): void {
  for (const name of VARIABLES) delete process.env[name];
  Object.assign(process.env, environment);
  for (const name of ["config", "payments-stripe", "payments-test"]) forget(name);
}

export async function makeBuyer(columns: Partial<Prisma.UserCreateInput> = {}) {
  const user = await makeUser(columns);
  const cookie = await sessionCookie(user);
  const principal: Principal = requireSignedIn(
    await resolvePrincipal({ cookie, authorization: null, address: "192.0.2.1" }),
  );
  // A session ends after a day, and these tests travel for months.
  const call = async (path: string, body: unknown = {}) =>
    callApi("POST", path, { cookie: await sessionCookie(user), body });
  const row = () => db().user.findUniqueOrThrow({ where: { id: user.id } });
  const purchases = () => db().purchase.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });
  const status = async () =>
    (await callApi("GET", "/api/auth/access-status", { cookie: await sessionCookie(user) })).body;
  return { user, cookie, principal, call, row, purchases, status };
}

export type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

/** Pays with a test card as the browser would: with the publishable key and the client secret only. */
export async function payInBrowser(fake: StripeFake, clientSecret: string, number = "4242424242424242") {
  const id = clientSecret.split("_secret_")[0] ?? "";
  const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
  const body = new URLSearchParams({
    key: fake.publishableKey,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "40",
    return_url: "http://localhost:3000/dashboard",
  });
  const answer = await fetch(`${fake.url}/v1/${kind}/${id}/confirm`, { method: "POST", body });
  return (await answer.json()) as { status?: string; error?: { message: string } };
}

/** What staff does in the provider's own dashboard. */
export async function refundAtProvider(fake: StripeFake, intent: string, amount: number | null): Promise<void> {
  const answer = await fetch(`${fake.url}/v1/refunds`, {
    method: "POST",
    headers: { authorization: `Bearer ${fake.secretKey}` },
    body: new URLSearchParams({ payment_intent: intent, ...(amount && { amount: String(amount) }) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const delivered = new WeakMap<StripeFake, number>();

/** Hands the events since the last time to the webhook, in the order that is wanted. */
export async function deliverEvents(
  fake: StripeFake,
  arrange: (events: WireEvent[]) => WireEvent[] = (events) => events,
) {
  const events = fake.events();
  const fresh = events.slice(delivered.get(fake) ?? 0);
  delivered.set(fake, events.length);
  const statuses: number[] = [];
  for (const event of arrange(fresh)) {
    const { body, signature } = fake.webhooks.sign(event, { at: now() });
    const answer = await callApi("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": signature } });
    statuses.push(answer.status);
  }
  return statuses;
}

/** Lets a moment come: what is due at the provider until then happens, an invoice's hour as a draft included. */
export function travelTo(fake: StripeFake, moment: Date): void {
  for (const before of [2 * HOUR_MS, 0]) {
    shiftClock(moment.getTime() - before - Date.now());
    fake.catchUp();
  }
}
