import { beforeAll, describe, expect, it } from "vitest";
import { keepAsked, lawsNamed } from "~/domain/research";
import { placeOf, understandQuestion } from "~/domain/research/query/understand";
import { retrieve } from "~/domain/research/search/retrieve";
import { after, DAY_MS, HOUR_MS, now, shiftClock } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { asOwner, storeSmallLaw } from "./small-law";

useDatabase();

let ids: Map<string, number>;
let cookie: string;

beforeAll(async () => {
  ids = await storeSmallLaw();
  cookie = await sessionCookie(await makeUser({ accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) }));
});

type Found = { slug: string; jurisdiction: string; city: string | null };
type Query = Record<string, string>;

const search = (query: Query, caller: { cookie?: string } = { cookie }) =>
  callApi("GET", "/api/laws/search", { ...caller, query });
const slugs = async (query: Query): Promise<string[]> => (await search(query)).body.map(({ slug }: Found) => slug);

describe("laws by name, for the box that finds everything", () => {
  const named = async (state: string, city = "") =>
    (await lawsNamed("a", 50, { state, city })).map((law) => law.jurisdiction);

  it("begin with the chosen state's, then the federal ones, then those of others", async () => {
    const rankIn = (state: string) => (one: string) => (one === state ? 0 : one === "FEDERAL" ? 1 : 2);
    for (const state of ["TX", "CA"]) {
      const ranks = (await named(state)).map(rankIn(state));
      expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
      expect(ranks).toEqual(ranks.toSorted());
    }
    expect((await named("")).toSorted(), "nothing is left out").toEqual((await named("TX")).toSorted());
  });

  it("and within the state with those of all of it and of the chosen city", async () => {
    const wages = (city: string) => lawsNamed("minimum wage", 5, { state: "CA", city });
    expect((await wages("")).map(({ slug }) => slug).slice(0, 2)).toEqual(["ca-min-wage", "ca-los-angeles-min-wage"]);
    expect((await wages("los-angeles")).slice(0, 2).every(({ jurisdiction }) => jurisdiction === "CA")).toBe(true);
  });
});

describe("searching laws", () => {
  it("answers everyday words with the law of the state", async () => {
    expect((await slugs({ q: "do I have to give a lunch break", jurisdiction: "CA" }))[0]).toBe("ca-meal-rest-breaks");
    expect((await slugs({ q: "her last paycheck", jurisdiction: "TX" }))[0]).toBe("tx-final-pay");
  });

  it("never shows another state's law", async () => {
    for (const q of ["final pay", "overtime", "minimum wage", "Cal. Lab. Code 512", "California Final Wages Law"]) {
      const { body } = await search({ q, jurisdiction: "TX" });
      expect(body.filter(({ jurisdiction }: Found) => jurisdiction === "CA")).toEqual([]);
    }
  });

  it("puts an exact citation and an exact title first", async () => {
    expect((await slugs({ q: "Lab. Code 512", jurisdiction: "CA" }))[0]).toBe("ca-meal-rest-breaks");
    expect((await slugs({ q: "29 USC 207", jurisdiction: "CA" }))[0]).toBe("fed-overtime");
    expect((await slugs({ q: "California Final Wages Law", jurisdiction: "CA" }))[0]).toBe("ca-final-pay");
    expect((await slugs({ q: "FMLA", jurisdiction: "CA" }))[0]).toBe("fed-fmla");
  });

  it("leaves federal law out when it is switched off", async () => {
    expect(await slugs({ q: "overtime", jurisdiction: "CA" })).toEqual(["ca-overtime", "fed-overtime"]);
    expect(await slugs({ q: "overtime", jurisdiction: "CA", federal: "false" })).toEqual(["ca-overtime"]);
  });

  it("puts federal law before the statement that a state has none", async () => {
    expect(await slugs({ q: "overtime", jurisdiction: "TX" })).toEqual(["fed-overtime", "tx-overtime"]);
  });

  it("shows city law only when it is asked for", async () => {
    const base = { q: "minimum wage", jurisdiction: "CA" };
    expect(await slugs(base)).toEqual(["ca-min-wage", "fed-min-wage"]);
    expect(await slugs({ ...base, includeCityLaws: "false" })).not.toContain("ca-los-angeles-min-wage");
    expect((await slugs({ ...base, includeCityLaws: "true", city: "los-angeles" }))[0]).toBe("ca-los-angeles-min-wage");
    expect(await slugs({ ...base, includeCityLaws: "true" })).toContain("ca-los-angeles-min-wage");
  });

  it("searches every state when none is chosen", async () => {
    const found = (await search({ q: "final pay", jurisdiction: "ALL" })).body.map(
      ({ jurisdiction }: Found) => jurisdiction,
    );
    expect(new Set(found)).toEqual(new Set(["CA", "TX"]));
  });

  it("leaves out what begins at more employees when a head-count is given", async () => {
    expect(await slugs({ q: "family leave", jurisdiction: "CA" })).toEqual(["ca-family-medical-leave", "fed-fmla"]);
    expect(await slugs({ q: "family leave", jurisdiction: "CA", employees: "12" })).toEqual([
      "ca-family-medical-leave",
    ]);
    const { body } = await search({ q: "we have 12 employees, family leave", jurisdiction: "CA" });
    expect(
      body.map(({ slug, belowThreshold }: { slug: string; belowThreshold: boolean }) => [slug, belowThreshold]),
    ).toEqual([
      ["ca-family-medical-leave", false],
      ["fed-fmla", true],
    ]);
  });

  it("filters by category, by risk and by number", async () => {
    expect(await slugs({ q: "overtime or family leave", jurisdiction: "CA", category: "Leave and Benefits" })).toEqual([
      "ca-family-medical-leave",
      "fed-fmla",
    ]);
    expect(await slugs({ q: "overtime", jurisdiction: "CA", risk: "Low" })).toEqual([]);
    expect(await slugs({ q: "overtime", jurisdiction: "CA", limit: "1" })).toHaveLength(1);
  });

  it("reads a misspelled word as the known one and says so", async () => {
    expect((await slugs({ q: "ovetrime", jurisdiction: "CA" }))[0]).toBe("ca-overtime");
    const question = await understandQuestion("ovetrime", await placeOf({ jurisdiction: "CA" }));
    expect(question.hints.map(({ text }) => text)).toContain('Read "ovetrime" as "overtime".');
  });

  it("hints at another state that the question names", async () => {
    const question = await understandQuestion("final pay in Texas", await placeOf({ jurisdiction: "CA" }));
    expect(question.hints[0]).toMatchObject({ kind: "other-state", place: { state: "TX" } });
  });

  it("finds nothing outside employment law", async () => {
    for (const q of ["best pizza in town", "my landlord kept the deposit", "the of and to", "asdf qwer zxcv", "🙂🙂"]) {
      expect((await search({ q, jurisdiction: "CA" })).body, q).toEqual([]);
    }
  });

  it.each([
    ["time off for my kid at home sick", true],
    ["we fire up the grill at 4am, is that paid", true],
    ["overtime for hockey coaches", true],
    ["overtime in the hockey game", false],
    ["how much does a cook make", false],
    ["my contractor quit halfway through my kitchen", false],
    ["minimum wage in germany", false],
    ["can a school make my daughter cut her hair", false],
    ["how do I fire up an old lawn mower", false],
  ])("tells work from the rest of life: %s is work: %s", async (q, expected) => {
    expect((await understandQuestion(q, await placeOf({ jurisdiction: "CA" }))).inScope).toBe(expected);
  });
});

describe("what a visitor without access gets", () => {
  it("is the head of a law and at most 120 characters of it", async () => {
    const { body } = await search({ q: "overtime", jurisdiction: "CA" }, {});
    expect(body[0]).toMatchObject({ slug: "ca-overtime", locked: true });
    expect(body[0].summary.length).toBeLessThanOrEqual(120);
    for (const key of ["requirements", "penalties", "snippet"]) expect(body[0]).not.toHaveProperty(key);
    const text = JSON.stringify(body);
    expect(text).not.toContain("several trades");
    expect(text).not.toContain("civil penalty");
  });

  it("is no more when a record is opened by its address", async () => {
    const law = await callApi("GET", `/api/laws/${ids.get("ca-overtime")}`);
    expect(law.body).toMatchObject({ locked: true });
    expect(JSON.stringify(law.body)).not.toContain("civil penalty");
    const found = await callApi("GET", "/api/cases/brinker-v-superior-court-2012");
    expect(found.body).toMatchObject({ locked: true });
    for (const key of ["keyIssues", "legalPrecedent", "damages", "issue"]) expect(found.body).not.toHaveProperty(key);
  });
});

describe("records", () => {
  it("open by id and by slug with all that they hold", async () => {
    const byId = await callApi("GET", `/api/laws/${ids.get("ca-overtime")}`, { cookie });
    const bySlug = await callApi("GET", "/api/laws/ca-overtime", { cookie });
    expect(byId.body).toEqual(bySlug.body);
    expect(byId.body).toMatchObject({
      requirements: ["Pay overtime after 8 hours a day."],
      citations: ["Cal. Lab. Code 510"],
    });
  });

  it("are not there under a strange address", async () => {
    for (const id of ["999999", "no-such-law", "1'; drop table laws", "%00"]) {
      expect((await callApi("GET", `/api/laws/${encodeURIComponent(id)}`, { cookie })).status, id).toBe(404);
    }
    expect((await callApi("GET", "/api/cases/999999", { cookie })).status).toBe(404);
  });
});

describe("searching cases", () => {
  const cases = async (query: Query) => (await callApi("GET", "/api/cases/search", { cookie, query })).body;

  it("finds by topic, by parties and by citation", async () => {
    expect((await cases({ q: "lunch break" }))[0].slug).toBe("brinker-v-superior-court-2012");
    expect((await cases({ q: "Ragsdale v. Wolverine" }))[0].slug).toBe("ragsdale-v-wolverine-2002");
    expect((await cases({ q: "535 U.S. 81" }))[0]).toMatchObject({
      slug: "ragsdale-v-wolverine-2002",
      relevanceScore: 5,
    });
  });

  it("shows federal cases and those of the state, never of another", async () => {
    expect(await cases({ q: "final pay", jurisdiction: "CA" })).toEqual([]);
    expect((await cases({ q: "final pay", jurisdiction: "TX" }))[0].slug).toBe("young-v-texas-payroll-2001");
  });
});

describe("taxonomy, places and comparison", () => {
  it("lists the topics with their figures", async () => {
    const { body } = await callApi("GET", "/api/topics");
    const topic = body.find(({ slug }: { slug: string }) => slug === "min_wage");
    expect(topic).toMatchObject({ label: "Minimum wage", lawCount: 3, figures: [{ key: "rate", isMain: true }] });
  });

  it("lists the states with the wage in force and the next one", async () => {
    const { body } = await callApi("GET", "/api/states");
    expect(body.map(({ code }: { code: string }) => code)).toEqual(["CA", "TX"]);
    expect(body[0]).toMatchObject({
      minimumWage: { amountCents: 1690 },
      minimumWageOutOfDateSince: null,
      cities: [
        {
          code: "los-angeles",
          minWage: "$17.87/hr since Jul 1, 2025",
          minimumWage: { amountCents: 1787, next: { amountCents: 1834 } },
          minimumWageOutOfDateSince: null,
        },
      ],
    });
  });

  it("compares a topic across states for readers with access", async () => {
    const query = { topic: "min_wage", states: "CA,TX" };
    expect((await callApi("GET", "/api/laws/compare", { query })).status).toBe(402);
    const { body } = await callApi("GET", "/api/laws/compare", { query, cookie });
    expect(body.states).toMatchObject([
      { state: "FEDERAL", figures: [{ key: "rate", value: 725 }] },
      { state: "CA", law: { slug: "ca-min-wage" }, figures: [{ key: "rate", value: 1690 }] },
      { state: "TX", law: null, figures: [] },
    ]);
    const final = await callApi("GET", "/api/laws/compare", { query: { ...query, topic: "final_pay" }, cookie });
    expect(final.body.states[0]).toMatchObject({ state: "FEDERAL", law: null, silence: final.body.federalText });
    expect(body.states.map(({ silence }: { silence: string | null }) => silence)).toEqual([
      null,
      null,
      "Not in our records",
    ]);
    expect((await callApi("GET", "/api/laws/compare", { query: { topic: "nonsense" }, cookie })).status).toBe(422);
    expect((await callApi("GET", "/api/laws/compare", { query: { ...query, states: "ZZ" }, cookie })).status).toBe(422);
  });
});

describe("what binds in a state", () => {
  const compared = async (query: Record<string, string>) => {
    const { body } = await callApi("GET", "/api/laws/compare", { query, cookie });
    return body;
  };
  const rateIn = async (state: string, day?: string) => {
    const { states } = await compared({ topic: "min_wage", states: state, ...(day && { day }) });
    return states[1].binding.find(({ key }: { key: string }) => key === "rate");
  };

  it("is federal law where the state asks less or nothing, and the city that asks most is named", async () => {
    expect(await rateIn("TX")).toMatchObject({ value: 725, from: "federal", city: null });
    expect(await rateIn("CA")).toMatchObject({ value: 1690, from: "state" });
    const { states } = await compared({ topic: "min_wage", states: "ALL" });
    const rates = states
      .slice(1)
      .map(({ binding }: { binding: { key: string; value: number }[] }) => binding[0]?.value);
    expect(Math.min(...rates)).toBe(725);
  });

  it("is that of the day that was asked for", async () => {
    await asOwner((client) =>
      client.query(
        `insert into minimum_wages (jurisdiction, amount_cents, effective_from, confidence, kind)
         values ('CA', 1650, '2025-01-01', 'official', 'standard')`,
      ),
    );
    expect(await rateIn("CA", "2025-06-01")).toMatchObject({ value: 1650 });
    const { day, days } = await compared({ topic: "min_wage", states: "CA", day: "2025-06-01" });
    expect(day).toBe("2025-06-01");
    expect(days).toContain("2025-01-01");
    expect(
      (await callApi("GET", "/api/laws/compare", { query: { topic: "min_wage", day: "soon" }, cookie })).status,
    ).toBe(422);
  });
});

describe("a figure whose term is over", () => {
  const OLD = "Employers must pay at least $16.90 an hour.";
  const setNext = (next: object | null) =>
    asOwner((client) =>
      client.query("update laws set provisions = $1, requirements = $2, summary = $3 where slug = 'ca-min-wage'", [
        JSON.stringify([
          { point: "min_wage.rate", role: "rule", mood: "must", text: OLD, level: "source", cite: null, ...next },
        ]),
        [OLD],
        OLD,
      ]),
    );
  const compared = async () => {
    const query = { topic: "min_wage", states: "CA" };
    const { body } = await callApi("GET", "/api/laws/compare", { query, cookie });
    return body.states[1].figures[0];
  };
  const lawText = async () => (await callApi("GET", `/api/laws/${ids.get("ca-min-wage")}`, { cookie })).body;
  const value = { dollars: 16.9, per: "hour" };

  it("reads out of date since its day, in the comparison and in the law, and never as the present one", async () => {
    await setNext({ value, from: "2025-01-01", next: { from: "2026-01-02" } });
    expect(await compared()).toMatchObject({ key: "rate", value: null, outOfDateSince: "2026-01-02" });
    const { summary, requirements } = await lawText();
    for (const text of [summary, requirements[0]]) expect(text).toMatch(/Rate out of date since Jan 2, 2026/);
  });

  it("gives way to the next one where that is known", async () => {
    await setNext({ value, from: "2025-01-01", next: { from: "2026-01-02", value: { dollars: 17.4, per: "hour" } } });
    expect(await compared()).toMatchObject({ key: "rate", value: 1740, outOfDateSince: null });
    expect((await lawText()).requirements).toEqual([`${OLD} (Since Jan 2, 2026: $17.40 an hour.)`]);
  });

  it("stands until the day comes", async () => {
    await setNext({ value, from: "2025-01-01", next: { from: "2099-01-01" } });
    expect(await compared()).toMatchObject({ value: 1690, outOfDateSince: null });
    expect((await lawText()).requirements).toEqual([OLD]);
  });
});

describe("bad input", () => {
  it.each([
    ["", 422],
    ["   ", 422],
    ["\u0000\u0001", 422],
    ["x".repeat(2_001), 422],
    ["overtime ".repeat(10_000), 422],
    ["x".repeat(2_000), 200],
    ["a & b | !c <-> d:* ' \\ ( )", 200],
    ["'; drop table laws; --", 200],
    ["<script>alert(1)</script> overtime", 200],
    ["ساعات العمل الإضافية", 200],
    ["\u202eovertime\u202c", 200],
    ["🙂 overtime 🙂", 200],
    ["100% _ % overtime", 200],
    ["%00 %27", 200],
    ["((((((((((", 200],
  ])("q = %j answers %i", async (q, status) => {
    const answer = await search({ q: q.slice(0, 5_000), jurisdiction: "CA" });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body).toMatchObject({ code: "invalid", message: expect.stringMatching(/\w+/) });
  });

  it.each([
    [{ jurisdiction: "ZZ" }, 'There is no state "ZZ"'],
    [{ jurisdiction: "CA", city: "atlantis", includeCityLaws: "true" }, 'We hold no city "atlantis" for California.'],
    [
      { jurisdiction: "TX", city: "los-angeles", includeCityLaws: "true" },
      "Los Angeles is a city of California, not of Texas.",
    ],
  ])("says what is wrong with %j", async (place, message) => {
    const answer = await search({ q: "overtime", ...(place as Query) });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain(message);
  });

  it("gives up on a search that holds the database too long", async () => {
    const { inReading } = await import("~/domain/research/search/reading");
    await expect(inReading((client) => client.query("select pg_sleep(5)"))).rejects.toMatchObject({
      status: 503,
      code: "search_timeout",
    });
    expect(pool().waitingCount).toBe(0);
  });
});

describe("inside the product", () => {
  it("retrieves whole records with scores, laws and cases in one go", async () => {
    const { laws, cases, question } = await retrieve("lunch break", await placeOf({ jurisdiction: "CA" }));
    expect(question.topics[0]).toMatchObject({ topic: "meal_rest_breaks", because: ["lunch break"] });
    expect(laws[0]).toMatchObject({ slug: "ca-meal-rest-breaks", match: "topic", matchedTopic: "meal_rest_breaks" });
    expect(cases[0]?.slug).toBe("brinker-v-superior-court-2012");
  });
});

describe("the questions of programs", () => {
  const asked = async (text: string) => {
    await keepAsked();
    const sql = `select question, state, user_id as "userId", law_count as laws, case_count as cases
      from question_repository where question like $1 order by id`;
    return (await pool().query(sql, [text])).rows;
  };

  it("are kept masked, once for the search, the cases, the analysis and the note of one question", async () => {
    const user = await makeUser({ accessLevel: "unlimited" });
    const caller = { cookie: await sessionCookie(user) };
    const q = "does Maria Gonzalez get a lunch break at noon";
    const laws = await search({ q, jurisdiction: "CA" }, caller);
    const cases = await callApi("GET", "/api/cases/search", { ...caller, query: { q, jurisdiction: "CA" } });
    await callApi("POST", "/api/analyze-concern", { ...caller, body: { concern: q, jurisdiction: "CA" } });
    await callApi("POST", "/api/search-history", {
      ...caller,
      body: { query: q, jurisdiction: "CA", resultsCount: 3 },
    });
    expect(await asked("%lunch break at noon")).toEqual([
      {
        question: "does [name] get a lunch break at noon",
        state: "CA",
        userId: user.id,
        laws: laws.body.length,
        cases: cases.body.length,
      },
    ]);
    const { rows } = await pool().query("select total_searches as n from users where id = $1", [user.id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("are another search at another place, by another person and an hour later", async () => {
    const q = "who pays for the uniform of a cook";
    await search({ q, jurisdiction: "CA" });
    await search({ q, jurisdiction: "TX" });
    await search({ q, jurisdiction: "CA" }, {});
    expect((await asked(q)).map(({ state, userId }) => [state, userId !== null])).toEqual([
      ["CA", true],
      ["TX", true],
      ["CA", false],
    ]);
    shiftClock(HOUR_MS);
    await search({ q, jurisdiction: "CA" });
    expect(await asked(q)).toHaveLength(4);
    shiftClock(0);
  });

  it("wait while the database takes none", async () => {
    const q = "who pays for the training of a baker";
    await asOwner((client) => client.query("alter table question_repository rename to away"));
    await search({ q, jurisdiction: "CA" });
    await keepAsked();
    await asOwner((client) => client.query("alter table away rename to question_repository"));
    expect(await asked(q)).toHaveLength(1);
  });

  it("are noted at a place that exists", async () => {
    const body = { query: "lunch breaks", jurisdiction: "ZZ", resultsCount: 1 };
    const answer = await callApi("POST", "/api/search-history", { cookie, body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain("There is no state");
  });
});
