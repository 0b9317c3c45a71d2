import { beforeEach, describe, expect, test } from "vitest";
import { MailError, renderMail, renderRedacted } from "~/platform/mail/render-mail";
import { type MailName, mailTemplates } from "~/platform/mail/templates/registry";
import { forget } from "~/platform/once";
import { mailSamples } from "./mail-samples";

const names = Object.keys(mailTemplates) as MailName[];
const html = (text: string) => text.replace(/<style>.*?<\/style>/s, "");
const words = (markup: string) =>
  html(markup)
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .split(/\s+/)
    .filter(Boolean);

beforeEach(() => {
  process.env.APP_URL = "https://statewise.test";
  process.env.MAIL_FROM = "Statewise <no-reply@statewise.test>";
  process.env.SUPPORT_EMAIL = "support@statewise.test";
  forget("config");
});

describe.each(names)("the mail %s", (name) => {
  const { data, secrets } = mailSamples[name] as { data: object; secrets?: object };
  const mail = renderMail(name, data, secrets);

  test("says the same in HTML and in plain text", () => {
    const text = mail.text.replace(/[^\p{L}\p{N}]+/gu, " ");
    for (const word of words(mail.html)) {
      const bare = word.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
      expect(text, `the text form holds "${word}"`).toContain(bare);
    }
  });

  test("says nothing of what it was not told: without any one of its facts it is refused, or whole without it", () => {
    for (const key of Object.keys(data))
      for (const missing of [undefined, null]) {
        try {
          const { text } = renderMail(name, { ...data, [key]: missing }, secrets);
          expect(text, `${name} without ${key}`).not.toMatch(/\b(undefined|null|NaN|Invalid Date)\b|\(\)|\[object/);
        } catch (error) {
          if (!(error instanceof MailError)) throw error;
        }
      }
  });

  test("has every link of the HTML form in the plain text", () => {
    for (const [, href] of mail.html.matchAll(/href="([^"]+)"/g)) {
      const link = (href ?? "").replaceAll("&amp;", "&").replace(/^mailto:/, "");
      expect(mail.text).toContain(link);
    }
  });

  test("is plain: no exclamation marks, nothing undefined, the disclaimer in the footer", () => {
    const said = `${mail.subject} ${mail.text}`;
    expect(said).not.toMatch(/!|undefined|null|NaN|Invalid Date|\[object/);
    expect(mail.text).toContain("research tool, not legal advice");
  });

  test("has a language, a title, a width for phones and both colour schemes", () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en"/);
    expect(mail.html).toContain('name="viewport"');
    expect(mail.html).toContain("prefers-color-scheme: dark");
    expect(mail.html).toContain("max-width:600px");
    expect(mail.html.match(/<table(?![^>]*role="presentation")/g)?.length ?? 0).toBe(
      mail.html.match(/<th scope="row"/) ? 1 : 0,
    );
  });

  test("shows an administrator none of its secrets", () => {
    const redacted = renderRedacted(name, data);
    expect(redacted.text + redacted.html).not.toContain("SECRET-TOKEN");
    expect(redacted.subject).toBe(mail.subject);
    expect(mail.subject).not.toContain("SECRET-TOKEN");
  });

  test("fails loudly without its data", () => {
    if (name === "welcome") return expect(() => renderMail(name, { trialMinutes: -1 })).toThrow(MailError);
    expect(() => renderMail(name, {}, {})).toThrow(MailError);
  });
});

test("a mail that does not exist, or inherits its name, is refused", () => {
  expect(() => renderMail("no-such-mail", {})).toThrow(MailError);
  expect(() => renderMail("toString", {})).toThrow(MailError);
});

test("the error names the field that does not fit and not what was in it", () => {
  const attempt = () =>
    renderMail("password-reset", { firstName: "Ada", validMinutes: 60 }, { resetUrl: "javascript:steal" });
  expect(attempt).toThrow(/resetUrl/);
  expect(attempt).not.toThrow(/steal/);
});

test("what people typed stays text", () => {
  const data = { organizationName: "<script>alert(1)</script>", role: "viewer", expiresAt: "2026-11-20T20:05:00Z" };
  const mail = renderMail("organization-invitation", data, { acceptUrl: "https://statewise.test/a" });
  expect(mail.html).not.toContain("<script>");
  expect(mail.text).toContain("<script>alert(1)</script>");
});

test("a name cannot smuggle a link, a line or a text direction into somebody's mail", () => {
  const data = {
    organizationName: "Free gift https://www.evil.test\r\nBcc: all@x.test \u202etxet",
    role: "viewer",
    expiresAt: "2026-11-20T20:05:00Z",
  };
  const mail = renderMail("organization-invitation", data, { acceptUrl: "https://statewise.test/a" });
  expect(mail.subject).toBe("Invitation to Free gift evil. test Bcc: all@x. test txet on Statewise");
});

test.each([
  ["evil.com/prize", "evil. com/prize"],
  ["hthttps://tps://evil.com", "evil. com"],
  ["Win at WWW.evil.co.uk now", "Win at evil. co. uk now"],
  ["me@evil.com", "me@evil. com"],
  ["mailto:me", "mailto: me"],
  ["\\\\evil\\share", "evil\\share"],
  [
    "evil\u3002com and evil\uff0e\u043c\u043e\u0441\u043a\u0432\u0430",
    "evil. com and evil. \u043c\u043e\u0441\u043a\u0432\u0430",
  ],
  ["evil.xn--p1ai", "evil. xn--p1ai"],
  ["J.R. O\u2019Neill-St. John, Ph.D. 9:30", "J.R. O\u2019Neill-St. John, Ph.D. 9:30"],
  ["Miller & Sons, Inc.", "Miller & Sons, Inc."],
])("the name %j stands in a mail as %j", (typed, shown) => {
  const data = { firstName: typed, validMinutes: 60 };
  const mail = renderMail("password-reset", data, { resetUrl: "https://statewise.test/a" });
  expect(mail.text).toContain(`Hello ${shown},`);
});

test("moments are told in New York time with its name, money in dollars", () => {
  const { data } = mailSamples.receipt;
  const { text } = renderMail("receipt", data);
  expect(text).toContain("Nov 20, 2026, 3:05 PM EST");
  expect(text).toContain("$24.99");
});

test("a digest of one names its place and title in the subject, a digest of several its number", () => {
  const { data, secrets } = mailSamples["alert-digest"];
  expect(renderMail("alert-digest", data, secrets).subject).toBe("This week: 2 employment law updates");
  const one = { ...data, updates: data.updates.slice(0, 1) };
  expect(renderMail("alert-digest", one, secrets).subject).toBe("California: First update");
});

test("the footer names the sender and the support address from the settings, and none that was not set", () => {
  const { data } = mailSamples.welcome;
  expect(renderMail("welcome", data).text).toContain("support@statewise.test");
  delete process.env.SUPPORT_EMAIL;
  forget("config");
  expect(renderMail("welcome", data).text).not.toContain("support@");
});

describe("a body that is drawn for many", () => {
  const sample = mailSamples["alert-digest"] as { data: Record<string, unknown>; secrets: Record<string, string> };
  const own = (firstName: string | null, mark: string) => ({
    data: { ...sample.data, firstName },
    secrets: Object.fromEntries(
      Object.keys(sample.secrets).map((key) => [key, `https://statewise.test/${key}?t=${mark}`]),
    ),
  });
  /** The same mail without the shared body. */
  const alone = (data: object, secrets: object) => {
    const template = mailTemplates["alert-digest"] as { isShared?: boolean };
    template.isShared = false;
    try {
      return renderMail("alert-digest", data, secrets);
    } finally {
      template.isShared = true;
    }
  };

  test.each([["Dana"], [`O'Brien & "Sons" <b>`], ["$& $1 $$"], ["Zoë 李"], ["Q7XnamePlaceQ7X"], [null]])(
    "is for %s the mail that would be drawn alone",
    (name) => {
      const { data, secrets } = own(name, "a1&b=2");
      renderMail("alert-digest", own("Somebody", "else").data, own("Somebody", "else").secrets);
      const mail = renderMail("alert-digest", data, secrets);
      expect(mail).toEqual(alone(data, secrets));
      expect(mail.html).not.toContain("place.invalid");
      expect(mail.html).not.toContain("Somebody");
    },
  );

  test("keeps what the update says apart from another update's", () => {
    const { data, secrets } = own("Dana", "x");
    const updates = [{ risk: "LOW", place: "Ohio", title: "Another change", url: "https://statewise.test/updates/9" }];
    renderMail("alert-digest", data, secrets);
    const other = renderMail("alert-digest", { ...data, updates }, secrets);
    expect(other.text).toContain("Another change");
    expect(other).toEqual(alone({ ...data, updates }, secrets));
  });
});
