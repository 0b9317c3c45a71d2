import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import { plain, retrievalOf, TODAY } from "./ground";
import { answer, record, saidBy } from "./points-ground";

describe("yes and no", () => {
  it("are not said of what was signed before the law", () => {
    const covenant = ["Some rule holds.", "A non-compete signed on or after July 1, 2023 cannot be enforced."];
    expect(saidBy("non_compete", "can I enforce a noncompete signed in 2022", covenant)).toMatch(/^(?:In )?Delaware/);
    expect(saidBy("non_compete", "can I enforce a noncompete signed in 2024", covenant)).toMatch(
      /^(?:In general, n|N)o/,
    );
  });

  it("are not said by a sentence that allows a part", () => {
    const guns = ["Some rule holds.", "An employer may ban guns at work. It may not ban guns in a car."];
    expect(saidBy("weapons_at_work", "can I ban guns at work", guns)).toMatch(/^(?:In )?Delaware/);
  });

  it("are not said where the duty binds one trade", () => {
    const comp = record("de-wage-deductions", "workers_comp", [
      "Insurance.",
      "Others may choose compensation insurance.",
    ]);
    const figures = (note: string | null) => [{ key: "compulsory", value: true, note, level: "source" as const }];
    const asked = (note: string | null) =>
      answer({
        text: "do we have to have workers compensation for office staff",
        state: "DE",
        topics: ["workers_comp"],
        laws: [{ ...comp, figures: figures(note) as (typeof comp)["figures"] }],
      });
    expect(asked(null)).toMatch(/^Yes/);
    expect(asked("extrahazardous occupations")).not.toMatch(/^Yes/);
  });

  it("are not said of what employees may do by what employers may not", () => {
    const pay = ["Some rule holds.", "An employer may not interfere with talk about pay."];
    expect(saidBy("labor_relations", "are employees allowed to talk about their pay", pay)).toMatch(
      /^(?:In )?Delaware/,
    );
    expect(saidBy("labor_relations", "can I forbid employees to talk about their pay", pay)).toMatch(
      /^(?:In general, n|N)o/,
    );
  });

  it("are said of training that is only encouraged", () => {
    const policy = record("de-wage-deductions", "harassment_training", [
      "A policy is due.",
      "An employer must provide a policy on sexual harassment.",
      "The law encourages, but does not order, training.",
    ]);
    const figures = [
      { key: "required", value: false, note: null, level: "source" },
    ] as unknown as typeof policy.figures;
    const told = answer({
      text: "Must we provide sexual harassment training?",
      state: "DE",
      topics: ["harassment_training"],
      laws: [{ ...policy, figures }],
    });
    expect(told).toMatch(/^No\. .*encourages, but does not order/);
  });
});

describe("which law answers", () => {
  it("is the state's for a member of the National Guard", () => {
    const own = record("de-wage-deductions", "military_leave", ["Leave.", "A Guard member gets leave for drill."]);
    const federal = record("flsa-minimum-wage", "military_leave", ["Service.", "The national guard has its drill."]);
    const text = "he is in the national guard and has drill, do we give leave";
    expect(answer({ text, state: "DE", topics: ["military_leave"], laws: [own, federal] })).toMatch(
      /^[^.]*Delaware[^.]*Guard member gets leave/,
    );
  });

  it("is one for larger employers where it binds the trade that is told", () => {
    const comp = {
      ...record("de-wage-deductions", "workers_comp", [
        "Insurance.",
        "Employers with 4 or more employees must insure.",
        "Construction employers need coverage from 1 employee.",
      ]),
      minEmployees: 4,
      coveredText: "Employers with 4 or more employees; construction from 1.",
    };
    const asked = (text: string) => answer({ text, state: "DE", topics: ["workers_comp"], employees: 1, laws: [comp] });
    expect(asked("construction business with 1 employee, need comp?")).toMatch(/^[^.]*onstruction employers need/);
    expect(asked("bakery with 1 employee, need comp?")).toMatch(/^Not at your size/);
  });

  it("is the state's on criminal records, though a background check is told of", () => {
    const own = record("de-wage-deductions", "ban_the_box", [
      "Records.",
      "An employer may not ask about a criminal record before an interview.",
    ]);
    const federal = record("flsa-minimum-wage", "background_checks", [
      "Reports.",
      "The employer must give a clear disclosure and get written authorization.",
    ]);
    const text = "when may a background check ask about his criminal record";
    expect(answer({ text, state: "DE", topics: ["ban_the_box", "background_checks"], laws: [own, federal] })).toMatch(
      /^In Delaware, an employer may not ask about a criminal record/,
    );
  });

  it("is the one on credit history for a look at somebody's credit", () => {
    const own = record("de-wage-deductions", "credit_checks", ["Credit.", "Nobody may use the credit history."]);
    const federal = record("flsa-minimum-wage", "background_checks", [
      "Reports.",
      "A candidate must be told before a check that the employer can look at.",
    ]);
    const text = "can we check a candidate's credit";
    const topics = ["background_checks", "a", "b", "c", "d", "e", "f", "g", "credit_checks"];
    expect(answer({ text, state: "DE", topics, laws: [own, federal] })).toMatch(/Delaware[^.]*credit history/);
  });

  it("is the state's though a federal act is described", () => {
    const own = record("de-wage-deductions", "credit_checks", ["Credit.", "Nobody may use a credit report."]);
    const federal = record("flsa-minimum-wage", "background_checks", [
      "Reports.",
      "Who will run a credit report on an applicant tells the applicant.",
    ]);
    const asked = (text: string, name: string) => {
      const found = retrievalOf({
        text,
        state: "DE",
        topics: ["credit_checks", "background_checks"],
        laws: [own, federal],
      });
      const named = { text: name, lawIds: [federal.id], isDistinct: true, isWholeQuestion: false };
      const question = { ...found.question, statutes: [named] };
      return plain(assessConcern({ ...found, question }, TODAY)?.directAnswer ?? "");
    };
    expect(asked("can we run a credit report on an applicant", "run a credit report")).toMatch(
      /^[^.]*Delaware[^.]*may use/,
    );
    expect(asked("under the FCRA, may we run a credit report on an applicant", "fcra")).toMatch(
      /^[^.]*will run a credit/,
    );
  });

  it("is the federal one on a refusal of dangerous work where the state's does not speak to it", () => {
    const own = record("de-wage-deductions", "at_will_exceptions", [
      "Jobs.",
      "A job may end for any reason, and discipline for a task.",
    ]);
    const federal = record("flsa-minimum-wage", "workplace_safety", [
      "Safety.",
      "Who refuses to face a real danger is protected.",
    ]);
    const told = answer({
      text: "employee refused a dangerous task, can we discipline",
      state: "DE",
      topics: ["at_will_exceptions", "workplace_safety"],
      laws: [own, federal],
    });
    expect(told).toMatch(/^(?:Federal law: |Under federal law, )who refuses to face a real danger/i);
  });

  it("is the one on lie detectors for who refuses one", () => {
    const own = record("de-wage-deductions", "retaliation", [
      "Reprisal.",
      "Nobody may fire someone for a refusal to lie.",
    ]);
    const federal = record("flsa-minimum-wage", "polygraph", ["Tests.", "Nobody may act on a polygraph."]);
    const text = "Can I fire someone for refusing to take a lie detector";
    expect(answer({ text, state: "DE", topics: ["polygraph", "retaliation"], laws: [own, federal] })).toMatch(
      /^[^D]*polygraph/,
    );
  });

  it("is the one on releases, not on layoffs, for the time to consider", () => {
    const layoff = record("flsa-minimum-wage", "mini_warn", [
      "Layoffs.",
      "Employees in a layoff get 60 days of notice, however long they consider it.",
    ]);
    const release = record("flsa-minimum-wage", "severance", ["Releases.", "The worker has 45 days to think."]);
    const text = "employees over 40 in a layoff, how long to consider the release";
    expect(answer({ text, state: "FEDERAL", topics: ["mini_warn", "severance"], laws: [layoff, release] })).toMatch(
      /^[^.]*45 days to think/,
    );
  });

  it("is no other law where the first speaks to a point of its own", () => {
    const city = record("ca-min-wage", "ban_the_box", ["Records.", "Convictions older than 7 years do not count."]);
    const state = record("ca-overtime", "ban_the_box", ["Records.", "The employer must assess individually."]);
    const told = answer({
      text: "applicant has an old conviction, can we reject him",
      state: "CA",
      city: "san-francisco",
      topics: ["ban_the_box"],
      laws: [{ ...city, city: "san-francisco", cityName: "San Francisco" }, state],
    });
    expect(told).toMatch(/^San Francisco: Convictions older/);
  });
});
