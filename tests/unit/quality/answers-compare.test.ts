import { describe, expect, it } from "vitest";
import { changesOf } from "../../quality/answers/compare";
import type { GivenAnswer } from "../../quality/answers/given-answer";

const answer = (changes: Partial<GivenAnswer> = {}): GivenAnswer => ({
  at: "CA",
  q: "When is the last check due?",
  risk: "High",
  isLedByMust: true,
  cites: ["ca-final-pay"],
  says: ["Yes. At once.", "Do: pay."],
  ...changes,
});
const why = (after: Partial<GivenAnswer>, before: Partial<GivenAnswer> = {}) =>
  changesOf([answer(before)], [answer(after)]).flatMap((change) => change.why);

describe("what changed in an answer", () => {
  it.each([
    [{}, {}, []],
    [{ risk: null, says: [], cites: [], isLedByMust: false }, {}, ["was answered, is refused"]],
    [{ isLedByMust: false, cites: ["ca-tips"] }, {}, ["led by a law that is wanted, no longer", "another rest"]],
    [{ says: ["No. Later."] }, {}, ["verdict: yes → no", "another first paragraph"]],
    [{ risk: "Low" }, {}, ["risk: High → Low", "another rest"]],
    [
      { hash: "b", says: undefined, cites: undefined },
      { hash: "a", says: undefined, cites: undefined },
      ["held out: changed"],
    ],
  ] as [Partial<GivenAnswer>, Partial<GivenAnswer>, string[]][])("%j after %j", (after, before, expected) => {
    expect(why(after, before)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(why(after, before)).toEqual([]);
  });

  it("is told the likely worst first", () => {
    const before = ["a", "b", "c"].map((q) => answer({ q }));
    const after = [answer({ q: "a", risk: "Critical" }), answer({ q: "b", risk: null }), answer({ q: "c" })];
    expect(changesOf(before, after).map((change) => change.after?.q)).toEqual(["b", "a"]);
  });
});
