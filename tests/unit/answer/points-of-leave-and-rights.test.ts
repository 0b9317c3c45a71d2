import { describe, expect, it } from "vitest";
import { answer, record, saidBy } from "./points-ground";

type Point = { point: string; topic: string; asked: string; beside: string; says: string };

/** The sentence beside the point holds more words of the question than the one that answers. */
const POINTS: Point[] = [
  {
    point: "whether tests may be given",
    topic: "drug_testing_cannabis",
    asked: "can i do a drug test on everybody i hire",
    beside: "An employer that hires everybody by a drug test program gets a discount.",
    says: "Testing is voluntary.",
  },
  {
    point: "tests on suspicion",
    topic: "drug_testing_cannabis",
    asked: "drug test an employee who seems high",
    beside: "A drug test of an employee or of an applicant needs a written notice.",
    says: "Probable cause is needed.",
  },
  {
    point: "medical cannabis",
    topic: "drug_testing_cannabis",
    asked: "can I fire an employee who uses medical marijuana off the clock",
    beside: "An employer that fires an employee who uses drugs is protected from suit.",
    says: "A cardholder may not be punished for a test alone.",
  },
  {
    point: "a refusal because of a conviction",
    topic: "ban_the_box",
    asked: "I want to withdraw the offer because of a conviction, what steps must I take",
    beside: "An employer may not ask about a conviction before it makes an offer.",
    says: "Employers must weigh the record and give preliminary notice.",
  },
  {
    point: "the time to answer a claim for benefits",
    topic: "unemployment_insurance",
    asked: "how long do we have to respond to an unemployment claim",
    beside: "Unemployment is denied on a claim of whoever quits, as long as 8 weeks.",
    says: "A determination must be protested in 30 days.",
  },
  {
    point: "dismissal in probation",
    topic: "at_will_exceptions",
    asked: "can I fire a probationary employee at 5 months",
    beside: "An employer that fires an employee for 5 reasons is liable for months.",
    says: "Probation lasts 12 months.",
  },
  {
    point: "use from the first day",
    topic: "paid_sick_leave",
    asked: "can a new hire use sick leave right away",
    beside: "A new hire earns an hour of sick leave for use.",
    says: "There is a wait of 90 days.",
  },
  {
    point: "what the leave may be used for",
    topic: "paid_sick_leave",
    asked: "can an employee use sick leave to take his dog to the vet",
    beside: "An employee earns sick leave and may take it.",
    says: "The leave covers own illness and care for a family member.",
  },
  {
    point: "punishment for sick leave",
    topic: "paid_sick_leave",
    asked: "can we fire someone for calling out sick too often",
    beside: "An employer must grant sick leave often.",
    says: "Nobody may be penalized for it.",
  },
  {
    point: "testimony for others",
    topic: "whistleblower",
    asked: "Can we fire a worker who testified against us for a coworker",
    beside: "An employer may not fire a worker for a report against us.",
    says: "Giving testimony is protected as well.",
  },
  {
    point: "a room to express milk",
    topic: "lactation",
    asked: "room for nursing mothers, can it be a bathroom",
    beside: "Nursing mothers get time to express milk.",
    says: "The space must be private.",
  },
  {
    point: "what to do about harassment",
    topic: "harassment",
    asked: "supervisor keeps making jokes about an accent, what do we have to do",
    beside: "A supervisor must have training about jokes.",
    says: "Every employer must prevent harassment and correct it at once.",
  },
  {
    point: "who must be told of a breach",
    topic: "data_breach",
    asked: "data breach of social security numbers, who do we tell",
    beside: "A business must offer monitoring of social security numbers after a data breach.",
    says: "The notice goes to the Attorney General.",
  },
  {
    point: "an investigation of a loss",
    topic: "polygraph",
    asked: "can we ask for a polygraph after a theft from the till",
    beside: "An employer may not ask for a polygraph from anybody.",
    says: "Where there is economic loss, a suspect is asked in writing.",
  },
  {
    point: "work from home as an accommodation",
    topic: "disability",
    asked: "disabled worker asks to work from home, must we agree",
    beside: "A disabled worker may ask to be treated as others at work.",
    says: "An employer must accommodate him.",
  },
];

describe("the sentence on the very point leads", () => {
  it.each(POINTS)("$point", ({ topic, asked, beside, says }) => {
    expect(saidBy(topic, asked, ["Some rule holds.", beside, says]).toLowerCase()).toMatch(
      new RegExp(`^(?:in general, (?:yes|no)\\. )?(?:in )?delaware[,:] ${says.toLowerCase().replace(/\.$/, "")}`),
    );
  });
});

describe("what a record does not speak to is said", () => {
  const SILENT: [string, string, string, string][] = [
    ["drug_testing_cannabis", "can we test for marijuana", "No patient is barred.", "whether tests may be given"],
    ["drug_testing_cannabis", "can we refuse to hire smokers", "Use of cannabis is no ground.", "the use of tobacco"],
    [
      "electronic_monitoring_biometrics",
      "can I put cameras in the break room",
      "A party may record a talk.",
      "cameras",
    ],
    ["state_osha_plan", "do we need a safety committee", "Employers must have a safety program.", "safety committees"],
    ["state_osha_plan", "how hot is too hot to work outside", "Work outside must be safe.", "heat"],
    [
      "military_leave",
      "he has drill with the guard, can we make him use vacation",
      "The guard member gets leave.",
      "vacation used for the service",
    ],
  ];

  it.each(SILENT)("%s: %s", (topic, asked, says, point) => {
    expect(saidBy(topic, asked, ["Some rule holds.", says])).toMatch(
      new RegExp(`^Our record of .* does not speak to ${point}\\.`),
    );
  });

  it("and the law of another topic does not take its place", () => {
    const vote = record("de-wage-deductions", "voting_leave", ["No Delaware law on voting."]);
    const overtime = record("de-wage-deductions", "overtime", ["Overtime.", "An employer must pay time and a half."]);
    const told = answer({
      text: "my employee wants unpaid time off to vote, do we have to",
      state: "DE",
      topics: ["voting_leave", "a", "b", "c", "d", "e", "f", "overtime"],
      laws: [{ ...vote, isAbsence: true }, overtime],
    });
    expect(told).not.toContain("time and a half");
  });
});

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
