import { beforeAll, describe, expect, it } from "vitest";
import type { SignedIn } from "~/domain/access";
import { analytics, customerStats, foldFigures, retentionCohorts, riskFigures, systemState } from "~/domain/admin";
import { revenue } from "~/domain/billing";
import { DAY_MS, after as later, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { signedInUser } from "../accounts/callers";

useDatabase();

let principal: SignedIn;
let cookie: string;
beforeAll(async () => {
  await db().user.updateMany({ data: { isAdmin: true } });
  const admin = await signedInUser({ isAdmin: true });
  principal = admin.principal;
  cookie = admin.cookie;
});

const get = (path: string) => callApi("GET", `/api/admin/${path}`, { cookie });

const grantedOn = (at: Date) => ({ grantedAt: at, accessStartDate: at, accessEndDate: later(at, DAY_MS) });

describe("kept figures", () => {
  it("follow every change of customers and purchases, folded or not", async () => {
    const one = await makeUser();
    const two = await makeUser();
    const buy = (amount: number, paymentStatus: string) =>
      db().purchase.create({
        data: {
          userId: one.id,
          serviceType: "monthly",
          amount,
          paymentStatus,
          ...(paymentStatus === "completed" && grantedOn(now())),
        },
      });
    const paid = await buy(2499, "completed");
    const pending = await buy(499, "pending");
    expect(await customerStats(principal)).toMatchObject({
      totalCustomers: 2,
      monthlyRevenue: 2499,
      totalRevenue: 2499,
    });
    await db().purchase.update({
      where: { id: pending.id },
      data: { paymentStatus: "completed", ...grantedOn(now()) },
    });
    await foldFigures();
    await db().purchase.update({
      where: { id: paid.id },
      data: { paymentStatus: "refunded", refundedAmount: 2499, refundedAt: now() },
    });
    await db().user.update({ where: { id: two.id }, data: { isActive: false } });
    const { totalCustomers, totalRevenue } = await customerStats(principal);
    expect({ totalCustomers, totalRevenue }).toEqual({ totalCustomers: 1, totalRevenue: 499 });
    while ((await foldFigures()) > 0);
    expect(await customerStats(principal)).toMatchObject({ totalCustomers: 1, totalRevenue: 499 });
    const [row] = await db().$queryRaw<{ sum: number }[]>`
      select sum(amount - refunded_amount)::int as sum from purchase_history where granted_at is not null`;
    expect(row?.sum).toBe(499);
  });

  it("are not counted twice when several fold at once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => makeUser()));
    await Promise.all([foldFigures(), foldFigures(), foldFigures(), makeUser()]);
    const counted = await db().user.count({ where: { isActive: true, isAdmin: false } });
    expect((await customerStats(principal)).totalCustomers).toBe(counted);
  });
});

describe("analytics", () => {
  it("sum revenue by month and plan, and tell how long buyers stay", async () => {
    const loyal = await makeUser();
    const once = await makeUser();
    const bought = (userId: number, daysAgo: number, amount: number) => ({
      userId,
      serviceType: "daily",
      amount,
      paymentStatus: "completed",
      ...grantedOn(later(now(), -daysAgo * DAY_MS)),
      purchaseDate: later(now(), -daysAgo * DAY_MS),
    });
    await db().purchase.createMany({
      data: [bought(loyal.id, 150, 499), bought(loyal.id, 40, 499), bought(once.id, 150, 499)],
    });
    const { revenue, months } = await analytics(principal);
    expect(months).toHaveLength(12);
    expect(revenue.find(({ name }) => name === "daily")?.values.reduce((sum, value) => sum + value, 0)).toBe(1497);
    const cohorts = await retentionCohorts(principal);
    expect(cohorts.find(({ size, afterOne }) => size === 2 && afterOne === 1)).toMatchObject({
      afterThree: 1,
      // Six months after the first purchase of 150 days ago have not passed: nobody can be said to have left.
      afterSix: null,
    });
  });

  it("count as churn who left of those that ran a month ago, and no payment that never came", async () => {
    const { id: userId } = await makeUser();
    const ran = (days: number, status: string, leftDaysAgo?: number) => ({
      ...{ userId, product: "research", plan: "monthly", provider: "test", status },
      providerSubscriptionId: `sub_${days}_${status}`,
      createdAt: later(now(), -days * DAY_MS),
      canceledAt: leftDaysAgo === undefined ? null : later(now(), -leftDaysAgo * DAY_MS),
    });
    await db().paymentSubscription.createMany({
      data: [
        ran(60, "active"),
        ran(61, "canceled", 10),
        ran(62, "canceled", 50),
        ran(5, "canceled", 1),
        ran(63, "incomplete_expired"),
      ],
    });
    const { subscriptions } = await analytics(principal);
    expect(subscriptions).toEqual({ active: 1, pastDue: 0, ended: 1, before: 2 });
  });
});

describe("money", () => {
  it("is one figure everywhere: by the day in Eastern time, refunds on their own day, and only what was granted", async () => {
    shiftClock(Date.parse("2026-11-20T12:00:00Z") - Date.now());
    try {
      const before = await revenue(principal);
      const { id: userId } = await makeUser();
      // Ten at night in New York on the last day of October is November in Greenwich.
      const halloween = new Date("2026-11-01T02:00:00Z");
      const base = { userId, serviceType: "ats_annual", paymentStatus: "completed" };
      const paid = { ...base, amount: 27_500, purchaseDate: halloween, ...grantedOn(halloween) };
      const { id } = await db().purchase.create({ data: paid });
      await db().purchase.create({ data: { ...base, amount: 999, purchaseDate: halloween, grantedAt: null } });
      await db().purchase.create({ data: { ...paid, amount: 0 } });
      const refundedAt = new Date("2026-11-05T12:00:00Z");
      await db().purchase.update({ where: { id }, data: { refundedAmount: 500, refundedAt } });
      const after = await revenue(principal);
      const grown = (month: string) => {
        const [now, then] = [after, before].map(({ months }) => months.find((one) => one.month === month));
        return {
          revenue: (now?.revenue ?? 0) - (then?.revenue ?? 0),
          refunds: (now?.refunds ?? 0) - (then?.refunds ?? 0),
          purchases: (now?.purchases ?? 0) - (then?.purchases ?? 0),
        };
      };
      expect(grown("2026-10")).toEqual({ revenue: 27_500, refunds: 0, purchases: 1 });
      expect(grown("2026-11")).toEqual({ revenue: 0, refunds: 500, purchases: 0 });
      expect(after.plans.find(({ plan }) => plan === "ats_annual")?.values.at(-2)).toBe(27_500);
      while ((await foldFigures()) > 0);
      expect(await revenue(principal)).toEqual(after);
      const shown = await analytics(principal);
      expect(shown.months).toEqual(after.months.map(({ month }) => month));
      expect(shown.refunds).toEqual(after.months.map(({ refunds }) => refunds));
      expect((await customerStats(principal)).totalRevenue).toBe(after.total - after.refundsTotal);
      await db().purchase.deleteMany({ where: { userId } });
      expect((await revenue(principal)).total).toBe(before.total);
    } finally {
      shiftClock(0);
    }
  });
});

describe("questions", () => {
  beforeAll(async () => {
    const base = { keywords: "overtime", topics: ["overtime"], lawCount: 3, caseCount: 1 };
    await db().question.createMany({
      data: [
        { ...base, submissionId: "q1", question: "Is overtime due after 8 hours?", state: "CA", city: "los-angeles" },
        {
          ...base,
          submissionId: "q2",
          question: "Can we ask for a 50% deposit?",
          keywords: null,
          lawCount: 0,
          caseCount: 0,
        },
        { ...base, submissionId: "q3", question: "Best pizza", lawCount: 0, caseCount: 0, isOutOfScope: true },
      ],
    });
  });

  it("are searched in text, state, city and keywords, and show what found nothing", async () => {
    const texts = async (query: string) => {
      const { body } = await get(`questions?limit=10&${query}`);
      return body.data.map(({ question }: { question: string }) => question);
    };
    expect(await texts("search=OVERTIME due")).toEqual(["Is overtime due after 8 hours?"]);
    expect(await texts("search=los-angeles")).toEqual(["Is overtime due after 8 hours?"]);
    expect(await texts("search=ca")).toHaveLength(2);
    const first = (await get("questions?limit=1&search=deposit")).body;
    expect(first).toMatchObject({ data: [{ question: "Can we ask for a 50% deposit?" }], nextCursor: null });
    const pages = [(await get("questions?limit=1&search=ca")).body];
    pages.push((await get(`questions?limit=1&search=ca&cursor=${pages[0].nextCursor}`)).body);
    expect(new Set(pages.map(({ data }) => data[0].id)).size).toBe(2);
    expect(pages[1].nextCursor).toBeNull();
    expect(await texts("search=50%25")).toEqual(["Can we ask for a 50% deposit?"]);
    expect(await texts("show=unanswered")).toEqual(["Can we ask for a 50% deposit?"]);
    expect(await texts("show=outside")).toEqual(["Best pizza"]);
    expect((await get("questions/count")).body).toEqual({ count: 3 });
    expect((await get("questions")).body).toHaveLength(3);
    const { body } = await get("questions/trends?days=7");
    expect(body.topics[0]).toMatchObject({ value: 3 });
    expect(body.perDay.at(-1).value).toBe(3);
    // Outside employment law is no gap of the corpus.
    expect(body.unanswered).toEqual([{ label: "Can we ask for a 50% deposit?", value: 1 }]);
  });
});

describe("risk figures", () => {
  it("count assessments by risk, subject and state, critical among the high", async () => {
    const made = (overallRisk: string, topics: string[], state: string) => ({ query: "x", overallRisk, topics, state });
    await db().riskAssessment.createMany({
      data: [
        made("Critical", ["overtime"], "CA"),
        made("High", ["family_medical_leave"], "CA"),
        made("Low", ["overtime", "family_medical_leave"], "TX"),
      ],
    });
    const { totals, byState, byWeek } = await riskFigures(principal, 12);
    expect(totals).toMatchObject({ total: 3, critical: 1, high: 2, medium: 0, low: 1, wageAndHour: 2, familyLeave: 2 });
    expect(byState[0]).toEqual({ state: "CA", total: 2, high: 2 });
    // Weeks without an assessment are bars of no height.
    expect(byWeek.length).toBeGreaterThanOrEqual(12);
    expect(byWeek.at(-1)).toMatchObject({ high: 2, medium: 0, low: 1 });
    expect(byWeek.slice(0, -1).every(({ high, medium, low }) => high + medium + low === 0)).toBe(true);
  });
});

describe("feedback", () => {
  it("is answered once; who read an older state is told so", async () => {
    const { id } = await db().feedback.create({ data: { type: "urgent-issue", message: "Wrong rate" } });
    const { body } = await get("feedback?status=pending");
    const [row] = body.data.filter((one: { id: number }) => one.id === id);
    const put = (status: string) =>
      callApi("PUT", `/api/admin/feedback/${id}`, { cookie, body: { status, updatedAt: row.updatedAt } });
    expect((await put("resolved")).status).toBe(200);
    expect((await put("dismissed")).status).toBe(409);
    expect(await db().feedback.findUnique({ where: { id } })).toMatchObject({ status: "resolved" });
  });
});

describe("the audit log and the system", () => {
  it("are read with filters, and by who may", async () => {
    const { body } = await get("audit?action=feedback.&limit=5");
    expect(body.data).toMatchObject([{ action: "feedback.handle", after: { status: "resolved" } }]);
    const state = await systemState(principal);
    expect(state.readiness.ready).toBe(true);
    expect(state.queues.map(({ name }) => name)).toContain("Mails to send");
    expect(state.versions.product).toMatch(/^\d+\.\d+\.\d+/);
  });
});
