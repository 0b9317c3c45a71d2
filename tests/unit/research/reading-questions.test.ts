import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headCountIn } from "~/domain/research/facts/head-count";
import { citationIndex, lawsCalled, lawsCited, sectionsIn } from "~/domain/research/query/citation-index";
import { correctSpelling, editDistance } from "~/domain/research/query/correct-spelling";
import { datesIn } from "~/domain/research/query/dates-in";
import type { Language } from "~/domain/research/query/language";
import { placesIn } from "~/domain/research/query/places-in";
import { readPlace } from "~/domain/research/query/read-place";
import { clauseStarts, readQuestionText, wordsOf } from "~/domain/research/query/read-text";

const gazetteer = {
  states: new Map([
    ["CA", "California"],
    ["NY", "New York"],
    ["OR", "Oregon"],
    ["TX", "Texas"],
    ["VA", "Virginia"],
    ["WA", "Washington"],
    ["WV", "West Virginia"],
  ]),
  cities: [
    { state: "CA", code: "los-angeles", name: "Los Angeles" },
    { state: "NY", code: "new-york-city", name: "New York City" },
    { state: "WA", code: "seattle", name: "Seattle" },
    { state: "OR", code: "portland", name: "Portland" },
  ],
};

describe("the text of a question", () => {
  it("refuses a blank one with the words of the specification", () => {
    for (const blank of ["", "   ", "\u0000\u0007", "\u200f\u202e", "<b></b>"]) {
      expect(() => readQuestionText(blank)).toThrow("Please enter a search query");
    }
  });

  it("refuses more than 2,000 characters, ten thousand words included", () => {
    expect(readQuestionText("a".repeat(2_000))).toHaveLength(2_000);
    expect(() => readQuestionText("a".repeat(2_001))).toThrow("up to 2,000 characters");
    expect(() => readQuestionText("overtime ".repeat(10_000))).toThrow("up to 2,000 characters");
  });

  it("keeps the words and drops markup, control and direction marks", () => {
    expect(readQuestionText("<script>x</script> meal\u0000 \u202ebreaks\n🙂")).toBe("x meal breaks 🙂");
  });

  it.each([
    ["how many sick hrs, we got 9 employees", "how many sick hours we got 9 employees"],
    ["HR lost my I-9", "hr lost my i9"],
    ["form I 9", "form i9"],
    ["a camera in the break room", "a camera in the breakroom"],
    ["we're 22 ppl", "we 22 people"],
    ["hours for a 15 yo", "hours for a 15 year old"],
    ["can't, won't, boss's", "can t won t boss s"],
  ])("reads '%s' as people mean it", (text, words) => {
    expect(wordsOf(text).join(" ")).toBe(words);
  });

  it("never yields a word with anything but letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(wordsOf(text).every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
      }),
    );
  });
});

describe("the clauses of a question", () => {
  it.each([
    ["quit friday, owner keeps my check", [2]],
    ["they fired me because I complained and cut my pay", [3, 6]],
    ["no lunch no pay slip", []],
    ["at $7.25, is that legal", [3]],
  ])("of %j begin at %j", (text, starts) => {
    expect([...clauseStarts(text, wordsOf(text).length)]).toEqual(starts);
  });

  it("are not told where the words do not come out the same", () => {
    expect(clauseStarts("quit friday, owner keeps my check", 5).size).toBe(0);
  });
});

describe("the head-count of a question", () => {
  it.each([
    ["we have 12 employees", 12],
    ["we're 22 people", 22],
    ["a chain with like 800 ppl", 800],
    ["I have 25 full timers", 25],
    ["with 1,200 workers in total", 1200],
    ["we are a 30 person company", 30],
    ["our restaurant has fifteen employees", 15],
    ["company of 80 laying off 30 people", 80],
    ["only 5 employees, paid sick leave", 5],
    ["does FMLA apply under 50 employees", 50],
    ["Do 8 employees get sick leave", 8],
    ["workers comp, 6 employees", 6],
    ["workers comp 6 employees", 6],
    ["small shop 12 ppl, paid days when they are ill", 12],
    ["they cut her hours and gave her no stool. 22 of us", 22],
    ["breaks to pump, how many and where? 9 employees", 9],
    ["30 employees being laid off out of 60, what notice", 60],
    ["is sick leave required for 20 workers", 20],
  ])("reads %j as %i", (text, count) => {
    expect(headCountIn(text)).toBe(count);
  });

  it.each([
    "I fired 3 employees last week",
    "layoff of 60 people at our plant, notice needed?",
    "30 employees being laid off, what notice",
    "we are closing, WARN notice due for 60 workers",
    "overtime after 40 hours",
    "a 15 year old worker",
    "how many employees",
    "do two employees who fight get fired",
    "lunch with two of us on shift",
  ])("finds none in %j", (text) => {
    expect(headCountIn(text)).toBeNull();
  });
});

describe("citations", () => {
  const law = (id: number, jurisdiction: string, citations: string[]) => ({
    ...{ id, jurisdiction, citations, slug: `law-${id}`, title: `Law ${id}`, city: null, popularNames: [] },
  });
  const index = citationIndex([
    law(1, "FEDERAL", ["29 U.S.C. 207", "29 CFR part 541"]),
    law(2, "CA", ["Cal. Lab. Code 512"]),
    law(3, "FEDERAL", ["29 U.S.C. 2601-2654"]),
    law(4, "DE", ["19 Del. C. 707"]),
    law(5, "FEDERAL", ["42 U.S.C. 2000e-2000e-17"]),
    law(6, "TX", ["Tex. Lab. Code 61.014"]),
    law(7, "FEDERAL", ["15 U.S.C. 1681-1681x"]),
    law(8, "FEDERAL", ["42 U.S.C. 207"]),
  ]);
  const found = (text: string, state = "") =>
    sectionsIn(text).flatMap((asked) =>
      lawsCited(
        index,
        asked,
        ({ jurisdiction }) => jurisdiction === "FEDERAL" || state === "" || jurisdiction === state,
      ),
    );

  it.each([
    ["29 USC 207", [1]],
    ["29 U.S.C. § 207(a)(1)", [1]],
    ["what does 29 united states code section 207 say", [1]],
    ["29 CFR part 541", [1]],
    ["Lab. Code 512", [2]],
    ["California Labor Code section 512", [2]],
    ["29 U.S.C. 2612", [3]],
    ["19 Del. C. § 707", [4]],
    ["42 U.S.C. 2000e-2", [5]],
    ["Tex. Lab. Code 61.014", [6]],
    ["15 USC 1681b", [7]],
  ])("finds the law of %j", (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it("finds the state's laws by a section without its code, where few have it", () => {
    const called = (text: string, state: string) =>
      sectionsIn(text).flatMap((asked) => lawsCalled(index, asked, ({ jurisdiction }) => jurisdiction === state));
    expect(called("what is section 512 notice", "CA")).toEqual([2]);
    expect(called("what is section 512 notice", "TX")).toEqual([]);
    expect(called("we have 512 employees", "CA")).toEqual([]);
  });

  it("needs the title of the code and never reads another state's code", () => {
    expect(found("section 207")).toEqual([]);
    expect(found("16 USC 207")).toEqual([]);
    expect(found("Cal. Lab. Code 512", "TX")).toEqual([]);
    expect(found("we have 512 employees")).toEqual([]);
  });
});

describe("places in a question", () => {
  const named = (text: string) =>
    placesIn(text, gazetteer).map(({ state, city }) => (city ? `${state}/${city.code}` : state));

  it.each([
    ["final pay in Texas", ["TX"]],
    ["overtime, TX", ["TX"]],
    ["minimum wage in Los Angeles", ["CA/los-angeles"]],
    ["West Virginia wage law", ["WV"]],
    ["minimum wage NYC", ["NY/new-york-city"]],
    ["employee or contractor", []],
    ["CAN I FIRE SOMEBODY OR NOT", []],
  ])("reads %j", (text, places) => {
    expect(named(text)).toEqual(places);
  });

  const wider = {
    states: new Map([...gazetteer.states, ["ME", "Maine"]]),
    cities: [
      ...gazetteer.cities,
      { state: "CA", code: "los-angeles-county", name: "Los Angeles County" },
      { state: "CA", code: "richmond", name: "Richmond" },
      { state: "ME", code: "portland", name: "Portland" },
    ],
  };
  const namedAt = (text: string, chosen: string) =>
    placesIn(text, wider, chosen).map(({ state, city }) => (city ? `${state}/${city.code}` : state));

  it.each([
    ["minimum wage in Los Angeles County", "ALL", ["CA/los-angeles-county"]],
    ["minimum wage in Richmond", "VA", []],
    ["minimum wage in Richmond", "CA", ["CA/richmond"]],
    ["minimum wage in Portland", "ALL", ["OR/portland"]],
    ["minimum wage in Portland, Maine", "ALL", ["ME/portland"]],
    ["minimum wage in Seattle, WA", "ALL", ["WA/seattle"]],
  ])("of towns with one name takes the one that %j at %s means", (text, chosen, places) => {
    expect(namedAt(text, chosen)).toEqual(places);
  });
});

describe("the chosen place", () => {
  it("reads every form that the calls send", () => {
    expect(readPlace({ jurisdiction: "CA" }, gazetteer)).toMatchObject({
      state: "CA",
      city: null,
      includeCityLaws: false,
    });
    expect(readPlace({ jurisdiction: "california" }, gazetteer).state).toBe("CA");
    expect(readPlace({ jurisdiction: "CA, all cities" }, gazetteer)).toMatchObject({
      city: null,
      includeCityLaws: true,
    });
    expect(readPlace({ jurisdiction: "CA, Los Angeles" }, gazetteer)).toMatchObject({
      city: { code: "los-angeles" },
      includeCityLaws: true,
    });
    expect(readPlace({}, gazetteer).state).toBe("ALL");
    expect(readPlace({ jurisdiction: "NY, New York" }, gazetteer).city?.code).toBe("new-york-city");
  });

  it("says what is wrong with an unknown state, an unknown city and a city of another state", () => {
    expect(() => readPlace({ jurisdiction: "ZZ" }, gazetteer)).toThrow('There is no state "ZZ"');
    expect(() => readPlace({ jurisdiction: "CA", city: "atlantis" }, gazetteer)).toThrow('We hold no city "atlantis"');
    expect(() => readPlace({ jurisdiction: "TX", city: "seattle" }, gazetteer)).toThrow(
      "Seattle is a city of Washington, not of Texas.",
    );
  });
});

describe("spelling", () => {
  const words = ["crimes", "overtime", "hiring", "vacation", "manager", "wages", "paycheck"];
  const language = {
    words: new Map(words.map((word) => [word, word])),
    vocabulary: new Map(words.map((word) => [word, { laws: 9, cases: 0 }])),
  } as Partial<Language> as Language;
  const read = (typed: string) =>
    correctSpelling([typed], new Map([[typed, typed]]), language, () => false).map(({ word }) => word);

  it.each([
    ["ovetrime", ["overtime"]],
    ["paychek", ["paycheck"]],
    ["vaction", ["vacation"]],
    ["manger", ["manager"]],
  ])("takes the slip %s for %j", (typed, word) => {
    expect(read(typed)).toEqual(word);
  });

  it.each(["cries", "hiking", "wagers", "vocation", "grimes"])("leaves %s alone, which is no slip", (typed) => {
    expect(read(typed)).toEqual([]);
  });
});

describe("small readings", () => {
  it("finds the days and years that are named", () => {
    expect(datesIn("fired on March 3, 2025 and again 2026-01-02")).toEqual(["2026-01-02", "2025-03-03"]);
    expect(datesIn("minimum wage in 2026")).toEqual(["2026"]);
  });

  it("counts insertions, deletions, replacements and swaps", () => {
    expect(editDistance("overtme", "overtime", 2)).toBe(1);
    expect(editDistance("vaction", "vacation", 2)).toBe(1);
    expect(editDistance("recieve", "receive", 2)).toBe(1);
    expect(editDistance("pizza", "overtime", 2)).toBeGreaterThan(2);
  });
});
