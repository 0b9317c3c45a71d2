import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, plain, retrievalOf, TODAY } from "./ground";
import { answer, record, saidBy } from "./points-ground";

describe("the sentence on the very point leads", () => {
  it("a shortfall of tips", () => {
    const told = saidBy("tips", "what if tips don't bring a waiter up to minimum wage", [
      "Tips belong to the waiter.",
      "A waiter keeps all tips, and no wage may be paid out of tips at the minimum.",
      "The employer makes up what is missing.",
    ]);
    expect(told).toMatch(/^In Delaware, the employer makes up what is missing\./);
  });

  it("the wage of tipped employees", () => {
    const wage = ["The minimum wage is $15.00.", "An employer must pay at least $15.00 an hour to all employees."];
    const text = "how much do we pay servers an hour";
    expect(saidBy("min_wage", text, [...wage, "In cash $7.50 is enough where tips make up the rest."])).toMatch(
      /^(?:In )?Delaware[,:] in cash \$7\.50 is enough/i,
    );
    expect(saidBy("min_wage", text, wage)).toMatch(
      /^Our record of .* does not speak to the wage of tipped employees\./,
    );
  });

  it("the answer to a request for a flexible schedule", () => {
    const told = saidBy("predictive_scheduling", "do we have to grant a flexible schedule request", [
      "Employees may ask for a flexible schedule.",
      "An employee may request a flexible schedule twice a year and the request must be in writing.",
      "The employer must discuss it in good faith and may refuse it for a business reason.",
    ]);
    expect(told).toMatch(/^[^.]*must discuss it in good faith/);
  });

  it("interns", () => {
    const told = saidBy("min_wage", "do we have to pay our summer interns minimum wage", [
      "The minimum wage is $15.00 an hour.",
      "An employer must pay at least $15.00 minimum wage an hour.",
      "Trainees for whom the work is mostly schooling are no employees.",
    ]);
    expect(told).toContain("Trainees for whom the work is mostly schooling are no employees.");
    const silent = saidBy("min_wage", "do we have to pay our summer interns minimum wage", [
      "The minimum wage is $15.00 an hour.",
      "An employer must pay at least $15.00 minimum wage an hour.",
    ]);
    expect(silent).not.toContain("Trainees");
  });

  it("who pays for a medical or drug test", () => {
    const told = saidBy("drug_testing_cannabis", "can we charge an applicant the cost of the drug test", [
      "A drug test of an applicant needs a written policy.",
      "An employer may ask an applicant for a drug test after the offer.",
      "The employer bears all expenses of it.",
    ]);
    expect(told).toMatch(/^[^.]*employer bears all expenses/);
    const silent = saidBy("drug_testing_cannabis", "can we charge an applicant the cost of the drug test", [
      "A drug test of an applicant needs a written policy.",
      "An employer may ask an applicant for a drug test after the offer.",
    ]);
    expect(silent).toMatch(/^Our record of .* does not speak to who pays for a test or an examination\./);
  });

  it("the reason for a dismissal in writing", () => {
    const told = saidBy("service_letter_reference", "must we give a fired employee the reason in writing", [
      "References are privileged.",
      "An employer that fires an employee may give a reference in good faith.",
      "Whoever is dismissed gets a letter with the true cause.",
    ]);
    expect(told).toMatch(/whoever is dismissed gets a letter with the true cause/i);
    expect(told).not.toMatch(/does not speak/);
    const silent = saidBy("service_letter_reference", "must we give a fired employee the reason in writing", [
      "References are privileged.",
      "An employer that fires an employee may give a reference.",
    ]);
    expect(silent).toMatch(/^Our record of .* does not speak to a duty to give the reason for a dismissal\./);
  });

  it("what employees do on the employer's own systems", () => {
    const told = saidBy("social_media", "can we read employees' emails on the company computer", [
      "An employer may not ask an employee for the password of a personal account.",
      "An employer may not ask employees for passwords of personal email on a computer.",
      "Activity on systems that it provides is open to the employer.",
    ]);
    expect(told).toMatch(/^Delaware: Activity on systems that it provides is open to the employer\./);
  });
});

describe("a sentence that leads", () => {
  it("stands behind the one that says what 'such a meeting' is", () => {
    const told = saidBy("captive_audience", "can we hold a captive audience meeting", [
      "Nobody may be punished for staying away from meetings about politics.",
      "An employer may not discharge an employee who declines to attend such a meeting.",
    ]);
    expect(told).toMatch(/staying away from meetings about politics\. .*such a meeting\./);
  });

  it("begins with no pronoun where the summary says the same", () => {
    const told = saidBy("non_compete", "how long can a non-compete last", [
      "A covenant may last 12 months at most and must be paid for.",
      "The agreement must be in writing.",
      "It may last no more than 12 months after the job ends.",
    ]);
    expect(told).toMatch(/^In Delaware, a covenant may last 12 months at most/);
  });
});

describe("a law that is named in passing", () => {
  it("does not lead where the question is of another topic", () => {
    const own = record("de-wage-deductions", "expense_reimbursement", [
      "Expenses are repaid.",
      "An employer must reimburse the gas of a driver.",
    ]);
    const hours = law("flsa-hours-worked");
    const retrieval = retrievalOf({
      text: "driver wants us to pay for gas on sales calls",
      state: "DE",
      topics: ["expense_reimbursement", "working_time"],
      laws: [own, { ...hours, matchedTopic: "working_time" }],
    });
    const [, second] = retrieval.question.topics;
    if (second) second.weight = 0.5;
    retrieval.question.statutes = [{ text: "on calls", lawIds: [hours.id], isWholeQuestion: false, isDistinct: true }];
    expect(plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "")).toMatch(
      /^In Delaware, an employer must reimburse/,
    );
  });
});

describe("a federal act that is called like its subject", () => {
  const called = (text: string, isDistinct: boolean) => {
    const federal = law("flsa-tips-2018-amendment");
    const own = record("de-wage-deductions", "tips", ["No tip credit.", "No tip credit is allowed here."]);
    const retrieval = retrievalOf({
      text,
      state: "DE",
      topics: ["tips"],
      laws: [{ ...federal, topics: ["tips"] }, own],
    });
    retrieval.question.statutes = [{ text, lawIds: [federal.id], isWholeQuestion: true, isDistinct }];
    return plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
  };

  it("does not lead before the law of the state, and does where its own name is the question", () => {
    expect(called("tip credit", false)).toMatch(/^In Delaware, no tip credit is allowed/);
    expect(called("FLSA", true)).toMatch(/^Under federal law/);
  });
});

describe("a law that is still to come", () => {
  it("is told with its days to who asks when it starts", () => {
    const coming: LawHit = {
      ...record("de-wage-deductions", "family_medical_leave", [
        "A fund pays leave.",
        "Leave is paid from the fund.",
        "From January 3, 2028 an employee may draw benefits.",
      ]),
      status: "enacted",
      effectiveDate: "2027-01-01",
    };
    const own = record("de-final-pay", "family_medical_leave", ["Leave is unpaid.", "An employer gives unpaid leave."]);
    const ask = { state: "DE", topics: ["family_medical_leave"], laws: [own, coming] };
    expect(answer({ ...ask, text: "when does paid family leave start" })).toMatch(/^In Delaware, from January 3, 2028/);
    expect(answer({ ...ask, text: "is family leave paid" })).not.toMatch(/^In Delaware, from January 3, 2028/);
  });
});
