import { describe, expect, it } from "vitest";
import {
  expandScopes,
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

const impersonator = { id: 9, email: "admin@example.com" };
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

describe("scopes", () => {
  it("are expanded from a star, kept once and in order, and refused when unknown", () => {
    expect(expandScopes(["admin:*", "export", "admin:read"])).toEqual(["export", "admin:read", "admin:write"]);
    expect(expandScopes([])).toEqual([]);
    for (const unknown of ["*", ":*", "admin:", "admin", "toString", "nothing:*"])
      expect(expandScopes([unknown])).toBeNull();
  });
});
