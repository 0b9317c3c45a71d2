import { describe, expect, it } from "vitest";
import { announceEndings } from "~/domain/billing";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";

useDatabase();

const inDays = (days: number) => after(now(), days * DAY_MS);
const noticesTo = (toAddress: string) => db().mail.findMany({ where: { toAddress, template: "access-ending" } });

describe("the notice of access that ends", () => {
  it("is mailed once for each end, within three days of it, with the product and the moment", async () => {
    const user = await makeUser({ accessLevel: "monthly", accessExpiry: inDays(10) });
    await announceEndings(inDays(6.9));
    expect(await noticesTo(user.email)).toEqual([]);
    await announceEndings(inDays(7.1));
    await announceEndings(inDays(8.1));
    const [mail, ...more] = await noticesTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.data).toMatchObject({ product: "employment-law research", endsAt: user.accessExpiry?.toISOString() });
    // Longer access ends on another day, and that end is told as well.
    await db().user.update({ where: { id: user.id }, data: { accessExpiry: inDays(40) } });
    await announceEndings(inDays(38));
    expect(await noticesTo(user.email)).toHaveLength(2);
  });

  it("tells each product apart", async () => {
    const ends = { atsAccessExpiry: inDays(2), benefitsAccessExpiry: inDays(2) };
    const user = await makeUser({ atsAccessLevel: "annual", benefitsAccessLevel: "monthly", ...ends });
    await announceEndings(now());
    const products = (await noticesTo(user.email)).map(({ data }) => (data as { product: string }).product);
    expect(products.sort()).toEqual(["benefits", "the Applicant Tracking System"]);
  });

  it.each([
    ["a trial", { accessLevel: "trial", accessExpiry: inDays(1) }],
    ["a single day", { accessLevel: "daily", accessExpiry: inDays(1) }],
    ["access that is over", { accessLevel: "monthly", accessExpiry: inDays(-1) }],
    ["access without an end", { accessLevel: "unlimited", accessExpiry: null }],
    ["a suspended account", { accessLevel: "monthly", accessExpiry: inDays(1), isActive: false }],
  ])("is not mailed for %s", async (_what, access) => {
    const user = await makeUser(access);
    await announceEndings(now());
    expect(await noticesTo(user.email)).toEqual([]);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])("where the subscription is cancelled (%s) comes %i times", async (cancelAtPeriodEnd, times) => {
    const user = await makeUser({ accessLevel: "monthly", accessExpiry: inDays(2), accessSource: "subscription" });
    await db().paymentSubscription.create({
      data: {
        userId: user.id,
        product: "research",
        plan: "monthly",
        provider: "test",
        providerSubscriptionId: `sub_${user.id}`,
        status: "active",
        currentPeriodEnd: inDays(2),
        cancelAtPeriodEnd,
      },
    });
    await announceEndings(now());
    expect(await noticesTo(user.email)).toHaveLength(times);
  });
});
