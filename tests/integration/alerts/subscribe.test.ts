import { afterEach, describe, expect, it } from "vitest";
import {
  addSubscription,
  changeSubscription,
  confirmSubscription,
  describeConfirmation,
  endSubscription,
  endWatch,
  matchUpdates,
  newPlaceForm,
  readPreferences,
} from "~/domain/alerts";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { keepMails, mailTo, tokenMailedTo } from "../accounts/mailbox";
import { makeReader, makeUpdate, newAddress, noticesOf, subscribe } from "./readers";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

describe("subscribing", () => {
  it("sends one mail with a link, and nothing begins before the click", async () => {
    const email = newAddress();
    const answer = await subscribe({
      email,
      firstName: "Dana",
      jurisdiction: "CA",
      city: "los-angeles",
      categories: [],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, places: ["Los Angeles, California"] });
    const waiting = await db().subscriber.findUniqueOrThrow({ where: { email }, include: { subscriptions: true } });
    expect(waiting).toMatchObject({ confirmedAt: null, jurisdiction: "CA", city: "Los Angeles", subscriptions: [] });
    const token = await tokenMailedTo(email, "alert-confirm");
    expect(await describeConfirmation(token)).toMatchObject({ email, places: ["Los Angeles, California"] });
    await confirmSubscription(token);
    const reader = await db().subscriber.findUniqueOrThrow({ where: { email }, include: { subscriptions: true } });
    expect(reader.confirmedAt).toBeInstanceOf(Date);
    expect(reader.pendingRequest).toBeNull();
    expect(reader.subscriptions).toMatchObject([{ jurisdiction: "CA", city: "Los Angeles", cadence: "instant" }]);
  });

  it("takes the body of the specification, and everything but the address may be left out", async () => {
    const bare = newAddress();
    expect((await subscribe({ email: bare })).body.places).toEqual(["All of the United States"]);
    const full = {
      firstName: "",
      lastName: "",
      company: "",
      jurisdiction: "Federal",
      city: "",
      categories: ["Harassment"],
    };
    expect((await subscribe({ email: newAddress(), ...full })).body.places).toEqual(["Federal"]);
  });

  it("keeps the law that a visitor came from: shown before the click, told of afterwards, ended by the reader", async () => {
    const law = await db().law.findFirstOrThrow({ where: { jurisdiction: "NY" } });
    const email = newAddress();
    expect((await subscribe({ email, jurisdiction: "UT", law: law.slug })).status).toBe(201);
    const token = await tokenMailedTo(email, "alert-confirm");
    expect(await describeConfirmation(token)).toMatchObject({ law: law.title });
    const { preferencesToken } = await confirmSubscription(token);
    expect((await readPreferences(preferencesToken)).laws).toMatchObject([{ slug: law.slug, title: law.title }]);
    const { id } = await db().subscriber.findUniqueOrThrow({ where: { email } });
    await makeUpdate({ jurisdiction: "NY", lawUpdateLaws: { create: { lawId: law.id } } });
    await matchUpdates({ now: now() });
    expect(await noticesOf(id)).toHaveLength(1);
    await endWatch(preferencesToken, law.id);
    expect((await readPreferences(preferencesToken)).laws).toEqual([]);
    const unknown = await subscribe({ email: newAddress(), law: "no-such-law" });
    expect(unknown.body.fields[0]).toMatchObject({ field: "law" });
  });

  it("uses a link once, and not after seven days", async () => {
    const email = newAddress();
    await subscribe({ email });
    const token = await tokenMailedTo(email, "alert-confirm");
    shiftClock(8 * DAY_MS);
    await expect(confirmSubscription(token)).rejects.toThrow("no longer works");
    shiftClock(0);
    await confirmSubscription(token);
    await expect(confirmSubscription(token)).rejects.toThrow("no longer works");
    expect(await describeConfirmation("forged")).toBeNull();
  });

  it("changes nothing for a reader when a stranger subscribes the same address, and answers the same", async () => {
    const reader = await makeReader({ jurisdiction: "WA", firstName: "Dana" });
    const answer = await subscribe({ email: reader.email, jurisdiction: "TX", firstName: "Mallory" });
    expect(answer.status).toBe(201);
    const after = await db().subscriber.findUniqueOrThrow({
      where: { id: reader.id },
      include: { subscriptions: true },
    });
    expect(after).toMatchObject({ firstName: "Dana", jurisdiction: "WA" });
    expect(after.subscriptions.map(({ jurisdiction }) => jurisdiction)).toEqual(["WA"]);
    await confirmSubscription(await tokenMailedTo(reader.email, "alert-confirm"));
    const { subscriptions } = await readPreferences(reader.preferencesToken);
    expect(subscriptions.map(({ place }) => place)).toEqual(["Washington", "Texas"]);
  });

  it("keeps several places, each once", async () => {
    const { subscriptions } = await makeReader({
      jurisdiction: "CA",
      jurisdictions: ["FEDERAL", "CA", "WA", "WA"],
      cadence: "weekly",
      weekday: 3,
    });
    expect(subscriptions.map(({ jurisdiction, weekday }) => [jurisdiction, weekday])).toEqual([
      ["CA", 3],
      ["FEDERAL", 3],
      ["WA", 3],
    ]);
  });

  it("refuses what cannot be, by field", async () => {
    const refused = async (body: Record<string, unknown>) => (await subscribe({ email: newAddress(), ...body })).body;
    expect((await subscribe({})).status).toBe(422);
    expect((await subscribe({ email: 'a"b c"@example.com' })).body.fields[0]).toMatchObject({ field: "email" });
    expect((await refused({ jurisdiction: "XX" })).fields[0]).toMatchObject({ field: "jurisdiction" });
    expect((await refused({ categories: ["Taxes"] })).fields[0].field).toMatch(/^categories/);
    expect((await refused({ cadence: "hourly" })).fields[0]).toMatchObject({ field: "cadence" });
    expect((await refused({ timeZone: "Europe/Berlin" })).fields[0]).toMatchObject({ field: "timeZone" });
    expect((await refused({ firstName: "x".repeat(101) })).fields[0]).toMatchObject({ field: "firstName" });
  });

  it("takes letters of other scripts and quotes in names, and mails them in one line", async () => {
    const email = "jürgen.müller@exämple.com";
    const answer = await subscribe({ email, firstName: 'Jürgen "JM"\r\nBcc: all@example.com', jurisdiction: "NY" });
    expect(answer.status).toBe(201);
    const mail = await mailTo("jürgen.müller@xn--exmple-cua.com", "alert-confirm");
    expect(mail?.toName).toBe('Jürgen "JM" Bcc: all@example.com');
  });

  it("does not mail one address more than five times an hour", async () => {
    const email = newAddress();
    for (let turn = 0; turn < 5; turn += 1) await subscribe({ email });
    expect((await subscribe({ email })).status).toBe(429);
    expect(await db().mail.count({ where: { toAddress: email } })).toBe(5);
  });
});

describe("preferences behind the signed link", () => {
  it("show and change what was asked for, with the next digest", async () => {
    const reader = await makeReader({ jurisdiction: "CA" });
    const token = reader.preferencesToken;
    const [first] = reader.subscriptions;
    await changeSubscription(token, first?.id ?? 0, { categories: ["Harassment"], cadence: "daily", weekday: null });
    await addSubscription(token, newPlaceForm.parse({ jurisdiction: "WA", city: "Seattle", cadence: "instant" }));
    const { subscriptions } = await readPreferences(token);
    expect(subscriptions).toMatchObject([
      { place: "California", cadence: "daily", categories: ["Harassment"] },
      { place: "Seattle, Washington", cadence: "instant", nextDigestAt: null },
    ]);
    expect(subscriptions[0]?.nextDigestAt).toBeInstanceOf(Date);
    await endSubscription(token, first?.id ?? 0);
    const mirrored = await db().subscriber.findUniqueOrThrow({ where: { id: reader.id } });
    expect(mirrored).toMatchObject({ jurisdiction: "WA", city: "Seattle" });
  });

  it("open for nobody else: forged, altered and another reader's rows", async () => {
    const one = await makeReader({ jurisdiction: "CA" });
    const other = await makeReader({ jurisdiction: "TX" });
    const [value] = one.preferencesToken.split(".");
    const [, signature] = other.preferencesToken.split(".");
    for (const token of ["", "x", `${value}.${signature}`, one.unsubscribeToken]) {
      await expect(readPreferences(token)).rejects.toMatchObject({ status: 404 });
    }
    const foreign = other.subscriptions[0]?.id ?? 0;
    const wish = { categories: [], cadence: "daily" as const, weekday: null };
    await expect(changeSubscription(one.preferencesToken, foreign, wish)).rejects.toMatchObject({ status: 404 });
    await endSubscription(one.preferencesToken, foreign);
    expect((await readPreferences(other.preferencesToken)).subscriptions).toHaveLength(1);
  });
});

describe("leaving", () => {
  const oneClick = (token: string) =>
    callApi("POST", `/api/unsubscribe/${token}`, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("takes one click without signing in, and a second one is no error", async () => {
    const reader = await makeReader();
    expect((await oneClick(reader.unsubscribeToken)).status).toBe(200);
    expect((await oneClick(reader.unsubscribeToken)).status).toBe(200);
    const left = await db().subscriber.findUniqueOrThrow({ where: { id: reader.id } });
    expect(left.isActive).toBe(false);
    expect(left.unsubscribedAt).toBeInstanceOf(Date);
  });

  it("can end one place and keep the others", async () => {
    const reader = await makeReader({ jurisdiction: "CA", jurisdictions: ["WA"] });
    const california = reader.subscriptions.find(({ jurisdiction }) => jurisdiction === "CA");
    expect((await oneClick(california?.unsubscribeToken ?? "")).status).toBe(200);
    const { subscriptions, state } = await readPreferences(reader.preferencesToken);
    expect(subscriptions.map(({ place }) => place)).toEqual(["Washington"]);
    expect(state).toBe("active");
  });

  it("does not end anything by looking: the link opens a page", async () => {
    const reader = await makeReader();
    const answer = await callApi("GET", `/api/unsubscribe/${reader.unsubscribeToken}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(new RegExp(`/unsubscribe/${reader.unsubscribeToken}$`));
    expect(await db().subscriber.findUniqueOrThrow({ where: { id: reader.id } })).toMatchObject({
      unsubscribedAt: null,
    });
  });

  it("answers a forged token with 404", async () => {
    for (const token of ["x", "a".repeat(32), "'; drop table subscribers; --", "%00"]) {
      expect((await oneClick(encodeURIComponent(token))).status).toBe(404);
    }
  });
});
