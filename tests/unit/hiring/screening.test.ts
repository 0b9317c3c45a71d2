import { describe, expect, it } from "vitest";
import { readCriterion } from "~/domain/hiring/screening/criteria";
import { maskIdentity } from "~/domain/hiring/screening/mask-identity";
import { screen } from "~/domain/hiring/screening/score";

const person = {
  firstName: "Rosa",
  lastName: "Lindqvist-Okafor",
  email: "rosa@example.com",
  phone: "(303) 555-0101",
  city: "Denver",
};

const RESUME = `ROSA LINDQVIST-OKAFOR
12 Oak Street, Denver, CO 80202 · (303) 555-0101 · rosa@example.com · linkedin.com/in/rosa
She has led a sourdough bakery with 12 people. ServSafe certified.
Bachelor's degree, University of Colorado, 2009`;

describe("masking", () => {
  const masked = maskIdentity(RESUME, person);

  it("leaves nothing in the text that tells who it is about", () => {
    for (const trace of [
      "rosa",
      "lindqvist",
      "okafor",
      "@",
      "555",
      "oak street",
      "80202",
      "linkedin",
      "2009",
      "she ",
      "denver",
    ]) {
      expect(masked.toLowerCase(), trace).not.toContain(trace);
    }
  });

  it("keeps what the work is about", () => {
    for (const word of ["sourdough", "12 people", "ServSafe", "Bachelor"]) expect(masked).toContain(word);
  });
});

describe("a criterion", () => {
  it.each([
    ["5+ years of baking", { kind: "years", years: 5, weight: 1 }],
    ["Bachelor's degree x2", { kind: "degree", level: 3, weight: 2 }],
    ["Master's degree", { kind: "degree", level: 4 }],
    ["Sourdough or rye bread", { kind: "words", anyOf: ["Sourdough", "rye bread"] }],
    ["C++", { kind: "words", anyOf: ["C++"] }],
  ])("is read from the line %s", (line, read) => {
    expect(readCriterion(line)).toMatchObject(read);
  });
});

describe("screening", () => {
  const text = maskIdentity(RESUME, person);
  const by = (lines: string[], input: object = {}) =>
    screen(lines.map(readCriterion), { text, years: 6, degreeLevel: 3, ...input });

  it("adds up what was found by weight and quotes where it stands", () => {
    const { score, found, of, results } = by(["Sourdough x3", "Payroll"]);
    expect([score, found, of]).toEqual([75, 1, 2]);
    expect(results[0]?.quote).toContain("sourdough bakery");
    expect(results[1]).toMatchObject({ outcome: "not_found", quote: null });
  });

  it("counts nothing against anybody that cannot be told", () => {
    expect(by(["5 years", "Sourdough"], { years: null }).score).toBe(100);
    expect(by(["5 years", "Sourdough"], { text: "", years: null }).score).toBeNull();
    expect(by(["Bachelor's degree"], { degreeLevel: null }).results[0]?.outcome).toBe("unclear");
  });

  it("finds whole words only, signs of a name included, and is the same for everybody", () => {
    expect(by(["bake"]).found).toBe(0);
    expect(screen([readCriterion("C++")], { text: "Wrote C++ for ovens", years: 1, degreeLevel: 0 }).found).toBe(1);
    expect(by(["7 years"]).found).toBe(0);
    const twice = [by(["Sourdough", "ServSafe"]), by(["Sourdough", "ServSafe"])];
    expect(twice[0]).toEqual(twice[1]);
  });
});
