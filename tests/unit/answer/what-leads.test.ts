import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, plain, retrievalOf, TODAY } from "./ground";
import { record, saidBy } from "./points-ground";

/** A record of the place under the topic, and one of federal law. */
const own = (topic: string, ...sentences: string[]): LawHit => ({
  ...record("de-wage-deductions", topic, ["About it.", ...sentences]),
  id: 90_000 + topic.length,
});
const federal = (topic: string, ...sentences: string[]): LawHit =>
  record("flsa-minimum-wage", topic, ["About it.", ...sentences]);

/** The answer in Delaware; topics are told in this order, or as surely as given. */
function led(text: string, topics: Record<string, number>, laws: LawHit[]): string {
  const retrieval = retrievalOf({ text, state: "DE", topics: Object.keys(topics), laws });
  for (const told of retrieval.question.topics) told.weight = topics[told.topic] ?? told.weight;
  for (const found of retrieval.laws) found.score = 0.6 * (topics[found.topics[0] ?? ""] ?? 0.6);
  return plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
}

describe("the law that leads", () => {
  const breaks = own("meal_rest_breaks", "An employer must give a break of 30 minutes to a cashier.");
  const pregnancy = own(
    "pregnancy_accommodation",
    "An employer must accommodate a pregnancy, as with a stool at the register.",
  );

  it("is that on pregnancy where a pregnant cashier was refused a break", () => {
    const told = { pregnancy_accommodation: 0.99, meal_rest_breaks: 0.97 };
    expect(led("pregnant cashier was refused extra breaks", told, [breaks, pregnancy])).toMatch(
      /^In Delaware, an employer must accommodate a pregnancy/,
    );
  });

  it("is not that on pregnancy where nobody said that anybody is", () => {
    const ada = federal("disability", "An employer must accommodate a bad back, as with a stool.");
    expect(
      led("asked for a stool at the register", { disability: 0.99, pregnancy_accommodation: 0.95 }, [pregnancy, ada]),
    ).toMatch(/^Under federal law, an employer must accommodate a bad back/);
  });

  it("is not the federal act against reprisal for another complaint", () => {
    const leave = own("family_medical_leave", "An employee may take 12 weeks off.");
    const wages = law("flsa-retaliation");
    const told = { family_medical_leave: 0.99, retaliation: 0.72 };
    const text = "let go after I asked for leave for my wife's surgery";
    expect(led(text, told, [leave, wages])).toMatch(/^In Delaware, an employee may take 12 weeks/);
    expect(led("let go after I asked for overtime", { overtime: 0.99, retaliation: 0.9 }, [wages])).toMatch(
      /^Under federal law/,
    );
  });

  it("is the federal act where the state's wage, or its overtime without hours of the week, is for a few", () => {
    const act = law("flsa-overtime-and-white-collar-exemptions");
    const few = own("overtime", "Ten hours of manual labor are a legal day's work.");
    const [weekly] = act.figures.filter(({ key }) => key === "weeklyHours");
    expect(weekly?.value).toBe(40);
    expect(led("do I owe overtime for 45 hours", { overtime: 0.99 }, [few, act])).toMatch(
      /^(?:Yes\. )?Under federal law/,
    );
    const full = { ...few, figures: act.figures };
    expect(led("do I owe overtime for 45 hours", { overtime: 0.99 }, [full, act])).not.toMatch(
      /^(?:Yes\. )?Under federal/,
    );
  });

  it("is not the act against all discrimination, as long as it does not speak to the trait that is told", () => {
    const act = own("discrimination_act", "An employer may not discriminate by race, religion, sex or handicap.");
    const ada = federal("disability", "A medical fact is confidential.");
    const told = { disability: 0.99, discrimination_act: 0.95 };
    expect(led("supervisor told everybody about my hiv", told, [act, ada])).toMatch(
      /^Under federal law, a medical fact/,
    );
  });

  it("is that of voting, and not that of every dismissal, where somebody was dismissed for voting", () => {
    const vote = own("voting_leave", "An employer must give 3 hours to vote.");
    const atWill = own("at_will_exceptions", "A discharge that breaks a statute gives a claim.");
    const told = { voting_leave: 0.95, at_will_exceptions: 0.77 };
    expect(led("fired for voting late to work", told, [atWill, vote])).not.toMatch(/^In Delaware, a discharge/);
  });

  it("is not one that a word of daily life names while another subject is asked", () => {
    const packet = { ...federal("immigration", "An employer may not hire an unauthorized person."), id: 90_100 };
    const nonCompete = own("non_compete", "A non-compete cannot be enforced.");
    const retrieval = retrievalOf({
      text: "new hire packet has a 12 month restriction",
      state: "DE",
      topics: ["non_compete"],
      laws: [nonCompete, packet],
    });
    const [told] = retrieval.question.topics;
    if (told) told.weight = 0.98;
    const named = { lawIds: [packet.id], isWholeQuestion: false, isDistinct: true };
    retrieval.question.statutes = [{ ...named, text: "new hire packet" }];
    const answer = () => plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
    expect(answer()).toMatch(/^In Delaware, a non-compete cannot/);
    retrieval.question.statutes = [{ ...named, text: packet.title.toLowerCase() }];
    expect(answer()).toMatch(/^Under federal law/);
  });
});

describe("the sentence that leads", () => {
  it("is on harassment where that is told, and on customers where one of them did it", () => {
    const act = own(
      "discrimination_act",
      "An employer may not discriminate by sex.",
      "An employer must correct harassment at once.",
      "It is liable for harassment by customers.",
    );
    const told = { discrimination_act: 0.9 };
    expect(led("my boss is harassing me", told, [act])).toMatch(/^In Delaware, an employer must correct harassment/);
    expect(led("a customer groped our hostess", told, [act])).toMatch(/harassment by customers/);
  });

  it("says what 'these steps' are before it speaks of them", () => {
    const act = own(
      "whistleblower",
      "The first step is a written report.",
      "An employer may not fire who took these steps.",
    );
    expect(led("they want to fire me", { whistleblower: 0.9 }, [act])).toMatch(/^In Delaware, the first step is/);
  });

  it("is on at-will employment only where a dismissal is told: 'can we' is none", () => {
    const atWill = own("at_will_exceptions", "An employer may keep its word.", "Either side may end the job at will.");
    expect(led("fired him for stealing", { at_will_exceptions: 0.9 }, [atWill])).toMatch(/^Delaware: Either side/);
    expect(led("can we keep his word about stealing", { at_will_exceptions: 0.9 }, [atWill])).not.toMatch(
      /^Delaware: Either/,
    );
  });
});

describe("a law that leaves private employers out", () => {
  const credit: LawHit = {
    ...own("credit_checks", "A public employer may not check the credit of an applicant."),
    title: "Limit on Credit Checks",
    coveredText: "State agencies; private employers are not covered.",
    riskLevel: "Critical",
    penalties: ["A fine of up to $5,000."],
  };
  const asked = (text: string) =>
    assessConcern(retrievalOf({ text, state: "DE", topics: ["credit_checks"], laws: [credit] }), TODAY);

  it("says whom it covers, threatens nothing and asks nothing", () => {
    const made = asked("can we run credit checks on applicants");
    expect(plain(made?.directAnswer ?? "")).toMatch(
      /^In Delaware, the Limit on Credit Checks covers state agencies; private employers are not covered\./,
    );
    expect(made?.directAnswer).not.toContain("5,000");
    expect(made).toMatchObject({ overallRisk: "Low", criticalIssues: 0, maxPenalty: 0, recommendedActions: [] });
  });

  it("answers a public employer as any other law", () => {
    const made = asked("can a state agency run credit checks on applicants");
    expect(plain(made?.directAnswer ?? "")).toMatch(/a public employer may not check the credit/i);
    expect(made?.criticalIssues).toBe(1);
  });

  it("on whistleblowers is not asked where a federal act protects just this complaint", () => {
    const act: LawHit = {
      ...own("whistleblower", "An employer may not dismiss an employee who reports wrongdoing."),
      coveredText: "Public bodies and employers that receive public money.",
      figures: [{ key: "privateSector", value: false, level: "source", note: null }],
    };
    const wages = law("flsa-retaliation");
    const retrieval = retrievalOf({
      text: "fired for asking about overtime",
      state: "DE",
      topics: ["retaliation", "whistleblower", "overtime"],
      laws: [act, wages],
    });
    const named = { text: "retaliation", isWholeQuestion: false, isDistinct: false };
    retrieval.question.statutes = [{ ...named, lawIds: [wages.id] }];
    expect(plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "")).toMatch(/^Under federal law/);
  });
});

describe("silence on a point", () => {
  it.each([
    ["paid_sick_leave", "does a bartender get paid leave", "An employer must give 40 hours of paid leave."],
    ["family_medical_leave", "how long must we keep his job open", "An employer must keep the job for 12 weeks."],
    ["harassment", "intern says the boss makes sexual comments", "An employer must correct harassment at once."],
  ])("is not said where another point of %s is asked", (topic, text, rule) => {
    expect(saidBy(topic, text, ["About it.", rule])).not.toMatch(/does not speak/);
  });
});
