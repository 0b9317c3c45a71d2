import { now } from "../../clock";
import { sameText } from "../../crypto";
import type { Transaction } from "../../db/client";
import { invalidField, NotFound } from "../../errors";
import { markPaid, settleInvoice } from "./billing";
import { NOT_AUTHENTICATED, testCard } from "./cards";
import { changeTestObject, findTestObject, saveTestObject, type TestObject } from "./objects";

export type TestConfirmation = {
  clientSecret: string;
  /** The token that the browser made of a test card. */
  token: string;
  /** The buyer's answer to the bank, once it has asked. */
  authenticated?: boolean;
};

export type TestOutcome = { status: "succeeded" | "requires_action" | "failed"; message: string | null };

const failed = (message: string): TestOutcome => ({ status: "failed", message });
const SUCCEEDED: TestOutcome = { status: "succeeded", message: null };

/** What Stripe's server does when the buyer presses the button: charges the card, or saves it for later. */
export async function confirmTestPayment(confirmation: TestConfirmation): Promise<TestOutcome> {
  const { clientSecret, token, authenticated } = confirmation;
  const card = testCard(token);
  if (!card) throw invalidField("token", "This is no test card.");
  const [id = "", secret = ""] = clientSecret.split("_secret_");
  if (card.asks && authenticated === undefined) {
    await matchSecret(id, secret);
    return { status: "requires_action", message: null };
  }
  const refusal = card.asks && !authenticated ? NOT_AUTHENTICATED : (card.refusal ?? null);
  return id.startsWith("seti_") ? saveCard(id, secret, token, refusal) : pay(id, secret, token, refusal);
}

const unknown = () => new NotFound("There is no such payment.");

async function matchSecret(id: string, secret: string): Promise<void> {
  const kind = id.startsWith("seti_") ? "payment_method" : "payment_intent";
  const object = await findTestObject(kind, id).catch(() => null);
  if (!object || !sameText(object.data.secret, secret)) throw unknown();
}

async function saveCard(id: string, secret: string, token: string, refusal: string | null): Promise<TestOutcome> {
  await matchSecret(id, secret);
  if (refusal) return failed(refusal);
  await changeTestObject("payment_method", id, async ({ data }) => {
    data.token = token;
  });
  return SUCCEEDED;
}

async function pay(id: string, secret: string, token: string, refusal: string | null): Promise<TestOutcome> {
  await matchSecret(id, secret);
  return changeTestObject("payment_intent", id, async (payment, tx) => {
    if (payment.data.status === "paid") return SUCCEEDED;
    if (payment.data.status === "canceled") return failed("This payment was cancelled. Start again.");
    if (refusal) {
      payment.data.failure = refusal;
      return failed(refusal);
    }
    markPaid(payment, token, now());
    if (payment.data.invoiceId) await payInvoice(tx, payment, token);
    return SUCCEEDED;
  });
}

/** The card of a paid first invoice is kept for the renewals. */
async function payInvoice(tx: Transaction, payment: TestObject<"payment_intent">, token: string): Promise<void> {
  const invoice = await findTestObject("invoice", payment.data.invoiceId ?? "", tx);
  const subscription = await findTestObject("subscription", invoice.data.subscriptionId, tx);
  settleInvoice(invoice, subscription);
  subscription.data.token ??= token;
  await saveTestObject(tx, invoice);
  await saveTestObject(tx, subscription);
}
