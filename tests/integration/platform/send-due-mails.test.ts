import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { clearBounces, recordBounce } from "~/platform/mail/bounces";
import { claimMails, LEASE_MS } from "~/platform/mail/claim";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { closeMailTransport } from "~/platform/mail/transport";
import { startSmtpFake } from "../../fakes/smtp";
import { useDatabase } from "../../setup/database";
import {
  changeSettings,
  IN_TWO_DAYS,
  impatient,
  queueNotice,
  queueReceipt,
  queueReset,
  rowOf,
  withMailServer,
} from "./mail-setup";

useDatabase();
const { smtp } = withMailServer();

test("several senders at once send every mail exactly once", async () => {
  for (let index = 0; index < 120; index += 1) await queueNotice(`reader${index}@example.test`);
  const passes = await Promise.all([sendDueMails(), sendDueMails(), sendDueMails()]);
  expect(passes.reduce((sum, pass) => sum + pass.sent, 0)).toBe(120);
  const recipients = smtp().mails.map((mail) => mail.to[0]);
  expect(new Set(recipients).size).toBe(120);
  expect(recipients).toHaveLength(120);
});

test("what a killed sender had claimed comes back after the lease, with the same message id", async () => {
  const id = await queueReceipt("ada@example.test");
  const { messageId } = await rowOf(id);
  await claimMails("dead:1", now(), 10);
  expect((await sendDueMails()).sent).toBe(0);
  expect((await sendDueMails({ now: new Date(Date.now() + LEASE_MS + 1000) })).sent).toBe(1);
  expect(smtp().mails[0]?.headers["message-id"]).toBe(messageId);
  expect((await rowOf(id)).attempts).toBe(1);
});

test("a greylisted mail waits and leaves at the next attempt", async () => {
  smtp().greylist(true);
  const id = await queueReceipt("ada@example.test");
  expect(await sendDueMails()).toMatchObject({ sent: 0, failed: 1 });
  const waiting = await rowOf(id);
  expect(waiting).toMatchObject({ state: "failed", attempts: 1, claimedBy: null });
  expect(waiting.lastError).toContain("451");
  expect(waiting.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + MINUTE_MS - 5000);
  expect((await sendDueMails()).sent).toBe(0);
  expect((await sendDueMails({ now: new Date(Date.now() + 2 * MINUTE_MS) })).sent).toBe(1);
});

test("a mailbox that does not exist gets no second attempt and no further mail", async () => {
  smtp().refuse(/gone@/i);
  const id = await queueReset("Gone@example.test");
  await queueNotice("there@example.test");
  expect(await sendDueMails()).toMatchObject({ sent: 1, gaveUp: 1 });
  expect(await rowOf(id)).toMatchObject({ state: "gave_up", secretEncrypted: null });
  const next = await queueReceipt("gone@example.test");
  expect(await sendDueMails()).toMatchObject({ suppressed: 1 });
  expect((await rowOf(next)).state).toBe("suppressed");
});

test("an administrator's word lets mail go to a bounced address again", async () => {
  const admin = await db().user.create({
    data: { email: "admin@example.test", passwordHash: "x", firstName: "A", lastName: "B" },
  });
  await recordBounce("Ada@example.test", "hard");
  expect(await clearBounces("ada@example.test", admin.id)).toBe(1);
  await queueReceipt("ada@example.test");
  expect((await sendDueMails()).sent).toBe(1);
});

test("somebody who complained gets no notices and still gets a reset link", async () => {
  await recordBounce("ada@example.test", "complaint");
  await queueNotice("ada@example.test");
  await queueReset("ada@example.test");
  expect(await sendDueMails()).toMatchObject({ sent: 1, suppressed: 1 });
  expect(smtp().mails[0]?.subject).toBe("Reset your password");
});

test("a refusal because of our own settings is not taken for a dead mailbox", async () => {
  smtp().behave({ stage: "rcpt", status: 550, body: "5.7.1 Relaying denied" });
  await queueReceipt("ada@example.test");
  expect(await sendDueMails()).toMatchObject({ failed: 1 });
  expect(await db().mailBounce.count()).toBe(0);
});

test("a server that is down costs one mail an attempt, and the others nothing", async () => {
  const down = await startSmtpFake();
  await down.stop();
  changeSettings({ SMTP_URL: down.url });
  for (let index = 0; index < 20; index += 1) await queueNotice(`reader${index}@example.test`);
  expect(await sendDueMails()).toEqual({ sent: 0, failed: 1, gaveUp: 0, suppressed: 0 });
  expect(await db().mail.count({ where: { state: "queued", attempts: 0 } })).toBe(19);
  expect(await db().mail.count({ where: { state: "claimed" } })).toBe(0);
});

test("wrong credentials are the operator's problem: nothing is given up", async () => {
  const guarded = await startSmtpFake({ auth: { user: "me", pass: "right" } });
  changeSettings({ SMTP_URL: guarded.url.replace("right", "wrong") });
  await queueReceipt("ada@example.test");
  expect(await sendDueMails()).toMatchObject({ failed: 1, gaveUp: 0 });
  changeSettings({ SMTP_URL: guarded.url });
  expect((await sendDueMails({ now: new Date(Date.now() + HOUR_MS) })).sent).toBe(1);
  await guarded.stop();
});

test.each([
  ["at the greeting", { stage: "connect", hang: true }],
  ["after the sender's address", { stage: "mail", hang: true }],
  ["after the reader's address", { stage: "rcpt", hang: true }],
  ["with the mail in its hands", { stage: "data", hang: true }],
  ["and talks on without an end", { stage: "rcpt", drip: true }],
] as const)("a server that stalls %s costs one mail an attempt; all leave when it is well", async (_when, rule) => {
  impatient(smtp().url);
  smtp().behave(rule);
  for (let index = 0; index < 5; index += 1) await queueNotice(`reader${index}@example.test`);
  expect(await sendDueMails()).toEqual({ sent: 0, failed: 1, gaveUp: 0, suppressed: 0 });
  expect(await db().mail.count({ where: { state: "queued", attempts: 0, claimedBy: null } })).toBe(4);
  smtp().behave();
  // With the usual patience again, however slow this machine is.
  closeMailTransport();
  expect(await sendDueMails({ now: new Date(Date.now() + 2 * MINUTE_MS) })).toMatchObject({ sent: 5 });
  expect(new Set(smtp().mails.map(({ to }) => to[0])).size).toBe(5);
  expect(smtp().mails).toHaveLength(5);
  expect(await db().mailBounce.count()).toBe(0);
});

test("greylisting costs each mail one attempt of its own, and none of them is lost or doubled", async () => {
  smtp().greylist(true);
  for (let index = 0; index < 5; index += 1) await queueNotice(`reader${index}@example.test`);
  expect(await sendDueMails()).toMatchObject({ sent: 0, failed: 5 });
  expect(await sendDueMails({ now: new Date(Date.now() + 2 * MINUTE_MS) })).toMatchObject({ sent: 5, failed: 0 });
  expect(smtp().mails).toHaveLength(5);
});

test("a connection that breaks after the mail was taken makes one duplicate with the same id, and loses none", async () => {
  smtp().behave({ stage: "data", reset: "after", times: 1 });
  await queueReceipt("ada@example.test");
  expect(await sendDueMails()).toMatchObject({ sent: 0, failed: 1 });
  expect((await sendDueMails({ now: new Date(Date.now() + HOUR_MS) })).sent).toBe(1);
  const ids = smtp().mails.map((mail) => mail.headers["message-id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("a mail that no server takes is given up after nine attempts, with the reason", async () => {
  smtp().behave({ stage: "data", status: 451, body: "4.3.0 Try later" });
  const id = await queueReceipt("ada@example.test");
  let at = Date.now();
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await sendDueMails({ now: new Date(at) });
    at += 30 * HOUR_MS;
  }
  expect(await rowOf(id)).toMatchObject({ state: "gave_up", attempts: 9, lastError: expect.stringContaining("451") });
});

test("a reset link that has expired while it waited is given up unsent", async () => {
  const id = await queueReset("ada@example.test");
  expect(await sendDueMails({ now: IN_TWO_DAYS() })).toMatchObject({ sent: 0, gaveUp: 1 });
  expect(await rowOf(id)).toMatchObject({ state: "gave_up", secretEncrypted: null });
});

test("a row whose template is gone is given up and does not stop the others", async () => {
  const id = await queueReceipt("ada@example.test");
  await db().mail.update({ where: { id: id ?? 0n }, data: { template: "of-an-older-release" } });
  await queueReceipt("bob@example.test");
  expect(await sendDueMails()).toMatchObject({ sent: 1, gaveUp: 1 });
  expect((await rowOf(id)).lastError).toContain("of-an-older-release");
});

test("the rate holds for all senders together", async () => {
  changeSettings({ MAIL_RATE: "10" });
  for (let index = 0; index < 25; index += 1) await queueNotice(`reader${index}@example.test`);
  const startedAt = Math.floor(Date.now() / 1000);
  const started = performance.now();
  await Promise.all([sendDueMails(), sendDueMails()]);
  const seconds = (performance.now() - started) / 1000;
  expect(smtp().mails).toHaveLength(25);
  expect(seconds).toBeGreaterThan(1);
  // However slow the machine: the eleventh was granted in a later second than the first ten, and so on.
  const arrivals = smtp()
    .mails.map(({ at }) => Math.floor(at.getTime() / 1000))
    .sort((a, b) => a - b);
  expect(arrivals[10]).toBeGreaterThan(startedAt);
  expect(arrivals[20]).toBeGreaterThan(startedAt + 1);
});

test("a sender told to stop finishes its mail and gives the others back", async () => {
  for (let index = 0; index < 10; index += 1) await queueNotice(`reader${index}@example.test`);
  smtp().behave({ stage: "data", delayMs: 30 });
  const stop = new AbortController();
  const pass = sendDueMails({ signal: stop.signal });
  await expect.poll(() => smtp().mails.length + smtp().requests.length, { interval: 5 }).toBeGreaterThan(0);
  stop.abort();
  const { sent } = await pass;
  expect(sent).toBeLessThan(10);
  expect(await db().mail.count({ where: { state: "sent" } })).toBe(sent);
  expect(await db().mail.count({ where: { state: "queued" } })).toBe(10 - sent);
});
