import { parse, type Submission } from "@conform-to/react";

export type RegistrationFields = {
  firstName: string;
  lastName: string;
  email: string;
  confirmEmail: string;
  phoneNumber: string;
  mailingAddress: string;
  password: string;
  confirmPassword: string;
  promoCode: string;
};

export type RegistrationVariant = "main" | "standalone";

/** The two pages word this one message differently. */
export const PASSWORDS_DIFFER: Record<RegistrationVariant, string> = {
  main: "Passwords don't match",
  standalone: "Passwords do not match",
};
export const EMAILS_DIFFER = "Email addresses don't match";
export const CONFIRMATION_NEEDED = "Password confirmation is required";

const PASSWORD_MIN = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Typed = Partial<Record<keyof RegistrationFields, string>>;
type Problem = string | false;

const isMissing = (text: string | undefined): boolean => !text?.trim();

/** What can be told while one fills the form; the server checks everything again. */
export function registrationProblems(typed: Typed, variant: RegistrationVariant): Partial<Record<string, string[]>> {
  const { email = "", confirmEmail = "", password = "", confirmPassword = "" } = typed;
  const found: Record<string, Problem> = {
    firstName: isMissing(typed.firstName) && "First name is required",
    lastName: isMissing(typed.lastName) && "Last name is required",
    email: !EMAIL.test(email.trim()) && "Invalid email address",
    confirmEmail: variant === "main" && emailConfirmation(email, confirmEmail),
    password: password.length < PASSWORD_MIN && `Password must be at least ${PASSWORD_MIN} characters`,
    confirmPassword: passwordConfirmation(password, confirmPassword, variant),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
}

function emailConfirmation(email: string, confirmation: string): Problem {
  if (!EMAIL.test(confirmation.trim())) return "Invalid email address";
  return confirmation.trim().toLowerCase() !== email.trim().toLowerCase() && EMAILS_DIFFER;
}

function passwordConfirmation(password: string, confirmation: string, variant: RegistrationVariant): Problem {
  if (confirmation.length < PASSWORD_MIN) return CONFIRMATION_NEEDED;
  return confirmation !== password && PASSWORDS_DIFFER[variant];
}

/** The same as conform asks for it, on blur and before sending. */
export const checkRegistration =
  (variant: RegistrationVariant) =>
  ({ formData }: { formData: FormData }): Submission<RegistrationFields, string[]> =>
    parse<RegistrationFields, string[]>(formData, {
      resolve: (typed) => {
        const error = registrationProblems(typed, variant) as Record<string, string[]>;
        return Object.keys(error).length > 0 ? { error } : { value: typed as RegistrationFields };
      },
    });
