import { isAdministrator, type Principal, permissionsOf, requirePermission } from "~/domain/access";
import { isStaff } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { customerRisk } from "./customer-risk";

const VIEW = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  phoneNumber: true,
  mailingAddress: true,
  isActive: true,
  isAdmin: true,
  accessLevel: true,
  accessExpiry: true,
  accessSource: true,
  subscriptionType: true,
  paymentStatus: true,
  atsAccessLevel: true,
  atsAccessExpiry: true,
  atsSubscriptionId: true,
  hrisAccessLevel: true,
  hrisAccessExpiry: true,
  hrisSubscriptionId: true,
  hrisPricingModel: true,
  hrisEmployeeCount: true,
  benefitsAccessLevel: true,
  benefitsAccessExpiry: true,
  benefitsSubscriptionId: true,
  totalSearches: true,
  lastLogin: true,
  emailVerifiedAt: true,
  isTemporaryPassword: true,
  tempPasswordExpiry: true,
  suspendedAt: true,
  suspendedReason: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} as const;

/** Everything that the manage drawer shows of one customer. */
export async function readCustomer(principal: Principal, id: number) {
  await requirePermission(principal, "customers:read");
  const [customer, staffMember, sessions, risk, factors] = await Promise.all([
    db().user.findFirst({ where: { id, deletedAt: null }, select: VIEW }),
    isStaff(id),
    db().session.count({ where: { userId: id, impersonatorId: null, expire: { gt: now() } } }),
    customerRisk(id),
    db().secondFactor.count({ where: { userId: id, confirmedAt: { not: null } } }),
  ]);
  if (!customer) throw new NotFound("This customer was not found.");
  return {
    ...customer,
    isStaff: staffMember,
    hasSecondFactor: factors > 0,
    openSessions: sessions,
    sharesMailbox: risk.sameMailbox > 0,
    risk,
  };
}

/** What a member of staff may do with customers: a screen shows no button that would be refused. */
export async function customerRights(principal: Principal) {
  const held = await permissionsOf(principal);
  return {
    write: held.has("customers:write"),
    /** Passwords that somebody else knows: administrators only, with a second person for owners (decision 68). */
    password: isAdministrator(principal),
    grant: held.has("customers:grant"),
    notify: held.has("customers:notify"),
    export: held.has("customers:export"),
    impersonate: held.has("customers:impersonate"),
    purchases: held.has("purchases:read"),
    audit: held.has("audit:read") || held.has("customers:read"),
  };
}

export type CustomerRights = Awaited<ReturnType<typeof customerRights>>;
