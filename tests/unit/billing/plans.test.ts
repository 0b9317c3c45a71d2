import { describe, expect, it } from "vitest";
import { isRefundable, PLANS, planForSale, planOf } from "~/domain/billing";
import { isRecurring, planOfPrice, plansOf, priceOrder, type RecurringPlan } from "~/domain/billing/plans";
import { annualOf, isChangeable } from "~/domain/billing/subscription/annual-plan";
import { changeTerms } from "~/domain/billing/terms";
import { GRACE_MS, graceOf, isLive, RENEWAL_EVE_MS } from "~/domain/billing/truth/grace";
import { forget } from "~/platform/once";
import type { SubscriptionState } from "~/platform/payments/provider";

const AT = new Date("2026-11-22T12:00:00Z");
const later = (ms: number, from = AT) => new Date(from.getTime() + ms);

describe("plans", () => {
  it("are known by their key, and one that is not there is a mistake of ours", () => {
    for (const [key, plan] of PLANS) expect(planOf(key)).toMatchObject({ key, amount: plan.amount });
    expect(() => planOf("weekly")).toThrowError("There is no plan weekly");
  });

  it("of people are sold once the operator sells them", () => {
    const sale = (setting: string) => {
      process.env.HRIS_SALES = setting;
      forget("config");
    };
    sale("off");
    expect(() => planForSale("hris_monthly")).toThrowError(expect.objectContaining({ status: 422 }));
    expect(planForSale("ats_monthly").key).toBe("ats_monthly");
    expect(() => planForSale("toString")).toThrowError(expect.objectContaining({ status: 422 }));
    sale("on");
    expect(planForSale("hris_monthly").amount).toBe(750);
    expect(() => planForSale("weekly")).toThrowError(
      expect.objectContaining({ details: { fields: [{ field: "plan", message: "There is no such plan." }] } }),
    );
  });

  it("are listed by product", () => {
    expect(plansOf("research")).toEqual(["daily", "monthly"]);
    expect(plansOf("ats")).toEqual(["ats_monthly", "ats_annual"]);
    expect(plansOf("benefits")).toEqual([]);
  });

  it("go by the name of their price at the provider, also one of an earlier amount", () => {
    const monthly = planOf("monthly");
    expect(isRecurring(monthly)).toBe(true);
    expect(isRecurring(planOf("daily"))).toBe(false);
    expect(priceOrder(monthly as RecurringPlan)).toEqual({
      key: "statewise_monthly_2499",
      product: "Statewise Monthly Subscription",
      amount: 2499,
      interval: "month",
    });
    expect(planOfPrice("statewise_monthly_1999")).toBe(monthly);
    expect(planOfPrice("statewise_ats_annual_27500")?.key).toBe("ats_annual");
    for (const name of [null, "", "statewise_monthly_", "statewise__1", "xstatewise_monthly_1", "statewise_monthly_1x"])
      expect(planOfPrice(name)).toBeNull();
  });

  it("of a month have a year to change to, where one is sold", () => {
    expect(annualOf({ plan: "ats_monthly" })?.key).toBe("ats_annual");
    expect(annualOf({ plan: "hris_monthly" })?.key).toBe("hris_annual");
    for (const plan of ["daily", "monthly", "ats_annual"]) expect(annualOf({ plan })).toBeNull();
  });

  it("can be changed while they are paid, go on, and have a card", () => {
    const row = { plan: "ats_monthly", status: "active", cancelAtPeriodEnd: false, hasCard: true };
    expect(isChangeable(row)).toBe(true);
    expect(isChangeable({ ...row, plan: "ats_annual" })).toBe(false);
    expect(isChangeable({ ...row, status: "past_due" })).toBe(false);
    expect(isChangeable({ ...row, cancelAtPeriodEnd: true })).toBe(false);
    expect(isChangeable({ ...row, hasCard: false })).toBe(false);
  });

  it("are changed for terms that name what is charged, the credit and the next day", () => {
    const change = {
      subscriptionId: "sub_1",
      from: { plan: "ats_monthly", name: "ATS, monthly" },
      to: { plan: "ats_annual", name: "ATS, annual", interval: "year" as const },
      quantity: 1,
      quantityBefore: 1,
      listAmount: 27_500,
      credit: 1250,
      amountDue: 26_250,
      quotedAt: AT,
      renewsAt: new Date("2027-11-22T12:00:00Z"),
    };
    const terms = changeTerms(change);
    expect(terms[0]).toBe(
      "$262.50 is charged today to the card of your plan: $275.00 for one year, less $12.50 for the paid time of the running plan that is not used.",
    );
    expect(terms[1]).toContain("ATS, annual begins today and ATS, monthly ends with it");
    expect(terms[2]).toContain("$275.00 is charged on Nov 22, 2027 and every year after that");
    expect(terms).toHaveLength(6);
    expect(changeTerms({ ...change, credit: 0 })[0]).toMatch(/for one year\.$/);
    const monthly = { ...change, to: { ...change.to, interval: "month" as const } };
    expect(changeTerms(monthly)).toHaveLength(5);
    const seats = changeTerms({ ...change, quantity: 14, quantityBefore: 10 });
    expect(seats[0]).toContain("$275.00 for one year of 14 employees, less $12.50");
    expect(seats[1]).toBe("Your plan covers 14 employees instead of 10 at once, and its year starts over today.");
  });
});

describe("grace", () => {
  const state = (fields: Partial<SubscriptionState>) =>
    ({ status: "active", cancelAtPeriodEnd: false, hasCard: true, ...fields }) as SubscriptionState;
  const paidUntil = later(5 * 3_600_000);

  it("begins an hour before a renewal and lasts three days after it", () => {
    expect(GRACE_MS).toBe(3 * 86_400_000);
    expect(RENEWAL_EVE_MS).toBe(3_600_000);
    const eve = later(-RENEWAL_EVE_MS, paidUntil);
    expect(graceOf(state({}), paidUntil, later(-1, eve))).toBeNull();
    expect(graceOf(state({}), paidUntil, eve)).toEqual(later(GRACE_MS, paidUntil));
    expect(graceOf(state({}), paidUntil, later(1000, paidUntil))).toEqual(later(GRACE_MS, paidUntil));
  });

  it("is there at once after a renewal that failed", () => {
    expect(graceOf(state({ status: "past_due" }), paidUntil, AT)).toEqual(later(GRACE_MS, paidUntil));
  });

  it.each([
    ["was never paid", state({ status: "past_due" }), null],
    ["was cancelled", state({ cancelAtPeriodEnd: true }), AT],
    ["is over", state({ status: "canceled" }), AT],
    ["is a trial without a card", state({ status: "trialing", hasCard: false }), AT],
  ])("is not given to what %s", (_why, given, paid) => {
    expect(graceOf(given, paid, AT)).toBeNull();
  });

  it("is given to a trial with a card and to an agreement whose card is unknown", () => {
    expect(graceOf(state({ status: "trialing" }), AT, AT)).toEqual(later(GRACE_MS));
    expect(graceOf(state({ hasCard: false }), AT, AT)).toEqual(later(GRACE_MS));
  });

  it("is for agreements that go on", () => {
    for (const status of ["trialing", "active", "past_due"]) expect(isLive(status)).toBe(true);
    for (const status of ["canceled", "incomplete", "unpaid", ""]) expect(isLive(status)).toBe(false);
  });
});

describe("money back", () => {
  const purchase = { paymentStatus: "completed", amount: 499, purchaseDate: AT, disputeStatus: null };

  it("is given for thirty days, to the last moment", () => {
    expect(isRefundable(purchase, later(30 * 86_400_000))).toBe(true);
    expect(isRefundable(purchase, later(30 * 86_400_000 + 1))).toBe(false);
  });

  it("is for what was paid and is not with the bank", () => {
    expect(isRefundable({ ...purchase, paymentStatus: "refunded" }, AT)).toBe(false);
    expect(isRefundable({ ...purchase, amount: 0 }, AT)).toBe(false);
    expect(isRefundable({ ...purchase, disputeStatus: "open" }, AT)).toBe(false);
  });
});
