import { describe, expect, it } from "vitest";
import { seatsOf } from "~/domain/people/overview/seats";

describe("seats", () => {
  it("are warned of from a tenth, and from two, before they run out", () => {
    expect(seatsOf(60, 53)).toEqual({ paid: 60, taken: 53, left: 7, state: "enough" });
    expect(seatsOf(60, 54).state).toBe("low");
    expect(seatsOf(5, 2).state).toBe("enough");
    expect(seatsOf(5, 3).state).toBe("low");
    expect(seatsOf(5, 5)).toMatchObject({ left: 0, state: "low" });
    expect(seatsOf(5, 6)).toMatchObject({ left: -1, state: "over" });
  });
});
