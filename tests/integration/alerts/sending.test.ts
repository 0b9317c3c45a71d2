import { expect, test } from "vitest";
import { mailDueAlerts, matchUpdates, settleNotifications, unsubscribe } from "~/domain/alerts";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { keepMails } from "../accounts/mailbox";
import { withMailServer } from "../platform/mail-setup";
import { makeReader, makeUpdate, noticesOf } from "./readers";

useDatabase();
keepMails();
const { smtp } = withMailServer();

const FRIDAY_NOON = new Date("2026-11-20T17:00:00Z");
const MONDAY_EIGHT = new Date("2026-11-23T13:00:00Z");

/** Everything that was queued before the test's own mails is put aside. */
const clearOutbox = () => db().mail.deleteMany();

test("an instant alert arrives with its links, and is told once", async () => {
  const reader = await makeReader({ jurisdiction: "CA", firstName: "Dana" });
  await clearOutbox();
  await makeUpdate({ title: "Meal breaks", effectiveDate: new Date("2027-01-01") });
  await matchUpdates({ now: now() });
  expect(await mailDueAlerts({ now: now() })).toEqual({ mails: 1, alerts: 1, suppressed: 0 });
  expect(await mailDueAlerts({ now: now() })).toEqual({ mails: 0, alerts: 0, suppressed: 0 });
  await sendDueMails();
  const [mail] = smtp().mails;
  expect(mail).toMatchObject({ to: [reader.email], subject: "California: Meal breaks" });
  expect(mail?.text).toContain("In force from Jan 1, 2027");
  expect(mail?.text).toContain("Stop alerts about California");
  expect(mail?.headers["list-unsubscribe"]).toContain(`/api/unsubscribe/${reader.unsubscribeToken}>`);
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(await settleNotifications()).toEqual({ settled: 1, bounced: 0 });
  expect(await noticesOf(reader.id)).toMatchObject([
    { deliveryStatus: "sent", emailSubject: "California: Meal breaks" },
  ]);
  const { lastNotified } = await db().subscriber.findUniqueOrThrow({ where: { id: reader.id } });
  expect(lastNotified).toBeInstanceOf(Date);
});

test("an update goes the whole way: written, approved, matched, mailed, in the banner, and its reader leaves by the mail", async () => {
  const reader = await makeReader({ jurisdiction: "WY" });
  await clearOutbox();
  const cookie = await sessionCookie(await makeUser({ isAdmin: true }));
  const risk = { riskLevel: "HIGH", jurisdiction: "WY", category: "Wage and Hour" };
  const body = { title: "A rule of Wyoming", description: "It changes.", ...risk };
  const made = await callApi("POST", "/api/admin/law-updates", { cookie, body });
  expect(made.body.status).toBe("pending");
  await matchUpdates({ now: now() });
  expect((await mailDueAlerts({ now: now() })).mails).toBe(0);
  const path = `/api/admin/law-updates/${made.body.id}`;
  await callApi("PUT", path, { cookie, body: { status: "approved", version: made.body.version } });
  await matchUpdates({ now: now() });
  expect((await mailDueAlerts({ now: now() })).mails).toBe(1);
  await sendDueMails();
  const [mail] = smtp().mails;
  expect(mail).toMatchObject({ to: [reader.email], subject: "Wyoming: A rule of Wyoming" });
  const banner = (await callApi("GET", "/api/law-updates?jurisdiction=WY")).body;
  expect(banner.updates).toMatchObject([{ id: String(made.body.id), title: "A rule of Wyoming", ...risk }]);
  const link = new URL(/<(.+)>/.exec(mail?.headers["list-unsubscribe"] ?? "")?.[1] ?? "");
  const form = { "content-type": "application/x-www-form-urlencoded" };
  await callApi("POST", link.pathname, { body: "List-Unsubscribe=One-Click", headers: form });
  expect((await db().subscriber.findUniqueOrThrow({ where: { id: reader.id } })).unsubscribedAt).not.toBeNull();
});

test("a digest is one mail for everything of its period, and waits for its hour", async () => {
  const reader = await makeReader({ jurisdiction: "TX", cadence: "daily", timeZone: "America/New_York" });
  await clearOutbox();
  for (const title of ["One", "Two", "Three"]) {
    await makeUpdate({ title, jurisdiction: "TX", timestamp: FRIDAY_NOON });
  }
  await matchUpdates({ now: FRIDAY_NOON });
  expect((await mailDueAlerts({ now: FRIDAY_NOON })).mails).toBe(0);
  expect(await mailDueAlerts({ now: MONDAY_EIGHT })).toEqual({ mails: 1, alerts: 3, suppressed: 0 });
  const notices = await noticesOf(reader.id);
  expect(new Set(notices.map(({ mailId }) => mailId)).size).toBe(1);
  await sendDueMails();
  expect(smtp().mails[0]?.subject).toBe("Today: 3 employment law updates");
});

test("two processes at once make one mail per reader", async () => {
  const readers = await Promise.all(Array.from({ length: 30 }, () => makeReader({ jurisdiction: "NM" })));
  await clearOutbox();
  await makeUpdate({ jurisdiction: "NM" });
  await makeUpdate({ jurisdiction: "NM" });
  await matchUpdates({ now: now() });
  const passes = await Promise.all([mailDueAlerts({ now: now() }), mailDueAlerts({ now: now() })]);
  expect(passes.reduce((sum, { mails }) => sum + mails, 0)).toBe(readers.length);
  expect(await db().mail.count()).toBe(readers.length);
});

test("nothing goes to a reader who left after the match, and an update withdrawn in time is not told", async () => {
  const left = await makeReader({ jurisdiction: "UT" });
  const stays = await makeReader({ jurisdiction: "UT", jurisdictions: ["ID"] });
  await clearOutbox();
  await makeUpdate({ jurisdiction: "UT" });
  const withdrawn = await makeUpdate({ jurisdiction: "ID" });
  await matchUpdates({ now: now() });
  await unsubscribe(left.unsubscribeToken);
  await db().lawUpdate.update({ where: { id: withdrawn.id }, data: { status: "suppressed" } });
  expect(await mailDueAlerts({ now: now() })).toEqual({ mails: 1, alerts: 1, suppressed: 2 });
  expect(await noticesOf(left.id)).toMatchObject([{ deliveryStatus: "suppressed" }]);
  expect((await noticesOf(stays.id)).map(({ deliveryStatus }) => deliveryStatus).sort()).toEqual([
    "queued",
    "suppressed",
  ]);
});

test("an alert that waits in the outbox does not leave after the reader has", async () => {
  const reader = await makeReader({ jurisdiction: "WY" });
  await clearOutbox();
  await makeUpdate({ jurisdiction: "WY" });
  await matchUpdates({ now: now() });
  await mailDueAlerts({ now: now() });
  await unsubscribe(reader.unsubscribeToken);
  await sendDueMails();
  expect(smtp().mails).toEqual([]);
  await settleNotifications();
  expect(await noticesOf(reader.id)).toMatchObject([{ deliveryStatus: "suppressed" }]);
});

test("a mailbox that does not exist ends that reader's alerts and no other's", async () => {
  smtp().refuse(/reader-gone/);
  const gone = await makeReader({ jurisdiction: "MT" });
  const email = "reader-gone@example.com";
  await db().subscriber.update({ where: { id: gone.id }, data: { email } });
  const there = await makeReader({ jurisdiction: "MT" });
  await clearOutbox();
  await makeUpdate({ jurisdiction: "MT" });
  await matchUpdates({ now: now() });
  await mailDueAlerts({ now: now() });
  expect(await sendDueMails()).toMatchObject({ sent: 1, gaveUp: 1 });
  expect(await settleNotifications()).toEqual({ settled: 2, bounced: 1 });
  expect(await noticesOf(gone.id)).toMatchObject([
    { deliveryStatus: "failed", errorMessage: expect.stringContaining("550") },
  ]);
  await makeUpdate({ jurisdiction: "MT" });
  await matchUpdates({ now: now() });
  expect(await noticesOf(gone.id)).toHaveLength(1);
  expect(await noticesOf(there.id)).toHaveLength(2);
});

test("a reader's own words cannot break a mail", async () => {
  const title = 'Ünïcode <script>alert("x")</script> \r\nBcc: all@example.com';
  await makeReader({ jurisdiction: "ND", firstName: '<b>"D"</b>' });
  await clearOutbox();
  await makeUpdate({ jurisdiction: "ND", title });
  await matchUpdates({ now: now() });
  await mailDueAlerts({ now: now() });
  await sendDueMails();
  const [mail] = smtp().mails;
  expect(mail?.envelope.to).toHaveLength(1);
  expect(mail?.html).not.toContain("<script>alert");
  expect(mail?.headers.bcc).toBeUndefined();
});
