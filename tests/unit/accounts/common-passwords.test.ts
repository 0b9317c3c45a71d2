import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  newPasswordField,
  passwordChangeForm,
  registrationForm,
  resetPasswordForm,
  setUpForm,
  temporaryPasswordForm,
} from "~/domain/accounts";
import { isBreachedPassword } from "../../../web/domain/accounts/fields/common-passwords";
import table from "../../../web/domain/accounts/fields/common-passwords.json";
import { knows, makeFilter } from "../../../web/domain/accounts/fields/password-filter";

const REFUSAL = "This password is one of the most used. Choose another.";
const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("passwords that were stolen elsewhere", () => {
  it.each([["Liverpool1892"], ["DRAGONBALLZ1"]])("%s is refused, and why is said", (password) => {
    expect(problems(newPasswordField, password)).toEqual([
      "This password was stolen elsewhere and stands in lists that are tried. Choose another.",
    ]);
  });

  it("hardly ever are others", () => {
    const made = Array.from({ length: 20_000 }, (_, turn) => `lamp-${turn * 7919}-harbor-${turn}`);
    expect(made.filter(isBreachedPassword).length).toBeLessThan(10);
  });

  it("are all known to a filter that was made of them", () => {
    const words = new Set(Array.from({ length: 2_000 }, (_, turn) => `word ${turn}`));
    const filter = makeFilter(words);
    expect([...words].every((word) => knows(filter, word))).toBe(true);
    expect(knows(filter, "no word of it")).toBe(false);
  });
});

describe("passwords that everybody tries first", () => {
  it.each([
    ["password123"],
    ["12345678"],
    ["qwertyuiop"],
    ["Football1"],
    ["ILOVEYOU!"],
    ["ｐａｓｓｗｏｒｄ１"],
    ["Statewise"],
    ["statewise2026!"],
    ["123statewise"],
  ])("%s is refused, in whatever case and width it is typed", (password) => {
    expect(problems(newPasswordField, password)).toEqual([REFUSAL]);
  });

  it.each([["correct-horse-battery"], ["password of the day"], ["our statewise office"], ["qwertyuiop-7-lamps"]])(
    "%s only holds such a word and is taken",
    (password) => expect(problems(newPasswordField, password)).toEqual([]),
  );

  it.each([
    ["registration", registrationForm, "password"],
    ["the reset link", resetPasswordForm, "password"],
    ["a temporary password", temporaryPasswordForm, "newPassword"],
    ["the profile", passwordChangeForm, "newPassword"],
    ["the set-up of the first administrator", setUpForm, "password"],
  ])("are refused at every door: %s", (_door, form, field) => {
    expect(problems(form, { [field]: "sunshine1" })).toContain(REFUSAL);
  });

  it("are three thousand and more, each once, as they are compared", () => {
    const words = table.passwords.flatMap((row) => row.split(" "));
    expect(words.length).toBeGreaterThan(3_000);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word.length < 8 || word !== word.normalize("NFKC").toLowerCase())).toEqual([]);
  });
});
