import { z } from "zod";
import { isBreachedPassword, isCommonPassword } from "./common-passwords";
import { readEmailAddress } from "./email-address";

export const NAME_LENGTH = 100;
export const PHONE_LENGTH = 20;
export const ADDRESS_TEXT_LENGTH = 500;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Control characters, line breaks, direction overrides and invisible fillers have no place in a name. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** A text of one line as it is kept: composed, without what cannot be seen, single spaces. */
export const oneLine = (text: string): string =>
  text.normalize("NFC").replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();

const longer = (label: string, max: number) => `${label} must be at most ${max} characters`;

/** A line of text that may be empty, up to so many characters. */
export const optionalLine = (label: string, max: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, longer(label, max)));

/** A line of text that must say something. */
export const requiredLine = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .transform(oneLine)
    .pipe(z.string().min(1, `${label} is required`).max(max, longer(label, max)));

export const emailField = z.string({ error: "Email is required" }).transform((text, context) => {
  const { email, problem } = readEmailAddress(text);
  if (email !== undefined) return email;
  context.issues.push({ code: "custom", message: problem, input: text });
  return z.NEVER;
});

const PHONE = /^[\p{Nd}+()./\-–\s#*,;:xXeEtT]*$/u;

export const phoneField = optionalLine("Phone number", PHONE_LENGTH).refine((text) => PHONE.test(text), {
  error: "Phone number may hold digits, spaces and + ( ) - . only",
});

export const mailingAddressField = optionalLine("Mailing address", ADDRESS_TEXT_LENGTH);

const BREACHED = "This password was stolen elsewhere and stands in lists that are tried. Choose another.";

export const newPasswordField = z
  .string({ error: "Password is required" })
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .refine((text) => !isCommonPassword(text), "This password is one of the most used. Choose another.")
  .refine((text) => isCommonPassword(text) || !isBreachedPassword(text), BREACHED);

/** A password that is compared, not set: old ones may be of any length, but nobody makes us hash a novel. */
export const givenPasswordField = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(1024, "Password is too long");
