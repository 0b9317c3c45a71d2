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
    point: "use in the first month",
    topic: "paid_sick_leave",
    asked: "can employees use sick time the first month",
    beside: "Employees earn sick time each month.",
    says: "The use begins on the 90th day.",
  },
  {
    point: "dismissal for jury service",
    topic: "jury_leave",
    asked: "can I fire someone out for jury duty",
    beside: "Whoever is out for duty on a jury may be fired up with questions by someone.",
    says: "An employer may not dismiss a person because of such service.",
  },
  {
    point: "who pays for family leave",
    topic: "family_medical_leave",
    asked: "what does paid leave cost the employer",
    beside: "An employer must grant paid leave at whatever cost.",
    says: "Employees contribute half a percent.",
  },
  {
    point: "the day from which benefits are paid",
    topic: "family_medical_leave",
    asked: "paid family leave when do benefits start",
    beside: "Paid family leave benefits start at a share of wages.",
    says: "Since May 1, 2026 the fund pays.",
  },
  {
    point: "the length of leave, not the time to complain",
    topic: "pregnancy_accommodation",
    asked: "how long must I let a woman off for childbirth",
    beside: "A complaint of a woman on childbirth must be filed in 180 days.",
    says: "A leave of 6 weeks is due.",
  },
  {
    point: "a sentence that adds to another stands behind it",
    topic: "family_medical_leave",
    asked: "how many weeks of family leave a year",
    beside: "Another 2 weeks are for the sick.",
    says: "An employee may take 6 weeks a year.",
  },
  {
    point: "the step after a background check",
    topic: "background_checks",
    asked: "the background check came back with a theft, what letters do i have to send",
    beside: "A check needs a clear disclosure.",
    says: "Before an adverse action the person gets a copy.",
  },
  {
    point: "the form of a non-compete",
    topic: "non_compete",
    asked: "is a verbal noncompete ok",
    beside: "A court may void part of an overbroad noncompete and enforce the rest.",
    says: "A covenant holds if signed by both.",
  },
  {
    point: "promises in a handbook",
    topic: "at_will_exceptions",
    asked: "Handbook says we only fire for cause. can we still fire at will",
    beside: "Employment is at will and either side may fire or quit still.",
    says: "Policy statements bind the employer.",
  },
  {
    point: "the file of those who left",
    topic: "personnel_files",
    asked: "terminated employee wants his file, how long do we have",
    beside: "A copy of a file is due at once to a terminated employee who wants it long.",
    says: "A former employee is answered within 10 business days.",
  },
  {
    point: "weeks of benefits",
    topic: "unemployment_insurance",
    asked: "how long do unemployment benefits last",
    beside: "Misconduct lasts as long as unemployment without benefits lasts.",
    says: "The fund pays for 12 weeks.",
  },
  {
    point: "benefits after a dismissal",
    topic: "unemployment_insurance",
    asked: "my worker was fired for drinking on the job, can he collect unemployment",
    beside: "A worker must be on the job a year to collect unemployment.",
    says: "Misconduct shuts out benefits.",
  },
  {
    point: "the report of a death",
    topic: "workplace_safety",
    asked: "worker died on the job, what do I do",
    beside: "The employer must record each death of a worker on the job.",
    says: "A death is called in within 8 hours.",
  },
  {
    point: "a private place",
    topic: "electronic_monitoring_biometrics",
    asked: "can employer video record in bathrooms",
    beside: "An employer can record what is in a shop.",
    says: "An intrusion in a private place is unlawful.",
  },
  {
    point: "a place that is no car",
    topic: "lactation",
    asked: "can I make the nursing employee pump in her car",
    beside: "A nursing employee gets time to pump milk.",
    says: "The place must be private.",
  },
  {
    point: "questions about a disability before an offer",
    topic: "disability",
    asked: "applicant in a wheelchair, can I ask about her disability in the interview",
    beside: "An applicant with a disability must be accommodated in an interview.",
    says: "An employer may not ask an applicant about a disability.",
  },
  {
    point: "guns in cars",
    topic: "weapons_at_work",
    asked: "do i have to let staff bring guns in their cars on our lot",
    beside: "An employer may forbid staff to bring guns on its lot.",
    says: "A firearm in a vehicle is no crime.",
  },
  {
    point: "pay for time to express milk",
    topic: "lactation",
    asked: "employee pumping milk, do i need to pay for that time",
    beside: "An employer must give an employee time and a room to pump milk that is needed.",
    says: "The breaks need not be paid.",
  },
  {
    point: "the return after service",
    topic: "military_leave",
    asked: "our manager got called to the reserves for 8 months, must we take him back",
    beside: "A manager called to the reserves gets 8 days each of the months.",
    says: "Members have reemployment rights.",
  },
  {
    point: "the report of a severed finger",
    topic: "workplace_safety",
    asked: "my dishwasher cut his finger off, do i call osha",
    beside: "A cut finger of a dishwasher is recorded for OSHA.",
    says: "An amputation is reported within 24 hours.",
  },
  {
    point: "when records may be asked about",
    topic: "ban_the_box",
    asked: "applicant with a criminal record, when can we run the check",
    beside: "An employer may never check a criminal record of an applicant as a child.",
    says: "Nothing is asked before an offer.",
  },
  {
    point: "use off duty",
    topic: "drug_testing_cannabis",
    asked: "i want to pull a job offer because he smokes weed at home",
    beside: "An offer of a job may be pulled if he smokes at work.",
    says: "Off-duty use is protected.",
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
    [
      "workers_comp",
      "employee was drunk when he got hurt, do we pay comp",
      "An employer must insure.",
      "injuries of those who had drunk or taken drugs",
    ],
    [
      "workers_comp",
      "employee wants his own doctor after injury",
      "Employees get benefits.",
      "the choice of the doctor",
    ],
    [
      "pay_transparency",
      "may employees tell each other salaries",
      "Pay is discussed after the range is told.",
      "talk about pay",
    ],
    [
      "pay_transparency",
      "may I tell employees not to share their pay",
      "Employers with 15 or more employees must tell the pay and employees share it.",
      "talk about pay",
    ],
    ["workers_comp", "do I need workers comp for 1099 guys", "An employer must insure.", "contractors"],
    ["paid_sick_leave", "out 4 days sick, can I ask for a note", "An hour is earned for every 30.", "doctor's notes"],
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

  it("but not on what was not asked", () => {
    const covenant = ["Some rule holds.", "A covenant that restricts work is void."];
    expect(saidBy("non_compete", "noncompete signed last month, can we enforce it", covenant)).toMatch(
      /^(?:No\. |In general, no\. )?(?:In )?Delaware/,
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
