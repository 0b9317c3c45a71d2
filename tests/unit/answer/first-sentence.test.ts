import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import { law, lawsOf, plain, retrievalOf, TODAY } from "./ground";

type Asked = Parameters<typeof retrievalOf>[0];
const answer = (ask: Asked): string => plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");
const figuresOf = (slug: string) => Object.fromEntries(law(slug).figures.map(({ key, value }) => [key, value]));
const riskOf = (ask: Asked) => assessConcern(retrievalOf(ask), TODAY)?.overallRisk;

describe("a wage that is named and asked about", () => {
  it.each([
    "I pay my cashier $16.50 an hour, is that enough?",
    "Is $16.50 an hour enough for a barista?",
    "I pay $16.50 an hour, ok?",
  ])("is held against the minimum: %s", (text) => {
    expect(answer({ text, state: "CA", topics: ["min_wage"] })).toMatch(/^No\. .*\$16\.90 an hour/);
  });

  it("is said to be enough where every level is known", () => {
    const ask = { text: "Is $20.00 an hour enough?", topics: ["min_wage"] };
    expect(answer({ ...ask, state: "CA" })).toMatch(/^Yes\. /);
    // The city's own rate is not in our sources.
    expect(answer({ ...ask, state: "CA", city: "los-angeles" })).not.toMatch(/^Yes\. /);
  });

  it("is held against the cash wage of tipped staff", () => {
    const tips = { state: "DE", topics: ["tips"] };
    expect(answer({ ...tips, text: "Server gets $2.00 plus tips, is that legal?" })).toMatch(/^No\. .*\$2\.23/);
    expect(answer({ ...tips, text: "Server gets $2.23 plus tips, is that the right wage?" })).toMatch(/^Yes\. /);
    const newYork = { state: "NY", topics: ["tips"] };
    expect(answer({ ...newYork, text: "I pay a waitress $8 an hour plus tips, is that legal?" })).toMatch(
      /^No\. .*\$11\.35/,
    );
    // Between the two rates of the state nobody can say.
    expect(answer({ ...newYork, text: "I pay a waitress $11 an hour plus tips, is that legal?" })).not.toMatch(
      /^(?:Yes|No)\. /,
    );
  });
});

describe("a cash wage of tipped staff that the state's record does not hold", () => {
  it("is not answered by the federal one", () => {
    expect(law("ny-min-wage").figures.some(({ key, value }) => key === "tipped" && value !== null)).toBe(false);
    const text = "Do I have to pay a server $7.25, correct?";
    expect(answer({ text, state: "NY", topics: ["min_wage"] })).not.toMatch(/^\w+\. Under federal law/);
  });
});

describe("the day or the break that is asked about", () => {
  it("is the seventh day, and the rest that is no meal", () => {
    const seventh = answer({
      text: "What is overtime for the seventh day in a row?",
      state: "CA",
      topics: ["overtime"],
    });
    expect(seventh).toMatch(/^[^.]*(?:\.\d[^.]*)*seventh day/);
    const rest = answer({
      text: "A cook missed 4 rest breaks last week, what do we owe?",
      state: "CO",
      topics: ["meal_rest_breaks"],
    });
    expect(rest).toMatch(/^[^.]*\brest/);
  });
});

describe("statements that want to be confirmed", () => {
  it("are contradicted by a typed value or a ban", () => {
    const vacation = { text: "Vacation days expire on December 31, correct?", state: "CA", topics: ["pto_payout"] };
    expect(answer(vacation)).toMatch(/^No\. .*forfeited/);
    const shortages = "We may deduct cash register shortages from wages, right?";
    expect(answer({ text: shortages, state: "DE", topics: ["wage_deductions"] })).toMatch(/^No\. /);
  });

  it("are set right where a law of the state is denied", () => {
    const text = "California has no minimum wage of its own, right?";
    expect(answer({ text, state: "CA", topics: ["min_wage"] })).toMatch(/^No\. .*\$16\.90/);
  });

  it("are not confirmed when they hold a figure of their own", () => {
    const text = "California requires 90 minute pumping breaks, correct?";
    expect(answer({ text, state: "CA", topics: ["lactation"] })).not.toMatch(/^Yes/);
  });

  it("of the same day are set right where the payday is enough", () => {
    const text = "Final pay must be given the same day in Delaware, true?";
    expect(answer({ text, state: "DE", topics: ["final_pay"] })).toMatch(/^Not quite\. .*payday/);
  });
});

describe("hours of minors", () => {
  const ask = (text: string) => answer({ text, state: "TX", topics: ["child_labor"] });

  it("are compared by the clock", () => {
    expect(ask("Can my 15 year old dishwasher work until 10 pm on Saturday?")).toMatch(/^No\. .*7 p\.m\./);
    expect(ask("Can my 15 year old dishwasher work until 6 pm on Saturday?")).not.toMatch(/^No\. /);
  });

  it("are not those of minors of another age", () => {
    const seventeen = ask("Can my 17 year old dishwasher work until 10 pm on Saturday?");
    expect(seventeen).not.toContain("14 or 15");
  });
});

describe("the sentence that leads", () => {
  it("tells the amount where it is asked for, and not who pays", () => {
    const text = "How much sick leave do we owe per year with 16 employees?";
    expect(answer({ text, state: "MD", topics: ["paid_sick_leave"], employees: 16 })).toMatch(/^[^.]*40 hours/);
  });

  it("tells whether leave is paid at the size that is named", () => {
    const ask = (employees: number) =>
      answer({
        text: `We have ${employees} employees, is sick leave paid or unpaid?`,
        state: "MD",
        topics: ["paid_sick_leave"],
        employees,
      });
    expect(ask(14)).toMatch(/^Unpaid, at your size\. /);
    expect(ask(20)).toMatch(/^Paid, at your size\. /);
  });

  it("is of what applies, where a law of an equally strong topic does not reach the employer", () => {
    const text = "How much paid leave do we owe with 8 people?";
    const retrieval = retrievalOf({
      text,
      state: "CA",
      topics: ["family_medical_leave", "paid_sick_leave"],
      employees: 2,
    });
    for (const topic of retrieval.question.topics) topic.weight = 0.85;
    const first = assessConcern(retrieval, TODAY);
    expect(plain(first?.directAnswer ?? "")).not.toMatch(/^Not at your size/);
    expect(first?.citations[0]?.slug).toBe("ca-paid-sick-leave");
  });

  it("is the penalty where the penalty is asked for", () => {
    const text = "What is the fine for overtime we did not pay?";
    expect(answer({ text, state: "CA", topics: ["overtime"] })).toMatch(
      /^(?:In California, )?a breach can cost|penalty/i,
    );
  });

  it("is no sentence on a breach where the rule is asked for", () => {
    const text = "When is the last check of a driver due whom we let go?";
    expect(answer({ text, state: "DE", topics: ["final_pay"] })).toMatch(/^[^.]*(?:payday|business days)/);
  });

  it("is the number of employees where that is asked for", () => {
    const text = "How many employees before the discrimination act applies?";
    expect(answer({ text, state: "DE", topics: ["discrimination_act"] })).toMatch(/^[^.]* applies from 4 employees\./);
  });

  it("takes no span of time for the age of a child", () => {
    const text = "A conviction from 9 years ago, may we reject him?";
    expect(answer({ text, state: "CA", topics: ["ban_the_box"] })).not.toContain("children under 14");
  });

  it("is the ban on reprisal for a compensation claim, with no", () => {
    const text = "My boss fired me after I filed for workers comp, is that legal?";
    const made = { text, state: "TX", topics: ["retaliation", "workers_comp", "whistleblower"] };
    expect(answer(made)).toMatch(/^In general, no\. .*workers' compensation claim/);
    expect(law("tx-whistleblower-compensation").confidence).toBe("reviewed");
    expect(answer({ ...made, text: "I fired a man for his workers comp claim, can he sue us?" })).not.toMatch(
      /^(?:In general, no|No)\. /,
    );
  });

  it("does not say yes to a duty that is still to come", () => {
    const [sick] = lawsOf("MD").filter(({ slug }) => slug === "md-paid-sick-leave");
    if (!sick) throw new Error("no record");
    const coming = {
      ...sick,
      effectiveDate: "2027-07-01",
      summary: "From July 1, 2027 an employer must grant paid sick leave.",
    };
    const ask = {
      text: "Do we have to give paid sick leave?",
      state: "MD",
      topics: ["paid_sick_leave"],
      laws: [coming],
    };
    expect(answer(ask)).toMatch(/^Not yet\. .*July 1, 2027/);
  });
});

describe("all states at once", () => {
  const laws = lawsOf("CA", "DE", "CO", "TX", "MD");
  const ask = (text: string, topic: string) =>
    answer({ text, state: "ALL", topics: [topic], laws: laws.filter(({ topics }) => topics[0] === topic) });

  it("are listed by typed values where the question asks which", () => {
    const listed = ask("Which states have daily overtime?", "overtime");
    expect(listed).toMatch(/^Among the laws found here, .* California \(8 hours\) and Colorado \(12 hours\)\./);
    expect(listed).not.toMatch(/Texas|Delaware/);
    expect(ask("When do we owe overtime?", "overtime")).not.toMatch(/^Among/);
  });

  it("are listed by what is due from the amount that is named", () => {
    const all = ask("Which states have a minimum wage?", "min_wage");
    expect(all).toMatch(/California \(\$16\.90\).* Delaware \(\$15\.00\)/);
    expect(ask("Which states have a minimum wage of $15.10 or more?", "min_wage")).not.toContain("Delaware");
  });
});

describe("the risk of what is told", () => {
  it.each([
    ["Boss fires me when I asked for my unpaid overtime", "overtime"],
    ["I reported him, then my hours were cut from 35 to 12", "overtime"],
  ])("is that of reprisal: %s", (text, topic) => {
    expect(riskOf({ text, state: "CA", topics: [topic] })).toMatch(/^(?:High|Critical)$/);
  });

  it("is no longer low where a break was not given", () => {
    const text = "My server clocked 6.5 hours and got no lunch. What do we owe her?";
    expect(riskOf({ text, state: "CA", topics: ["meal_rest_breaks"] })).not.toBe("Low");
  });
});

describe("what an answer takes for the point", () => {
  it("is the wage also where the question seems to be of young people", () => {
    const retrieval = retrievalOf({
      text: "Can I pay an 18 year old $10.15 an hour?",
      state: "CA",
      topics: ["child_labor", "min_wage"],
    });
    const [first, second] = retrieval.question.topics;
    if (first && second) Object.assign(second, { weight: first.weight });
    const laws = retrieval.laws.filter(({ topics }) => topics[0] === "min_wage");
    expect(plain(assessConcern({ ...retrieval, laws }, TODAY)?.directAnswer ?? "")).toMatch(/^No\. .*\$16\.90/);
  });

  it("is the ban that names the trait of the person who was dismissed", () => {
    const text = "Is it legal to not hire a 58 year old because he is too old?";
    const act = law("de-discrimination-act");
    const rules = [
      "An employer may not refuse to hire because of religion.",
      "An employer may not refuse to hire because of age.",
    ];
    const laws = [{ ...act, requirements: rules, requirementDetails: [] }];
    expect(answer({ text, state: "DE", topics: ["age", "discrimination_act"], laws })).toMatch(
      /^In general, no\. .*because of age/,
    );
  });

  it.each([
    ["My 14 year old niece wants to work 5 hours on a school day, ok?", /^No\. .*3 hours/],
    ["My 15 year old works 25 hours in a school week, too much?", /^Yes\. .*18 hours/],
    ["My 15 year old works 15 hours in a school week, too much?", /^(?!Yes|No)/],
  ])("is the limit on school days and weeks: %s", (text, expected) => {
    expect(answer({ text, state: "TX", topics: ["child_labor"] })).toMatch(expected);
  });

  it("is that a salary alone exempts nobody", () => {
    const text = "Isn't it true that salaried employees never get overtime?";
    expect(answer({ text, state: "CA", topics: ["overtime"] })).toMatch(/^Not quite\. .*exempt/);
  });

  it("is what contractors are before what employees get", () => {
    const text = "Contractors never get sick leave, correct?";
    expect(answer({ text, state: "CA", topics: ["paid_sick_leave"] })).not.toMatch(/^(?:Yes|No)\./);
  });

  it("is how often wages are due where they are paid by the month", () => {
    const text = "We pay workers monthly, is this ok?";
    expect(figuresOf("tx-pay-frequency").minimum).toBe("semimonthly");
    expect(answer({ text, state: "TX", topics: ["pay_frequency"] })).toMatch(/^In general, no\. .*(?:twice|2 times)/i);
  });

  it("is paid leave from the number that the record says in words only", () => {
    const sick = law("md-paid-sick-leave");
    const laws = [
      {
        ...sick,
        coveredText: "Every employer.",
        summary: "Employers with 11 or more employees pay for it; employers with fewer give the time off unpaid.",
        requirements: ["An employee earns 1 hour of sick time for every 30 hours worked, up to 40 hours a year."],
        requirementDetails: [],
        figures: [],
      },
    ];
    const ask = {
      text: "We have 9 workers, is earned sick time paid?",
      state: "MD",
      topics: ["paid_sick_leave"],
      laws,
    };
    expect(answer({ ...ask, employees: 9 })).toMatch(/^Unpaid, at your size\. /);
    expect(answer({ ...ask, employees: 12 })).toMatch(/^Paid, at your size\. /);
  });
});

describe("a point on which the state's law is silent", () => {
  it("is answered by another law, with no, and without its sums", () => {
    const silent = {
      ...law("ca-tips"),
      summary: "There is no tip credit.",
      requirements: ["Tipped staff earn the full minimum wage."],
      requirementDetails: [],
    };
    const laws = [silent, ...lawsOf("FEDERAL").filter(({ topics }) => topics[0] === "tips")];
    const text = "My tip share goes to the shift manager, is this ok?";
    const made = answer({ text, state: "CA", topics: ["tips"], laws });
    expect(made).toMatch(/^In general, no\. .*managers or supervisors/);
    expect(made).not.toContain("$2.13");
  });
});

describe("what is not the point", () => {
  it("is the complaint of another act, where reprisal for a compensation claim is asked about", () => {
    const text = "Fired me because I filed a workers comp claim, can they?";
    const topics = ["retaliation", "workers_comp", "whistleblower"];
    expect(
      answer({
        text,
        state: "MD",
        topics,
        laws: lawsOf("FEDERAL").filter(({ topics: own }) => own[0] === "retaliation"),
      }),
    ).not.toMatch(/^(?:No|In general, no)\. /);
  });

  it("is notice that an employee gave, where final pay is asked about", () => {
    const text = "Worker quit with 2 weeks notice, when is final pay due?";
    expect(answer({ text, state: "CA", topics: ["final_pay", "at_will_exceptions"] })).toMatch(
      /^[^.]*(?:quit|resign|last day|notice)/,
    );
    expect(answer({ text, state: "CA", topics: ["final_pay", "at_will_exceptions"] })).not.toMatch(/^[^.]*at will/);
  });

  it("is overtime where hours of vacation are named", () => {
    const text = "Must I pay out 60 hours of vacation?";
    const retrieval = retrievalOf({ text, state: "DE", topics: ["pto_payout", "overtime"] });
    const [vacation, overtime] = retrieval.question.topics;
    if (vacation && overtime) Object.assign(overtime, { weight: vacation.weight * 0.72 });
    const laws = retrieval.laws
      .map((hit) => (hit.topics[0] === "pto_payout" ? { ...hit, isAbsence: true, score: 0.4 } : hit))
      .map((hit) => (hit.slug.startsWith("flsa-overtime") ? { ...hit, score: 0.95 } : hit));
    expect(assessConcern({ ...retrieval, laws }, TODAY)?.citations[0]?.slug).toBe("de-pto-payout");
  });

  it("is the hour of summer evenings, where a school night is named", () => {
    const ask = (night: string) =>
      answer({ text: `Can my 15 year old work until 9 pm on a ${night}?`, state: "TX", topics: ["child_labor"] });
    expect(ask("school night")).toMatch(/^No\. /);
    expect(ask("summer evening")).not.toMatch(/^No\. /);
  });
});

describe("what is told as done", () => {
  it("is no salary that somebody made", () => {
    const text = "Can I ask an applicant how much she made at her last job?";
    const asked = assessConcern(retrievalOf({ text, state: "CA", topics: ["salary_history_ban"] }), TODAY);
    expect(asked?.keyRiskAreas).not.toContain("already happened");
  });

  it("is a dismissal that follows an 'and'", () => {
    const text = "We have 25 employees and fired a guy with a conviction, ok?";
    const told = assessConcern(retrievalOf({ text, state: "CA", topics: ["ban_the_box"] }), TODAY);
    expect(told?.keyRiskAreas).toContain("already happened");
  });
});
