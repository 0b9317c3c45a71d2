import type { Principal, Product } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { accessTerms } from "./access-terms";
import { changeCustomer } from "./change-customer";
import type { MainAccessForm, ProductGrantForm } from "./forms";

export type SideProduct = Exclude<Product, "research">;

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What a form would grant; an expiry in the past is refused. */
export const mainTerms = ({ accessLevel, accessExpiry }: MainAccessForm) =>
  accessTerms({ level: accessLevel, expiry: accessExpiry, field: "accessExpiry" });
export const productTerms = ({ accessLevel, expiryDate }: ProductGrantForm) =>
  accessTerms({ level: accessLevel, expiry: expiryDate, field: "expiryDate" });

/** Gives a customer a level of the main platform until a moment, or takes it away (`none`). */
export function setMainAccess(principal: Principal, id: number, form: MainAccessForm, tx?: Transaction) {
  const { level, expiresAt } = mainTerms(form);
  const change = { id, version: form.version, permission: "customers:grant", action: "customer.access" } as const;
  return changeCustomer(
    principal,
    change,
    (customer) => ({
      data: {
        accessLevel: level,
        accessExpiry: expiresAt,
        accessSource: level === "none" ? null : "admin",
        subscriptionType: ["trial", "daily", "monthly"].includes(level) ? level : "none",
      },
      before: { level: customer.accessLevel, expiresAt: isoOf(customer.accessExpiry) },
      after: { level, expiresAt: isoOf(expiresAt) },
    }),
    tx,
  );
}

/** Opens hiring, people or benefits to a customer until a moment; for people with the number of employees. */
export function grantProduct(
  principal: Principal,
  product: SideProduct,
  id: number,
  form: ProductGrantForm,
  tx?: Transaction,
) {
  const { level, expiresAt } = productTerms(form);
  const change = {
    id,
    version: form.version,
    permission: "customers:grant",
    action: `customer.grant_${product}`,
  } as const;
  const people =
    product === "hris"
      ? { hrisEmployeeCount: form.employeeCount ?? 1, hrisPricingModel: form.pricingModel ?? "per-employee" }
      : {};
  return changeCustomer(
    principal,
    change,
    (customer) => ({
      data: { [`${product}AccessLevel`]: level, [`${product}AccessExpiry`]: expiresAt, ...people },
      before: {
        level: customer[`${product}AccessLevel`],
        expiresAt: isoOf(customer[`${product}AccessExpiry`]),
      },
      after: { level, expiresAt: isoOf(expiresAt), ...people },
    }),
    tx,
  );
}

/** Takes hiring, people or benefits away at once. What was stored stays. */
export function revokeProduct(
  principal: Principal,
  product: SideProduct,
  id: number,
  { version, tx }: { version?: number; tx?: Transaction } = {},
) {
  const change = { id, version, permission: "customers:grant", action: `customer.revoke_${product}` } as const;
  return changeCustomer(
    principal,
    change,
    (customer) => ({
      data: { [`${product}AccessLevel`]: "none", [`${product}AccessExpiry`]: null },
      before: {
        level: customer[`${product}AccessLevel`],
        expiresAt: isoOf(customer[`${product}AccessExpiry`]),
      },
      after: { level: "none" },
    }),
    tx,
  );
}
