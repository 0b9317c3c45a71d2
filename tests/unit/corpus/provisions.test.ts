import { describe, expect, it } from "vitest";
import { corpusRoot } from "~/domain/research";
import { checkCorpus } from "~/domain/research/corpus/check-corpus";
import { moodInWords, speaksAgainst } from "~/domain/research/corpus/mood-words";
import { rowOf } from "~/domain/research/editing/store-record";
import { completed, noneOf, provisionsOf } from "~/domain/research/editing/stored-provisions";
import { checkState, lawWith, problemsOf } from "./fixture";

const said = (provision: string) => problemsOf(lawWith(provision)).map(({ rule, message }) => `${rule}: ${message}`);
const TEXT = "text: An employer must give a second break of 10 minutes., pin: '707'";

describe("a provision is refused", () => {
  it.each([
    [`{mood: must, ${TEXT}}`, "schema"],
    [`{point: no_such_point, mood: must, ${TEXT}}`, 'point: there is no point "meal_rest_breaks.no_such_point"'],
    [`{point: rule, mood: must, when: {moon: full}, ${TEXT}}`, 'fact: there is no fact "moon"'],
    [`{point: rule, mood: must, when: {employees: many}, ${TEXT}}`, "fact: employees is a count"],
    [`{point: rule, mood: must, when: {separation: [fired, abducted]}, ${TEXT}}`, "fact: separation is a choice"],
    [`{point: rule, mood: must, when: {any: [{age: {below: 16}}, {age: old}]}, ${TEXT}}`, "fact: age is a age"],
    [`{point: rule, mood: must, when: {employees: {in: 20 weeks}}, ${TEXT}}`, "schema"],
    [`{point: rule, mood: must, value: {minutes: 10, hours: 1}, ${TEXT}}`, "schema"],
    [`{point: rule, mood: must, value: {earlierOf: [next payday]}, ${TEXT}}`, "schema"],
    [`{point: rule, ${TEXT}}`, "provision: `mood` is missing"],
    [
      "{point: rule, mood: must, text: An employer must give a second break of 10 minutes.}",
      "provision: `pin` is missing",
    ],
    [`{point: rule, mood: must, level: official, ${TEXT}}`, "trust: `official` needs `read"],
    [
      `{point: rule, mood: may, ${TEXT.replace("must give", "may not give")}}`,
      "mood: mood `may` and the words disagree",
    ],
    [`{point: notice, role: notice, mood: must, text: Post the notice of the state at work.}`, null],
    [`{point: rule, mood: must, level: official, read: {at: delcode.delaware.gov, on: 2026-11-24}, ${TEXT}}`, null],
  ])("%s", (provision, expected) => {
    const problems = said(provision);
    if (expected === null) expect(problems).toEqual([]);
    else expect(problems.join("\n")).toContain(expected);
  });

  it("where the record says both that there is none and what it is, or is silent on what it says", () => {
    const notice = "{point: deadline, role: deadline, mood: must, text: The break must fall within 8 hours.}";
    expect(said(notice).join()).toContain("none and some: deadline");
    const law = `${lawWith()}\n  silent: [rule, nowhere]`;
    const messages = problemsOf(law).map(({ message }) => message);
    expect(messages.join("\n")).toContain("silent on meal_rest_breaks.rule, yet a provision answers it");
    expect(messages.join("\n")).toContain('silent on a point that does not exist: "meal_rest_breaks.nowhere"');
  });
});

describe("the lists of a record", () => {
  it("show its provisions by what they do, and say none or unknown for what is not there", () => {
    const law = lawWith(
      "{point: records, role: record, mood: must, text: Keep the time records for 3 years., value: {years: 3}}",
      "{point: limitation, role: limitation, text: A claim must be brought within 2 years., value: {years: 2}, pin: 10 Del. C. 8111}",
      "{point: limitation, role: limitation, text: A willful breach has 3 years., value: {years: 3}}",
    );
    const { records } = checkState(law);
    expect(records.laws[0]).toMatchObject({
      deadlines: "none",
      notices: "unknown",
      penalties: "unknown",
      records: [{ text: "Keep the time records for 3 years.", years: 3 }],
      limitation: { text: "A claim must be brought within 2 years. A willful breach has 3 years.", years: 2 },
    });
  });

  it("give back the provisions of a row that was stored before there were any", () => {
    const { records } = checkCorpus(corpusRoot, { today: "2026-11-24", only: "states/de.yaml" });
    const laws = records.laws.filter(({ kind }) => kind === "law");
    expect(laws.length).toBeGreaterThan(20);
    for (const law of laws) {
      const { provisions, silent_points: _, ...older } = rowOf(law, undefined);
      // Several limits of time were stored as one text.
      const texts = (list: unknown) => {
        const said = list as { role: string; text: string }[];
        const limits = said.filter(({ role }) => role === "limitation").map(({ text }) => text);
        return [
          ...said
            .filter(({ role }) => role !== "limitation")
            .map(({ text }) => text)
            .sort(),
          limits.join(" "),
        ];
      };
      expect(texts(provisionsOf(older))).toEqual(texts(provisions));
      expect(noneOf(older)).toEqual(noneOf(rowOf(law, undefined)));
      expect(completed(older)).toMatchObject({ silent_points: [] });
    }
  });
});

describe("mood and words", () => {
  it.each([
    ["An employer may not withhold the last check.", "must not"],
    ["An employer must pay at once.", "must"],
    ["A notice is not required.", "need not"],
    ["An employer may pay by check.", "may"],
    ["A clause that waives the right is void.", "void"],
    ["A workweek has 7 days.", "is"],
  ] as const)("%s", (text, mood) => {
    expect(moodInWords(text)).toBe(mood);
    expect(speaksAgainst(mood, text)).toBe(false);
  });
});
