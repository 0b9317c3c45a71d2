import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import { checkAssessment } from "../../quality/checker/check-assessment";
import { isSafeHtml } from "../../quality/checker/segments";
import { caseHit, law, lawsOf, retrievalOf, TODAY } from "./ground";

const OPENINGS = [
  "Do we have to",
  "Can we",
  "Is it legal to",
  "What happens if we",
  "How long must we",
  "Is it true that",
  "We already",
  "must I",
  "",
];
const MIDDLES = [
  "pay overtime after 8 hours a day",
  "fire a pregnant worker",
  "pay $9.00 an hour",
  "keep records for 90 days",
  "refuse sick leave",
  "ask about pay history",
  "wait 10 days with final pay",
  "federal vacation of 2 weeks",
];
const LAWS = lawsOf("FEDERAL", "DE", "TX");
const topics = [...new Set(LAWS.flatMap((record) => record.topics))];

const question = fc
  .tuple(fc.constantFrom(...OPENINGS), fc.constantFrom(...MIDDLES), fc.string({ maxLength: 40 }))
  .map((parts) => parts.join(" "));
const records = fc.uniqueArray(fc.integer({ min: 0, max: LAWS.length - 1 }), { minLength: 1, maxLength: 8 });

describe("any question over any records", () => {
  it("never yields a sentence that its record does not bear", () => {
    const property = fc.property(
      question,
      records,
      fc.constantFrom("DE", "CA", "TX", "ALL", "FEDERAL"),
      fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
      fc.subarray(topics, { minLength: 1, maxLength: 3 }),
      (text, chosen, state, employees, about) => {
        const laws = chosen.flatMap((at) => LAWS[at] ?? []);
        const retrieval = retrievalOf({ text, state, topics: about, employees, laws });
        const made = assessConcern(retrieval, TODAY);
        if (!made) return;
        expect(checkAssessment(made, { laws: retrieval.laws, cases: [], place: retrieval.question.place })).toEqual([]);
      },
    );
    fc.assert(property, { numRuns: 250, seed: 20261120 });
  });

  it("gives the same answer to the same question", () => {
    const retrieval = retrievalOf({
      text: "When is final pay due?",
      state: "CA",
      topics: ["final_pay", "pay_frequency"],
    });
    expect(assessConcern(structuredClone(retrieval), TODAY)).toEqual(assessConcern(retrieval, TODAY));
  });
});

describe("text of records", () => {
  it("is escaped whatever it holds", () => {
    const property = fc.property(fc.string({ maxLength: 60 }), (junk) => {
      const nasty = `An employer must pay <script>alert("${junk}")</script> & ${junk}.`;
      const laws = [
        {
          ...law("de-min-wage"),
          title: `<b>${junk}</b> Act`,
          summary: nasty,
          requirements: [nasty],
          requirementDetails: [{ text: nasty }],
        },
      ];
      const cases = [caseHit({ name: `<i>${junk}</i>`, match: "name" })];
      const made = assessConcern(
        retrievalOf({ text: "minimum wage", state: "DE", topics: ["min_wage"], laws, cases }),
        TODAY,
      );
      expect(made && isSafeHtml(made.directAnswer)).toBe(true);
    });
    fc.assert(property, { numRuns: 200, seed: 5 });
  });
});

describe("bad input", () => {
  const HARD = [
    "",
    " ",
    "?",
    "a".repeat(500),
    "fire ".repeat(100),
    "we ".repeat(160),
    "$1 ".repeat(160),
    "مرحبا بالعالم",
    "😀".repeat(100),
    "'; drop table laws; --",
    "!&|():*<->",
    "is the ".repeat(70),
    "report fired because after ".repeat(18),
  ];
  it.each(HARD)("%j is read within a blink and without harm", (text) => {
    const started = performance.now();
    assessConcern(retrievalOf({ text, state: "DE", topics: ["min_wage", "overtime"] }), TODAY);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
