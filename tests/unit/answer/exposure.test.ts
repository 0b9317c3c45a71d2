import { describe, expect, it } from "vitest";
import { exposureOf } from "~/domain/research/answer/risk/exposure";
import type { Provision } from "~/domain/research/corpus/record";
import type { Fact } from "~/domain/research/corpus/schema/facts-file";
import { exactly, type FactValue } from "~/domain/research/facts/types";
import { law } from "./ground";

const VOCABULARY = [
  {
    key: "affected",
    kind: "count",
    label: "Employees concerned",
    shown: "{value}",
    ask: "How many employees does it concern?",
  },
  { key: "repeated", kind: "yesno", label: "Not the first time", shown: "{value}", ask: "Has it happened before?" },
  { key: "amount", kind: "money", label: "Sum", shown: "{value}", ask: "How much is it about?" },
] as unknown as Fact[];

type Written = Partial<Provision> & { text: string };

/** A law with these sentences and nothing else, and the facts of the case. */
function exposed(sentences: Written[], facts: Record<string, FactValue> = {}, remedies: string[] = []) {
  const provisions = sentences.map(
    (one) => ({ point: "penalty", role: "penalty", level: "official", ...one }) as Provision,
  );
  const one = { ...law("flsa-minimum-wage"), provisions, remedies };
  return exposureOf([one], null, { facts: new Map(Object.entries(facts)), vocabulary: VOCABULARY });
}

const BY_PERIOD: Written = {
  text: "A civil penalty of $50 for each underpaid employee and pay period.",
  penalty: { kind: "civil", unit: "dollars", per: "employee and pay period", min: 50, max: 50 },
};

describe("what a breach could cost", () => {
  it("is the penalty times the employees times the periods of the case, said as it is reckoned", () => {
    const { laws, total, asked } = exposed([BY_PERIOD], { employees: exactly(12), pay_periods: exactly(8) });
    expect(laws[0]?.lines[0]).toMatchObject({
      sum: "$50 per employee per pay period x 12 employees x 8 pay periods = $4,800",
      from: 4800,
      to: 4800,
      onlyIf: null,
    });
    expect(total).toEqual({ from: 4800, to: 4800 });
    expect(asked).toEqual([]);
  });

  it("counts the employees concerned before all of them, and once where nobody told how many", () => {
    const some = exposed([BY_PERIOD], { employees: exactly(40), affected: exactly(3), pay_periods: exactly(2) });
    expect(some.total).toEqual({ from: 300, to: 300 });
    const none = exposed([BY_PERIOD]);
    expect(none.laws[0]?.lines[0]?.sum).toBe("$50 per employee per pay period x 1 employee x 1 pay period = $50");
    expect(none.asked.map(({ fact }) => fact)).toEqual(["affected"]);
  });

  it("takes a ceiling from nothing on, and the highest of several penalties of one law", () => {
    const { laws, total } = exposed([
      BY_PERIOD,
      { text: "A civil penalty of up to $1,000.", penalty: { kind: "civil", unit: "dollars", max: 1000 } },
    ]);
    expect(laws[0]?.penalties).toEqual({ from: 0, to: 1000 });
    expect(total).toEqual({ from: 0, to: 1000 });
  });

  it("counts what turns on an unknown fact to the most alone, asks for it, and leaves out what is not so", () => {
    const later: Written = {
      text: "A civil penalty of $250 for a later violation.",
      when: { repeated: "yes" },
      penalty: { kind: "civil", unit: "dollars", min: 250, max: 250 },
    } as unknown as Written;
    const open = exposed([later]);
    expect(open.laws[0]?.lines[0]).toMatchObject({ from: 0, to: 250, onlyIf: "not the first time" });
    expect(open.asked.map(({ fact }) => fact)).toEqual(["repeated"]);
    expect(exposed([later], { repeated: { kind: "yesno", isTrue: false } }).laws).toEqual([]);
    expect(exposed([later], { repeated: { kind: "yesno", isTrue: true } }).total).toEqual({ from: 250, to: 250 });
  });

  it("has damages beside penalties, and keeps criminal fines out of the total", () => {
    const { laws, total } = exposed(
      [
        BY_PERIOD,
        {
          text: "As much again as liquidated damages.",
          penalty: { kind: "damages", unit: "times unpaid wages", max: 1 },
        },
        { text: "A fine of up to $10,000.", penalty: { kind: "criminal", unit: "dollars", max: 10_000 } },
        {
          text: "A day's pay for each day late.",
          role: "rule",
          value: { fact: "pay_day", per: "day late", atMost: { days: 30 } },
        },
      ],
      { amount: exactly(1200), pay_day: exactly(200), late: { kind: "span", span: { value: 45, unit: "days" } } },
    );
    expect(laws[0]).toMatchObject({ fines: { from: 0, to: 10_000 }, damages: { from: 0, to: 6000 } });
    expect(laws[0]?.lines.map(({ sum }) => sum)).toEqual([
      "$50 per employee per pay period x 1 employee x 1 pay period = $50",
      "1 x $1,200 unpaid = $1,200",
      "up to $10,000 = up to $10,000",
      "30 days, the most that it counts, x $200 a day = $6,000",
    ]);
    expect(total).toEqual({ from: 50, to: 6050 });
  });

  it("says what it does not count and why, and makes no total of it", () => {
    const { laws, total, asked } = exposed(
      [
        { text: "Twice the unpaid wages.", penalty: { kind: "damages", unit: "times unpaid wages", max: 2 } },
        { text: "Up to 6 months in jail.", penalty: { kind: "criminal", unit: "months in jail", max: 6 } },
        {
          text: "$3,340 for each employee beyond the first 30.",
          penalty: { kind: "civil", unit: "dollars", per: "employee", max: 3340 },
        },
      ],
      { employees: exactly(40) },
      ["attorney fees", "civil penalty"],
    );
    expect(laws[0]?.notCounted.map(({ text, why }) => `${text} ${why}`)).toEqual([
      "Twice the unpaid wages. the unpaid sum is not told",
      "Up to 6 months in jail. it is no sum of money",
      "$3,340 for each employee beyond the first 30. it counts only what is beyond a number",
      "Attorney fees. the law names no sum",
    ]);
    expect(total).toBeNull();
    expect(asked.map(({ fact }) => fact)).toEqual(["amount"]);
  });
});
