import { describe, expect, it } from "vitest";
import { minorsAge } from "../../../web/domain/research/answer/reading/ages";

describe("the age of a minor", () => {
  it.each([
    ["Can a 17 year old work past midnight", 17],
    ["my nephew is 12, can he help", 12],
    ["hours for a 15 yo", 15],
    ["he is 45 and slow", null],
    ["a 12 hour shift", null],
    ["turned 16 hours ago", null],
  ])("%s", (question, age) => {
    expect(minorsAge(question)).toBe(age);
  });
});

describe("the age of a thing", () => {
  it.each([
    "Can we reject an applicant for a 12 year old conviction?",
    "a 15-year-old truck",
    "She has been with us for 12 years",
    "He was convicted 10 years ago",
  ])("is not that of a minor: %s", (text) => {
    expect(minorsAge(text)).toBeNull();
  });
});
