import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { checkSegment } from "../../quality/checker/check-segment";
import { law, lawsOf, plain, retrievalOf, TODAY } from "./ground";

type Asked = Parameters<typeof retrievalOf>[0];
const answer = (ask: Asked): string => plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");
/** A record of a finished file with other sentences. */
const like = (slug: string, changes: Partial<LawHit>): LawHit => ({
  ...law(slug),
  requirementDetails: (changes.requirements ?? []).map((text) => ({ text })),
  ...changes,
});

describe("a wage that is named", () => {
  it("is no duty above the minimum, and less than the duty below it", () => {
    const texas = { state: "TX", topics: ["min_wage"] };
    expect(answer({ ...texas, text: "Does my employer have to pay me at least $15 an hour?" })).toMatch(
      /^No\. .*\$7\.25/,
    );
    expect(answer({ ...texas, text: "Does my employer have to pay me at least $7.25 an hour?" })).toMatch(/^Yes\. /);
    const california = { state: "CA", topics: ["min_wage"] };
    expect(answer({ ...california, text: "Do I have to pay a cashier $12 an hour?" })).toMatch(
      /^More than that\. .*\$16\.90/,
    );
  });

  it("is held against the state's where the federal one is given as the reason", () => {
    const text = "California's minimum wage follows the federal $7.25, doesn't it?";
    expect(answer({ text, state: "CA", topics: ["min_wage"] })).toMatch(/^No\. .*\$16\.90/);
    const fine = "My boss pays me $6.50 and says there is no state wage so that's fine. Is it?";
    expect(answer({ text: fine, state: "TX", topics: ["min_wage"] })).toMatch(/^No\. .*\$7\.25/);
  });

  it("may be lower for the young only where the law that asks most says so", () => {
    const text = "Can we pay a 17-year-old $4.25 an hour?";
    const federal = lawsOf("FEDERAL").filter(({ topics }) => topics[0] === "min_wage");
    expect(answer({ text, state: "TX", topics: ["min_wage"], laws: federal })).toMatch(
      /^Only within limits\. .*under 20 years/,
    );
    expect(answer({ text, state: "CA", topics: ["min_wage"] })).toMatch(/^In general, no\. .*\$16\.90/);
  });

  it("is no sum of thousands", () => {
    const text = "Is $35,568 a year enough for the minimum wage?";
    expect(answer({ text, state: "CA", topics: ["min_wage"] })).not.toMatch(/^Yes\. /);
  });
});

describe("who is reached by a law", () => {
  const sick = (text: string, employees: number) =>
    answer({ text, state: "CA", topics: ["paid_sick_leave"], employees });

  it("is told with yes to who asks whether it applies", () => {
    expect(sick("We're 14 people. Does the sick leave law apply to us?", 14)).toMatch(/^Yes\. .*from 1 employee\./);
  });

  it("is not told by one number where the law counts several", () => {
    const coveredText = "Insurance binds employers from 1 employee; leave starts at 100 employees.";
    const requirements = ["Leave is 4 weeks."];
    const topics = ["family_medical_leave"];
    const laws = [like("ca-paid-sick-leave", { coveredText, minEmployees: 1, requirements, topics })];
    const text = "We have 60 employees. Does the leave law apply to us?";
    const ask = { text, state: "CA", topics, employees: 60, laws };
    expect(answer(ask)).not.toMatch(/^Yes/);
  });

  it("is told with no to who takes himself for too small", () => {
    const text = "My 10-person company doesn't need to give sick leave because it's under 15 employees";
    expect(sick(text, 10)).toMatch(/^No\. .*from 1 employee\./);
  });

  it("is larger than who asks whether training is needed", () => {
    const text = "I have 6 employees. Is harassment training needed for us?";
    const ask = { text, state: "DE", topics: ["harassment_training"], employees: 6 };
    expect(answer(ask)).toMatch(/^Not at your size\. .*50 or more/);
  });

  it("is not counted by who is on duty", () => {
    const laws = [
      like("de-meal-rest-breaks", {
        requirements: ["An employer must give a meal break of 30 minutes when at least 2 employees are on duty."],
        minEmployees: 2,
      }),
    ];
    const text = "Do workers get a 30 minute meal break?";
    expect(answer({ text, state: "DE", topics: ["meal_rest_breaks"], laws })).toMatch(/^Yes\. /);
  });
});

describe("the hours of a minor", () => {
  const ask = (text: string, requirements: string[]) =>
    answer({
      text,
      state: "DE",
      topics: ["child_labor"],
      laws: [like("de-child-labor", { requirements, summary: "" }), law("flsa-child-labor")],
    });
  const PERMIT = "A minor under 16 needs a work permit.";
  const YOUNGER = "Minors aged 14 and 15 may work no more than 3 hours on a school day.";
  const SUMMER = "When school is out the limit at 14 and 15 is 8 hours a day and 40 hours a week.";

  it("are those of this age, of federal law where the state's are of others", () => {
    const text = "How many hours can a 16 year old work?";
    expect(ask(text, [PERMIT, YOUNGER])).toMatch(/^Under federal law, a person of 16 or 17 may work any hours/);
    const OLDER = "Minors aged 16 and 17 may work 6 hours on a school day.";
    expect(ask(text, [PERMIT, YOUNGER, OLDER])).toMatch(/^[^.]*aged 16 and 17/);
    expect(ask(text, [PERMIT, YOUNGER, OLDER])).not.toMatch(/14 and 15/);
  });

  it("are those of the summer in July, and the permit is told where it is asked for", () => {
    const text = "A 15 year old works here. What hours can he work in July and does he need a permit?";
    const said = ask(text, [YOUNGER, SUMMER, PERMIT]);
    expect(said).toMatch(/^[^.]*school is out/);
    expect(said).toContain("permit");
  });
});

describe("pay that is promised too late", () => {
  it("is told as such where the last wages were due at once", () => {
    const text = "My manager fired me on Friday and says the last check will come on the next regular payday";
    expect(answer({ text, state: "CA", topics: ["final_pay"] })).toMatch(/^Too late\. .*immediately/);
    const inTime = "My manager fired me on Friday. Will I get paid?";
    expect(answer({ text: inTime, state: "CA", topics: ["final_pay"] })).not.toMatch(/^Too late/);
  });
});

describe("a point of which the record says nothing", () => {
  it("is said to be unknown, and no other act leads", () => {
    const laws = [
      like("de-meal-rest-breaks", {
        requirements: ["An employer must grant up to 2 hours to vote on reasonable notice."],
        summary: "",
        topics: ["voting_leave"],
        matchedTopic: "voting_leave",
        title: "Delaware Time Off to Vote",
        deadlines: "none",
        penaltyDetails: "none",
        penalties: [],
      } as Partial<LawHit>),
      law("flsa-retaliation"),
    ];
    const ask = { text: "My boss fired me for leaving to vote", state: "DE", topics: ["voting_leave", "retaliation"] };
    expect(answer({ ...ask, laws })).toMatch(/^Our record of Delaware Time Off to Vote does not speak to dismissal/);
  });

  it("is answered by the state's law that speaks to it, though a law of notices ranks first", () => {
    const biometric = like("ca-wage-statement", {
      requirements: ["Before it takes a fingerprint an employer must obtain a written release."],
      summary: "",
      topics: ["electronic_monitoring_biometrics"],
      matchedTopic: "electronic_monitoring_biometrics",
    });
    const posters = like("ca-wage-statement", {
      requirements: ["An employer must post the state's notices on time clocks."],
      summary: "",
      topics: ["posters"],
      matchedTopic: "posters",
    });
    const text = "Fingerprint time clocks just need a posted notice, correct?";
    const ask = { text, state: "CA", topics: ["posters", "electronic_monitoring_biometrics"] };
    expect(answer({ ...ask, laws: [posters, biometric] })).toMatch(/^[^.]*written release/);
  });
});

describe("what is forbidden altogether", () => {
  it("has no length", () => {
    const text = "Since employers can require noncompetes with key staff, how long can it last?";
    expect(answer({ text, state: "CA", topics: ["non_compete"] })).toMatch(/^Not at all\. .*void/);
  });
});

describe("the federal rule beside a state without a law", () => {
  it("leads where it speaks to the very point", () => {
    const text = "We gave her comp time for 12 extra hours. Right?";
    expect(answer({ text, state: "TX", topics: ["overtime"] })).toMatch(/^Under federal law, .*compensatory time/);
  });
});

describe("states that have no law", () => {
  it("are listed as those where none was found", () => {
    const text = "Which states have no law on overtime?";
    expect(answer({ text, state: "ALL", topics: ["overtime"] })).toMatch(
      /no state law on overtime was found in Delaware and Texas\./i,
    );
  });
});

describe("what a breach costs", () => {
  const fines = [
    { text: "A fine of $216 for each failure to post the notice.", kind: "civil", unit: "dollars", max: 216 },
    { text: "Damages of 2 times the unpaid wages.", kind: "damages", unit: "times unpaid wages", max: 2 },
  ] as unknown as LawHit["penaltyDetails"];
  const laws = [like("tx-min-wage", { penaltyDetails: fines, requirements: law("tx-min-wage").requirements })];

  it("is no fine for a poster where wages were not paid", () => {
    const said = answer({ text: "What is the fine for unpaid wages?", state: "TX", topics: ["min_wage"], laws });
    expect(said).not.toContain("$216");
  });

  it("leads with what the employee gets where he asks what he can claim", () => {
    const said = answer({
      text: "My wages are 10 days late. What can I claim?",
      state: "TX",
      topics: ["min_wage"],
      laws,
    });
    expect(said).toMatch(/^[^.]*2 times the unpaid wages/);
  });
});

describe("what is recommended", () => {
  it("tells employers of several sizes apart as the record does", () => {
    const text = "We have 9 employees. How many hours of sick leave must we allow?";
    const both =
      "An employer with 15 or more employees must allow up to 56 hours a year and a smaller one up to 40 hours.";
    const laws = [like("ca-paid-sick-leave", { requirements: [both], summary: "" })];
    const made = assessConcern(
      retrievalOf({ text, state: "CA", topics: ["paid_sick_leave"], employees: 9, laws }),
      TODAY,
    );
    expect(made?.recommendations[0]).toContain(both);
  });

  it("is the highest minimum wage alone", () => {
    const text = "What is the minimum wage?";
    const made = assessConcern(retrievalOf({ text, state: "CA", topics: ["min_wage"] }), TODAY);
    expect(made?.recommendations.join(" ")).toMatch(/\$16\.90/);
    expect(made?.recommendations.join(" ")).not.toContain("$7.25");
  });
});

describe("the checker", () => {
  it("takes no title for a denial", () => {
    const record = like("ca-min-wage", {
      requirements: ["Clauses that keep workers silent about wage violations are void."],
    });
    const text =
      "California Silenced No More Act (Lab. Code 1182): Clauses that keep workers silent about wage violations are void.";
    const segment = { field: "legalExplanation", text, refs: [1] };
    const faults = checkSegment(segment, new Map([[1, { kind: "law", record }]]));
    expect(faults.filter((fault) => /yes for no/.test(fault))).toEqual([]);
  });
});
