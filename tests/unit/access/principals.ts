import type { AccountRow, Principal, Seat } from "~/domain/access";

const NO_PRODUCTS = {
  atsAccessLevel: "none",
  atsAccessExpiry: null,
  hrisAccessLevel: "none",
  hrisAccessExpiry: null,
  benefitsAccessLevel: "none",
  benefitsAccessExpiry: null,
};

export const account = (columns: Partial<AccountRow> = {}): AccountRow => ({
  ...NO_PRODUCTS,
  id: 1,
  email: "dana@example.com",
  firstName: "Dana",
  lastName: "Miller",
  isAdmin: false,
  isStaff: false,
  accessLevel: "none",
  accessExpiry: null,
  trialWaits: false,
  accessSource: null,
  ...columns,
});

export const seat = (owner: Partial<NonNullable<Seat["owner"]>> = {}, fields: Partial<Seat> = {}): Seat => ({
  organizationId: 7,
  organizationName: "Miller Bakeries",
  role: "recruiter",
  hrRole: null,
  closingAt: null,
  owner: { ...NO_PRODUCTS, id: 2, ...owner },
  ...fields,
});

/** A principal at a screen; what is not given is a visitor's. */
export const principal = (fields: Partial<Principal> = {}): Principal => ({
  account: null,
  impersonator: null,
  seat: null,
  via: fields.account ? "session" : "none",
  scopes: null,
  sessionId: null,
  keyId: null,
  boundTo: null,
  secondFactor: "free",
  visitorTrialEnds: null,
  address: "192.0.2.1",
  ...fields,
});
