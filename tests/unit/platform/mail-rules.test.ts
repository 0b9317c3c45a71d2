import nodemailer from "nodemailer";
import { describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "~/platform/clock";
import { isMailAddress, senderDomain } from "~/platform/mail/address";
import type { ClaimedMail } from "~/platform/mail/claim";
import { checkedHeaders, unsubscribeHeaders } from "~/platform/mail/headers";
import { type OutgoingMail, SendError } from "~/platform/mail/outgoing-mail";
import { MailError } from "~/platform/mail/render-mail";
import { afterFailure, isTooOld } from "~/platform/mail/retry";
import { laneCount } from "~/platform/mail/send-due-mails";
import { writeMessage } from "~/platform/mail/write-message";
import { parseMail } from "../../fakes/mime";

const created = new Date("2026-11-20T12:00:00Z");
const mail = (change: Partial<ClaimedMail> = {}): ClaimedMail => ({
  id: 1n,
  toAddress: "ada@example.test",
  toName: null,
  replyTo: null,
  template: "receipt",
  data: {},
  secretEncrypted: null,
  attachments: null,
  headers: null,
  category: "transactional",
  priority: 5,
  attempts: 0,
  messageId: "<a@b>",
  createdAt: created,
  ...change,
});
const later = new SendError("451 come back later", {});

describe("after a failure", () => {
  test("waits grow from a minute to a day, and the ninth failure is the last", () => {
    const waits = Array.from({ length: 9 }, (_, attempts) => {
      const outcome = afterFailure(mail({ attempts }), later, created);
      return outcome.state === "failed" ? outcome.nextAttemptAt.getTime() - created.getTime() : null;
    });
    expect(waits[0]).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(waits[0]).toBeLessThan(1.2 * MINUTE_MS + 1);
    for (let step = 1; step < 8; step += 1) expect(waits[step]).toBeGreaterThan(Number(waits[step - 1]));
    expect(waits[7]).toBeGreaterThanOrEqual(DAY_MS);
    expect(waits[8]).toBeNull();
  });

  test("a refusal for good is asked three times, a mailbox that does not exist once", () => {
    const permanent = new SendError("554 no", { isPermanent: true });
    expect(afterFailure(mail({ attempts: 1 }), permanent, created).state).toBe("failed");
    expect(afterFailure(mail({ attempts: 2 }), permanent, created).state).toBe("gave_up");
    expect(afterFailure(mail(), new SendError("550", { isPermanent: true, isBounce: true }), created).state).toBe(
      "gave_up",
    );
  });

  test("a mail that cannot be made is given up, a disk that is full is waited for", () => {
    expect(afterFailure(mail(), new MailError("no such template"), created).state).toBe("gave_up");
    expect(afterFailure(mail(), new Error("ENOSPC"), created).state).toBe("failed");
  });

  test("a reset link is not sent when it has expired, nor kept to be sent then", () => {
    const reset = mail({ template: "password-reset", attempts: 3 });
    expect(isTooOld(reset, new Date(created.getTime() + 60 * MINUTE_MS))).toBe(false);
    expect(isTooOld(reset, new Date(created.getTime() + 61 * MINUTE_MS))).toBe(true);
    expect(afterFailure(reset, later, created).state).toBe("gave_up");
    expect(isTooOld(mail(), new Date(created.getTime() + 30 * DAY_MS))).toBe(false);
  });
});

test("a quick server gets one connection, a slow one up to eight", () => {
  expect(laneCount([])).toBe(1);
  expect(laneCount([3, 5, 4])).toBe(1);
  expect(laneCount([200, 200])).toBe(5);
  expect(laneCount([2000])).toBe(8);
});

test("addresses with letters of other scripts pass, those that could end a header do not", () => {
  for (const good of ["ada@example.test", "ada+x@sub.example.test", "jürgen@exämple.test", "o'neil@example.test"]) {
    expect(isMailAddress(good), good).toBe(true);
  }
  const bad = [
    "",
    "ada",
    "a@b@c.test",
    "ada@example.test\r\nBcc: x@y.test",
    '"a b"@c.test',
    "a,b@c.test",
    "<a@b.test>",
    "a@b..test",
    `${"a".repeat(250)}@b.test`,
  ];
  for (const address of bad) expect(isMailAddress(address), address).toBe(false);
});

test("the domain of message ids comes from the sender", () => {
  expect(senderDomain("Statewise <no-reply@mail.example.test>")).toBe("mail.example.test");
  expect(senderDomain("nobody")).toBe("localhost");
});

test("an order may add headers and not touch those of the envelope", () => {
  expect(checkedHeaders({ "X-Job": "7" })).toEqual({ "X-Job": "7" });
  const bad = [{ Bcc: "x@y.test" }, { "X-A": "1\r\nBcc: x@y.test" }, { "Content-Type": "text/html" }, { "X A": "1" }];
  for (const headers of bad)
    expect(() => checkedHeaders(headers as unknown as Record<string, string>)).toThrow(/not allowed/);
});

test("one-click unsubscribing is offered as RFC 8058 says", () => {
  expect(unsubscribeHeaders("https://statewise.test/u/1")).toEqual({
    "List-Unsubscribe": "<https://statewise.test/u/1>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(unsubscribeHeaders(undefined)).toEqual({});
});

describe("the bytes of a mail", () => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const outgoing = (change: Partial<OutgoingMail> = {}): Omit<OutgoingMail, "id" | "template"> => ({
    from: "Statewise <no-reply@statewise.test>",
    to: { name: "Ada", address: "ada@example.test" },
    subject: "A rule",
    html: "<p>A rule</p>",
    text: "A rule",
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(`https://statewise.test/${"t".repeat(90)}`) },
    messageId: "<a@b>",
    date: created,
    attachments: [],
    ...change,
  });
  const crlf = (text: string) => text.replace(/\r\n?|\n/g, "\r\n");

  test.each([
    ["plain", {}],
    ["with an empty name", { to: { name: "", address: "ada@example.test" }, replyTo: "Kim <kim@example.test>" }],
    [
      "to a name with quotes and other scripts",
      { to: { name: 'Jürgen "JM" 王\r\nBcc: x@y.z', address: "j@xn--exmple-cua.com" } },
    ],
    ["with a long subject", { subject: "§ 226 – “Pay stubs” ".repeat(12) }],
    ["with a subject of two lines", { subject: "One\r\nBcc: all@example.test" }],
    ["with dots, equal signs, tabs and blanks at the ends of lines", { text: ".\n..a = b \n\tc\t\n\n=3D\r\nend " }],
    ["with a long line of other scripts", { html: `<p>${"größe € 王 𝒜 ".repeat(400)}</p>`, text: "x".repeat(3000) }],
    ["with what looks like a boundary", { text: "--_NmP-0-Part_1\r\nContent-Type: text/html\r\n\r\n--_NmP--" }],
    ["with nothing in it", { text: "", html: "" }],
  ] as [string, Partial<OutgoingMail>][])(
    "%s: the same heads and texts as with all of nodemailer",
    async (_what, change) => {
      const mail = outgoing(change);
      const { envelope, message } = writeMessage(mail);
      const whole = await composer.sendMail(mail);
      const [ours, theirs] = [parseMail(message), parseMail(whole.message as Buffer)];
      const { "content-type": type, ...heads } = ours.headers;
      expect(type).toMatch(/^multipart\/alternative; boundary=/);
      expect(heads).toEqual({ ...theirs.headers, "content-type": undefined });
      expect([envelope.from, envelope.to]).toEqual([whole.envelope.from, whole.envelope.to]);
      expect([ours.text, ours.html]).toEqual([crlf(mail.text), crlf(mail.html)]);
      for (const line of message.toString("latin1").split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
      expect(message.toString("latin1").replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    },
  );
});
