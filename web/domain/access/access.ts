import { after, DAY_MS, now } from "~/platform/clock";
import { isAdministrator, type Principal, type ProductLevels } from "./principal";

export const PRODUCTS = ["research", "ats", "hris", "benefits"] as const;
export type Product = (typeof PRODUCTS)[number];

export type Access = {
  allowed: boolean;
  level: string;
  /** Null with `allowed`: no end. */
  expiresAt: Date | null;
  source: "admin" | "account" | "coupon" | "organization" | "visitor-trial" | "none";
  /** Set when access has ended, so that a screen can say why it is locked. */
  endedAt: Date | null;
};

const ADMIN_DAYS = 365;
const NONE: Access = { allowed: false, level: "none", expiresAt: null, source: "none", endedAt: null };

/**
 * Whether a principal may use a product now, until when and why: the only place that decides it. The order is the
 * specification's: the impersonated customer, the administrator, the account (bought, granted, by coupon), for hiring
 * and people what the organization's owner bought, and last the visitor's trial.
 */
export function accessOf(principal: Principal, product: Product, at: Date = now()): Access {
  if (isAdministrator(principal)) {
    return { allowed: true, level: "admin", expiresAt: after(at, ADMIN_DAYS * DAY_MS), source: "admin", endedAt: null };
  }
  const account = accountAccess(principal, product, at);
  if (account.allowed) return account;
  const other = product === "research" ? visitorAccess(principal, at) : organizationAccess(principal, product, at);
  return other.allowed || account.level === "none" ? other : account;
}

function accountAccess({ account }: Principal, product: Product, at: Date): Access {
  if (!account) return NONE;
  if (product !== "research") return productAccess(account, product, "account", at);
  const source = account.accessSource === "coupon" ? "coupon" : "account";
  return held(account.accessLevel, account.accessExpiry, source, at);
}

function organizationAccess({ seat, account }: Principal, product: Exclude<Product, "research">, at: Date): Access {
  if (!seat?.owner || seat.owner.id === account?.id) return NONE;
  return productAccess(seat.owner, product, "organization", at);
}

function productAccess(
  levels: ProductLevels,
  product: Exclude<Product, "research">,
  source: Access["source"],
  at: Date,
): Access {
  return held(levels[`${product}AccessLevel`], levels[`${product}AccessExpiry`], source, at);
}

/** An administrator who views as a customer must not bring the trial of his own browser along. */
function visitorAccess({ visitorTrialEnds, impersonator }: Principal, at: Date): Access {
  return visitorTrialEnds && !impersonator ? held("trial", visitorTrialEnds, "visitor-trial", at) : NONE;
}

/** Levels that may stand without an end; every other level without an end grants nothing. */
const OPEN_ENDED = new Set(["unlimited", "admin"]);

function held(level: string, expiresAt: Date | null, source: Access["source"], at: Date): Access {
  if (level === "none") return NONE;
  if (expiresAt === null)
    return OPEN_ENDED.has(level) ? { allowed: true, level, expiresAt, source, endedAt: null } : NONE;
  const allowed = at.getTime() < expiresAt.getTime();
  return { allowed, level, expiresAt: allowed ? expiresAt : null, source, endedAt: allowed ? null : expiresAt };
}
