import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import { law, retrievalOf, TODAY } from "./ground";

const assess = (text: string, topic: string, state = "DE") => {
  const made = assessConcern(retrievalOf({ text, state, topics: [topic] }), TODAY);
  if (!made) throw new Error("no assessment");
  return made;
};
const ORDER = ["Low", "Medium", "High", "Critical"];
const rank = (text: string, topic: string) => ORDER.indexOf(assess(text, topic).overallRisk);

describe("the risk of a concern", () => {
  it("rises from asking to planning to having done, for one and the same law", () => {
    const asked = rank("What are the rules on wage deductions?", "wage_deductions");
    const planned = rank("Can we deduct cash shortages from wages?", "wage_deductions");
    const done = rank(
      "We deducted cash shortages from the wages of 12 servers for years and knew it was wrong",
      "wage_deductions",
    );
    expect(asked).toBeLessThan(planned);
    expect(planned).toBeLessThan(done);
    expect(
      assess(
        "We deducted cash shortages from the wages of 12 servers for years and knew it was wrong",
        "wage_deductions",
      ).overallRisk,
    ).toBe("Critical");
  });

  it("is grave when a person was punished for complaining", () => {
    expect(rank("We fired her after she complained about unpaid wages", "wage_deductions")).toBeGreaterThanOrEqual(
      ORDER.indexOf("High"),
    );
  });

  it("does not take 'can we refuse' for something that happened", () => {
    const { keyRiskAreas } = assess("Can we refuse to give final wages?", "final_pay");
    expect(keyRiskAreas).not.toContain("already happened");
  });

  it("names in the key risk areas what makes a concern graver, with the law", () => {
    const { keyRiskAreas } = assess("My manager made a 15 year old work at night", "child_labor");
    expect(keyRiskAreas).toMatch(/^Child labor \([^)]*Child Labor[^)]*\) \[\d+\]/);
    expect(keyRiskAreas).toContain("a minor");
  });

  it("does not count the size of the business as a group of people concerned", () => {
    const retrieval = retrievalOf({
      text: "We have 40 employees. When are wages due?",
      state: "DE",
      topics: ["pay_frequency"],
      employees: 40,
    });
    expect(assessConcern(retrieval, TODAY)?.keyRiskAreas).not.toContain("group of people");
  });

  it("counts areas without a duty as compliant", () => {
    const made = assess("Do we have to give time off to vote?", "voting_leave");
    expect(made.compliantAreas).toBeGreaterThan(0);
    expect(made.criticalIssues).toBe(0);
    expect(made.overallRisk).toBe("Low");
  });

  it("counts no law as compliant that what was done may have broken, however small its penalty", () => {
    const told = "We docked a cook's final check for a broken blender and fired her when she complained";
    const made = assess(told, "wage_deductions", "TX");
    expect(made.overallRisk).toBe("High");
    expect(made.compliantAreas).toBe(0);
    expect(made.mediumRiskIssues).toBeGreaterThan(0);
  });
});

describe("actions", () => {
  it("are immediate when something has happened and carry the law's own words", () => {
    const { recommendedActions } = assess("We deducted cash shortages from wages", "wage_deductions");
    expect(recommendedActions[0]).toMatch(/^IMMEDIATE: Do not deduct for cash or inventory shortages .*\[1\]$/);
    expect(
      recommendedActions.some((action) => action.startsWith("IMMEDIATE: Keep every record of this matter: ")),
    ).toBe(true);
  });

  it("are of high priority or routine when nothing has happened", () => {
    const { recommendedActions } = assess("Can we deduct cash shortages?", "wage_deductions");
    expect(recommendedActions.some((action) => action.startsWith("IMMEDIATE"))).toBe(false);
    expect(recommendedActions.some((action) => action.startsWith("High Priority: "))).toBe(true);
    expect(recommendedActions.some((action) => /^(?!IMMEDIATE|High Priority)/.test(action))).toBe(true);
  });

  it("come without markers in the bullets of the risk card", () => {
    for (const bullet of assess("We deducted cash shortages from wages", "wage_deductions").recommendations) {
      expect(bullet).not.toMatch(/IMMEDIATE|High Priority/);
      expect(bullet).toMatch(/\[\d+\]$/);
    }
  });
});

describe("penalties", () => {
  const of = (penaltyDetails: unknown) => {
    const laws = [
      { ...law("de-min-wage"), penaltyDetails: penaltyDetails as ReturnType<typeof law>["penaltyDetails"] },
    ];
    const made = assessConcern(
      retrievalOf({ text: "minimum wage penalties", state: "DE", topics: ["min_wage"], laws }),
      TODAY,
    );
    if (!made) throw new Error("no assessment");
    return made;
  };
  const civil = { kind: "civil", unit: "dollars" } as const;

  it("keep what is due per violation apart from what is due per day", () => {
    const made = of([
      {
        ...civil,
        text: "A civil penalty of $1,000 to $5,000 for each violation.",
        per: "violation",
        min: 1000,
        max: 5000,
      },
      { ...civil, text: "A penalty of $50 a day.", per: "day", max: 50 },
    ]);
    expect(made.totalPenaltyRange).toBe("$1,000 – $5,000 per violation; $50 per day");
    expect([made.minPenalty, made.maxPenalty]).toEqual([50, 5000]);
  });

  it("leave other units than dollars out of the sums", () => {
    const made = of([{ text: "Up to 10 days of pay.", kind: "damages", unit: "days of pay", max: 10 }]);
    expect([made.minPenalty, made.maxPenalty, made.totalPenaltyRange]).toEqual([
      0,
      0,
      "No fixed sums in the cited laws",
    ]);
    expect(made.specificPenalties[0]?.penaltyAmount).toBe("up to 10 days of pay");
  });

  it("take a ceiling for no minimum", () => {
    const made = of([{ ...civil, text: "A civil penalty of up to $2,515.", max: 2515, basis: "216(e)", year: 2025 }]);
    expect([made.minPenalty, made.maxPenalty, made.totalPenaltyRange]).toEqual([0, 2515, "up to $2,515"]);
    expect(made.specificPenalties[0]?.description).toContain("Basis: 216(e). Amounts of 2025.");
  });

  it("say when our sources do not tell the amounts", () => {
    expect(of("unknown").totalPenaltyRange).toBe("No fixed sums in our sources");
  });
});
