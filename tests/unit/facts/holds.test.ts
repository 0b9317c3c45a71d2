import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WrittenCondition } from "~/domain/research/corpus/schema/condition";
import { holds } from "~/domain/research/facts/holds";
import { exactly, type FactValue } from "~/domain/research/facts/types";

const facts = (given: Record<string, FactValue>) => new Map(Object.entries(given));
const verdict = (condition: WrittenCondition, given: Record<string, FactValue>) =>
  holds(condition, facts(given)).verdict;
const chosen = (...choices: string[]): FactValue => ({ kind: "choice", chosen: choices });
const span = (value: number, unit: "days" | "weeks" | "months" | "years" | "hours"): FactValue => ({
  kind: "span",
  span: { value, unit },
});

describe("a condition", () => {
  it("that is none holds always", () => {
    expect(holds(undefined, new Map())).toEqual({ verdict: "yes", missing: [], used: [], isOpen: false });
  });

  it("on the people of a place takes a small employer's to be together, and asks a larger one", () => {
    const eleven = { employees_in_state: { from: 11 } };
    expect(verdict(eleven, { employees: exactly(14) })).toBe("yes");
    expect(verdict(eleven, { employees: exactly(10) })).toBe("no");
    expect(holds(eleven, facts({ employees: exactly(50) }))).toMatchObject({
      verdict: "unknown",
      missing: ["employees_in_state"],
    });
    expect(verdict(eleven, { employees: exactly(14), employees_in_state: exactly(6) })).toBe("no");
    expect(
      verdict({ employees_in_state: { from: 11 } }, { employees: exactly(14), employees_at_site: exactly(3) }),
    ).toBe("unknown");
  });

  it("of a size turns at its threshold, and says which fact it needs", () => {
    const fifty = { employees: { from: 50 } };
    expect(verdict(fifty, { employees: exactly(49) })).toBe("no");
    expect(verdict(fifty, { employees: exactly(50) })).toBe("yes");
    expect(holds(fifty, new Map())).toMatchObject({ verdict: "unknown", missing: ["employees"] });
    expect(verdict({ employees: { above: 50 } }, { employees: exactly(50) })).toBe("no");
    expect(verdict({ employees: { below: 15 } }, { employees: exactly(15) })).toBe("no");
    expect(verdict({ employees: { to: 15 } }, { employees: exactly(15) })).toBe("yes");
  });

  it("is unknown where a number is only known within bounds that lie on both sides", () => {
    const over = (from: number, to = Number.POSITIVE_INFINITY): FactValue => ({ kind: "number", bounds: { from, to } });
    expect(verdict({ employees: { from: 50 } }, { employees: over(60) })).toBe("yes");
    expect(verdict({ employees: { from: 50 } }, { employees: over(20) })).toBe("unknown");
    expect(verdict({ employees: { from: 50 } }, { employees: over(0, 49) })).toBe("no");
    expect(verdict({ employees: { from: 25, to: 30 } }, { employees: over(10, 100) })).toBe("unknown");
  });

  it("on the employees of a place follows from those in all", () => {
    const inState = { employees_in_state: { from: 50 } };
    expect(verdict(inState, { employees: exactly(12) })).toBe("no");
    expect(verdict(inState, { employees: exactly(80) })).toBe("unknown");
    expect(verdict({ employees: { from: 50 } }, { employees_at_site: exactly(60) })).toBe("yes");
    const far = { employees: exactly(57), employees_within_75_miles: exactly(42) };
    expect(verdict({ employees: { from: 50 } }, far)).toBe("yes");
    expect(verdict({ employees_within_75_miles: { from: 50 } }, far)).toBe("no");
  });

  it("on a span compares what is said in other units", () => {
    const year = { service: { from: "12 months" } };
    expect(verdict(year, { service: span(1, "years") })).toBe("yes");
    expect(verdict(year, { service: span(11, "months") })).toBe("no");
    expect(verdict(year, { service: span(60, "days") })).toBe("no");
    expect(verdict({ service: { from: "90 days" } }, { service: span(14, "weeks") })).toBe("yes");
    expect(verdict({ notice_given: { below: "72 hours" } }, { notice_given: span(2, "days") })).toBe("yes");
  });

  it("on the clock, a choice, a yes", () => {
    expect(verdict({ clock: { above: "19:00" } }, { clock: { kind: "clock", minutes: 21 * 60 } })).toBe("yes");
    expect(verdict({ clock: { above: "19:00" } }, { clock: { kind: "clock", minutes: 19 * 60 } })).toBe("no");
    expect(verdict({ separation: ["fired", "laid off"] }, { separation: chosen("quit") })).toBe("no");
    expect(verdict({ separation: ["fired", "laid off"] }, { separation: chosen("laid off") })).toBe("yes");
    expect(verdict({ willful: "yes" }, { willful: { kind: "yesno", isTrue: true } })).toBe("yes");
    expect(verdict({ willful: false }, { willful: { kind: "yesno", isTrue: true } })).toBe("no");
  });

  it("of alternatives and their contrary", () => {
    const either = { any: [{ employees: { from: 50 } }, { industry: "construction" }] };
    expect(verdict(either, { employees: exactly(3), industry: chosen("construction") })).toBe("yes");
    expect(verdict(either, { employees: exactly(3) })).toBe("unknown");
    expect(verdict(either, { employees: exactly(3), industry: chosen("retail") })).toBe("no");
    expect(verdict({ not: { age: { below: 16 } } }, { age: exactly(15) })).toBe("no");
    expect(verdict({ not: { age: { below: 16 } } }, {})).toBe("unknown");
  });

  it("that says more than facts can is open, and its contrary is not taken for granted", () => {
    const more = { separation: "fired", also: true } as const;
    expect(holds(more, facts({ separation: chosen("fired") }))).toMatchObject({ verdict: "yes", isOpen: true });
    expect(verdict({ not: more }, { separation: chosen("fired") })).toBe("unknown");
  });
});

describe("for any size and threshold", () => {
  it("a rule from so many and one below it never both hold, and one of them does", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (size, threshold) => {
        const given = { employees: exactly(size) };
        const [from, below] = [{ employees: { from: threshold } }, { employees: { below: threshold } }].map((one) =>
          verdict(one, given),
        );
        expect([from, below].sort()).toEqual(["no", "yes"]);
      }),
    );
  });

  it("knowing more never turns a yes into a no", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.integer({ min: 1, max: 200 }), (some, more, threshold) => {
        const condition = { employees: { from: threshold } };
        const little = verdict(condition, { employees_at_site: exactly(some) });
        const much = verdict(condition, { employees_at_site: exactly(some), employees: exactly(some + more) });
        if (little === "yes") expect(much).toBe("yes");
      }),
    );
  });
});
