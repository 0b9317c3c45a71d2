import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { corpusRoot } from "~/domain/research";
import { factsFileSchema } from "~/domain/research/corpus/schema/facts-file";
import { readGiven, withGiven } from "~/domain/research/facts/given-facts";
import { readFacts } from "~/domain/research/facts/read-facts";
import { valueText } from "~/domain/research/reasoning/shown-facts";

const { facts } = factsFileSchema.parse(parse(readFileSync(path.join(corpusRoot, "facts.yaml"), "utf8")));
const factOf = (key: string) => {
  const fact = facts.find((one) => one.key === key);
  if (!fact) throw new Error(key);
  return fact;
};

/** A given value as a chip would show it. */
function shown(key: string, value: unknown): string | null {
  const known = readGiven({ [key]: value }, facts).get(key);
  return known ? valueText(factOf(key), known) : null;
}

describe("facts that are given", () => {
  it.each([
    ["employees", 25, "25"],
    ["employees", "1,200", "1,200"],
    ["employees", "over 50", "51 or more"],
    ["employees", "51 or more", "51 or more"],
    ["employees", "10-20", "10 to 20"],
    ["employees", { from: 50 }, "50 or more"],
    ["employees", { to: 14 }, "up to 14"],
    ["pay_hour", "$16.50", "$16.50"],
    ["pay_year", "45k", "$45,000"],
    ["late", "14 days", "14 days"],
    ["service", "1 year", "1 year"],
    ["clock", "21:00", "9 p.m."],
    ["clock", "9 p.m.", "9 p.m."],
    ["separation", "Fired", "fired"],
    ["separation", ["fired", "laid off"], "fired and laid off"],
    ["willful", true, "yes"],
    ["willful", "no", "no"],
  ])("%s: %j reads %s, and reads itself again", (key, value, text) => {
    expect(shown(key, value)).toBe(text);
    expect(shown(key, text)).toBe(text);
  });

  it.each([
    [{ employes: 25 }, "facts.employes", 'There is no fact "employes". Did you mean "employees"?'],
    [{ xyz: 1 }, "facts.xyz", 'There is no fact "xyz".'],
    [{ separation: "fird" }, "facts.separation", '"fird" is no choice of separation. Did you mean "fired"?'],
    [{ separation: "gone away" }, "facts.separation", "separation is one of: fired, laid off, quit,"],
    [{ employees: -3 }, "facts.employees", "employees wants a number"],
    [{ employees: "-3" }, "facts.employees", "employees wants a number"],
    [{ employees: "a lot" }, "facts.employees", "employees wants a number"],
    [{ employees: { from: 20, to: 10 } }, "facts.employees", "employees wants a number"],
    [{ employees: true }, "facts.employees", "employees wants a number"],
    [{ late: 14 }, "facts.late", 'late wants a time with its unit, such as "14 days".'],
    [{ clock: "25:00" }, "facts.clock", "clock wants a time of day"],
    [{ willful: "perhaps" }, "facts.willful", "willful wants yes or no."],
    [{ constructor: 1 }, "facts.constructor", 'There is no fact "constructor".'],
  ])("%j is refused with what is wrong", (given, field, message) => {
    expect(() => readGiven(given, facts)).toThrow(
      expect.objectContaining({
        status: 422,
        details: { fields: [{ field, message: expect.stringContaining(message) }] },
      }),
    );
  });

  it("win over what was read, and null withdraws what was read", () => {
    const read = readFacts("We have 12 employees and fired him, 14 days late", facts);
    const facts_ = withGiven(read, readGiven({ employees: 80, separation: null }, facts));
    expect(facts_.get("employees")).toEqual({ kind: "number", bounds: { from: 80, to: 80 } });
    expect(facts_.has("separation")).toBe(false);
    expect(facts_.has("late")).toBe(true);
  });
});
