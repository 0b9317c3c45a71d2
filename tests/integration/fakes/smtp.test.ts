import nodemailer from "nodemailer";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type SmtpFake, startSmtpFake } from "../../fakes/smtp";

let fake: SmtpFake;
beforeEach(async () => {
  fake = await startSmtpFake();
});
afterEach(() => fake.stop());

const send = (to: string | string[] = "reader@example.com", url = fake.url) =>
  nodemailer.createTransport({ url, connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 300 }).sendMail({
    from: '"Statewise, Test" <no-reply@example.com>',
    to,
    bcc: "hidden@example.com",
    subject: "Änderung: § 512 – meal periods",
    text: "Größe = 5 €\n.leading dot\nA long line that quoted-printable must break somewhere because it is longer than 76 characters.",
    html: "<p>Größe <b>5 €</b></p>",
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    attachments: [{ filename: "report.pdf", content: Buffer.from([1, 2, 250]), contentType: "application/pdf" }],
  });

it("keeps each mail with its parts decoded", async () => {
  await send(["a@example.com", '"Doe, Jane" <b@example.com>']);
  const [mail] = fake.mails;
  expect(mail).toMatchObject({
    to: ["a@example.com", "b@example.com"],
    subject: "Änderung: § 512 – meal periods",
    html: "<p>Größe <b>5 €</b></p>",
    envelope: { from: "no-reply@example.com", to: ["a@example.com", "b@example.com", "hidden@example.com"] },
  });
  expect(mail?.text).toContain("Größe = 5 €");
  expect(mail?.text).toContain("because it is longer than 76 characters.");
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(mail?.headers["message-id"]).toMatch(/^<.+>$/);
  expect(mail?.attachments[0]).toMatchObject({ filename: "report.pdf", contentType: "application/pdf" });
  expect([...(mail?.attachments[0]?.content ?? [])]).toEqual([1, 2, 250]);
});

it("greylists the first meeting and takes the second", async () => {
  fake.greylist(true);
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
  await expect(send()).resolves.toMatchObject({ rejected: [] });
});

it("refuses some recipients for good and takes the others", async () => {
  fake.refuse(/@bounce\.example$/);
  const result = await send(["a@example.com", "b@bounce.example"]);
  expect(result.rejected).toEqual(["b@bounce.example"]);
  expect(fake.mails[0]?.envelope.to).not.toContain("b@bounce.example");
});

it.each([
  [{ status: 552, stage: "data", body: "5.2.2 Mailbox full" }, { responseCode: 552 }],
  [{ status: 421, stage: "connect" }, { responseCode: 421 }],
  [{ hang: true }, { code: "ETIMEDOUT" }],
  [{ reset: true }, { code: "ESOCKET" }],
] as const)("%o fails as it would", async (rule, expected) => {
  fake.behave({ ...rule, times: 1 });
  await expect(send()).rejects.toMatchObject(expected);
  expect(fake.mails).toHaveLength(0);
  await send();
  expect(fake.mails).toHaveLength(1);
});

it("answers garbage that no client takes for SMTP", async () => {
  fake.behave({ garbage: "binary", times: 1 });
  await expect(send()).rejects.toThrow();
});

it("may take a mail and drop the line before saying so", async () => {
  fake.behave({ reset: "after", times: 1 });
  await expect(send()).rejects.toThrow();
  expect(fake.mails).toHaveLength(1);
});

it("is slow when told", async () => {
  fake.behave({ delayMs: 120, times: 1 });
  const start = performance.now();
  await send();
  expect(performance.now() - start).toBeGreaterThan(110);
});

it("asks for the sign-in it was started with", async () => {
  const guarded = await startSmtpFake({ auth: { user: "u", pass: "p" } });
  await send("a@example.com", guarded.url);
  await expect(send("a@example.com", guarded.url.replace("u:p", "u:x"))).rejects.toMatchObject({ responseCode: 535 });
  expect(guarded.mails).toHaveLength(1);
  await guarded.stop();
});
