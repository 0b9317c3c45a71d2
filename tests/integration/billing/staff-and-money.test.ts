import { describe, expect, it } from "vitest";
import { listGivenUpTasks, listPurchases, retryTask, settleTaskByHand, workPaymentTasks } from "~/domain/billing";
import { DAY_MS, HOUR_MS, after as later, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { deliverEvents, makeBuyer, payInBrowser, silent } from "./stripe-ground";
import { useStripe } from "./use-stripe";

useDatabase();
const ground = useStripe();

async function bought(path: string, card?: string) {
  const buyer = await makeBuyer();
  const { body: setup } = await buyer.call(path);
  await payInBrowser(ground.fake, setup.clientSecret, card);
  await deliverEvents(ground.fake);
  const id = (await buyer.purchases()).at(-1)?.id ?? 0;
  return { ...buyer, setup, id };
}
const day = () => bought("/api/create-payment-intent");
const month = () => bought("/api/create-subscription");

const staff = async () => {
  const admin = await makeBuyer({ isAdmin: true });
  const get = async (path: string, query = {}) => (await callApi("GET", path, { cookie: admin.cookie, query })).body;
  return { ...admin, get };
};
const mails = (to: string, template: string) => db().mail.findMany({ where: { toAddress: to, template } });

describe("a refund in parts", () => {
  it("gives back what staff say, keeps access and subscription until all is back, and answers who asked", async () => {
    const { call, id, status, purchases, setup, user } = await month();
    const admin = await staff();
    await call(`/api/purchases/${id}/refund-request`);
    const refund = (body: object) => admin.call(`/api/admin/purchases/${id}/refund`, body);
    expect((await refund({ amount: 1000 })).body).toEqual({ paymentStatus: "completed" });
    expect(await purchases()).toMatchObject([{ paymentStatus: "completed", refundedAmount: 1000, isActive: true }]);
    expect((await status()).hasAccess).toBe(true);
    const requests = await db().refundRequest.findMany({ where: { purchaseId: id } });
    expect(requests).toMatchObject([{ status: "refunded", amount: 1000 }]);
    expect((await refund({ amount: 1500 })).body.message).toBe("Between $0.01 and $14.99 can be given back.");
    expect((await refund({ amount: 0 })).status).toBe(422);
    expect((await refund({})).body).toEqual({ paymentStatus: "refunded" });
    expect((await status()).hasAccess).toBe(false);
    expect((await ground.stripe.subscriptions.retrieve(setup.subscriptionId)).status).toBe("canceled");
    const made = await ground.stripe.refunds.list({ payment_intent: setup.paymentIntentId });
    expect(made.data.map(({ amount }) => amount)).toEqual([1499, 1000]);
    expect((await mails(user.email, "refund-made")).map(({ data }) => data)).toMatchObject([
      { amountCents: 1000, accessEnded: false },
      { amountCents: 1499, accessEnded: true },
    ]);
  });

  it("is not made twice by two clicks, nor by an answer that was lost for more than a day", async () => {
    const { id, setup } = await day();
    const admin = await staff();
    ground.fake.behave(silent("refunds"));
    const first = await admin.call(`/api/admin/purchases/${id}/refund`, { amount: 100 });
    expect(first.body).toEqual({ paymentStatus: "pending" });
    const second = await admin.call(`/api/admin/purchases/${id}/refund`, { amount: 100 });
    expect([second.status, second.body.code]).toEqual([409, "refund_under_way"]);
    ground.fake.behave();
    // The refund was made, the process died before it could note it, and Stripe has forgotten the key since.
    await workPaymentTasks(later(now(), HOUR_MS));
    await db().paymentTask.updateMany({ where: { dedupeKey: `refund:${id}` }, data: { state: "queued" } });
    shiftClock(2 * DAY_MS);
    await workPaymentTasks(later(now(), HOUR_MS));
    shiftClock(0);
    expect((await ground.stripe.refunds.list({ payment_intent: setup.paymentIntentId })).data).toHaveLength(1);
  });
});

describe("a refund that is declined", () => {
  it("tells the customer why, by mail and in the profile, and leaves the access", async () => {
    const { call, id, status, user, principal } = await day();
    const admin = await staff();
    const { body: asked } = await call(`/api/purchases/${id}/refund-request`, { reason: "Too late" });
    const waiting = await admin.get("/api/admin/purchases", { filter: "requested", search: user.email });
    expect(waiting.data).toMatchObject([
      { id, customer: { email: user.email }, request: { id: asked.requestId, reason: "Too late", amount: 499 } },
    ]);
    const path = `/api/admin/refund-requests/${asked.requestId}/reject`;
    expect((await admin.call(path, { note: " " })).status).toBe(422);
    expect((await admin.call(path, { note: "You used it for\nthe whole day." })).status).toBe(204);
    expect((await admin.call(path, { note: "Again" })).status).toBe(404);
    expect(await mails(user.email, "refund-declined")).toMatchObject([
      { data: { amountCents: 499, reason: "You used it for\nthe whole day." } },
    ]);
    const [shown] = (await listPurchases(principal)).data;
    expect(shown).toMatchObject({ refundRequested: false, refundDeclined: "You used it for\nthe whole day." });
    expect((await status()).hasAccess).toBe(true);
  });
});

describe("work that the provider refused again and again", () => {
  it("waits for staff, who try it once more or say that it was settled by hand", async () => {
    const admin = await staff();
    const givenUp = async () => {
      const { id, status } = await day();
      ground.fake.behave(silent("refunds"));
      await admin.call(`/api/admin/purchases/${id}/refund`);
      ground.fake.behave();
      const data = { attempts: 20, state: "gave_up", lastError: "no answer" };
      await db().paymentTask.updateMany({ where: { dedupeKey: `refund:${id}` }, data });
      const waiting = async () => (await listGivenUpTasks(admin.principal)).find(({ purchaseId }) => purchaseId === id);
      const task = await waiting();
      expect(task).toMatchObject({ kind: "refund", attempts: 20, lastError: "no answer" });
      return { id, status, waiting, taskId: task?.id ?? 0 };
    };
    const tried = await givenUp();
    expect(await retryTask(admin.principal, tried.taskId)).toBe(true);
    expect(await tried.waiting()).toBeUndefined();
    expect((await tried.status()).hasAccess).toBe(false);
    await expect(retryTask(admin.principal, tried.taskId)).rejects.toThrow("not waiting for anybody");

    const settled = await givenUp();
    await settleTaskByHand(admin.principal, settled.taskId);
    expect(await settled.waiting()).toBeUndefined();
    expect((await settled.status()).hasAccess).toBe(true);

    // A new refund takes the place of the one that was given up.
    const again = await givenUp();
    expect((await admin.call(`/api/admin/purchases/${again.id}/refund`)).body).toEqual({ paymentStatus: "refunded" });
    expect(await again.waiting()).toBeUndefined();
  });
});

describe("a refund that the bank sends back", () => {
  const waiting = async (of: number) =>
    (await listGivenUpTasks((await staff()).principal)).filter(({ purchaseId }) => purchaseId === of);

  it("at once, leaves the access and waits for staff", async () => {
    const { id, status } = await bought("/api/create-payment-intent", "4000000000005126");
    const answer = await (await staff()).call(`/api/admin/purchases/${id}/refund`);
    expect(answer.body).toEqual({ paymentStatus: "pending" });
    expect(await waiting(id)).toMatchObject([
      { attempts: 1, lastError: expect.stringContaining("sent the money back") },
    ]);
    expect((await status()).hasAccess).toBe(true);
  });

  it("days later, is known again and made once more where staff say so", async () => {
    const { id, setup, purchases } = await day();
    const admin = await staff();
    await admin.call(`/api/admin/purchases/${id}/refund`);
    await deliverEvents(ground.fake);
    ground.fake.failRefund(setup.paymentIntentId);
    await deliverEvents(ground.fake);
    expect(await purchases()).toMatchObject([{ paymentStatus: "completed", refundedAmount: 0, isActive: true }]);
    const [task] = await waiting(id);
    expect(await retryTask(admin.principal, task?.id ?? 0)).toBe(true);
    expect(await purchases()).toMatchObject([{ paymentStatus: "refunded", refundedAmount: 499 }]);
    expect(await waiting(id)).toEqual([]);
  });
});

describe("the list of purchases", () => {
  it("is searched by address, receipt, code and payment, filtered, and read page by page", async () => {
    const { user, id, setup, purchases } = await day();
    const admin = await staff();
    const [purchase] = await purchases();
    const find = async (query: object) =>
      (await admin.get("/api/admin/purchases", query)).data.map((row: { id: number }) => row.id);
    for (const search of [user.email.slice(0, -4), purchase?.receiptNumber, setup.paymentIntentId]) {
      expect(await find({ search })).toEqual([id]);
    }
    expect(await find({ search: user.email, filter: "failed" })).toEqual([]);
    expect(await find({ search: "%" })).toEqual([]);
    const first = await admin.get("/api/admin/purchases", { limit: 1 });
    expect(first.data).toHaveLength(1);
    const second = await admin.get("/api/admin/purchases", { limit: 1, cursor: first.nextCursor });
    expect(second.data[0].id).toBeLessThan(first.data[0].id);
  });
});

describe("messages about cards", () => {
  const saved = async (call: Awaited<ReturnType<typeof month>>["call"], number: string) => {
    const { body } = await call("/api/update-card");
    await payInBrowser(ground.fake, body.clientSecret, number);
    return body.setupIntentId;
  };
  const cardOf = async (subscription: string) =>
    (await ground.stripe.subscriptions.retrieve(subscription)).default_payment_method;

  it("that come late do not put an older card back", async () => {
    const { call, setup } = await month();
    await deliverEvents(ground.fake);
    await saved(call, "4242424242424242");
    const late = ground.fake.events().findLast(({ type }) => type === "setup_intent.succeeded");
    shiftClock(HOUR_MS);
    await call("/api/update-card", { setupIntentId: await saved(call, "5555555555554444") });
    const newest = await cardOf(setup.subscriptionId);
    expect(await deliverEvents(ground.fake, () => (late ? [late] : []))).toEqual([200]);
    expect(await cardOf(setup.subscriptionId)).toBe(newest);
    shiftClock(0);
  });

  it("that is refused for what is owed are no failure, and the card is charged once", async () => {
    const { call, setup } = await month();
    ground.fake.breakCard(String(await cardOf(setup.subscriptionId)));
    ground.fake.advance(31.2);
    shiftClock(ground.fake.now().getTime() - Date.now());
    await deliverEvents(ground.fake, () => []);
    await saved(call, "4000000000000341");
    const charges = () => ground.fake.requests.filter(({ path }) => path.endsWith("/pay")).length;
    const before = charges();
    expect(new Set(await deliverEvents(ground.fake, (events) => [...events, ...events]))).toEqual(new Set([200]));
    expect(charges() - before).toBe(1);
    shiftClock(0);
  });
});

it("every call that writes at Stripe carries an idempotency key", () => {
  const writes = ground.fake.requests.filter(({ method, body }) => method === "POST" && !body.includes("key=pk_test"));
  expect(writes.length).toBeGreaterThan(20);
  const ours = writes.filter(({ headers }) => headers["user-agent"]?.startsWith("Stripe/v1 NodeBindings"));
  expect(ours.filter(({ headers }) => !headers["idempotency-key"]).map(({ path }) => path)).toEqual([]);
});

it("who pays for hiring by the month is told the way to the year before a card is asked for", async () => {
  const { call } = await bought("/api/create-ats-monthly-subscription");
  const { status, body } = await call("/api/create-ats-annual-subscription");
  expect([status, body.code]).toEqual([409, "already_subscribed"]);
  expect(body.message).toMatch(
    /You can change to the annual ATS plan in your profile: what is left of the running one/,
  );
  const yearly = await bought("/api/create-ats-annual-subscription");
  const back = await yearly.call("/api/create-ats-monthly-subscription");
  expect(back.body.message).toMatch(
    /To change from the annual ATS plan to the monthly ATS plan, cancel the running one in your profile/,
  );
});
