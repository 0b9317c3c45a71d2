import { expect, test } from "vitest";
import { DAY_MS } from "~/platform/clock";
import { decryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { describeMail, previewMail } from "~/platform/mail/describe-mail";
import { kickMail, mailSettled } from "~/platform/mail/kick-mail";
import { queueMail, queueMails } from "~/platform/mail/queue-mail";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { useDatabase } from "../../setup/database";
import { queueNotice, queueReceipt, queueReset, rowOf, withMailServer } from "./mail-setup";

useDatabase();
const { smtp } = withMailServer();

test("a mail of a transaction that is rolled back never leaves", async () => {
  const attempt = db().$transaction(async (tx) => {
    await queueMail(tx, { to: "ada@example.test", template: "welcome", data: {} });
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  await sendDueMails();
  expect(smtp().mails).toEqual([]);
});

test("secrets are encrypted while the mail waits, sent in the clear, and gone afterwards", async () => {
  const id = await queueReset("ada@example.test", "very-secret");
  const waiting = await rowOf(id);
  expect(JSON.stringify({ ...waiting, id: 0 })).not.toContain("very-secret");
  expect(decryptField(waiting.secretEncrypted ?? "")).toContain("very-secret");

  await sendDueMails();
  expect(smtp().mails[0]?.text).toContain("https://statewise.test/reset/very-secret");
  const sent = await rowOf(id);
  expect(sent).toMatchObject({ state: "sent", secretEncrypted: null, attempts: 1, claimedBy: null });
  expect(sent.sentAt).toBeInstanceOf(Date);
});

test("an administrator sees the mail without its secrets", async () => {
  const row = await rowOf(await queueReset("ada@example.test", "very-secret"));
  const shown = JSON.stringify([describeMail(row), previewMail(row)]);
  expect(shown).not.toContain("very-secret");
  expect(shown).not.toContain(row.secretEncrypted);
  expect(describeMail(row)).toMatchObject({ to: "ada@example.test", subject: "Reset your password", state: "queued" });
  expect(previewMail(row)?.text).toContain("[removed]");
  expect(previewMail({ ...row, template: "gone" })).toBeNull();
});

test("an error that quotes a link is shown without it", async () => {
  const row = await rowOf(await queueReset("ada@example.test"));
  const shown = describeMail({ ...row, lastError: "554 spam: https://statewise.test/reset/abc" });
  expect(shown.lastError).toBe("554 spam: https://statewise.test/[removed]");
});

test("data that does not fit the template is refused when it is queued", async () => {
  const order = { to: "ada@example.test", template: "receipt", data: { product: "Monthly" } } as never;
  await expect(queueMail(db(), order)).rejects.toThrow(/receiptNumber/);
  const bad = { to: "ada@example.test\r\nBcc: all@example.test", template: "welcome" as const, data: {} };
  await expect(queueMail(db(), bad)).rejects.toThrow("Invalid email address");
  expect(await db().mail.count()).toBe(0);
});

test("two orders with one key are one mail, also inside a transaction that goes on", async () => {
  const order = { to: "ada@example.test", template: "welcome" as const, data: {}, dedupeKey: "welcome:1" };
  expect(await queueMail(db(), order)).not.toBeNull();
  const second = await db().$transaction(async (tx) => {
    const id = await queueMail(tx, order);
    await tx.mail.count();
    return id;
  });
  expect(second).toBeNull();
  expect(await db().mail.count()).toBe(1);
});

test("a mail for later waits for its time", async () => {
  const sendAfter = new Date(Date.now() + DAY_MS);
  await queueMail(db(), { to: "ada@example.test", template: "welcome", data: {}, sendAfter });
  expect((await sendDueMails()).sent).toBe(0);
  expect((await sendDueMails({ now: new Date(sendAfter.getTime() + 1) })).sent).toBe(1);
});

test("what people wait for leaves before notices and digests", async () => {
  await queueNotice("notice@example.test");
  await queueReceipt("receipt@example.test");
  await queueReset("reset@example.test");
  await sendDueMails();
  expect(smtp().mails.map((mail) => mail.to[0])).toEqual([
    "reset@example.test",
    "receipt@example.test",
    "notice@example.test",
  ]);
});

test("a kick after the commit sends at once, and several kicks send once", async () => {
  await queueReset("ada@example.test");
  kickMail();
  kickMail();
  await mailSettled();
  expect(smtp().mails).toHaveLength(1);
});

test("the mail has both forms, an id of the sender's domain, and says that a machine sent it", async () => {
  await queueMail(db(), {
    to: "jürgen.müller@example.test",
    toName: 'Jürgen "JM" Müller',
    template: "welcome",
    data: { firstName: "Jürgen" },
  });
  await sendDueMails();
  const [mail] = smtp().mails;
  expect(mail?.text).toContain("Hello Jürgen,");
  expect(mail?.html).toContain("Hello Jürgen,");
  expect(mail?.headers["message-id"]).toMatch(/^<[\w-]+@localhost>$/);
  expect(mail?.headers["auto-submitted"]).toBe("auto-generated");
});

test("a digest can be left with one click, and calendar invitations travel as such", async () => {
  await queueMail(db(), {
    to: "ada@example.test",
    template: "alert-test",
    data: { place: "California" },
    secrets: { unsubscribeUrl: "https://statewise.test/u/1", preferencesUrl: "https://statewise.test/p/1" },
    headers: { "X-Batch": "7" },
    attachments: [
      { kind: "calendar", filename: "invite.ics", method: "REQUEST", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
    ],
  });
  await sendDueMails();
  const [mail] = smtp().mails;
  expect(mail?.headers["list-unsubscribe"]).toBe("<https://statewise.test/u/1>");
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(mail?.headers["x-batch"]).toBe("7");
  expect(mail?.raw).toMatch(/text\/calendar;[^\n]*method=REQUEST/i);
});

test("a thousand orders are written in one go", async () => {
  const orders = Array.from({ length: 1000 }, (_, index) => ({
    to: `reader${index}@example.test`,
    template: "welcome" as const,
    data: {},
  }));
  expect(await queueMails(db(), orders)).toHaveLength(1000);
});
