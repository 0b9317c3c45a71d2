import { beforeAll, describe, expect, it } from "vitest";
import { customerQuery, customerStats, listCustomers, readQuery } from "~/domain/admin";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { signedInUser } from "../accounts/callers";

useDatabase();

const list = async (params: Record<string, string>) => {
  const { principal } = await signedInUser({ isAdmin: true, email: `root${Math.random()}@example.net` });
  return listCustomers(principal, readQuery(customerQuery, params));
};
const emails = (page: { data: { email: string }[] }) => page.data.map(({ email }) => email);

beforeAll(async () => {
  await db().user.updateMany({ data: { isAdmin: true } });
  const tomorrow = after(now(), DAY_MS);
  const yesterday = after(now(), -DAY_MS);
  const people = [
    { email: "ann@acme.test", firstName: "Ann", lastName: "O'Hara", accessLevel: "monthly", accessExpiry: tomorrow },
    { email: "bo@acme.test", firstName: "Bo", lastName: "Zhang", accessLevel: "trial", accessExpiry: yesterday },
    { email: "cy@other.test", firstName: "Cy", lastName: "100%_Sure", accessLevel: "trial", accessExpiry: tomorrow },
    { email: "dee@other.test", firstName: null, lastName: null, accessLevel: "unlimited", phoneNumber: "555-0199" },
    { email: "eve@other.test", firstName: "Ève", lastName: "Ångström", accessLevel: "daily", accessExpiry: tomorrow },
  ];
  for (const [index, person] of people.entries()) {
    await makeUser({ ...person, createdAt: after(now(), -index * DAY_MS) });
  }
  await makeUser({ email: "gone@acme.test", isActive: false, deletedAt: now() });
});

describe("the list of customers", () => {
  it("lists the newest first, without administrators and deleted accounts", async () => {
    expect(emails(await list({}))).toEqual([
      "ann@acme.test",
      "bo@acme.test",
      "cy@other.test",
      "dee@other.test",
      "eve@other.test",
    ]);
  });

  it.each([
    ["o'hara", ["ann@acme.test"]],
    ["ANN O'H", ["ann@acme.test"]],
    ["acme", ["ann@acme.test", "bo@acme.test"]],
    ["bo", ["bo@acme.test"]],
    ["100%_s", ["cy@other.test"]],
    ["%", []],
    ["_", []],
    ["0199", ["dee@other.test"]],
    ["ångström", ["eve@other.test"]],
    ["nobody at all", []],
    ["a\u0000nn@acme", ["ann@acme.test"]],
  ])("finds %s", async (search, expected) => {
    expect(emails(await list({ search }))).toEqual(expected);
  });

  it("finds a customer by number", async () => {
    const dee = await db().user.findUniqueOrThrow({ where: { email: "dee@other.test" } });
    expect(emails(await list({ search: String(dee.id) }))).toContain("dee@other.test");
  });

  it.each([
    ["active", ["ann@acme.test", "cy@other.test", "dee@other.test", "eve@other.test"]],
    ["trial", ["cy@other.test"]],
    ["monthly", ["ann@acme.test"]],
    ["daily", ["eve@other.test"]],
    ["expired", ["bo@acme.test"]],
    ["suspended", []],
    ["no such filter", ["ann@acme.test", "bo@acme.test", "cy@other.test", "dee@other.test", "eve@other.test"]],
  ])("filter %s", async (filter, expected) => {
    expect(emails(await list({ filter }))).toEqual(expected);
  });

  it.each([["registered"], ["name"], ["login"], ["expiry"]])("pages by %s there and back again", async (sort) => {
    const whole = emails(await list({ sort }));
    expect(whole).toHaveLength(5);
    const first = await list({ sort, limit: "2" });
    expect(first.previousCursor).toBeNull();
    const second = await list({ sort, limit: "2", cursor: first.nextCursor ?? "" });
    const third = await list({ sort, limit: "2", cursor: second.nextCursor ?? "" });
    expect([first, second, third].flatMap(emails)).toEqual(whole);
    expect(third.nextCursor).toBeNull();
    const back = await list({ sort, limit: "2", cursor: third.previousCursor ?? "" });
    expect(emails(back)).toEqual(emails(second));
    const start = await list({ sort, limit: "2", cursor: back.previousCursor ?? "" });
    expect(emails(start)).toEqual(emails(first));
    expect(start.previousCursor).toBeNull();
  });

  it("refuses a cursor that it did not give, and one of another order", async () => {
    await expect(list({ cursor: "nonsense" })).rejects.toThrow("This cursor is not one of ours");
    const forged = Buffer.from('["registered-desc",0,"tomorrow","x"]').toString("base64url");
    await expect(list({ cursor: forged })).rejects.toThrow("This cursor is not one of ours");
    const { nextCursor } = await list({ sort: "name", limit: "2" });
    await expect(list({ sort: "login", cursor: nextCursor ?? "" })).rejects.toThrow("This cursor is not one of ours");
    await expect(list({ sort: "name", direction: "desc", cursor: nextCursor ?? "" })).rejects.toThrow(
      "not one of ours",
    );
  });

  it("counts for the cards what the filters list, and revenue only for who may see purchases", async () => {
    const { principal } = await signedInUser({ isAdmin: true });
    expect(await customerStats(principal)).toEqual({
      totalCustomers: 5,
      activeSubscriptions: 2,
      trialUsers: 1,
      monthlyRevenue: 0,
      totalRevenue: 0,
    });
  });
});
