import { describe, expect, it } from "vitest";
import { chartOf } from "~/domain/people/directory/organization-chart";

const person = (id: number, managerId: number | null) => ({
  ...{ id, managerId, name: `Person ${id}`, title: null, department: null },
});

describe("the organization chart", () => {
  it("puts everybody below their manager, counts who is below, and starts with the largest tree", () => {
    const chart = chartOf([person(9, null), person(1, null), person(2, 1), person(3, 2), person(4, 2)]);
    expect(chart.map(({ id, below }) => [id, below])).toEqual([
      [1, 3],
      [9, 0],
    ]);
    expect(chart[0]?.reports[0]?.reports.map(({ id }) => id)).toEqual([3, 4]);
  });

  it("loses nobody whose manager is no longer here", () => {
    expect(chartOf([person(2, 1)]).map(({ id }) => id)).toEqual([2]);
  });
});
