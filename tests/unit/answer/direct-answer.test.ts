import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import { caseHit, law, plain, retrievalOf, TODAY } from "./ground";

const answer = (ask: Parameters<typeof retrievalOf>[0]) => {
  const made = assessConcern(retrievalOf(ask), TODAY);
  if (!made) throw new Error("no answer");
  return { ...made, text: plain(made.directAnswer), slugs: made.citations.map(({ slug }) => slug) };
};
const figure = (slug: string, key: string) => law(slug).figures.find((entry) => entry.key === key)?.value;

describe("the direct answer", () => {
  it("leads with the state's rule and cites it first", () => {
    const { text, slugs } = answer({
      text: "When is the final paycheck due after we fire someone?",
      state: "DE",
      topics: ["final_pay"],
    });
    expect(slugs[0]).toBe("de-final-pay");
    expect(figure("de-final-pay", "firedDays")).toBe("next payday");
    expect(text).toContain("next regular payday");
    expect(text).toContain("3 business days");
  });

  it("says yes where the typed value of the topic says so", () => {
    const { text } = answer({ text: "Do we have to pay out unused vacation?", state: "CA", topics: ["pto_payout"] });
    expect(figure("ca-pto-payout", "payout")).toBe("required");
    expect(text).toMatch(/^Yes\. /);
  });

  it("says no where a sentence of the record forbids what is asked", () => {
    const { text } = answer({
      text: "Can we deduct cash register shortages from wages?",
      state: "DE",
      topics: ["wage_deductions"],
    });
    expect(figure("de-wage-deductions", "shortagesAllowed")).toBe(false);
    expect(text).toMatch(/^No\. /);
  });

  it("says neither yes nor no when the question is open", () => {
    const { text } = answer({ text: "What are the rules for deductions?", state: "DE", topics: ["wage_deductions"] });
    expect(text).not.toMatch(/^(?:Yes|No)\b/);
  });

  it("has two to five sentences with references and names unchecked sources", () => {
    const { directAnswer, text, citations } = answer({
      text: "Can we deduct cash shortages?",
      state: "DE",
      topics: ["wage_deductions"],
    });
    const sentences = directAnswer.split(/<\/sup>(?!<sup)/).length - 1;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(6);
    expect(law("de-wage-deductions").confidence).toBe("reviewed");
    expect(text).toContain("Not checked against the official text.");
    expect(citations[0]?.mark).toBe("not checked against the official text");
  });

  it("says that no state law was found, never that there is none", () => {
    const { text } = answer({ text: "Do we have to give lunch breaks?", state: "TX", topics: ["meal_rest_breaks"] });
    expect(text).toMatch(/No Texas state law on meal and rest breaks found as of Nov \d+, \d{4}/);
    expect(text).not.toMatch(/there is no|^No\.|^Yes\./i);
  });
});

describe("levels of law", () => {
  it("marks the most protective of federal and state law", () => {
    const { citations } = answer({ text: "What is the minimum wage?", state: "CA", topics: ["min_wage"] });
    expect(citations.find(({ isMostProtective }) => isMostProtective)?.slug).toBe("ca-min-wage");
  });
});

describe("what may not carry an answer", () => {
  const ask = { text: "What is the minimum wage?", state: "DE", topics: ["min_wage"] };

  it("leaves out recalled records", () => {
    const laws = [{ ...law("de-min-wage"), confidence: "recalled" as const }, law("flsa-minimum-wage")];
    expect(answer({ ...ask, laws }).slugs).not.toContain("de-min-wage");
  });

  it("leaves out sentences that hold a recalled figure", () => {
    const wage = law("de-min-wage");
    const figures = wage.figures.map((entry) =>
      entry.key === "rate" ? { ...entry, level: "recalled" as const } : entry,
    );
    const { text, legalExplanation } = answer({ ...ask, laws: [{ ...wage, figures }] });
    expect(text + legalExplanation).not.toContain("15.00");
  });

  it("leaves out the law of another state even if it is handed in", () => {
    const { slugs } = answer({ ...ask, laws: [law("ca-min-wage"), law("de-min-wage")] });
    expect(slugs).toEqual(["de-min-wage"]);
  });

  it("gives no answer from repealed law", () => {
    const laws = [{ ...law("de-min-wage"), status: "repealed" as const }];
    expect(assessConcern(retrievalOf({ ...ask, laws }), TODAY)).toBeNull();
  });

  it("says that enacted law is still to come, with its date", () => {
    const coming = {
      ...law("de-min-wage"),
      id: 9001,
      title: "Delaware Wage Act of 2027",
      status: "enacted" as const,
      effectiveDate: "2027-01-01",
    };
    expect(answer({ ...ask, laws: [coming] }).text).toMatch(
      /^Delaware Wage Act of 2027 \(.+\), enacted, takes effect on January 1, 2027: /,
    );
    expect(answer({ ...ask, laws: [law("de-min-wage"), coming] }).legalExplanation).toContain(
      "enacted, takes effect on January 1, 2027",
    );
  });

  it("names no case whose citation is not verified", () => {
    const cases = [caseHit({ citationVerified: false })];
    const { legalExplanation, citations } = answer({
      text: "Is waiting time overtime?",
      state: "TX",
      topics: ["overtime"],
      cases,
    });
    expect(legalExplanation).not.toContain("Smith v. Jones");
    expect(citations.some(({ caseId }) => caseId !== undefined)).toBe(false);
  });

  it("says what became of an overruled case that was asked for", () => {
    const cases = [
      caseHit({ treatment: "overruled", treatmentNote: "Overruled by Doe v. Roe in 2001.", match: "name" }),
    ];
    const { legalExplanation } = answer({ text: "Smith v. Jones overtime", state: "TX", topics: ["overtime"], cases });
    expect(legalExplanation).toContain("Smith v. Jones was overruled: Overruled by Doe v. Roe in 2001.");
  });

  it("says when good decisions point both ways", () => {
    const cases = [
      caseHit(),
      caseHit({ id: 901, slug: "doe-v-roe", name: "Doe v. Roe", outcome: "Employer or challenger prevailed" }),
    ];
    const { legalExplanation } = answer({
      text: "Is waiting time overtime?",
      state: "TX",
      topics: ["overtime"],
      cases,
    });
    expect(legalExplanation).toContain(
      "Decisions point both ways. Smith v. Jones (1991): Employee or claimant prevailed; Doe v. Roe (1991): Employer or challenger prevailed.",
    );
  });

  it("answers nothing when nothing was found", () => {
    expect(assessConcern(retrievalOf({ text: "best pizza", state: "DE", topics: [], laws: [] }), TODAY)).toBeNull();
  });
});
