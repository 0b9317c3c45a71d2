import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accessOf, PRODUCTS, type Product } from "~/domain/access";
import { account, principal, seat } from "./principals";

const START = Date.UTC(2026, 0, 1);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const moment = fc.integer({ min: START, max: START + 3 * YEAR_MS }).map((ms) => new Date(ms));
const product = fc.constantFrom<Product>(...PRODUCTS);
const limited = fc.constantFrom("trial", "daily", "monthly", "annual", "active");
const column = (name: Product) => (name === "research" ? "accessLevel" : `${name}AccessLevel`);
const expiry = (name: Product) => (name === "research" ? "accessExpiry" : `${name}AccessExpiry`);

describe("access over time", () => {
  it("is open before its expiry and shut from it on, to the millisecond", () => {
    fc.assert(
      fc.property(product, limited, moment, moment, (name, level, ends, at) => {
        const access = accessOf(
          principal({ account: account({ [column(name)]: level, [expiry(name)]: ends }) }),
          name,
          at,
        );
        expect(access.allowed).toBe(at < ends);
        expect(access.expiresAt).toEqual(access.allowed ? ends : null);
        expect(access.endedAt).toEqual(access.allowed ? null : ends);
      }),
      { numRuns: 2_000 },
    );
  });

  it("never opens again by itself once it was shut", () => {
    fc.assert(
      fc.property(product, limited, moment, fc.array(moment, { minLength: 2 }), (name, level, ends, moments) => {
        const person = principal({ account: account({ [column(name)]: level, [expiry(name)]: ends }) });
        const inOrder = [...moments].sort((a, b) => a.getTime() - b.getTime());
        const states = inOrder.map((at) => accessOf(person, name, at).allowed);
        expect(states.lastIndexOf(true)).toBeLessThan(states.includes(false) ? states.indexOf(false) : states.length);
      }),
    );
  });

  it("to one product opens no other", () => {
    fc.assert(
      fc.property(product, product, limited, moment, (bought, asked, level, ends) => {
        fc.pre(bought !== asked);
        const person = principal({ account: account({ [column(bought)]: level, [expiry(bought)]: ends }) });
        expect(accessOf(person, asked, new Date(START - 1)).allowed).toBe(false);
      }),
    );
  });

  it("is there while any source holds, whatever the others say", () => {
    fc.assert(
      fc.property(fc.option(moment), fc.option(moment), moment, (own, visitor, at) => {
        const held = account({ accessLevel: own ? "monthly" : "none", accessExpiry: own });
        const access = accessOf(principal({ account: held, visitorTrialEnds: visitor }), "research", at);
        expect(access.allowed).toBe((own !== null && at < own) || (visitor !== null && at < visitor));
        if (own && at < own) expect(access.source).toBe("account");
      }),
    );
  });

  it("of the organization's owner holds for members of hiring and people, never for research", () => {
    fc.assert(
      fc.property(product, moment, moment, (name, ends, at) => {
        const bought = name === "research" ? {} : { [column(name)]: "monthly", [expiry(name)]: ends };
        const member = principal({ account: account(), seat: seat(bought) });
        expect(accessOf(member, name, at).allowed).toBe(name !== "research" && at < ends);
      }),
    );
  });
});

describe("the order of the checks", () => {
  const later = new Date(START + YEAR_MS);
  const at = new Date(START);

  it("puts the administrator first, for 365 days at every moment", () => {
    const admin = principal({ account: account({ isAdmin: true, accessLevel: "trial", accessExpiry: at }) });
    for (const name of PRODUCTS) {
      const access = accessOf(admin, name, at);
      expect(access).toMatchObject({ allowed: true, level: "admin", source: "admin" });
      expect(access.expiresAt?.getTime()).toBe(START + YEAR_MS);
    }
  });

  it("puts the impersonated customer before the administrator behind him", () => {
    const viewing = principal({
      account: account({ isAdmin: true }),
      impersonator: { id: 9, email: "admin@example.com", opened: [] },
      visitorTrialEnds: later,
    });
    expect(accessOf(viewing, "research", at)).toMatchObject({ allowed: false, source: "none" });
  });

  it("names a coupon as the source of what it gave", () => {
    const person = principal({
      account: account({ accessLevel: "daily", accessExpiry: later, accessSource: "coupon" }),
    });
    expect(accessOf(person, "research", at)).toMatchObject({ allowed: true, source: "coupon" });
  });

  it("tells of the ended plan, not of a visitor's trial that is over as well", () => {
    const ended = account({ accessLevel: "monthly", accessExpiry: at });
    const person = principal({ account: ended, visitorTrialEnds: new Date(START - 1) });
    expect(accessOf(person, "research", later)).toMatchObject({ allowed: false, level: "monthly", endedAt: at });
  });

  it("gives a visitor nothing but the trial, and tells when it ended", () => {
    for (const name of PRODUCTS)
      expect(accessOf(principal(), name, at)).toMatchObject({ allowed: false, level: "none" });
    const before = new Date(START - 1);
    for (const who of [
      principal({ visitorTrialEnds: before }),
      principal({ account: account(), visitorTrialEnds: before }),
    ])
      expect(accessOf(who, "research", at)).toMatchObject({ allowed: false, level: "trial", endedAt: before });
  });

  it("takes what the owner bought from the organization's others alone", () => {
    const bought = { atsAccessLevel: "monthly", atsAccessExpiry: later };
    const of = (ownerId: number) => principal({ account: account({ id: 1 }), seat: seat({ ...bought, id: ownerId }) });
    expect(accessOf(of(2), "ats", at)).toMatchObject({ allowed: true, source: "organization" });
    expect(accessOf(of(1), "ats", at).allowed).toBe(false);
    const alone = principal({ account: account(), seat: { ...seat(), owner: null } });
    expect(accessOf(alone, "ats", at).allowed).toBe(false);
  });

  it("gives nothing for no level, whatever end stands beside it", () => {
    const odd = account({ accessLevel: "none", accessExpiry: later });
    expect(accessOf(principal({ account: odd }), "research", at)).toMatchObject({ allowed: false, endedAt: null });
  });

  it.each(["unlimited", "admin"])("lets %s stand without an end", (level) => {
    const person = principal({ account: account({ accessLevel: level }) });
    expect(accessOf(person, "research", at)).toMatchObject({ allowed: true, expiresAt: null });
  });

  it.each(["trial", "daily", "monthly"])("gives nothing for %s without an end", (level) => {
    expect(accessOf(principal({ account: account({ accessLevel: level }) }), "research", at).allowed).toBe(false);
  });
});
