import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReachedCount, signsOf } from "~/domain/hiring/fairness/bias-watch";
import { type GroupCount, impactOf, SMALLEST_SHOWN } from "~/domain/hiring/fairness/impact";
import { fisherExact, standardDeviations } from "~/domain/hiring/fairness/statistics";

const table = (selectedA: number, notA: number, selectedB: number, notB: number) => ({
  ...{ selectedA, notA, selectedB, notB },
});

describe("Fisher's exact test", () => {
  it.each([
    // Fisher's tea taster (The Design of Experiments; R, fisher.test: 0.4857).
    [table(3, 1, 1, 3), 0.4857],
    // Fisher's convictions of like-sex twins of criminals, 1962 (R, fisher.test, two-sided: 0.0005367).
    [table(2, 15, 10, 3), 0.0005367],
    // Studying among men and women (Wikipedia, "Fisher's exact test", two-sided: 0.002759).
    [table(1, 9, 11, 3), 0.002759],
    // All selected, or nobody: no table is less likely.
    [table(5, 0, 9, 0), 1],
    [table(0, 5, 0, 9), 1],
  ])("gives the published value for %o", (of, p) => {
    expect(fisherExact(of)).toBeCloseTo(p, 4);
  });

  it("is a probability, the same whichever group stands first, and stays exact for thousands", () => {
    const n = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(n, n, n, n, (a, b, c, d) => {
        const p = fisherExact(table(a, b, c, d));
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(fisherExact(table(c, d, a, b))).toBeCloseTo(p, 9);
        expect(fisherExact(table(b, a, d, c))).toBeCloseTo(p, 9);
      }),
    );
    expect(fisherExact(table(500, 4500, 500, 4500))).toBeCloseTo(1, 6);
    expect(fisherExact(table(400, 4600, 500, 4500))).toBeLessThan(0.001);
  });

  it("stands beside the standard deviations of the difference", () => {
    expect(standardDeviations(table(10, 90, 30, 70))).toBeCloseTo(-3.5355, 3);
    expect(standardDeviations(table(5, 5, 5, 5))).toBe(0);
    expect(standardDeviations(table(0, 10, 0, 10))).toBeNull();
  });
});

const groups = (...counts: [string, number, number][]): GroupCount[] =>
  counts.map(([category, pool, selected]) => ({ category, pool, selected }));
const verdicts = (of: GroupCount[]) => Object.fromEntries(impactOf(of).map((line) => [line.category, line.verdict]));

describe("the adverse-impact report", () => {
  it("compares with the highest rate by the four-fifths rule, as the guidelines' own example does", () => {
    // Questions and Answers on the Uniform Guidelines, 11: 60 of 120 against 25 of 80, ratio 62.5 percent.
    const lines = impactOf(groups(["A", 80, 48], ["B", 40, 12]));
    expect(lines[0]?.verdict).toBe("reference");
    expect(lines[1]?.ratio).toBeCloseTo(0.5, 6);
    expect(lines[1]?.shortfall).toBe(12);
    expect(lines[1]?.verdict).toBe("adverse_impact");
  });

  it("says that a group is too small rather than clearing or blaming it", () => {
    expect(verdicts(groups(["A", 20, 10], ["B", 10, 3]))).toEqual({ A: "reference", B: "too_small" });
    expect(verdicts(groups(["A", 100, 20], ["B", 100, 15]))).toMatchObject({ B: "below_four_fifths" });
    expect(verdicts(groups(["A", 100, 50], ["B", 100, 45]))).toMatchObject({ B: "no_sign" });
    expect(verdicts(groups(["A", 100, 0], ["B", 100, 0]))).toMatchObject({ B: "too_small" });
  });

  it("hides small groups, and never a single one where a sum would show it", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 7 }), (sizes) => {
        const lines = impactOf(sizes.map((pool, index) => ({ category: String(index), pool, selected: 0 })));
        const hidden = lines.filter(({ verdict }, index) => verdict === "hidden" && (sizes[index] ?? 0) > 0);
        const shown = lines.filter(({ verdict }) => verdict !== "hidden");
        for (const { pool } of shown) expect(pool).toBeGreaterThanOrEqual(SMALLEST_SHOWN);
        if (shown.length > 0) expect(hidden).not.toHaveLength(1);
      }),
    );
  });

  it("hides a second part of every total that a hidden group belongs to", () => {
    const lines = impactOf(
      groups(["F · X", 30, 3], ["F · Y", 2, 1], ["M · X", 40, 4], ["M · Y", 50, 5], ["M · Z", 3, 0], ["F · Z", 60, 1]),
      (category) => category.split(" · "),
    );
    for (const part of ["F", "M", "X", "Y", "Z"]) {
      const hidden = lines.filter(
        ({ category, verdict }) => category.split(" · ").includes(part) && verdict === "hidden",
      );
      expect(hidden, part).not.toHaveLength(1);
    }
  });
});

describe("the bias watch of a job", () => {
  const reached = (gender: string, mark: string, count: number): ReachedCount => ({ gender, race: null, mark, count });
  const pool = [
    ...[reached("Female", "applied", 50), reached("Female", "screening", 50), reached("Female", "hired", 20)],
    ...[reached("Male", "applied", 50), reached("Male", "screening", 50)],
  ];

  it("names the steps in which a group falls behind, by its strongest word, and no group", () => {
    const { signs, isTooSmall } = signsOf([...pool, reached("Male", "hired", 5)]);
    expect(signs.map(({ step, by, verdict }) => `${step} by ${by}: ${verdict}`).sort()).toEqual([
      "applied-hired by sex: adverse_impact",
      "screening-interviewing by sex: adverse_impact",
    ]);
    expect(JSON.stringify(signs)).not.toMatch(/male/i);
    expect(isTooSmall).toBe(false);
  });

  it("stays silent where nothing is wrong, and says where there is too little to tell", () => {
    expect(signsOf([...pool, reached("Male", "hired", 20)])).toEqual({ signs: [], isTooSmall: false });
    expect(signsOf([reached("Female", "applied", 4), reached("Male", "hired", 3)])).toEqual({
      signs: [],
      isTooSmall: true,
    });
    expect(signsOf([]).isTooSmall).toBe(true);
  });
});
