import { describe, expect, it } from "vitest";
import { checkState, lawText, lawWith, problemsOf } from "./fixture";

function rules(...laws: string[]): string[] {
  return problemsOf(...laws).map((problem) => `${problem.severity} ${problem.rule}`);
}

describe("corpus check", () => {
  it("finds nothing wrong with a sound record", () => {
    expect(problemsOf(lawText())).toEqual([]);
  });

  it("names file, line and column of a broken field", () => {
    const [problem] = problemsOf(lawText({ level: "  level: certain" }));
    expect(problem).toMatchObject({ file: "states/de.yaml", line: 14, column: 10, severity: "error", rule: "schema" });
  });

  it("refuses a file that is not YAML, with its line", () => {
    const [problem] = problemsOf(lawText({ title: "  title: Law: of breaks" }));
    expect(problem).toMatchObject({ rule: "yaml", line: 10 });
  });

  it("refuses an unknown key, so that a slip of the pen is not lost", () => {
    const [problem] = problemsOf(lawText({ none: "  nothing: [deadline]" }));
    expect(problem?.rule).toBe("schema");
  });

  it("wants two rules", () => {
    const provisions =
      '  provisions:\n  - {point: rule, mood: must, text: A meal break of 30 minutes in 7.5 hours must be given., pin: "707"}';
    expect(rules(lawText({ provisions }))).toEqual(["error floor"]);
  });

  it("wants an agency of the header", () => {
    expect(rules(lawText({ agency: "  agency: osha" }))).toEqual(["error floor"]);
  });

  it("wants the topic's main figure, even if only as null", () => {
    expect(rules(lawText({ figures: "" }))).toEqual(["error figure"]);
    expect(rules(lawText({ figures: "  figures: {mealMinutes: null}" }))).toEqual([]);
  });

  it("refuses a figure that the topic does not declare, and one of the wrong kind", () => {
    expect(rules(lawText({ figures: "  figures: {mealMinutes: 30, lunch: 1}" }))).toEqual(["error figure"]);
    expect(rules(lawText({ figures: "  figures: {mealMinutes: half an hour}" }))).toEqual(["error figure"]);
  });

  it("refuses a figure that differs from the prose", () => {
    expect(rules(lawText({ figures: "  figures: {mealMinutes: 20}" }))).toEqual(["error number"]);
  });

  it("refuses a threshold that the coverage text does not say", () => {
    const applies = "  applies: {minEmployees: 15, text: Employers with 4 or more employees in Delaware.}";
    expect(rules(lawText({ applies }))).toEqual(["error number"]);
  });

  it("refuses a penalty amount that its text does not say", () => {
    const penalty =
      '{point: penalty, role: penalty, text: "A civil penalty of $1,000 to $5,000.", penalty: {per: violation, min: 1000, max: 500}}';
    expect(rules(lawWith(penalty))).toEqual(expect.arrayContaining(["error number", "error floor"]));
  });

  it("refuses a citation that is in no normal form, and one that is marked as unsure", () => {
    expect(rules(lawText({ citations: "  citations: [the meal law]" }))).toContain("error citation");
    expect(rules(lawText({ citations: "  citations: [19 Del. C. 707 (not confirmed)]" }))).toContain("error citation");
  });

  it("refuses a link to a host of no known class", () => {
    expect(rules(lawText({ title: "  title: Meal Law\n  url: https://blog.example.com/breaks" }))).toEqual([
      "error link",
    ]);
  });

  it("refuses filler, a missing period and British spelling", () => {
    const summary = (text: string) => rules(lawText({ summary: `  summary: ${text}` }));
    expect(summary("A comprehensive meal break of 30 minutes in 7.5 hours.")).toEqual(["error sentence"]);
    expect(summary("A meal break of 30 minutes in a shift of 7.5 hours")).toEqual(["error sentence"]);
    expect(summary("A wilful employer owes a break of 30 minutes in 7.5 hours.")).toEqual(["error sentence"]);
  });

  it("refuses a law in force whose effective date lies ahead", () => {
    expect(rules(lawText({ level: "  level: source\n  effectiveDate: 2027-01-01" }))).toEqual(["error date"]);
  });

  it("refuses a slug twice and the same citation twice under one topic", () => {
    expect(rules(lawText(), lawText())).toEqual(expect.arrayContaining(["error duplicate", "error duplicate"]));
  });

  it("names each topic on which a state file is silent", () => {
    const holes = checkState(lawText()).problems.filter((problem) => problem.rule === "coverage");
    expect(holes).toHaveLength(1);
    expect(holes[0]?.message).toContain("min_wage, overtime");
    expect(holes[0]?.message).not.toContain("meal_rest_breaks");
  });
});

describe("records built from a file", () => {
  const [law] = checkState(lawText()).records.laws;

  it("derive the link, category and full pinpoint", () => {
    expect(law).toMatchObject({
      url: "https://delcode.delaware.gov/title19/c007/index.html#707",
      linkClass: "official",
      category: "Wage and Hour",
      jurisdiction: "DE",
      verifiedAsOf: "2026-11-20",
    });
    expect(law?.requirements[0]?.pin).toBe("19 Del. C. 707");
  });

  it("keep their hash when they move in the file and change it when a word changes", () => {
    const other = lawText({ slug: "- slug: de-meal-rest-breaks-minors", citations: "  citations: [19 Del. C. 501]" });
    const moved = checkState(other, lawText()).records.laws.find((record) => record.slug === law?.slug);
    const changed = checkState(lawText({ title: "  title: Meal Breaks" })).records.laws[0];
    expect(moved?.contentHash).toBe(law?.contentHash);
    expect(changed?.contentHash).not.toBe(law?.contentHash);
  });

  it("say of an absence only that no law was found, and what federal law there is", () => {
    const absent = "absent:\n- {topic: overtime, level: reviewed, verifiedAsOf: 2025, source: a table}";
    const record = checkState(lawText(), absent).records.laws.find((item) => item.kind === "absence");
    expect(record?.summary).toMatch(/^No state law on overtime found as of 2025\. Federal overtime/);
    expect(record).toMatchObject({
      slug: "de-overtime",
      riskLevel: "Low",
      verifiedAsOf: "2025-12-31",
      verifiedYearOnly: true,
    });
  });

  it("hold money in cents", () => {
    const changes = {
      slug: "- slug: de-min-wage",
      topics: "  topics: [min_wage]",
      summary: "  summary: The minimum wage is $15.25 an hour.",
      figures: "  figures: {rate: 15.25}",
    };
    expect(checkState(lawText(changes)).records.laws[0]?.figures).toEqual([
      { key: "rate", value: 1525, level: "source", note: null },
    ]);
  });
});
