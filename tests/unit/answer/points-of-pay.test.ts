import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, lawsOf, plain, retrievalOf, TODAY } from "./ground";
import { answer, record, saidBy } from "./points-ground";

describe("how many times unpaid wages are owed", () => {
  const text = "can an employee sue for treble damages for unpaid wages";
  const limit = record("de-wage-deductions", "wage_claim_limitation", [
    "A suit for wages is due within 1 year.",
    "An employee must sue for unpaid wages within 1 year.",
  ]);
  const asked = (other: LawHit) =>
    answer({ text, state: "DE", topics: ["wage_claim_limitation", "final_pay"], laws: [limit, other] });

  it("is told by the record that holds it, where the one on time limits leads otherwise", () => {
    const finalPay = record("de-final-pay", "final_pay", [
      "Last wages are due on the next payday.",
      "Pay the last wages on the next payday.",
      "A person left unpaid may recover 3 times the sum.",
    ]);
    expect(asked(finalPay)).toMatch(/^In Delaware, a person left unpaid may recover 3 times the sum\./);
  });

  it("may stand among the penalties or the remedies", () => {
    const duty = ["Last wages are due on the next payday.", "Pay the last wages on the next payday."];
    const penalty: LawHit = {
      ...record("de-final-pay", "final_pay", duty),
      penaltyDetails: [{ text: "Treble the unpaid wages.", kind: "damages" }] as LawHit["penaltyDetails"],
    };
    expect(asked(penalty)).toMatch(/^In Delaware, a breach can cost: treble the unpaid wages\./);
    const remedy = { ...record("de-final-pay", "final_pay", duty), remedies: ["treble damages"] };
    expect(asked(remedy)).toMatch(/^The remedy is treble damages\./);
  });

  it("is said to be unknown where no record of the state holds it: twice a month is no multiple", () => {
    const payday = record("de-final-pay", "pay_frequency", [
      "Pay twice a month.",
      "Wages are due at least twice in each month.",
    ]);
    expect(asked(payday)).toMatch(/^Our record of .* does not speak to double or treble damages\./);
  });
});

describe("how long records of pay are kept", () => {
  const federal = lawsOf("FEDERAL").filter(({ slug }) => slug === "flsa-recordkeeping");
  const asked = (own: LawHit) => {
    const retrieval = retrievalOf({
      text: "how long do we keep payroll records",
      state: "DE",
      topics: ["wage_statement"],
      laws: [...federal, own],
    });
    // The search names the federal act for such words.
    for (const hit of retrieval.laws) if (hit.jurisdiction === "FEDERAL") hit.match = "title";
    return plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
  };
  const statement = ["A pay statement is due.", "An employer must give a pay statement."];

  it("is told by the state's record before federal law", () => {
    const own: LawHit = {
      ...record("de-wage-deductions", "wage_statement", statement),
      recordsRetention: [{ text: "Keep payroll records for 6 years." }] as LawHit["recordsRetention"],
    };
    expect(asked(own)).toMatch(/^Delaware: Keep payroll records for 6 years\. .*Federal law: .* 3 years/);
  });

  it("is said to be unknown of the state where its record is silent", () => {
    const own = record("de-wage-deductions", "wage_statement", statement);
    expect(asked(own)).toMatch(/^Our record of .* does not speak to how long records are kept\. .*3 years/);
  });
});

describe("a break that is owed to minors alone", () => {
  it("is told of adults first, then of minors", () => {
    const own: LawHit = {
      ...record("de-wage-deductions", "meal_rest_breaks", [
        "A minor must have a rest of 30 minutes. Adults have no break right under Delaware law.",
        "No minor may work more than 5 hours without a rest of 30 minutes.",
        "The rest need not be counted as working time.",
      ]),
      figures: [{ key: "minorsOnly", value: true, level: "source" }] as unknown as LawHit["figures"],
    };
    const told = answer({
      text: "do we have to give a lunch break",
      state: "DE",
      topics: ["meal_rest_breaks"],
      laws: [own],
    });
    expect(told).toMatch(/^No\. Adults have no break right under Delaware law\. No minor may work more than 5 hours/);
  });
});

describe("pay for the time off", () => {
  const jury = [
    "An employer may not act against a juror.",
    "An employer may not discharge an employee for jury service and owes a discharged juror lost wages.",
    "One that does must reinstate the employee.",
    "The employer owes no wages for the absence.",
  ];

  it("is told of the jury, and what points back does not follow another rule", () => {
    const told = saidBy("jury_leave", "do we pay wages during jury duty", jury);
    expect(told).toMatch(/^In Delaware, the employer owes no wages for the absence\./);
    expect(told).not.toMatch(/absence\. One that does/);
    const silent = saidBy("jury_leave", "is jury duty paid", jury.slice(0, 2));
    expect(silent).toMatch(/^Our record of .* does not speak to pay for the time off\./);
  });

  it("is told of breaks before how many there are", () => {
    const told = saidBy("meal_rest_breaks", "are the ten minute breaks on the clock", [
      "Employees rest.",
      "An employer gives breaks of ten minutes by the clock and may not add them.",
      "A rest for each 4 hours is paid.",
    ]);
    expect(told).toMatch(/^In Delaware, a rest for each 4 hours is paid\./);
    const silent = saidBy("meal_rest_breaks", "are the ten minute breaks on the clock", [
      "Employees rest.",
      "Breaks are due.",
    ]);
    expect(silent).toMatch(/^Our record of .* does not speak to whether breaks are paid\./);
  });
});

describe("what is left with one side", () => {
  it("is vacation that is not used in time", () => {
    const told = saidBy("pto_payout", "can we make people use their vacation by december", [
      "Vacation is wages.",
      "At separation an employer must pay people all unused vacation.",
      "It may be asked to be taken by a set date.",
    ]);
    expect(told).toMatch(/^[^.]*unused vacation\. It may be asked to be taken by a set date\.|^[^.]*set date/);
    const silent = saidBy("pto_payout", "is use it or lose it pto ok", [
      "Vacation is wages.",
      "Vacation is paid at separation.",
    ]);
    expect(silent).toMatch(/^Our record of .* does not speak to vacation that is not used in time\./);
  });

  it("is a laptop that was not returned, in whatever order it is told", () => {
    const duty = ["Wages are due.", "An employer may withhold wages only with consent."];
    for (const text of [
      "can we keep back money for a laptop he never returned",
      "can I hold the check until he brings the truck keys back",
      "can I hold the check til he gives back the tools",
    ]) {
      expect(saidBy("wage_deductions", text, duty)).toMatch(
        /^Our record of .* does not speak to unreturned equipment\./,
      );
      expect(saidBy("wage_deductions", text, [...duty, "Property that was handed out may be charged."])).toMatch(
        /^Delaware: Property that was handed out may be charged\./,
      );
    }
  });

  it("is sick leave at the end, of which the record on vacation speaks", () => {
    const sick = record("de-wage-deductions", "paid_sick_leave", ["Leave is earned.", "An employee earns sick leave."]);
    const vacation = record("de-final-pay", "pto_payout", [
      "Vacation is wages.",
      "At separation unused vacation is paid out.",
      "At separation sick leave need not be paid out.",
    ]);
    const text = "does unused sick time get paid out when someone quits";
    const told = answer({ text, state: "DE", topics: ["paid_sick_leave", "pto_payout"], laws: [sick, vacation] });
    expect(told).toMatch(/^In Delaware, at separation sick leave need not be paid out\./);
  });
});

describe("time in line and at security checks", () => {
  it("is no question of overtime in general", () => {
    const told = saidBy("working_time", "do we pay them for waiting in the security line", [
      "Work is paid.",
      "An employer must pay for all hours in which employees work.",
      "Required time on the premises counts.",
    ]);
    expect(told).toMatch(/^(?:In )?Delaware[,:] required time on the premises counts\./i);
  });
});

describe("a deduction", () => {
  const lawful = ["Wages are paid in full.", "Any other deduction needs the employee's written authorization."];

  it("for a uniform or a walkout is told by the rule on deductions", () => {
    for (const text of ["can I deduct the cost of uniforms", "can I dock a server's pay for a walkout"])
      expect(saidBy("wage_deductions", text, lawful)).toMatch(/^In Delaware, any other deduction needs/);
  });

  it("is said to be on no record of the state before a federal rule that leaves the state to ask more", () => {
    const wage = { ...law("flsa-minimum-wage"), matchedTopic: "wage_deductions" };
    const sentences = ["Pay employees twice a month.", "Employers must pay their employees twice a month."];
    const payday = record("de-final-pay", "pay_frequency", sentences);
    const text = "Can I charge my cashiers for register shortages?";
    const topics = ["wage_deductions", "pay_frequency"];
    const retrieval = retrievalOf({ text, state: "DE", topics, laws: [wage, payday] });
    const [, second] = retrieval.question.topics;
    if (second) second.weight = 0.67;
    const told = plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
    expect(told).toMatch(
      /^Our records hold no Delaware law on wage deductions\. Under federal law, wages must be paid/,
    );
    expect(told).not.toContain("No. ");
  });
});

describe("a change in pay", () => {
  it("is no notice at hire", () => {
    const text = "how much notice before we cut somebody's pay";
    const atHire = ["The rate of pay is told.", "At hire an employer must notify the employee of the rate of pay."];
    expect(saidBy("new_hire_notice", text, atHire)).toMatch(
      /^Our record of .* does not speak to notice of a change in pay\./,
    );
    const told = [...atHire, "A reduction needs written notice 7 days before."];
    expect(saidBy("new_hire_notice", text, told)).toMatch(/^In Delaware, a reduction needs written notice 7 days/);
  });
});

describe("what the employer's own policy says", () => {
  it("is answered by what it may take away, without a yes", () => {
    const told = saidBy("pto_payout", "Must we pay out PTO? Our handbook says no payout without two weeks notice", [
      "Vacation is wages.",
      "An employer must pay out vacation that is earned.",
      "The policy may limit payment of unused time.",
    ]);
    expect(told).toMatch(/^In Delaware, the policy may limit payment of unused time\./);
  });
});

describe("who is covered", () => {
  it("is told where it is asked", () => {
    const own = {
      ...record("de-wage-deductions", "predictive_scheduling", [
        "Schedules come early.",
        "A fast food employer must give the schedule of fast food 14 days ahead.",
      ]),
      coveredText: "Fast food chains with 30 or more locations.",
    };
    const text = "Are we under the fast food schedule rule? We are a cafe";
    const told = answer({ text, state: "DE", topics: ["predictive_scheduling"], laws: [own] });
    expect(told).toMatch(/covers fast food chains with 30 or more locations\./);
    expect(told).toMatch(/^(?:(?!14 days).)*covers/);
  });

  it("is told of trades where the rule speaks of covered employers", () => {
    const own = {
      ...record("de-wage-deductions", "pay_frequency", [
        "Mills and mines pay twice a month. Other employers choose their paydays.",
        "A covered employer must pay twice a month, by the 1st and the 15th.",
      ]),
      coveredText: "Mills and mines.",
    };
    const told = answer({ text: "Must we pay twice a month?", state: "DE", topics: ["pay_frequency"], laws: [own] });
    expect(told).toMatch(/^Delaware: Mills and mines pay twice a month\. Other employers choose/);
  });
});

describe("the tip jar", () => {
  it("is closed to a shift lead", () => {
    const told = saidBy("tips", "my shift lead wants a cut of the tip jar, ok?", [
      "A tipped employee gets $2.33.",
      "A tipped employee must get $2.33 an hour in cash.",
      "Managers or supervisors may not share in tips.",
    ]);
    expect(told).toMatch(/^In general, no\. /);
  });
});

describe("the last pay", () => {
  const quit = [
    "Last wages are due soon.",
    "An employee who quits with 48 hours of notice is paid on the last day.",
    "One who quits without that notice is paid within 5 business days.",
  ];

  it("of who quit without notice is not that of who gave it", () => {
    expect(saidBy("final_pay", "final check for somebody who quit without notice", quit)).toMatch(
      /^In Delaware, one who quits without that notice/,
    );
  });

  it("paid late is followed by what that costs", () => {
    const own: LawHit = {
      ...record("de-final-pay", "final_pay", [
        "Last wages are due on the day.",
        "An employer must pay a discharged employee on the day of discharge.",
        "For late payment the employer owes 3 times the wages.",
      ]),
    };
    const text = "What if we are three days late with the wages of someone we let go?";
    expect(answer({ text, state: "DE", topics: ["final_pay"], laws: [own] })).toMatch(/3 times the wages/);
  });
});

describe("what lies beside the point", () => {
  it("is the last pay, where vacation is asked about", () => {
    const pay = ["An employee who quits is paid on the payday.", "An employee who quits without notice is paid late."];
    const text = "employee quit without notice do i still pay out vacation";
    expect(saidBy("final_pay", text, pay)).toMatch(
      /^Our record of .* does not speak to (?:vacation left at the end|what a policy)/,
    );
  });

  it("is the salary of exempt staff, where paydays are asked about", () => {
    const exempt = record("de-final-pay", "overtime", [
      "Salaried people are exempt.",
      "Salaried people are exempt from overtime.",
    ]);
    const paydays = record("de-wage-deductions", "pay_frequency", [
      "Wages come often.",
      "Wages are due at least once each month.",
    ]);
    const ask = { state: "DE", topics: ["overtime", "pay_frequency"], laws: [exempt, paydays] };
    expect(answer({ ...ask, text: "Monthly payroll okay for salaried people?" })).toMatch(
      /^In Delaware, wages are due at least once each month\./,
    );
  });

  it("is the wage of tipped staff, where nobody told of tips", () => {
    const told = saidBy("min_wage", "what is the minimum wage for a 17 yr old", [
      "A tipped employee must be paid half the minimum wage.",
      "An employer must pay at least $11.85.",
    ]);
    expect(told).toMatch(/^In Delaware, an employer must pay at least \$11\.85\./);
  });

  it("is who else may not share in tips, where the cook is told of", () => {
    const own = ["Managers may not share tips.", "Managers and owners may not share in a tip pool."];
    const text = "can servers share tips with the cook";
    expect(saidBy("tips", text, own)).toMatch(/^Our record of .* does not speak to kitchen staff and tips\./);
    expect(saidBy("tips", text, [...own, "Kitchen staff may take part in a pool."])).toMatch(
      /^[^.]*kitchen staff may/i,
    );
  });

  it("is the rule on deductions, where one on overpayments is on record", () => {
    const own = ["Deductions need consent.", "An employer may deduct only with consent."];
    const text = "we overpaid him 400 dollars, can we deduct it";
    expect(saidBy("wage_deductions", text, [...own, "An overpayment may be recovered after notice."])).toMatch(
      /^In Delaware, an overpayment may be recovered after notice\./,
    );
  });
});
