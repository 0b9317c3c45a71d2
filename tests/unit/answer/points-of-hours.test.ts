import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, lawsOf, plain, retrievalOf, TODAY } from "./ground";
import { answer, record, saidBy } from "./points-ground";

const overtime = [
  "Overtime is due after 40 hours a week.",
  "An employer must pay 1.5 times the regular rate for hours over 40 in a week.",
];
const ofHours = lawsOf("FEDERAL").filter(({ slug }) => slug === "flsa-hours-worked");

describe("time that counts as work", () => {
  const asked = (text: string, own: LawHit) =>
    answer({ text, state: "DE", topics: ["working_time", "overtime"], laws: [...ofHours, own] });
  const own = record("de-wage-deductions", "overtime", overtime);

  it("is told by the law on hours worked, and not by what is due after 40 hours", () => {
    expect(asked("He is on call at home all weekend, do we owe him for the weekend?", own)).toMatch(
      /^Under federal law, an employee who waits at the employer's disposal/,
    );
    for (const text of [
      "She worked 30 minutes past her shift without permission, must we pay?",
      "Must we pay unauthorized overtime?",
    ])
      expect(asked(text, own)).toMatch(/^Federal law: Work that is not requested but is suffered or permitted/);
  });

  it("is told by the state's record where that speaks to it", () => {
    const speaking = record("de-wage-deductions", "overtime", [...overtime, "Time on call is paid in full."]);
    expect(asked("He is on call at home all weekend, do we owe him for the weekend?", speaking)).toMatch(
      /^Delaware: Time on call is paid in full\./,
    );
  });
});

describe("extra pay for nights and weekends", () => {
  it("is said to be unknown of the state before federal law that owes none", () => {
    const figures = [{ key: "weeklyHours", value: 40, level: "source" }] as unknown as LawHit["figures"];
    const own = { ...record("de-wage-deductions", "overtime", overtime), figures };
    const federal = lawsOf("FEDERAL").filter(({ slug }) => slug.startsWith("flsa-overtime"));
    const told = answer({
      text: "do we owe extra on Sundays",
      state: "DE",
      topics: ["overtime"],
      laws: [own, ...federal],
    });
    expect(told).toMatch(/^Our record of .* does not speak to extra pay for nights or weekends\. /);
  });
});

describe("pay for showing up", () => {
  it("is told before the wage", () => {
    const told = saidBy("predictive_scheduling", "he came in and there was no work, what do we pay for his time", [
      "What is paid is told.",
      "We pay what work there was for his time.",
      "An employee who reports to work is paid for 4 hours.",
    ]);
    expect(told).toMatch(/^In Delaware, an employee who reports to work is paid for 4 hours\./);
  });
});

describe("a minor who closes the store late", () => {
  it("is no question of plants that close, nor answered by federal law that sets no hours at this age", () => {
    const closing = record("de-final-pay", "mini_warn", [
      "Notice of the closing of a store is due.",
      "An employer must give notice before it may close a store.",
    ]);
    const text = "Can a 17 year old close the store at 11 pm?";
    const minors = record("de-wage-deductions", "child_labor", [
      "Minors of 14 may work 3 hours.",
      "Minors aged 14 and 15 may work 3 hours on a school day.",
    ]);
    const retrieval = retrievalOf({
      text,
      state: "DE",
      topics: ["child_labor", "mini_warn"],
      laws: [closing, minors, law("flsa-child-labor")],
    });
    const [, second] = retrieval.question.topics;
    if (second) second.weight = 0.7;
    expect(plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "")).toMatch(
      /^Our record of .*child_labor Act does not speak to evening hours at this age\./,
    );
  });
});

describe("the way to work", () => {
  it("is told of a van that is taken home, after the word that the state's law is not held", () => {
    const travel = law("portal-to-portal-act");
    const told = answer({
      text: "Techs take the van home. Do we pay them from when they leave the house?",
      state: "DE",
      topics: ["working_time"],
      laws: [{ ...travel, matchedTopic: "working_time" }],
    });
    expect(told).toMatch(
      /^Our records hold no Delaware law on .*\. Under federal law, an employer need not pay for travel/,
    );
  });
});

describe("breaks and shifts", () => {
  it("a break that was not given is answered by what it costs, whatever the record calls it", () => {
    const told = saidBy("meal_rest_breaks", "my server skipped her rest breaks all week, what do we owe", [
      "Rest breaks are due.",
      "An employer gives rest breaks.",
      "A rest period that was not given counts as extra time.",
    ]);
    expect(told).toMatch(/^In Delaware, a rest period that was not given/);
  });

  it("a shift that is spread over a long day is no overtime", () => {
    const told = saidBy("predictive_scheduling", "do I owe an extra hour if a shift is spread over ten hours", [
      "Hours are told.",
      "An employer owes an hour if a shift is ten hours short.",
      "One extra payment is due when the day spans more than 10 hours.",
    ]);
    expect(told).toMatch(/^In Delaware, one extra payment is due/);
  });

  it("of minors are not answered by what adults get", () => {
    const told = saidBy("meal_rest_breaks", "breaks for minors 15 yrs", [
      "State law gives adults no set breaks.",
      "An employer must allow a child under 16 a rest of 30 minutes.",
    ]);
    expect(told).toMatch(/^In Delaware, an employer must allow a child under 16/);
  });

  it("how late a minor may work is said to be unknown where the record tells hours and no clock", () => {
    const text = "16 year old cashier, until how late on a school night";
    const minors = ["Minors of 16 and 17 may work 24 hours in a school week.", "Register the minor."];
    expect(saidBy("child_labor", text, minors)).toMatch(
      /^Our record of .* does not speak to evening hours at this age\./,
    );
  });
});

describe("points of pay in other words", () => {
  it("are the manager who took tips in the kitchen, a rule that is void, and a pay cut", () => {
    const managers = [
      "Tips belong to the staff.",
      "Managers may not share in tips.",
      "Kitchen staff may share in a pool.",
    ];
    expect(saidBy("tips", "kitchen manager took tips, is that allowed", managers)).toMatch(/managers may not share/i);
    const vacation = [
      "Vacation is wages.",
      "All vacation is paid out at separation.",
      "Use-it-or-lose-it rules are void.",
    ];
    const text = "must I pay out vacation if the handbook says not paid unless used";
    expect(saidBy("pto_payout", text, vacation)).toMatch(/^[^.]*use-it-or-lose-it rules are void/i);
    const atHire = [
      "Pay is told.",
      "At hire an employer must give notice of the pay.",
      "A reduction needs notice 7 days before.",
    ];
    expect(saidBy("new_hire_notice", "pay cut next month, what notice", atHire)).toMatch(
      /^In Delaware, a reduction needs/,
    );
  });
});
