import { beforeAll, describe, expect, it } from "vitest";
import { assessConcern, placeOf, type RiskAssessment, retrieve } from "~/domain/research";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { checkAssessment } from "../../quality/checker/check-assessment";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

const ask = (body: Record<string, unknown>, cookie?: string) =>
  callApi("POST", "/api/analyze-concern", { body, cookie });
let paying = "";

beforeAll(async () => {
  const accessExpiry = new Date(now().getTime() + 3_600_000);
  paying = await sessionCookie(await makeUser({ accessLevel: "daily", accessExpiry }));
});

describe("POST /api/analyze-concern", () => {
  const concern = "Can we deduct cash register shortages from wages?";

  it("answers whole to who has access, each sentence borne by the record", async () => {
    const { status, body } = await ask({ concern, jurisdiction: "DE", city: "", includeCityLaws: false }, paying);
    expect(status).toBe(200);
    const made = body.riskAssessment as RiskAssessment;
    expect(made.directAnswer).toMatch(/^<p><strong>No\.<\/strong> /);
    expect(body.relevantLaws[0].requirements.length).toBeGreaterThan(0);
    const place = { state: "DE", stateName: "Delaware", city: null, includeCityLaws: false };
    const { laws, cases } = await retrieve(concern, place);
    expect(checkAssessment(made, { laws, cases, place })).toEqual([]);
  });

  it("gives a visitor the level, the counters and 120 characters of plain text, nothing more", async () => {
    const { status, body } = await ask({ concern, jurisdiction: "DE", city: "", includeCityLaws: false });
    expect(status).toBe(200);
    const { directAnswer, ...rest } = body.riskAssessment;
    expect(Object.keys(rest).sort()).toEqual([
      "compliantAreas",
      "criticalIssues",
      "locked",
      "mediumRiskIssues",
      "overallRisk",
    ]);
    expect(rest.locked).toBe(true);
    expect(directAnswer.length).toBeLessThanOrEqual(120);
    expect(directAnswer).not.toMatch(/[<>]/);
    expect(
      body.relevantLaws.every(
        (law: { locked?: boolean; requirements?: unknown }) => law.locked && law.requirements === undefined,
      ),
    ).toBe(true);
  });

  it("reads state and city from the jurisdiction as the screens send it", async () => {
    const { body } = await ask(
      {
        concern: "What is the minimum wage?",
        jurisdiction: "CA, Los Angeles",
        city: "Los Angeles",
        includeCityLaws: true,
      },
      paying,
    );
    expect(body.relevantLaws.some((law: { city: string | null }) => law.city === "los-angeles")).toBe(true);
    const all = await ask(
      { concern: "What is the minimum wage?", jurisdiction: "CA, all cities", city: "", includeCityLaws: true },
      paying,
    );
    const cities = new Set(all.body.relevantLaws.flatMap((law: { city: string | null }) => law.city ?? []));
    expect(cities.size).toBeGreaterThan(1);
  });

  it("says how it read the question", async () => {
    const { body } = await ask({ concern: "When is the last paychek due in Texas?", jurisdiction: "CA" }, paying);
    expect(body.hints).toEqual([
      { kind: "other-state", text: expect.stringContaining("Your question names Texas") },
      { kind: "spelling", text: 'Read "paychek" as "paycheck".' },
    ]);
  });

  it("answers a question out of scope with empty lists and no assessment", async () => {
    const { status, body } = await ask(
      {
        concern: "What is the best pizza recipe in Los Angeles or Texas?",
        jurisdiction: "CA",
        city: "",
        includeCityLaws: false,
      },
      paying,
    );
    expect([status, body]).toEqual([200, { relevantLaws: [], relevantCases: [], riskAssessment: null, hints: [] }]);
  });

  it.each([
    [{ concern: "", jurisdiction: "CA" }, "Please enter a search query"],
    [{ concern: "   ", jurisdiction: "CA" }, "Please enter a search query"],
    [{ concern: "x".repeat(2_001), jurisdiction: "CA" }, "2,000 characters"],
    [{ concern: "word ".repeat(10_000), jurisdiction: "CA" }, "2,000 characters"],
    [{ concern: "breaks", jurisdiction: "ZZ" }, 'There is no state "ZZ"'],
    [{ concern: "breaks", jurisdiction: "CA, Atlantis", includeCityLaws: true }, "Atlantis"],
    [
      { concern: "breaks", jurisdiction: "CA, New York City", includeCityLaws: true },
      "is a city of New York, not of California",
    ],
  ])("refuses %j with a sentence", async (body, message) => {
    const answer = await ask(body, paying);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain(message);
  });

  it.each(["\u0001\u0007", "<b>breaks</b> & 'x'; --", "مرحبا بالعالم", "😀😀", "breaks & | ! ( :*", "the of and"])(
    "takes %j without failing",
    async (text) => {
      const { status } = await ask({ concern: text, jurisdiction: "CA", city: "", includeCityLaws: false }, paying);
      expect([200, 422]).toContain(status);
    },
  );

  it("leaves no history: the screens and the caller keep it themselves", async () => {
    await ask({ concern, jurisdiction: "DE" }, paying);
    expect(await db().searchHistory.count()).toBe(0);
  });
});

it("tells the rule before its exceptions when asked whether a dismissal needs a reason", async () => {
  const answerIn = async (jurisdiction: string) => {
    const found = await retrieve("can I fire someone for no reason", await placeOf({ jurisdiction }));
    return assessConcern(found)?.directAnswer.replace(/<[^>]+>/g, "") ?? "";
  };
  expect(await answerIn("TX")).toMatch(
    /^(?:Texas: Either side may end the job at any time|In Texas, an employer may dismiss for)/,
  );
  expect(await answerIn("CA")).toMatch(
    /^(?:California: Employment without a specified term may be ended by either side|In California, a statute presumes)/,
  );
});

it.each([
  ["NY", "How much paid sick leave do we owe?", /^In New York, an employer with .* employees/],
  ["GA", "Do I have to give sick days with 20 employees?", /^No\. In Georgia, an employer need not offer sick leave/],
  [
    "MS",
    "Employee fell from a ladder, we have 4 employees. Do we need workers comp?",
    /^Not at your size\. In Mississippi, an employer with 5 or more/,
  ],
  ["CO", "non-compete for an employee who earns $90,000 in Colorado", /^No\. .*\$130,014/],
  ["KS", "Supervisor told a 58 year old he is too old and fired him", /^No\. In Kansas, .*because of age/],
  [
    "CO",
    "Fired an employee today, is it ok to pay her on the next payday?",
    /^(?:No\. )?In Colorado, .*discharges .* immediately/,
  ],
  ["TX", "We fired a driver on Monday. How many days do we have to pay him?", /^In Texas, .*6 calendar days/],
  ["SC", "Can a 17 year old work until midnight on a school night?", /16- and 17-year-olds have no state limit/],
  [
    "NC",
    "Employee with 11 months of service wants FMLA",
    /^Under federal law, an employee with less than 12 months of service has no right/,
  ],
  [
    "NV",
    "worker posted on facebook about pay and conditions, can we fire her",
    /^No\. Under federal law, .*pay and working conditions/,
  ],
  ["FL", "an employee cut his thumb, who pays the ER", /^In Florida, an injured employee receives medical care/],
  [
    "CA",
    "Bereavement leave: her father passed away, she has been here 20 days",
    /^Not yet\. In California, .*5 days of bereavement/,
  ],
  ["NV", "worker paid $14 per hour worked 10 hours in one day, overtime?", /^In Nevada, .*8 hours in a workday/],
  ["CA", "My employee's father died, employee wants 5 days off", /^In California, .*bereavement/],
  ["TX", "a worker died on our site", /^Under federal law, a death must be reported to OSHA within 8 hours/],
  ["TX", "can we require employees to sign a noncompete", /^(?!.*\bpost\b).*covenant/],
  ["CT", "can we check what employees type on their computers", /^In Connecticut, written notice/],
  [
    "GA",
    "fired him because he filed workers comp claim",
    /^Under federal law, nobody may be dismissed for claiming compensation/,
  ],
  ["NY", "terminated after workers compensation claim", /^In New York, .*who claimed compensation/],
  ["GA", "fired her after she reported medicaid fraud", /^(?:No\. )?In Georgia, .*false Medicaid claims/],
  ["MO", "at-will employment", /^In Missouri, an employee without a contract .* at will/],
])("answers in %s, first, what is asked: %s", async (jurisdiction, text, first) => {
  const made = assessConcern(await retrieve(text, await placeOf({ jurisdiction }), { parts: true }));
  expect(made?.directAnswer.replace(/<[^>]+>/g, "")).toMatch(first);
});

it.each([
  // The act that is told goes before its occasion, and before the law of another trade.
  ["MI", "worker reported us to MIOSHA, we cut his shifts", /may not (?:discharge|retaliate|punish)|nobody may/],
  // Days that are told are held against the deadline.
  ["NH", "fired him monday, paid him thursday", /^(?!Too late).*72 hours/],
  // Leave for any reason is what 'paid leave' asks for; sizes that a law reaches later are told.
  // The very point.
  ["MI", "must he pay union dues in Michigan", /^In Michigan, .*dues or fees/],
  ["LA", "14 weeks off for pregnancy complications, 30 employees", /4 months/],
  ["IL", "driver quit, when is his last check due, he owes us $500", /^In Illinois, .*next regular payday/],
  // Premises.
  ["OR", "we pay tipped staff $2.13, that's the federal tipped wage so it's fine", /^(?:No\. )?In Oregon, /],
  ["NY", "Isn't the minimum wage 15 everywhere in New York?", /^No\. .*\$17\.00 .*\$16\.00/],
])("answers in %s what is told: %s", async (jurisdiction, text, said) => {
  const made = assessConcern(await retrieve(text, await placeOf({ jurisdiction }), { parts: true }));
  expect(made?.directAnswer.replace(/<[^>]+>/g, "")).toMatch(said);
});

it("a city's law for larger employers is told, and what smaller ones owe", async () => {
  const place = await placeOf({ jurisdiction: "PA", city: "Philadelphia" });
  const made = assessConcern(await retrieve("server wants paid sick time, 9 employees", place, { parts: true }));
  expect(made?.directAnswer.replace(/<[^>]+>/g, "")).toMatch(/^Not at your size\. In Philadelphia, an/);
});

it.each([
  [
    "which states have a minimum wage of $15 or more",
    /Connecticut \(\$16\.94\).*Illinois.*Maryland.*Massachusetts.*Washington/,
  ],
  ["which states are right to work", /Alabama.*Indiana.*Kentucky.*Wisconsin.*Wyoming/],
  ["which states ban noncompetes", /California.*Minnesota.*North Dakota.*Oklahoma/],
])("a list of states is read from the records of all of them: %s", async (text, said) => {
  const found = await retrieve(text, await placeOf({ jurisdiction: "ALL" }), { parts: true });
  const made = assessConcern(found);
  expect(made?.directAnswer.replace(/<[^>]+>/g, "")).toMatch(said);
  const ground = {
    laws: [...found.laws, ...(found.everyState ?? [])],
    cases: found.cases,
    place: found.question.place,
  };
  expect(made && checkAssessment(made, ground)).toEqual([]);
});

it("leaves out what only shares a word with the question", async () => {
  const made = assessConcern(
    await retrieve("can employees record meetings secretly", await placeOf({ jurisdiction: "NY" })),
  );
  expect(made?.directAnswer).not.toContain("personnel files");
});

it("answers what is asked of a waiter, not what is known of waiters", async () => {
  const place = await placeOf({ jurisdiction: "CA" });
  const broken = await retrieve("Can we make a waiter pay for a broken plate", place, { parts: true });
  expect(assessConcern(broken)?.directAnswer).toMatch(/breakage .*may not be deducted/);
  expect(assessConcern(broken)?.directAnswer).not.toMatch(/\btips?\b/);
  const wage = await retrieve("minimum wage for servers", await placeOf({ jurisdiction: "TX" }), { parts: true });
  expect(wage.question.topics.map(({ topic }) => topic)).toEqual(expect.arrayContaining(["min_wage", "tips"]));
});

it.each(["CA", "NY", "WA"])(
  "does not answer a general question of %s from a law of one trade",
  async (jurisdiction) => {
    const place = await placeOf({ jurisdiction });
    const retrieval = await retrieve("Do we have to give meal breaks?", place, { parts: true });
    expect(retrieval.laws[0]?.slug).toBe(`${jurisdiction.toLowerCase()}-meal-rest-breaks`);
    expect(assessConcern(retrieval)?.directAnswer).not.toMatch(/warehouse|quota/i);
  },
);

it("is answered by the law next to it where a place has none on what is asked", async () => {
  const { question, laws } = await retrieve("hotel housekeeper room quota", await placeOf({ jurisdiction: "MT" }));
  expect(question.topics.map(({ topic }) => topic)).toEqual(["workplace_safety"]);
  expect(laws.map(({ slug }) => slug)).toContain("osh-act-general-duty-clause");
});

describe("a question of several parts", () => {
  it.each([
    [
      "FL",
      "She was fired the day after she asked about overtime and we haven't paid out her vacation",
      [/may not discharge or punish an employee for asking about overtime/, /No Florida state law on vacation payout/],
    ],
  ])("is answered on each: %s", async (jurisdiction, concern, said) => {
    const { body } = await ask({ concern, jurisdiction, city: "", includeCityLaws: false }, paying);
    const answer: string = body.riskAssessment.directAnswer.replace(/<[^>]+>/g, "");
    for (const part of said) expect(answer).toMatch(part);
    const found = body.relevantLaws.map(({ id }: { id: number }) => id);
    for (const { lawId } of body.riskAssessment.citations) if (lawId) expect(found).toContain(lawId);
  });

  it("reads nothing into words that are no part of it", async () => {
    const concern =
      "My forms have the old dates and it makes me sick to look at them. What do I do about an expired I-9?";
    const { body } = await ask({ concern, jurisdiction: "NC", city: "", includeCityLaws: false }, paying);
    expect(body.riskAssessment.directAnswer).not.toMatch(/sick leave/i);
  });

  it("a worker who called OSHA is protected: the agency is not the act", async () => {
    const concern = "A worker called OSHA about the forklift and now the supervisor put him on nights";
    const { body } = await ask({ concern, jurisdiction: "NJ", city: "", includeCityLaws: false }, paying);
    expect(body.riskAssessment.directAnswer).toMatch(/^<p><strong>No\.<\/strong> New Jersey: C/);
  });
});
