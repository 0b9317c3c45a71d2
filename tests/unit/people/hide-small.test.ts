import { describe, expect, it } from "vitest";
import { columnSums, hideSmall, LEAST_SHOWN } from "~/domain/people/eeo/hide-small";

describe("sums that tell of nobody singly", () => {
  it("hide what is under five, and more until five people are hidden together", () => {
    expect(hideSmall([12, 7, 0])).toEqual({ cells: [12, 7, null], total: 19 });
    expect(hideSmall([12, 7, 2])).toEqual({ cells: [12, null, null], total: 21 });
    expect(hideSmall([12, 3, 2])).toEqual({ cells: [12, null, null], total: 17 });
    expect(hideSmall([9, 4])).toEqual({ cells: [null, null], total: 13 });
    expect(hideSmall([1, 2, 1])).toEqual({ cells: [null, null, null], total: null });
    expect(columnSums([hideSmall([12, 7, 2]), hideSmall([6, 8, 9])])).toEqual([18, null, null]);
  });

  it("leave no group of one to four people that the rest of its row tells, whatever the row", () => {
    // Every row of four groups up to nine people.
    for (let code = 0; code < 10 ** 4; code += 1) {
      const cells = [...String(code).padStart(4, "0")].map(Number);
      const { cells: shown, total } = hideSmall(cells);
      for (const [at, cell] of shown.entries())
        if (cell !== null) expect(cells[at]).toBeGreaterThanOrEqual(LEAST_SHOWN);
      if (total === null) continue;
      const hidden = shown.filter((cell) => cell === null).length;
      const rest = total - shown.reduce<number>((sum, cell) => sum + (cell ?? 0), 0);
      expect(rest === 0 || (rest >= LEAST_SHOWN && hidden > 1), String(cells)).toBe(true);
    }
  });
});
