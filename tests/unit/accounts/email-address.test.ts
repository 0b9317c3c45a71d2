import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEmailAddress } from "~/domain/accounts";

const MIXED = "This email address mixes alphabets whose letters look alike. Type it in one alphabet.";
const LONG = "Email address must be at most 255 characters";

describe("one spelling per mailbox", () => {
  it.each([
    ["Dana.Miller@Example.COM", "dana.miller@example.com"],
    ["  dana@example.com\n", "dana@example.com"],
    ["dana@example.com.", "dana@example.com"],
    ["dana@example.com...", "dana@example.com"],
    ["ｄａｎａ@ｅｘａｍｐｌｅ.com", "dana@example.com"],
    ["dana+laws@example.com", "dana+laws@example.com"],
    ["o'brien@example.com", "o'brien@example.com"],
    ["josé@example.com", "josé@example.com"],
    ["jose\u0301@example.com", "josé@example.com"],
    ["dana@bücher.example", "dana@xn--bcher-kva.example"],
    ["Dana@BÜCHER.example", "dana@xn--bcher-kva.example"],
    ["用户@例子.example", "用户@xn--fsqu00a.example"],
  ])("reads %j", (text, email) => {
    expect(readEmailAddress(text)).toEqual({ email });
  });

  it.each([
    "",
    "@",
    "dana",
    "dana@",
    "@example.com",
    "dana@example",
    "dana@@example.com",
    "a b@example.com",
    "dana@exam ple.com",
    ".dana@example.com",
    "dana.@example.com",
    "da..na@example.com",
    "dana@-example.com",
    "dana@example..com",
    "dana@[127.0.0.1]",
    '"dana"@example.com',
    "dana@example.com\r\nBcc: all@example.com",
    "dana\u0000@example.com",
    "da\u200bna@example.com",
    "da\u202ena@example.com",
    "<script>@example.com",
    "a,b@example.com",
  ])("refuses %j", (text) => {
    expect(readEmailAddress(text)).toEqual({ problem: "Invalid email address" });
  });

  it.each([
    ["pаypal@example.com", "a Cyrillic а among Latin letters"],
    ["dana@аpple.com", "the same in a domain"],
    ["раура@example.com", "Cyrillic letters that all look Latin"],
    ["dana@ехо.example", "the same in a domain"],
    ["αdmin@example.com", "a Greek α among Latin letters"],
  ])("refuses the look-alike %s: %s", (text) => {
    expect(readEmailAddress(text)).toEqual({ problem: MIXED });
  });

  it("holds the limit of 255 characters, and is not slow beyond it", () => {
    const domain = `${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`;
    const longest = `${"x".repeat(255 - domain.length - 1)}@${domain}`;
    expect(readEmailAddress(longest)).toEqual({ email: longest });
    expect(readEmailAddress(`x${longest}`)).toEqual({ problem: LONG });
    const started = performance.now();
    expect(readEmailAddress("a.".repeat(500_000))).toEqual({ problem: LONG });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it("reads what it has read the same way again", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.string({ unit: "grapheme" }).map((text) => `${text}@example.com`),
        ),
        (text) => {
          const { email } = readEmailAddress(text);
          if (email === undefined) return;
          expect(readEmailAddress(email)).toEqual({ email });
          expect(email).toBe(email.toLowerCase());
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
