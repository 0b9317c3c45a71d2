import { describe, expect, it } from "vitest";
import { likeness, shinglesOf } from "~/domain/research/corpus/checks/near-identical";
import { numbersIn, states } from "~/domain/research/corpus/checks/numbers";

describe("likeness of two texts", () => {
  const text = "An employer in Ohio must give each employee a meal break of 30 minutes after 5 hours of work.";

  it("is 1 for one sentence stamped over two states", () => {
    const other = text.replace("Ohio", "Utah");
    expect(likeness(shinglesOf(text, ["Ohio"]), shinglesOf(other, ["Utah"]))).toBe(1);
  });

  it("is low when the laws say different things", () => {
    const other = "Minors under 18 may not work more than 5 hours in Utah without half an hour for lunch.";
    expect(likeness(shinglesOf(text, ["Ohio"]), shinglesOf(other, ["Utah"]))).toBeLessThan(0.2);
  });
});

describe("numbers in prose", () => {
  const numbers = numbersIn(
    "Pay $1,275.50 within three business days, or 1.5 times the rate after 40 hours; an 8-hour day, 25% at most.",
  );

  it("are found as dollars, words, decimals and percent", () => {
    expect(numbers.dollars.has(1275.5)).toBe(true);
    expect(states(numbers, { kind: "days" }, 3)).toBe(true);
    expect(states(numbers, { kind: "times" }, 1.5)).toBe(true);
    expect(states(numbers, { kind: "hours" }, 8)).toBe(true);
    expect(states(numbers, { kind: "percent" }, 25)).toBe(true);
  });

  it("are not taken for another unit", () => {
    expect(states(numbers, { kind: "days" }, 40)).toBe(false);
    expect(states(numbers, { kind: "money" }, 40)).toBe(false);
  });

  it("may say a span in another unit", () => {
    expect(states(numbersIn("Within 1 year of hire."), { kind: "days" }, 365)).toBe(true);
    expect(states(numbersIn("A break of half an hour."), { kind: "minutes" }, 30)).toBe(true);
  });
});
