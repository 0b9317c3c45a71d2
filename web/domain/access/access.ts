import { now } from "~/platform/clock";
import { isAdministrator, type Principal } from "./principal";

export const PRODUCTS = ["research", "ats", "hris", "benefits"] as const;
export type Product = (typeof PRODUCTS)[number];

export type Access = {
  allowed: boolean;
  level: string;
  /** Null with `allowed`: no end. */
  expiresAt: Date | null;
  source: "admin" | "account" | "visitor-trial" | "none";
  /** Set when access has ended, so that a screen can say why it is locked. */
  endedAt: Date | null;
};

const ADMIN_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
const NONE: Access = { allowed: false, level: "none", expiresAt: null, source: "none", endedAt: null };

/**
 * Whether a principal may use a product now, until when and why: the only place that decides it. The order is the
 * specification's: the impersonated customer, the administrator, the account, the visitor's trial.
 */
export function accessOf(principal: Principal, product: Product, at: Date = now()): Access {
  if (isAdministrator(principal)) {
    const expiresAt = new Date(at.getTime() + ADMIN_DAYS * DAY_MS);
    return { allowed: true, level: "admin", expiresAt, source: "admin", endedAt: null };
  }
  const account = accountAccess(principal, product, at);
  if (account.allowed || product !== "research" || principal.impersonator) return account;
  const trial = visitorAccess(principal.visitorTrialEnds, at);
  return trial.allowed || account.level === "none" ? trial : account;
}

function accountAccess({ account }: Principal, product: Product, at: Date): Access {
  if (!account) return NONE;
  const [level, expiresAt] = {
    research: [account.accessLevel, account.accessExpiry] as const,
    ats: [account.atsAccessLevel, account.atsAccessExpiry] as const,
    hris: [account.hrisAccessLevel, account.hrisAccessExpiry] as const,
    benefits: [account.benefitsAccessLevel, account.benefitsAccessExpiry] as const,
  }[product];
  return held(level, expiresAt, "account", at);
}

const visitorAccess = (ends: Date | null, at: Date): Access => (ends ? held("trial", ends, "visitor-trial", at) : NONE);

/** Levels that may stand without an end; every other level without an end grants nothing. */
const OPEN_ENDED = new Set(["unlimited", "admin"]);

function held(level: string, expiresAt: Date | null, source: Access["source"], at: Date): Access {
  if (level === "none") return NONE;
  if (expiresAt === null)
    return OPEN_ENDED.has(level) ? { allowed: true, level, expiresAt, source, endedAt: null } : NONE;
  const allowed = at.getTime() < expiresAt.getTime();
  return { allowed, level, expiresAt: allowed ? expiresAt : null, source, endedAt: allowed ? null : expiresAt };
}
