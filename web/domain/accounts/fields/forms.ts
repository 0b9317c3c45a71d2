import { z } from "zod";
import {
  emailField,
  givenPasswordField,
  mailingAddressField,
  NAME_LENGTH,
  newPasswordField,
  oneLine,
  optionalLine,
  phoneField,
  requiredLine,
} from "./person-fields";

/** The payloads of this domain, shared by screens and API. */
export const signInForm = z.object({ email: emailField, password: givenPasswordField });
export type SignInForm = z.output<typeof signInForm>;

export const registrationForm = z.object({
  firstName: requiredLine("First name", NAME_LENGTH),
  lastName: requiredLine("Last name", NAME_LENGTH),
  email: emailField,
  phoneNumber: phoneField.nullish(),
  mailingAddress: mailingAddressField.nullish(),
  password: newPasswordField,
  promoCode: optionalLine("Promo code", 40)
    .transform((code) => code.toUpperCase())
    .nullish(),
});
export type RegistrationForm = z.output<typeof registrationForm>;

export const confirmationForm = z.object({
  token: z.string().min(1).max(500),
  /** Asked for where another browser opens the link than the one that asked for the account. */
  password: givenPasswordField.optional(),
});

export const resetRequestForm = z.object({ email: emailField });

export const resetPasswordForm = z.object({
  token: z.string({ error: "Reset token is required" }).min(1, "Reset token is required").max(500),
  password: newPasswordField,
});
export type ResetPasswordForm = z.output<typeof resetPasswordForm>;

/** Whether the keys of programs end with the old password; a ticked box of a form comes as a text. */
const endKeysField = z.union([z.boolean(), z.literal("on").transform(() => true)]).optional();

export const temporaryPasswordForm = z.object({
  email: emailField,
  newPassword: newPasswordField,
  /** The proof from the 423 answer; a browser brings it as a cookie. */
  challenge: z.string().max(500).optional(),
  endKeys: endKeysField,
});
export type TemporaryPasswordForm = z.output<typeof temporaryPasswordForm>;

export const passwordChangeForm = z.object({
  currentPassword: givenPasswordField,
  newPassword: newPasswordField,
  endKeys: endKeysField,
});
export type PasswordChangeForm = z.output<typeof passwordChangeForm>;

/** An empty field of the profile form means: leave as it is. */
const dropped = <Field extends z.ZodType>(field: Field) =>
  z.preprocess(
    (value) => (value === null || (typeof value === "string" && oneLine(value) === "") ? undefined : value),
    field.optional(),
  );

export const profileForm = z.object({
  firstName: dropped(requiredLine("First name", NAME_LENGTH)),
  lastName: dropped(requiredLine("Last name", NAME_LENGTH)),
  email: dropped(emailField),
  phoneNumber: dropped(phoneField),
  mailingAddress: dropped(mailingAddressField),
  /** Needed with a new e-mail address. */
  currentPassword: dropped(givenPasswordField),
  /** Version that the form was filled from; another one in the meantime is a conflict. */
  version: z.coerce.number().int().optional(),
});
export type ProfileForm = z.output<typeof profileForm>;

/** What a deletion may bring along: the password, where the sign-in was a while ago. */
export const deletionForm = z.object({ currentPassword: dropped(givenPasswordField) });

export const setUpForm = z.object({
  token: z.string().min(1).max(500),
  email: emailField,
  firstName: requiredLine("First name", NAME_LENGTH),
  lastName: requiredLine("Last name", NAME_LENGTH),
  password: newPasswordField,
});
export type SetUpForm = z.output<typeof setUpForm>;
