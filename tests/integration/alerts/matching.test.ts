import { describe, expect, it } from "vitest";
import { matchUpdates } from "~/domain/alerts";
import { DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { keepMails } from "../accounts/mailbox";
import { makeReader, makeUpdate, noticesOf } from "./readers";

useDatabase();
keepMails();

const match = () => matchUpdates({ now: now() });
const told = async (reader: { id: number }) => (await noticesOf(reader.id)).length;

describe("who hears of an update", () => {
  it("are the readers of its place and category, each once", async () => {
    const state = await makeReader({ jurisdiction: "CA" });
    const twice = await makeReader({ jurisdiction: "CA", jurisdictions: ["ALL"] });
    const everywhere = await makeReader({});
    const subject = await makeReader({ jurisdiction: "CA", categories: ["Wage and Hour", "Harassment"] });
    const otherSubject = await makeReader({ jurisdiction: "CA", categories: ["Harassment"] });
    const otherState = await makeReader({ jurisdiction: "TX" });
    const federal = await makeReader({ jurisdiction: "FEDERAL" });
    const update = await makeUpdate();
    expect(await match()).toEqual({ updates: 1, recipients: 4 });
    for (const reader of [state, twice, everywhere, subject]) expect(await told(reader)).toBe(1);
    for (const reader of [otherSubject, otherState, federal]) expect(await told(reader)).toBe(0);
    expect(await match()).toEqual({ updates: 0, recipients: 0 });
    // Somebody forgot what was done: nobody is told twice.
    await db().lawUpdate.update({ where: { id: update.id }, data: { matchedAt: null } });
    expect(await match()).toEqual({ updates: 1, recipients: 0 });
  });

  it("of a city are those of the city and of the whole state, and a state's decision reaches its cities", async () => {
    const state = await makeReader({ jurisdiction: "WA" });
    const seattle = await makeReader({ jurisdiction: "WA", city: "Seattle" });
    const tacoma = await makeReader({ jurisdiction: "WA", city: "Tacoma" });
    await makeUpdate({ jurisdiction: "WA", city: "seattle" });
    await match();
    expect(await Promise.all([state, seattle, tacoma].map(told))).toEqual([1, 1, 0]);
    await makeUpdate({ jurisdiction: "WA" });
    await match();
    expect(await Promise.all([state, seattle, tacoma].map(told))).toEqual([2, 2, 1]);
  });

  it("are not those who did not confirm, left, were paused or whose mailbox is gone", async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(() => makeReader({ jurisdiction: "OR" })));
    const [unconfirmed, left, paused, bounced] = readers;
    await db().subscriber.update({ where: { id: unconfirmed?.id }, data: { confirmedAt: null } });
    await db().subscriber.update({ where: { id: left?.id }, data: { unsubscribedAt: now() } });
    await db().subscriber.update({ where: { id: paused?.id }, data: { isActive: false } });
    await db().subscriber.update({ where: { id: bounced?.id }, data: { bouncedAt: now() } });
    await makeUpdate({ jurisdiction: "OR" });
    expect((await match()).recipients).toBe(await db().subscription.count({ where: { jurisdiction: "ALL" } }));
    for (const reader of readers) expect(await told(reader)).toBe(0);
  });

  it("is nobody for an update that waits, was suppressed or is old news", async () => {
    const reader = await makeReader({ jurisdiction: "NV" });
    await makeUpdate({ jurisdiction: "NV", status: "pending" });
    await makeUpdate({ jurisdiction: "NV", status: "suppressed" });
    await makeUpdate({ jurisdiction: "NV", timestamp: new Date(now().getTime() - 8 * DAY_MS) });
    expect(await match()).toEqual({ updates: 1, recipients: 0 });
    expect(await told(reader)).toBe(0);
  });

  it("are the watchers of a law that it touches, with an account or without", async () => {
    const law = await db().law.findFirstOrThrow({ where: { jurisdiction: "NY" } });
    const reader = await makeReader({ jurisdiction: "HI" });
    await db().lawWatch.create({ data: { subscriberId: reader.id, lawId: law.id } });
    const verified = await makeUser({ emailVerifiedAt: now() });
    const unproven = await makeUser({ emailVerifiedAt: null });
    for (const { id } of [verified, unproven]) await db().lawWatch.create({ data: { userId: id, lawId: law.id } });
    await makeUpdate({ jurisdiction: "NY", lawUpdateLaws: { create: { lawId: law.id } } });
    await match();
    expect(await told(reader)).toBe(1);
    const admitted = await db().subscriber.findUniqueOrThrow({ where: { email: verified.email } });
    expect(await told(admitted)).toBe(1);
    expect(await db().subscriber.count({ where: { email: unproven.email } })).toBe(0);
  });
});

describe("when a digest leaves", () => {
  it("is written for each reader by cadence, weekday and time zone, and at once for the rest", async () => {
    const at = new Date("2026-11-24T17:00:00Z");
    const wishes = [
      { cadence: "instant", timeZone: "Pacific/Honolulu", due: "2026-11-24T17:00:00.000Z" },
      { cadence: "daily", timeZone: "America/New_York", due: "2026-11-25T13:00:00.000Z" },
      { cadence: "daily", timeZone: "Pacific/Honolulu", due: "2026-11-24T18:00:00.000Z" },
      { cadence: "weekly", weekday: 1, timeZone: "America/Chicago", due: "2026-11-30T14:00:00.000Z" },
      { cadence: "weekly", weekday: 5, timeZone: "America/Kentucky/Louisville", due: "2026-11-27T13:00:00.000Z" },
    ];
    const readers = [];
    for (const { due: _, ...wish } of wishes) readers.push(await makeReader({ jurisdiction: "ID", ...wish }));
    await makeUpdate({ jurisdiction: "ID", timestamp: at });
    await matchUpdates({ now: at });
    const dues = [];
    for (const { id } of readers) dues.push((await noticesOf(id))[0]?.dueAt.toISOString());
    expect(dues).toEqual(wishes.map(({ due }) => due));
  });

  const due = async (at: string, cadence: string, weekday: number | null, zone: string) => {
    const sql = "select alert_due_at($1, $2, $3, $4) as due";
    const [row] = await queryPrepared<{ due: Date }>("test-due", sql, [new Date(at), cadence, weekday, zone]);
    return row?.due.toISOString();
  };

  it.each([
    ["instant", null, "America/New_York", "2026-11-21T10:00:00Z", "2026-11-21T10:00:00.000Z"],
    // Friday before and after eight, Saturday, Sunday.
    ["daily", null, "America/New_York", "2026-11-20T12:59:00Z", "2026-11-20T13:00:00.000Z"],
    ["daily", null, "America/New_York", "2026-11-20T13:00:00Z", "2026-11-23T13:00:00.000Z"],
    ["daily", null, "America/New_York", "2026-11-21T10:00:00Z", "2026-11-23T13:00:00.000Z"],
    ["daily", null, "America/New_York", "2026-11-22T10:00:00Z", "2026-11-23T13:00:00.000Z"],
    // It is still Thursday in Honolulu.
    ["daily", null, "Pacific/Honolulu", "2026-11-20T05:00:00Z", "2026-11-20T18:00:00.000Z"],
    ["weekly", 1, "America/Chicago", "2026-11-23T13:59:00Z", "2026-11-23T14:00:00.000Z"],
    ["weekly", 1, "America/Chicago", "2026-11-23T14:00:00Z", "2026-11-30T14:00:00.000Z"],
    ["weekly", 5, "America/Chicago", "2026-11-23T14:00:00Z", "2026-11-27T14:00:00.000Z"],
    // Eight is eight on both sides of a change of the clocks.
    ["weekly", 1, "America/Los_Angeles", "2027-03-12T20:00:00Z", "2027-03-15T15:00:00.000Z"],
  ])("%s (%s) in %s from %s is %s", async (cadence, weekday, zone, at, expected) => {
    expect(await due(at, cadence, weekday, zone)).toBe(expected);
  });
});
