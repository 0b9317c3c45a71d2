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

  describe("years of a kind of work", () => {
    const crane = { text: "Crane operator\nLifted steel at the harbor.", months: [-119, 0] as [number, number] };
    const pastry = { text: "Pastry chef\nLaminated doughs.", months: [-47, -24] as [number, number] };
    const years = (line: string, jobs: object[], words = "Crane operator. Pastry chef.") =>
      screen([readCriterion(line)], { text: words, years: 10, degreeLevel: null, jobs: jobs as never }).results[0];

    it("are not found in years of another kind", () => {
      expect(years("3 years of pastry", [crane], "Crane operator")).toMatchObject({
        outcome: "not_found",
        quote: null,
      });
      expect(years("3 years of pastry", [crane, pastry])).toMatchObject({
        outcome: "not_found",
        reason: "The jobs that name “pastry” come to 2 years; 3 are asked for.",
      });
      expect(years("2 years of pastry", [crane, pastry])).toMatchObject({
        outcome: "found",
        quote: expect.stringContaining("Pastry"),
      });
    });

    it("cannot be told where the word stands outside of every job", () => {
      expect(years("3 years of pastry", [crane])).toMatchObject({ outcome: "unclear" });
      expect(years("3 years of pastry", [], "")).toMatchObject({ outcome: "unclear" });
    });

    it("take alternatives and other forms of a word, and count side by side once", () => {
      const baker = { text: "Baker", months: [-47, 0] as [number, number] };
      const twin = { text: "Owner of a bakery", months: [-23, 0] as [number, number] };
      expect(years("5+ years of baking", [baker, twin])?.reason).toContain("come to 4 years");
      expect(years("4 years of baking or pastry", [baker, pastry])).toMatchObject({ outcome: "found" });
    });

    it.each([
      "5 years",
      "5+ years of experience",
      "At least 5 years of relevant work experience",
      "5 years' professional experience",
    ])("%s asks for no kind", (line) => expect(readCriterion(line)).toMatchObject({ kind: "years", years: 5, of: [] }));

    it.each([
      ["3 years of pastry", ["pastry"]],
      ["2+ years in a commercial kitchen", ["commercial kitchen"]],
      ["At least 4 years of experience as a crane operator x2", ["crane operator"]],
      ["3 years Excel or Access experience", ["Excel", "Access"]],
    ])("%s asks for its kind", (line, of) => expect(readCriterion(line)).toMatchObject({ of }));
  });
});
