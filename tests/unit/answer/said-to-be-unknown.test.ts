import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, lawsOf, plain, retrievalOf, TODAY } from "./ground";

type Asked = Parameters<typeof retrievalOf>[0];
const answer = (ask: Asked): string => plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");
/** A record of a finished file with other sentences. */
const like = (slug: string, changes: Partial<LawHit>): LawHit => ({
  ...law(slug),
  matchedTopic: changes.topics?.[0] ?? law(slug).matchedTopic,
  requirementDetails: (changes.requirements ?? []).map((text) => ({ text })),
  ...changes,
});

describe("a topic on which the place has no record", () => {
  it("is said to be unknown before the law that stands in for it", () => {
    const retrieval = retrievalOf({
      text: "can I make them work seven days in a row",
      state: "TX",
      topics: ["at_will_exceptions"],
    });
    const [topic] = retrieval.question.topics;
    Object.assign(topic ?? {}, {
      insteadOf: { topic: "day_of_rest_holiday_pay", label: "Day of rest and holiday pay" },
    });
    const told = plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
    expect(told).toMatch(/^Our record of .* does not speak to day of rest and holiday pay\./);
  });
});

describe("a point of which the state's record says nothing", () => {
  it("is no rule of another trade that federal law makes", () => {
    const state = like("de-wage-deductions", {
      title: "Delaware Testing Act",
      topics: ["drug_testing_cannabis"],
      summary: "Testing requires a written policy.",
      requirements: ["Testing requires a written policy given to those affected."],
    });
    const transport = like("flsa-overtime-and-white-collar-exemptions", {
      title: "U.S. Department of Transportation: Drug and Alcohol Testing",
      topics: ["drug_testing_cannabis"],
      summary: "Employers must test safety-sensitive transport workers at random.",
      requirements: ["The employer must test before hire, at random and after accidents."],
    });
    const ask = { state: "DE", topics: ["drug_testing_cannabis"], laws: [state, transport] };
    expect(answer({ ...ask, text: "does the drug testing law let us test randomly" })).toMatch(
      /^Our record of the Delaware Testing Act does not speak to random tests\./,
    );
  });

  it("is said before what federal law allows: a youth wage", () => {
    const text = "Can we pay a 17 year old less than minimum wage?";
    const texas = lawsOf("FEDERAL", "TX")
      .filter(({ topics: [topic] }) => topic === "min_wage")
      .map((hit) =>
        hit.jurisdiction === "TX"
          ? like(hit.slug, { summary: "", requirements: ["An employer must pay at least $7.25 an hour."] })
          : hit,
      );
    const told = answer({ text, state: "TX", topics: ["min_wage", "child_labor"], laws: texas });
    expect(told).toMatch(/^Our record of .* does not speak to a youth wage\..*under 20 years of age \$4\.25/);
  });

  it("is not followed by a federal wage for the young where the state's wage is higher", () => {
    const text = "Can we pay a 17 year old less than minimum wage?";
    const told = answer({ text, state: "CA", topics: ["min_wage", "child_labor"] });
    expect(told).toMatch(/^Our record of .* does not speak to a youth wage\./);
    expect(told).not.toContain("$4.25");
  });

  it("is said before what federal law asks, which the state may go beyond: uniforms", () => {
    const text = "Can we make employees pay for their own uniforms?";
    const told = answer({ text, state: "CA", topics: ["wage_deductions", "min_wage"] });
    expect(told).toMatch(/^Our record of .* does not speak to uniforms\./);
  });

  it("is the care for family members", () => {
    const own = like("ca-wage-deductions", {
      topics: ["paid_sick_leave"],
      summary: "",
      requirements: ["Employees earn 1 hour for every 30 hours."],
    });
    const laws = [{ ...own, coveredText: "Every employer.", scopeNote: null, statusNote: null }];
    const text = "employee has a sick kid, can he use earned sick leave";
    expect(answer({ text, state: "CA", topics: ["paid_sick_leave"], laws })).toMatch(
      /does not speak to care for family members\./,
    );
  });

  it("is the evening or the day of minors at the age that is told", () => {
    const requirements = [
      "Hours under 16 lie between 7 a.m. and 7 p.m., and until 9 p.m. from June to Labor Day.",
      "Minors of 16 and 17 may work up to 24 hours in a school week.",
    ];
    const own = like("tx-child-labor", { summary: requirements[1] ?? "", requirements });
    const federal = lawsOf("FEDERAL").filter(({ topics }) => topics[0] === "child_labor");
    const ask = { state: "TX", topics: ["child_labor"], laws: [own, ...federal] };
    expect(answer({ ...ask, text: "can a 17 year old work until midnight" })).toMatch(
      /^Our record of .* does not speak to evening hours at this age\./,
    );
    expect(answer({ ...ask, text: "can a 15 year old work until midnight" })).toMatch(/^No\. .*between 7 a\.m\./);
    expect(answer({ ...ask, text: "can a 16 year old work 10 hours on a saturday?" })).toMatch(
      /^Our record of .* does not speak to daily hours at this age\..*24 hours in a school week/,
    );
    const limited = like("tx-child-labor", { requirements: ["Minors of 16 and 17 may work 8 hours a day."] });
    expect(
      answer({ ...ask, laws: [limited, ...federal], text: "can a 16 year old work 10 hours on a saturday?" }),
    ).toMatch(/^No\. .*8 hours a day/);
  });

  it("is overtime that is forced, in New York", () => {
    const text = "Can an hourly worker be forced to work overtime";
    expect(answer({ text, state: "NY", topics: ["overtime"] })).toMatch(/does not speak to mandatory overtime\./);
  });
});

describe("what one sentence of a record says", () => {
  it("is not said to be unknown: the salary of exempt staff", () => {
    expect(answer({ text: "salaried exempt minimum salary", state: "FEDERAL", topics: ["overtime"] })).toMatch(
      /^Under federal law, an exempt executive.*\$684 a week/,
    );
  });

  it("is that no advance schedule is due", () => {
    const text = "How much notice do I have to give staff before changing their schedule?";
    expect(answer({ text, state: "NY", topics: ["predictive_scheduling"] })).toMatch(/^[^.]*no advance schedule/);
  });

  it("is what a new hire must get in writing", () => {
    const text = "what do we have to tell a new hire in writing about pay";
    expect(answer({ text, state: "DE", topics: ["new_hire_notice"] })).toMatch(/^[^.]*must state in writing/);
  });

  it("is nothing where it points to days that another one names", () => {
    const requirements = [
      "An employer must pay 1.5 times the normal rate for work on Sundays and listed holidays.",
      "Retail stores open on those days under a license and must let staff decline.",
    ];
    const sunday = like("ca-overtime", { topics: ["day_of_rest_holiday_pay"], summary: "", requirements });
    const told = answer({
      text: "premium pay on sundays for retail workers",
      state: "CA",
      topics: ["day_of_rest_holiday_pay"],
      laws: [sunday],
    });
    expect(told).toMatch(/^[^.]*1\.5 times/);
    expect(told).not.toContain("those days");
  });
});

describe("a law for minors alone", () => {
  const own = like("ca-meal-rest-breaks", {
    summary: "A minor under 18 must be given 30 minutes. Adults have no break right under California law.",
    requirements: ["No minor may work more than 5 consecutive hours without a rest period of 30 minutes."],
    figures: [{ key: "minorsOnly", value: true, level: "source", note: null }] as LawHit["figures"],
  });
  const ask = { state: "CA", topics: ["meal_rest_breaks"], laws: [own, law("flsa-hours-worked")] };

  it("is told to be none for adults, where no minor is named", () => {
    expect(answer({ ...ask, text: "are we required to give a 30 minute lunch" })).toMatch(/^No\. Adults have no break/);
    expect(answer({ ...ask, text: "are we required to give a minor a lunch" })).not.toMatch(/^No\. Adults/);
  });
});

describe("a clock that is named", () => {
  it("is later than the hour that it is past", () => {
    const ask = { state: "FEDERAL", topics: ["child_labor"] };
    expect(answer({ ...ask, text: "can a 15 year old work past 9 pm in summer" })).toMatch(/^No\. .*9 p\.m\./);
    expect(answer({ ...ask, text: "can a 15 year old work until 9 pm in summer" })).not.toMatch(/^No\./);
  });
});

describe("yes and no", () => {
  it("leave room for what is allowed with consent", () => {
    const requirements = ["A call or conversation may be recorded only with the consent of all parties."];
    const recording = like("ca-wage-deductions", {
      topics: ["electronic_monitoring_biometrics"],
      summary: "",
      requirements,
      figures: [{ key: "allPartyRecording", value: true, level: "source", note: null }] as LawHit["figures"],
    });
    const ask = { state: "CA", topics: ["electronic_monitoring_biometrics"], laws: [recording] };
    expect(answer({ ...ask, text: "can an employer record phone calls of employees" })).toMatch(/^In general, no\. /);
  });

  it("answer no question of two parts", () => {
    const voting = { state: "TX", topics: ["voting_leave"] };
    const both = "do we have to let employees off to vote and is it paid";
    expect(answer({ ...voting, text: both })).not.toMatch(/^(?:Yes|No)\b/);
  });

  it("hold in general where the case that is told has an exception", () => {
    const requirements = [
      "An employer must pay all earned paid time off when employment ends.",
      "A private employer may withhold it if written notice was given at hire and service was under 1 year.",
    ];
    const payout = like("ca-pto-payout", { requirements });
    const ask = { state: "CA", topics: ["pto_payout"], laws: [payout] };
    expect(answer({ ...ask, text: "do we have to pay out vacation when an employee quits after 6 months" })).toMatch(
      /^In general, yes\. .*must pay all earned.*service was under 1 year/,
    );
    expect(answer({ ...ask, text: "do we have to pay out vacation when an employee quits" })).toMatch(/^Yes\. /);
  });
});
