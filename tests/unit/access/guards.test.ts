import { describe, expect, it } from "vitest";
import {
  expandScopes,
  isAdministrator,
  isScope,
  organizationOf,
  principalKey,
  requireAccess,
  requireAdministrator,
  requireHrRole,
  requireNotImpersonating,
  requireOwnAccount,
  requireRole,
  requireScope,
  requireSignedIn,
} from "~/domain/access";
import { account, principal, seat } from "./principals";

const impersonator = { id: 9, email: "admin@example.com", opened: [] };
const visitor = principal();
const person = principal({ account: account() });
const admin = principal({ account: account({ isAdmin: true }) });
const viewing = principal({ account: account({ isAdmin: true }), impersonator });
const failing = (status: number, code?: string) => expect.objectContaining(code ? { status, code } : { status });

describe("guards", () => {
  it("let pass whom they are for", () => {
    expect(requireSignedIn(person)).toBe(person);
    expect(requireAdministrator(admin)).toBe(admin);
    expect(requireOwnAccount(person)).toBe(person);
    expect(requireNotImpersonating(visitor)).toBeUndefined();
    const reader = principal({ account: account({ accessLevel: "unlimited" }) });
    expect(requireAccess(reader, "research")).toBe(reader);
    const recruiter = principal({ account: account(), seat: seat() });
    expect(requireRole(recruiter, "owner", "recruiter")).toBe(recruiter.seat);
  });

  it("ask who is in no organization to make one", () => {
    expect(() => organizationOf(person)).toThrowError(failing(403, "organization_needed"));
    expect(() => organizationOf(visitor)).toThrowError(failing(401));
  });

  it("refuse visitors 401, customers 403, and an administrator who views as a customer", () => {
    expect(() => requireSignedIn(visitor)).toThrowError(failing(401));
    expect(() => requireAdministrator(visitor)).toThrowError(failing(401));
    expect(() => requireAdministrator(person)).toThrowError(failing(403));
    expect(() => requireAdministrator(viewing)).toThrowError(failing(403));
    expect(() => requireOwnAccount(viewing)).toThrowError(failing(403, "impersonating"));
  });

  it("tell ended access from access that never was", () => {
    const ended = principal({ account: account({ accessLevel: "daily", accessExpiry: new Date(0) }) });
    expect(() => requireAccess(ended, "research")).toThrowError(failing(402, "access_ended"));
    expect(() => requireAccess(person, "ats")).toThrowError(failing(402, "access_needed"));
    expect(() => requireAccess(ended, "research")).toThrowError(
      "Your access has ended. Start a free trial or choose a plan to read this.",
    );
    expect(() => requireAccess(person, "hris")).toThrowError("The HR information system needs a plan of its own.");
  });

  it("hold a key to its scopes and keep it from what needs a person", () => {
    const key = principal({ account: account(), via: "key", scopes: new Set(["export" as const]) });
    expect(requireScope(key, "export")).toBeUndefined();
    expect(() => requireScope(key, "ats:read")).toThrowError(failing(403, "scope_missing"));
    expect(() => requireScope(key, "session")).toThrowError(failing(403, "session_only"));
    expect(requireScope(person, "session")).toBeUndefined();
  });

  it("give HR roles to owners and admins of the organization, else by the HR role", () => {
    const payroll = principal({ account: account(), seat: seat({}, { role: "viewer", hrRole: "payroll" }) });
    expect(requireHrRole(payroll, "payroll", "hr_admin").organizationId).toBe(7);
    expect(() => requireHrRole(payroll, "hr_admin")).toThrowError(failing(403, "role_missing"));
    const owner = principal({ account: account(), seat: seat({}, { role: "owner" }) });
    expect(requireHrRole(owner, "hr_admin").role).toBe("owner");
    expect(() => requireRole(payroll, "owner", "admin")).toThrowError(failing(403, "role_missing"));
    expect(() => requireRole(visitor, "owner")).toThrowError(failing(401));
  });
});

describe("a principal", () => {
  it("is an administrator only as oneself", () => {
    expect([visitor, person, admin, viewing].map(isAdministrator)).toEqual([false, false, true, false]);
  });

  it("is counted by key, by account, or by address", () => {
    expect(principalKey(principal({ account: account({ id: 4 }), keyId: 9 }))).toBe("key:9");
    expect(principalKey(principal({ account: account({ id: 4 }) }))).toBe("user:4");
    expect(principalKey(visitor)).toBe("address:192.0.2.1");
  });
});

describe("scopes", () => {
  it("are known by their names alone", () => {
    expect(["export", "ats:read", "toString", "admin:*"].map(isScope)).toEqual([true, true, false, false]);
  });

  it("are expanded from a star, kept once and in order, and refused when unknown", () => {
    expect(expandScopes(["admin:*", "export", "admin:read"])).toEqual(["export", "admin:read", "admin:write"]);
    expect(expandScopes([])).toEqual([]);
    for (const unknown of ["*", ":*", "admin:", "admin", "toString", "nothing:*"])
      expect(expandScopes([unknown])).toBeNull();
  });
});
