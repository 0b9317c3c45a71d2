import { z } from "zod";
import { emailField, newPasswordField, PASSWORD_MIN, registrationForm, temporaryPasswordForm } from "~/domain/accounts";
import { CONFIRMATION_NEEDED, EMAILS_DIFFER, PASSWORDS_DIFFER, type RegistrationVariant } from "./registration-check";

const confirmation = z.string({ error: CONFIRMATION_NEEDED }).min(PASSWORD_MIN, CONFIRMATION_NEEDED);

/** The registration form of the domain with the fields that are typed twice on the screen. */
export const registrationScreenForm = (variant: RegistrationVariant) =>
  registrationForm
    .extend({ confirmPassword: confirmation, confirmEmail: variant === "main" ? emailField : z.string().optional() })
    .superRefine((form, context) => {
      const add = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
      if (form.password !== form.confirmPassword) add("confirmPassword", PASSWORDS_DIFFER[variant]);
      if (variant === "main" && form.email !== form.confirmEmail) add("confirmEmail", EMAILS_DIFFER);
    })
    .transform(({ confirmPassword, confirmEmail, ...form }) => form);

const TYPED_TWICE = { path: ["confirmNewPassword"], error: PASSWORDS_DIFFER.main };
const newPassword = { newPassword: newPasswordField, confirmNewPassword: confirmation };
type Twice = { newPassword: string; confirmNewPassword: string };
const isSame = ({ newPassword, confirmNewPassword }: Twice): boolean => newPassword === confirmNewPassword;

export const temporaryPasswordScreenForm = temporaryPasswordForm.extend(newPassword).refine(isSame, TYPED_TWICE);

export const resetPasswordScreenForm = z
  .object({ token: z.string({ error: "Reset token is required" }).min(1, "Reset token is required"), ...newPassword })
  .refine(isSame, TYPED_TWICE);
