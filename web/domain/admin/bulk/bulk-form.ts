import { z } from "zod";
import { type AccessLevel, levelsOf, MODULE_LEVELS, RESEARCH_LEVELS } from "~/domain/access";
import { expiryField } from "../customers/access-terms";
import { CUSTOMER_FILTERS } from "../customers/customer-query";
import { noticeForm } from "../customers/forms";

export const BULK_PRODUCTS = ["main", "ats", "hris", "benefits"] as const;
const product = z.enum(BULK_PRODUCTS, { error: "Choose what to grant" });

const whom = {
  /** Either these customers… */
  customerIds: z.array(z.number().int().positive()).min(1, "Choose at least one customer.").max(10_000).optional(),
  /** …or by their addresses, as a list from elsewhere names them… */
  emails: z.array(z.string().trim().toLowerCase().max(255)).min(1).max(10_000).optional(),
  /** …or everybody whom a search and a filter find. */
  selection: z
    .object({ search: z.string().trim().max(200).default(""), filter: z.enum(CUSTOMER_FILTERS).default("all") })
    .optional(),
  /** Show what would happen; nothing is done before the operation is started. */
  dryRun: z.boolean().default(false),
};

const grant = z.object({
  kind: z.literal("grant"),
  product,
  accessLevel: z.enum([...new Set([...RESEARCH_LEVELS, ...MODULE_LEVELS])], {
    error: "Please select an access level",
  }),
  expiry: expiryField,
  employeeCount: z.number().int().min(1).max(1_000_000).optional(),
  ...whom,
});
const revoke = z.object({ kind: z.literal("revoke"), product, ...whom });
const notify = z.object({
  kind: z.literal("notify"),
  subject: noticeForm.shape.subject,
  message: noticeForm.shape.message,
  ...whom,
});

export const bulkForm = z
  .discriminatedUnion("kind", [grant, revoke, notify], { error: "Kind is grant, revoke or notify" })
  .refine((form) => [form.customerIds, form.emails, form.selection].filter(Boolean).length === 1, {
    path: ["customerIds"],
    error: "Name the customers by customerIds, by emails or by a selection.",
  })
  .refine((form) => form.kind !== "grant" || levelFits(form.product, form.accessLevel), {
    path: ["accessLevel"],
    error: "Please select an access level",
  });

const levelFits = (of: (typeof BULK_PRODUCTS)[number], level: AccessLevel): boolean =>
  level !== "none" && levelsOf(of === "main" ? "research" : of).includes(level);

export type BulkForm = z.output<typeof bulkForm>;
/** What an operation keeps: the same without whom it concerns, which its rows know. */
export type BulkParameters = BulkForm;
