import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { mailSettled } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { smtpTransport } from "~/platform/mail/smtp-transport";
import { closeMailTransport } from "~/platform/mail/transport";
import { forget, once } from "~/platform/once";
import { type SmtpFake, startSmtpFake } from "../../fakes/smtp";

/** A mail server of its own for a test file, fresh for each test, and an empty outbox. */
export function withMailServer(settings: Record<string, string> = {}): { smtp: () => SmtpFake } {
  let smtp: SmtpFake;
  beforeAll(async () => {
    smtp = await startSmtpFake();
  });
  beforeEach(() => changeSettings({ SMTP_URL: smtp.url, MAIL_RATE: "0", ...settings }));
  afterEach(async () => {
    await mailSettled();
    closeMailTransport();
    smtp.behave();
    smtp.greylist(false);
    smtp.refuse(null);
    smtp.clear();
    shiftClock(0);
    await db().mailBounce.deleteMany();
    await db().mail.deleteMany();
  });
  afterAll(() => smtp.stop());
  return { smtp: () => smtp };
}

/** Sets environment variables as an operator would before the start. */
export function changeSettings(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  forget("config");
  forget("mail-transport");
}

/** The sender with limits that a test can wait for. */
export function impatient(url: string): void {
  forget("mail-transport");
  once("mail-transport", () => smtpTransport(url, { greetingMs: 300, silenceMs: 300, mailMs: 600 }));
}

export const queueReset = (to: string, token = "token-1") =>
  queueMail(db(), {
    to,
    template: "password-reset",
    data: { firstName: "Ada", validMinutes: 60 },
    secrets: { resetUrl: `https://statewise.test/reset/${token}` },
  });

export const queueNotice = (to: string, message = "Hello") =>
  queueMail(db(), { to, template: "customer-notice", data: { subject: "News", message } });

export const queueReceipt = (to: string) =>
  queueMail(db(), {
    to,
    template: "receipt",
    data: {
      receiptNumber: "R-1",
      product: "Monthly",
      amountCents: 2499,
      paidAt: new Date("2026-11-20T12:00:00Z"),
      renews: true,
    },
  });

export const rowOf = (id: bigint | null) => db().mail.findUniqueOrThrow({ where: { id: id ?? -1n } });

export const IN_TWO_DAYS = () => new Date(Date.now() + 2 * DAY_MS);
