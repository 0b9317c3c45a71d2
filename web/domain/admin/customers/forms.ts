import { z } from "zod";
import { MODULE_LEVELS, RESEARCH_LEVELS } from "~/domain/access";
import {
  emailField,
  mailingAddressField,
  NAME_LENGTH,
  optionalLine,
  PASSWORD_MAX,
  PASSWORD_MIN,
  phoneField,
  requiredLine,
} from "~/domain/accounts";
import { after, DAY_MS, HOUR_MS, now } from "~/platform/clock";
import { DURATIONS, expiryField, expiryMoment } from "./access-terms";

/** Two administrators on one customer: who sends an older number is told that somebody was faster. */
const version = z.coerce.number().int().positive().optional();

const mainLevel = z.enum(RESEARCH_LEVELS, { error: "Please select an access level" });
const productLevel = z.enum(MODULE_LEVELS, { error: "Please select an access level" });
const duration = z
  .union([z.enum(DURATIONS), z.literal(""), z.number().transform(String).pipe(z.enum(DURATIONS))], {
    error: "Duration is 30, 90, 365, unlimited or custom",
  })
  .optional()
  .transform((text) => text || undefined);
const headCount = z.coerce
  .number({ error: "Employees must be a number" })
  .int("Employees must be a whole number")
  .max(1_000_000, "Employees must be at most 1,000,000")
  // The grant dialog coerces to at least one (specification, section 5).
  .transform((count) => Math.max(1, count))
  .optional();

export const mainAccessForm = z.object({ accessLevel: mainLevel, accessExpiry: expiryField, version });
export type MainAccessForm = z.output<typeof mainAccessForm>;

export const productGrantForm = z.object({
  customerId: z.coerce.number().int().positive("Invalid customer ID").optional(),
  accessLevel: productLevel.exclude(["none"]),
  expiryDate: expiryField,
  employeeCount: headCount,
  pricingModel: z.enum(["fixed", "per-employee"]).optional(),
  version,
});
export type ProductGrantForm = z.output<typeof productGrantForm>;

const TEMPORARY_LONG = `Temporary password must be at most ${PASSWORD_MAX} characters long`;
export const temporaryPasswordGrant = z.object({
  tempPassword: z
    .string({ error: "Temporary password is text" })
    .max(PASSWORD_MAX, TEMPORARY_LONG)
    .optional()
    .describe("Chosen by an administrator in person; left out, one is made and mailed to the customer"),
  expiry: expiryField,
  mail: z.boolean().default(false),
});

/** How long a temporary password may work; `none` ends when it is replaced, `date` on a chosen day. */
const PASSWORD_LIFE_MS = { "24h": 24 * HOUR_MS, "7d": 7 * DAY_MS, "30d": 30 * DAY_MS, none: null } as const;
const PASSWORD_LIVES = ["24h", "7d", "30d", "none", "date"] as const;

/** The same with how long it works, as the screen offers it. */
export const temporaryPasswordChoice = temporaryPasswordGrant.extend({ life: z.enum(PASSWORD_LIVES).default("none") });

/** When a temporary password ends. */
export function passwordEnds({ life, expiry }: Pick<z.output<typeof temporaryPasswordChoice>, "life" | "expiry">) {
  if (life === "date") return expiryMoment(expiry, "expiry");
  const ms = PASSWORD_LIFE_MS[life];
  return ms === null ? null : after(now(), ms);
}

const SAY_BOTH = "Both subject and message are required";
export const noticeForm = z.object({
  customerId: z.coerce.number().int().positive("Invalid customer ID").optional(),
  subject: z
    .string({ error: SAY_BOTH })
    .trim()
    .min(1, SAY_BOTH)
    .max(200, "Subject must be at most 200 characters")
    .refine((text) => !/[\r\n]/.test(text), "Subject must be one line"),
  message: z
    .string({ error: SAY_BOTH })
    .trim()
    .min(1, SAY_BOTH)
    .max(10_000, "Message must be at most 10,000 characters"),
});
export type NoticeForm = z.output<typeof noticeForm>;

export const reasonForm = z.object({ reason: optionalLine("Reason", 500).optional(), version });
export const noteForm = z.object({
  body: z
    .string({ error: "Write a note" })
    .trim()
    .min(1, "Write a note")
    .max(5000, "A note has at most 5,000 characters"),
});

/** What an administrator may correct of a customer; the address changes by the customer's own confirmation only. */
export const customerForm = z.object({
  firstName: requiredLine("First name", NAME_LENGTH).optional(),
  lastName: requiredLine("Last name", NAME_LENGTH).optional(),
  phoneNumber: phoneField.optional(),
  mailingAddress: mailingAddressField.optional(),
  version,
});
export type CustomerForm = z.output<typeof customerForm>;

const NEEDED = "Email, first name, and last name are required";
const needed = (field: z.ZodType<string>) =>
  z
    .string({ error: NEEDED })
    .trim()
    .min(1, NEEDED)
    .pipe(field as z.ZodType<string, string>);
const flag = z.union([z.boolean(), z.enum(["true", "false", "on"]).transform((text) => text !== "false")]);
const TEMPORARY_SHORT = `Temporary password must be at least ${PASSWORD_MIN} characters long`;

/** The add-customer payload (specification, section 3). */
export const newCustomerForm = z
  .object({
    email: needed(emailField),
    firstName: needed(requiredLine("First name", NAME_LENGTH)),
    lastName: needed(requiredLine("Last name", NAME_LENGTH)),
    mailingAddress: mailingAddressField.optional(),
    phoneNumber: phoneField.optional(),
    setTempPassword: flag.default(false),
    tempPassword: z.string().max(PASSWORD_MAX, TEMPORARY_LONG).optional(),
    tempPasswordExpiry: expiryField,
    accessLevel: mainLevel.default("none"),
    accessDuration: duration,
    accessExpiry: expiryField,
    atsAccessLevel: productLevel.default("none"),
    atsAccessDuration: duration,
    atsAccessExpiry: expiryField,
    hrisAccessLevel: productLevel.default("none"),
    hrisAccessDuration: duration,
    hrisAccessExpiry: expiryField,
    hrisPricingModel: z.enum(["fixed", "per-employee"]).default("per-employee"),
    hrisEmployeeCount: headCount,
    /** Whether the new customer hears of it; without a mail an administrator hands the password over. */
    sendInvitation: flag.default(true),
  })
  .refine((form) => !form.setTempPassword || (form.tempPassword ?? "").length >= PASSWORD_MIN, {
    path: ["tempPassword"],
    error: TEMPORARY_SHORT,
  });
export type NewCustomerForm = z.output<typeof newCustomerForm>;
