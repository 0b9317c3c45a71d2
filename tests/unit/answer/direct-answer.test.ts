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

  it("says no yes to 'the same day' where more days are given", () => {
    const asked = { text: "Do we owe a final paycheck the same day we fire someone?", topics: ["final_pay"] };
    const texas = answer({ ...asked, state: "TX" }).text;
    expect(texas).toContain("within 6 calendar days");
    expect(texas).not.toMatch(/^Yes/);
    expect(answer({ ...asked, state: "CA" }).text).toContain("immediately");
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

  it("says first that the record is silent on the point that was asked", () => {
    const { text, slugs } = answer({
      text: "Are we allowed to be rounding time punches to the quarter hour?",
      state: "DE",
      topics: ["wage_deductions"],
    });
    expect(text).toMatch(/^Our record of .+ does not speak to rounding of time\./);
    expect(slugs[0]).toBe("de-wage-deductions");
  });

  it("says neither yes nor no when the question is open", () => {
    const { text } = answer({ text: "What are the rules for deductions?", state: "DE", topics: ["wage_deductions"] });
    expect(text).not.toMatch(/^(?:Yes|No)\b/);
  });

  it("turns the answer round when it is asked whether something is illegal", () => {
    const { text } = answer({
      text: "Is it illegal to deduct cash shortages from wages?",
      state: "DE",
      topics: ["wage_deductions"],
    });
    expect(text).toMatch(/^(?:In general, yes|Yes)\. /);
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

  it("says that no state law was found, never that there is none, and gives federal law", () => {
    const { text } = answer({ text: "Do we have to give lunch breaks?", state: "TX", topics: ["meal_rest_breaks"] });
    expect(text).toMatch(/No Texas state law on meal and rest breaks found as of \d{4}/);
    expect(text).toContain("Federal law");
    expect(text).not.toMatch(/there is no|^No\.|^Yes\./i);
  });

  it("names the threshold when the head-count is below it, and gives no rule that does not apply", () => {
    const pregnancy = law("de-pregnancy-accommodation");
    const { text, compliantAreas } = answer({
      text: "We have 3 employees, do we have to accommodate a pregnant worker?",
      state: "DE",
      topics: ["pregnancy_accommodation"],
      employees: 3,
    });
    expect(text).toMatch(/^Not at your size\./);
    expect(text).toContain(`applies from ${pregnancy.minEmployees} employees`);
    expect(text).not.toContain("undue hardship");
    expect(compliantAreas).toBeGreaterThan(0);
  });

  it("tells who named no head-count from how many employees the duty holds", () => {
    const { text } = answer({
      text: "Do we have to accommodate pregnancy?",
      state: "DE",
      topics: ["pregnancy_accommodation"],
    });
    expect(text).toMatch(new RegExp(`^Yes, from ${law("de-pregnancy-accommodation").minEmployees} employees\\. `));
  });
});

describe("false premises", () => {
  it("corrects a minimum wage that is not the state's", () => {
    const { text } = answer({ text: "Is the minimum wage $7.25 an hour?", state: "CA", topics: ["min_wage"] });
    const rate = Number(figure("ca-min-wage", "rate")) / 100;
    expect(text).toMatch(/^No\. /);
    expect(text).toContain(`$${rate.toFixed(2)} an hour`);
  });

  it("confirms a minimum wage that is right", () => {
    const { text } = answer({ text: "Is the federal minimum wage $7.25 an hour?", state: "CA", topics: ["min_wage"] });
    expect(text).toMatch(/^Yes\. Under federal law the minimum wage is \$7\.25 an hour\./);
  });

  it("corrects daily overtime where only the workweek counts", () => {
    const { text } = answer({
      text: "Do we have to pay overtime after 8 hours a day?",
      state: "TX",
      topics: ["overtime"],
    });
    expect(text).toMatch(/^Not by the day\. /);
    expect(text).toContain("40 hours in a workweek");
  });

  it("leaves daily overtime standing where the state has it", () => {
    const { text } = answer({
      text: "Do we have to pay overtime after 8 hours a day?",
      state: "CA",
      topics: ["overtime"],
    });
    expect(text).not.toContain("Not by the day");
    expect(text).toContain("8 hours");
  });

  it("refuses a final pay that comes later than the record allows", () => {
    const { text } = answer({
      text: "Can we pay final wages 10 days after firing someone?",
      state: "CA",
      topics: ["final_pay"],
    });
    expect(text).toMatch(/^No\. .*immediately/);
  });

  it("sets right who thinks that all non-competes are banned", () => {
    const ask = { text: "Texas banned all noncompetes in 2024, correct?", state: "TX", topics: ["non_compete"] };
    expect(figure("tx-non-compete", "rule")).toBe("allowed");
    expect(answer(ask).text).toMatch(/^Not quite\. /);
  });

  it("sets right who counts itself too small, and is silent where it is", () => {
    const ask = (employees: number) =>
      answer({
        text: "We are exempt from the discrimination act, aren't we?",
        state: "DE",
        topics: ["discrimination_act"],
        employees,
      }).text;
    expect(law("de-discrimination-act").minEmployees).toBe(4);
    expect(ask(6)).toMatch(/^No\. .* applies from 4 employees\./);
    expect(ask(3)).not.toMatch(/^No\. /);
  });

  it("takes no price for an age, no exemption from an act for an exempt salary", () => {
    const tips = answer({ text: "The wage is 7.25, so we pay servers 2.13?", state: "CA", topics: ["tips"] });
    expect(tips.text).not.toContain("children under 14");
    const act = answer({ text: "Are we exempt from the act?", state: "DE", topics: ["discrimination_act"] });
    expect(act.text).not.toContain("exempt salary");
  });
});

describe("levels of law", () => {
  it("marks the most protective of federal and state law", () => {
    const { citations } = answer({ text: "What is the minimum wage?", state: "CA", topics: ["min_wage"] });
    expect(citations.find(({ isMostProtective }) => isMostProtective)?.slug).toBe("ca-min-wage");
  });

  it("calls nothing most protective when the city's own figure is not in our sources", () => {
    expect(figure("ca-los-angeles-min-wage", "rate")).toBeNull();
    const { text, citations } = answer({
      text: "What is the minimum wage?",
      state: "CA",
      topics: ["min_wage"],
      city: "los-angeles",
    });
    expect(citations.some(({ isMostProtective }) => isMostProtective)).toBe(false);
    expect(text).toContain("not in our sources");
  });

  it("names the higher city figure when it is known", () => {
    const city = {
      ...law("ca-los-angeles-min-wage"),
      figures: [{ key: "rate", value: 2000, level: "source" as const, note: null }],
      summary: "The city wage is $20.00 an hour.",
      requirements: ["An employer must pay $20.00 an hour."],
      requirementDetails: [],
    };
    const laws = [city, law("ca-min-wage"), law("flsa-minimum-wage")];
    const { text } = answer({
      text: "What is the minimum wage?",
      state: "CA",
      topics: ["min_wage"],
      city: "los-angeles",
      laws,
    });
    expect(text).toContain("The most protective rule here is Los Angeles law: minimum wage $20.00 an hour.");
  });

  it("answers for all states with federal law first and names each state's rule", () => {
    const { text, slugs } = answer({ text: "What is the minimum wage?", state: "ALL", topics: ["min_wage"] });
    expect(slugs[0]).toBe("flsa-minimum-wage");
    expect(text).toContain("California");
    expect(text).toContain("Delaware");
  });
});

describe("what may not carry an answer", () => {
  const ask = { text: "What is the minimum wage?", state: "DE", topics: ["min_wage"] };

  it("leaves out recalled records", () => {
    const laws = [{ ...law("de-min-wage"), confidence: "recalled" as const }, law("flsa-minimum-wage")];
    const { slugs, text } = answer({ ...ask, laws });
    expect(slugs).not.toContain("de-min-wage");
    expect(text).toContain("State law is not verified here.");
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
    const { text } = answer({ ...ask, laws: [law("de-min-wage"), coming] });
    expect(text).toContain("The Delaware Wage Act of 2027 is enacted and takes effect on January 1, 2027.");
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
