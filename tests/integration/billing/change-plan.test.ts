import { afterEach, describe, expect, it } from "vitest";
import { changePlan, listSubscriptions, quotePlanChange, receiptOf, refundPurchase } from "~/domain/billing";
import { DAY_MS, HOUR_MS, after as later, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { deliverEvents, makeBuyer, payInBrowser, travelTo, useProvider } from "./stripe-ground";
import { useStripe } from "./use-stripe";

useDatabase();
const ground = useStripe();
afterEach(() => shiftClock(0));

const VISIT = { address: "192.0.2.1", userAgent: "test" };
const TO_ANNUAL = { plan: "ats_annual", visit: VISIT };

async function monthly() {
  const buyer = await makeBuyer();
  const { body: setup } = await buyer.call("/api/create-ats-monthly-subscription", { acceptedTerms: true });
  const { payment_method } = (await payInBrowser(ground.fake, setup.clientSecret)) as { payment_method?: string };
  await deliverEvents(ground.fake);
  return { ...buyer, subscriptionId: String(setup.subscriptionId), card: String(payment_method) };
}

describe("from the monthly to the annual plan", () => {
  it("the card is charged what was shown: a year less what is left of the month", async () => {
    const buyer = await monthly();
    travelTo(ground.fake, later(now(), 10 * DAY_MS));
    const quote = await quotePlanChange(buyer.principal, TO_ANNUAL);
    expect(quote).toMatchObject({ listAmount: 27_500, amountDue: 27_500 - quote.credit });
    expect(quote.credit).toBeGreaterThan(1_600);
    expect(quote.credit).toBeLessThan(1_720);
    expect(quote.terms[0]).toContain(`less $${(quote.credit / 100).toFixed(2)} for the paid time`);
    expect(await buyer.purchases()).toHaveLength(1);
    const view = await changePlan(buyer.principal, { ...TO_ANNUAL, amount: quote.amountDue, quotedAt: quote.quotedAt });
    expect(view).toMatchObject({ plan: "ats_annual", interval: "year", renewalAmount: 27_500, changeTo: null });
    await deliverEvents(ground.fake, (events) => [...events].reverse().concat(events));
    const [month, year, ...more] = await buyer.purchases();
    expect(more).toEqual([]);
    expect(month).toMatchObject({ plan: "ats_monthly", amount: 2_500, isActive: true });
    expect(year).toMatchObject({
      plan: "ats_annual",
      serviceType: "ats_annual",
      amount: quote.amountDue,
      listAmount: 27_500,
      discountAmount: quote.credit,
      paymentStatus: "completed",
    });
    expect((await buyer.row()).atsAccessLevel).toBe("annual");
    expect((await buyer.row()).atsAccessExpiry).toEqual(year?.accessEndDate);
    expect((year?.accessEndDate?.getTime() ?? 0) - now().getTime()).toBeGreaterThan(364 * DAY_MS);
    const consents = await db().checkoutConsent.findMany({ where: { userId: buyer.user.id }, orderBy: { id: "asc" } });
    expect(consents.at(-1)).toMatchObject({ plan: "ats_annual", amount: quote.amountDue });
    const mail = await db().mail.findFirstOrThrow({
      where: { toAddress: buyer.user.email, template: "receipt" },
      orderBy: { id: "desc" },
    });
    expect(mail.data).toMatchObject({ amountCents: quote.amountDue, terms: expect.stringContaining("$275.00") });
    expect((await receiptOf(buyer.principal, year?.id ?? 0)).body.subarray(0, 5).toString()).toBe("%PDF-");
    const [plan] = await listSubscriptions(buyer.principal);
    expect((plan?.currentPeriodEnd?.getTime() ?? 0) - now().getTime()).toBeGreaterThan(364 * DAY_MS);
    await expect(
      changePlan(buyer.principal, { ...TO_ANNUAL, amount: quote.amountDue, quotedAt: quote.quotedAt }),
    ).rejects.toMatchObject({ code: "same_plan" });
  });

  it("a card that is refused leaves the month as it was, and the change can be tried again", async () => {
    const buyer = await monthly();
    const before = await ground.stripe.subscriptions.retrieve(buyer.subscriptionId);
    const { amountDue: amount, quotedAt } = await quotePlanChange(buyer.principal, TO_ANNUAL);
    ground.fake.breakCard(buyer.card);
    await expect(changePlan(buyer.principal, { ...TO_ANNUAL, amount, quotedAt })).rejects.toMatchObject({
      status: 402,
    });
    await deliverEvents(ground.fake);
    const after = await ground.stripe.subscriptions.retrieve(buyer.subscriptionId);
    expect(after.items.data[0]?.price.id).toBe(before.items.data[0]?.price.id);
    expect(after.status).toBe("active");
    expect(await buyer.purchases()).toMatchObject([{ plan: "ats_monthly", paymentStatus: "completed" }]);
    expect(await listSubscriptions(buyer.principal)).toMatchObject([{ plan: "ats_monthly", changeTo: "ats_annual" }]);
    ground.fake.mendCard(buyer.card);
    shiftClock(5_000);
    const again = await quotePlanChange(buyer.principal, TO_ANNUAL);
    await changePlan(buyer.principal, { ...TO_ANNUAL, amount: again.amountDue, quotedAt: again.quotedAt });
    expect(await listSubscriptions(buyer.principal)).toMatchObject([{ plan: "ats_annual", changeTo: null }]);
  });

  it("nothing is charged for an amount that was not shown, is old, or is not the plan's", async () => {
    const buyer = await monthly();
    const { amountDue: amount, quotedAt } = await quotePlanChange(buyer.principal, TO_ANNUAL);
    const quoteOver = { code: "quote_over" };
    const order = { ...TO_ANNUAL, amount, quotedAt };
    await expect(changePlan(buyer.principal, { ...order, amount: 1 })).rejects.toMatchObject(quoteOver);
    const early = later(quotedAt, -30 * DAY_MS);
    await expect(changePlan(buyer.principal, { ...order, quotedAt: early })).rejects.toMatchObject(quoteOver);
    const ahead = later(quotedAt, HOUR_MS);
    await expect(changePlan(buyer.principal, { ...order, quotedAt: ahead })).rejects.toMatchObject(quoteOver);
    await expect(changePlan(buyer.principal, { ...order, plan: "monthly" })).rejects.toMatchObject({ status: 404 });
    const other = await makeBuyer();
    await expect(changePlan(other.principal, { ...order, subscriptionId: buyer.subscriptionId })).rejects.toMatchObject(
      { status: 404 },
    );
    await buyer.call("/api/cancel-subscription", { subscriptionId: buyer.subscriptionId });
    await expect(changePlan(buyer.principal, order)).rejects.toMatchObject({ code: "not_changeable" });
    expect(await buyer.purchases()).toHaveLength(1);
  });

  it("the money of the month before goes back without ending the year, that of the year ends it", async () => {
    const buyer = await monthly();
    const { amountDue: amount, quotedAt } = await quotePlanChange(buyer.principal, TO_ANNUAL);
    await changePlan(buyer.principal, { ...TO_ANNUAL, amount, quotedAt });
    const [month, year] = await buyer.purchases();
    const staff = await makeBuyer({ isAdmin: true });
    await refundPurchase(staff.principal, month?.id ?? 0);
    expect(await listSubscriptions(buyer.principal)).toMatchObject([{ plan: "ats_annual", status: "active" }]);
    await refundPurchase(staff.principal, year?.id ?? 0);
    expect(await listSubscriptions(buyer.principal)).toEqual([]);
    expect((await buyer.row()).atsAccessExpiry?.getTime()).toBeLessThanOrEqual(now().getTime());
  });

  it("works in the test mode too, where a refused card changes nothing", async () => {
    const stripe = Object.fromEntries(
      ["PAYMENTS", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_API_BASE"].map(
        (name) => [name, process.env[name] ?? ""],
      ),
    );
    useProvider({});
    try {
      const buyer = await makeBuyer();
      const { body: setup } = await buyer.call("/api/create-ats-monthly-subscription", { acceptedTerms: true });
      await buyer.call("/api/test-payments/confirm", { clientSecret: setup.clientSecret, token: "tok_visa" });
      await buyer.call("/api/verify-ats-subscription", { subscriptionId: setup.subscriptionId });
      const { amountDue: amount, quotedAt, credit } = await quotePlanChange(buyer.principal, TO_ANNUAL);
      expect(credit).toBeGreaterThan(2_490);
      await changePlan(buyer.principal, { ...TO_ANNUAL, amount, quotedAt });
      expect(await buyer.purchases()).toMatchObject([{ plan: "ats_monthly" }, { plan: "ats_annual", amount }]);
      expect((await buyer.row()).atsAccessLevel).toBe("annual");
    } finally {
      useProvider(stripe);
    }
  });
});

/** Somebody who pays for the people plan by the month, for so many employees. */
async function peoplePlan(employees: number) {
  const buyer = await makeBuyer();
  const { body: setup } = await buyer.call("/api/create-hris-subscription", {
    acceptedTerms: true,
    interval: "monthly",
    employees,
  });
  const { payment_method } = (await payInBrowser(ground.fake, setup.clientSecret)) as { payment_method?: string };
  await deliverEvents(ground.fake);
  return { ...buyer, subscriptionId: String(setup.subscriptionId), card: String(payment_method) };
}

describe("more seats of the people plan", () => {
  it("are charged as shown, less what is left of the fewer, and count at once and at the renewal", async () => {
    const buyer = await peoplePlan(10);
    expect((await buyer.row()).hrisEmployeeCount).toBe(10);
    travelTo(ground.fake, later(now(), 10 * DAY_MS));
    const quote = await quotePlanChange(buyer.principal, { employees: 14 });
    expect(quote).toMatchObject({
      quantity: 14,
      quantityBefore: 10,
      listAmount: 14 * 750,
      from: { plan: "hris_monthly" },
    });
    expect(quote.credit).toBeGreaterThan(4_900);
    expect(quote.credit).toBeLessThan(5_200);
    expect(quote.terms[1]).toContain("14 employees instead of 10");
    const order = { employees: 14, amount: quote.amountDue, quotedAt: quote.quotedAt, visit: VISIT };
    expect(await changePlan(buyer.principal, order)).toMatchObject({ quantity: 14, renewalAmount: 14 * 750 });
    await deliverEvents(ground.fake, (events) => [...events].reverse().concat(events));
    expect((await buyer.row()).hrisEmployeeCount).toBe(14);
    expect(await buyer.purchases()).toMatchObject([
      { plan: "hris_monthly", quantity: 10 },
      { plan: "hris_monthly", quantity: 14, amount: quote.amountDue, discountAmount: quote.credit },
    ]);
    const consent = await db().checkoutConsent.findFirstOrThrow({
      where: { userId: buyer.user.id },
      orderBy: { id: "desc" },
    });
    expect(consent).toMatchObject({ amount: quote.amountDue, terms: expect.stringContaining("14 employees") });
    // Pressed twice: there is nothing left to add.
    await expect(changePlan(buyer.principal, order)).rejects.toMatchObject({ status: 422 });
  });

  it("leave everything as it was where the card is refused, the number is no more, or another plan is asked for", async () => {
    const buyer = await peoplePlan(3);
    const ask = (employees: number) => quotePlanChange(buyer.principal, { employees });
    await expect(ask(3)).rejects.toMatchObject({ status: 422 });
    await expect(ask(10_001)).rejects.toMatchObject({ status: 422 });
    await expect(quotePlanChange(buyer.principal, { employees: 5, plan: "hris_annual" })).rejects.toMatchObject({
      status: 422,
    });
    const { amountDue: amount, quotedAt } = await ask(5);
    await expect(changePlan(buyer.principal, { employees: 6, amount, quotedAt, visit: VISIT })).rejects.toMatchObject({
      code: "quote_over",
    });
    ground.fake.breakCard(buyer.card);
    await expect(changePlan(buyer.principal, { employees: 5, amount, quotedAt, visit: VISIT })).rejects.toMatchObject({
      status: 402,
    });
    await deliverEvents(ground.fake);
    expect((await buyer.row()).hrisEmployeeCount).toBe(3);
    const other = await makeBuyer();
    await expect(quotePlanChange(other.principal, { employees: 5 })).rejects.toMatchObject({ status: 404 });
    const hiring = await monthly();
    await expect(quotePlanChange(hiring.principal, { employees: 5 })).rejects.toMatchObject({ status: 404 });
  });
});
