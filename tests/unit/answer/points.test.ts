import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, lawsOf, plain, retrievalOf, TODAY } from "./ground";

type Asked = Parameters<typeof retrievalOf>[0];
const answer = (ask: Asked): string => plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");

/** A record of one topic that says these sentences and nothing else. */
const record = (slug: string, topic: string, [summary = "", ...requirements]: string[]): LawHit => ({
  ...law(slug),
  title: `${topic} Act`,
  topics: [topic],
  matchedTopic: topic,
  summary,
  requirements,
  requirementDetails: requirements.map((text) => ({ text })),
  deadlines: "none",
  notices: "none",
  recordsRetention: "none",
  penaltyDetails: "none",
  penalties: [],
  remedies: [],
  figures: [],
  coveredText: "Employers in the state.",
  scopeNote: null,
  statusNote: null,
});

/** The answer of a state whose record on the topic says these sentences. */
const saidBy = (topic: string, text: string, sentences: string[]): string =>
  answer({ text, state: "DE", topics: [topic], laws: [record("de-wage-deductions", topic, sentences)] });

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

describe("a non-compete", () => {
  const covenant = [
    "A covenant must be in writing.",
    "A covenant not to compete must be in writing and signed by the person against whom it is enforced.",
    "A term of 6 months or less is presumed reasonable.",
    "Courts enforce it where it protects a legitimate interest and is reasonable.",
  ];

  it("is asked about its length, about its force, or its form", () => {
    expect(saidBy("non_compete", "how long can a non-compete last", covenant)).toMatch(/^[^.]*term of 6 months/);
    expect(saidBy("non_compete", "are non-competes enforceable", covenant)).not.toMatch(/^[^.]*in writing/);
  });

  it("has no known length where the record is silent on it", () => {
    const told = saidBy("non_compete", "how many years can a noncompete run", covenant.slice(0, 2));
    expect(told).toMatch(/does not speak to how long a non-compete may last\./);
  });
});

describe("a dismissal for conduct", () => {
  const atWill = [
    "A discharge against public policy is a tort.",
    "A discharge contrary to public policy gives a fired employee a claim.",
    "Either side may end the job at will.",
  ];
  const asked = (text: string) => saidBy("at_will_exceptions", text, atWill);

  it("is answered by the rule and not by its exception", () => {
    expect(asked("can I fire someone for being late ten times")).toMatch(
      /^In Delaware, either side may end|^Delaware: Either side may end/,
    );
    expect(asked("can we let him go because of his bad attitude")).toMatch(/^(?:In )?Delaware[,:] either side/i);
  });

  it("is another thing where a right was used", () => {
    expect(asked("can I fire someone for being late because she was sick")).not.toMatch(
      /^(?:In )?Delaware[,:] either side/i,
    );
  });
});

describe("the file of an employee", () => {
  const file = [
    "An employee may see the file.",
    "An employer must let an employee inspect the personnel file on request.",
  ];

  it("gets no yes on what the record does not speak to: time, copies, those who left", () => {
    const asked = (text: string) => saidBy("personnel_files", text, file);
    expect(asked("do we have to give a copy of the personnel file")).toMatch(/^Our record of .* copies of the file\./);
    expect(asked("how soon must we show the personnel file")).toMatch(
      /^Our record of .* how soon the file must be shown\./,
    );
    expect(asked("can a former employee see the personnel file")).toMatch(
      /^Our record of .* the file of former employees\./,
    );
  });
});

describe("an agreement to arbitrate", () => {
  it("is known to bind, and not whether a refusal may cost the job", () => {
    const valid = record("flsa-minimum-wage", "arbitration", [
      "An agreement to arbitrate job disputes is valid.",
      "A court must stay a suit that an employee signed away.",
      "An agreement to arbitrate is valid, save upon grounds for the revocation of any contract.",
    ]);
    const text = "employee refuses to sign an arbitration agreement";
    expect(answer({ text, state: "FEDERAL", topics: ["arbitration"], laws: [valid] })).toMatch(
      /^Our record of .* does not speak to an agreement to arbitrate as a condition of the job\. .*is valid/,
    );
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
