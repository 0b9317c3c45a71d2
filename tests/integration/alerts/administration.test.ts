import { beforeAll, expect, test } from "vitest";
import { mailDueAlerts, matchUpdates, settleNotifications, unsubscribe } from "~/domain/alerts";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { keepMails, mailTo } from "../accounts/mailbox";
import { withMailServer } from "../platform/mail-setup";
import { makeReader, makeUpdate, noticesOf, subscribe } from "./readers";

useDatabase();
keepMails();
const { smtp } = withMailServer();

let cookie = "";
beforeAll(async () => {
  cookie = await sessionCookie(await makeUser({ isAdmin: true }));
});
const asAdmin = (method: string, path: string, body?: unknown) => callApi(method, path, { cookie, body });

/** A reader who has been mailed one alert. */
async function toldReader(jurisdiction: string) {
  const reader = await makeReader({ jurisdiction });
  await db().mail.deleteMany();
  await makeUpdate({ jurisdiction });
  await matchUpdates({ now: now() });
  await mailDueAlerts({ now: now() });
  return reader;
}

test("the list of the specification has every reader and no token", async () => {
  const reader = await makeReader({
    jurisdiction: "CA",
    categories: ["Harassment", "Worker Rights", "Discrimination"],
  });
  const answer = await asAdmin("GET", "/api/subscribers");
  const row = answer.body.find(({ id }: { id: number }) => id === reader.id);
  expect(row).toMatchObject({ email: reader.email, jurisdiction: "CA", isActive: true, places: 1 });
  expect(JSON.stringify(answer.body)).not.toContain(reader.unsubscribeToken);
});

test("search, filter and pages find the same readers", async () => {
  const ids = [];
  for (let index = 0; index < 3; index += 1) ids.push((await makeReader({ company: "Corner Bakery" })).id);
  const first = (await asAdmin("GET", "/api/subscribers?search=corner%20bak&limit=2")).body;
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
  const next = (await asAdmin("GET", `/api/subscribers?search=corner%20bak&limit=2&cursor=${first.nextCursor}`)).body;
  expect(next).toMatchObject({ data: [{ id: ids[0] }], nextCursor: null });
  await subscribe({ email: "waiting@example.com" });
  const waiting = (await asAdmin("GET", "/api/subscribers?filter=waiting&limit=10")).body.data;
  expect(waiting).toMatchObject([{ email: "waiting@example.com", confirmedAt: null }]);
  expect((await asAdmin("GET", "/api/subscribers?limit=2&cursor=forged")).status).toBe(422);
});

test("an administrator pauses a reader and lifts the pause, on record, but subscribes nobody again", async () => {
  const reader = await makeReader();
  const put = (isActive: unknown) => asAdmin("PUT", `/api/subscribers/${reader.id}`, { isActive });
  expect((await put(false)).body).toMatchObject({ id: reader.id, isActive: false });
  expect((await put(true)).body).toMatchObject({ isActive: true });
  expect((await put("yes")).status).toBe(422);
  await unsubscribe(reader.unsubscribeToken);
  expect((await put(true)).status).toBe(409);
  expect((await asAdmin("PUT", "/api/subscribers/999999", { isActive: true })).status).toBe(404);
  const records = await db().auditEntry.count({ where: { action: "subscriber.change", entityId: String(reader.id) } });
  expect(records).toBe(2);
});

test("the state of a notification is that of its mail, before any sweep", async () => {
  const reader = await toldReader("NH");
  const latest = async () => (await asAdmin("GET", "/api/notifications?limit=1")).body.data[0];
  expect(await latest()).toMatchObject({ subscriberId: reader.id, deliveryStatus: "pending", sentAt: null });
  await sendDueMails();
  expect(await latest()).toMatchObject({ recipientEmail: reader.email, deliveryStatus: "sent" });
  expect((await latest()).sentAt).not.toBeNull();
  expect((await noticesOf(reader.id))[0]?.deliveryStatus).toBe("queued");
});

test("a test mail shows the update, needs an address, and is listed", async () => {
  const testUpdate = {
    id: "t",
    title: "Paid leave",
    description: "Ten days.",
    jurisdiction: "Maine",
    riskLevel: "HIGH",
  };
  const sent = await asAdmin("POST", "/api/test-notification", { email: "Test@Example.com", testUpdate });
  expect(sent).toMatchObject({ status: 200, body: { success: true } });
  expect((await mailTo("test@example.com", "alert-test"))?.subject).toBe("Test: Paid leave");
  await sendDueMails();
  expect(smtp().mails[0]?.text).toContain("HIGH risk | Maine");
  const [listed] = (await asAdmin("GET", "/api/notifications")).body;
  expect(listed).toMatchObject({
    id: sent.body.id,
    kind: "test",
    emailSubject: "Test: Paid leave",
    deliveryStatus: "sent",
  });
  const missing = await asAdmin("POST", "/api/test-notification", { email: "" });
  expect(missing).toMatchObject({ status: 422 });
  expect(missing.body.message).toBe("Please enter an email address to send test notification.");
});

test("an alert is sent again with fresh links, once", async () => {
  const reader = await toldReader("VT");
  await sendDueMails();
  await settleNotifications();
  const [notice] = await noticesOf(reader.id);
  const resend = () => asAdmin("POST", `/api/admin/mails/${notice?.mailId}/resend`);
  expect((await resend()).body).toEqual({ queued: true });
  await sendDueMails();
  const mails = smtp().mails.filter(({ to }) => to[0] === reader.email);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.headers["message-id"]).not.toBe(mails[0]?.headers["message-id"]);
  expect(mails[1]?.text).toContain(`/api/unsubscribe/${reader.unsubscribeToken}`);
  const after = await noticesOf(reader.id);
  expect(after).toHaveLength(1);
  expect(after[0]?.mailId).not.toBe(notice?.mailId);
});

test("a mail whose links were wiped cannot be sent again, and is never shown with them", async () => {
  await subscribe({ email: "once@example.com" });
  await sendDueMails();
  const [row] = (await asAdmin("GET", "/api/admin/mails?search=once@")).body.data;
  const detail = (await asAdmin("GET", `/api/admin/mails/${row.id}`)).body;
  expect(detail).toMatchObject({ template: "alert-confirm", canBeSentAgain: false });
  expect(detail.text).toContain("[removed]");
  expect((await asAdmin("POST", `/api/admin/mails/${row.id}/resend`)).status).toBe(409);
  expect((await asAdmin("GET", "/api/admin/mails/999999")).status).toBe(404);
});

test("a mail that came back hours later is noted by hand, and nothing goes there until it is cleared", async () => {
  const reader = await toldReader("ND");
  const marked = await asAdmin("POST", `/api/admin/subscribers/${reader.id}/mark-bounce`);
  expect(marked.body.bouncedAt).not.toBeNull();
  expect((await sendDueMails()).suppressed).toBe(1);
  await settleNotifications();
  const again = await asAdmin("POST", `/api/admin/subscribers/${reader.id}/mark-bounce`);
  expect(again.body.bouncedAt).toBe(marked.body.bouncedAt);
  const cleared = await asAdmin("POST", `/api/admin/subscribers/${reader.id}/clear-bounce`);
  expect(cleared.body).toMatchObject({ bouncedAt: null });
});

test("a mailbox that works again gets alerts again", async () => {
  smtp().refuse(/@example/);
  const reader = await toldReader("AK");
  await sendDueMails();
  await settleNotifications();
  const bounced = (await asAdmin("GET", "/api/subscribers?filter=bounced&limit=5")).body.data;
  expect(bounced[0]).toMatchObject({ id: reader.id });
  smtp().refuse(null);
  const cleared = await asAdmin("POST", `/api/admin/subscribers/${reader.id}/clear-bounce`);
  expect(cleared.body).toMatchObject({ id: reader.id, bouncedAt: null });
  const [notice] = await noticesOf(reader.id);
  await asAdmin("POST", `/api/admin/mails/${notice?.mailId}/resend`);
  expect((await sendDueMails()).sent).toBe(1);
});
