import { describe, expect, it } from "vitest";
import { isOfAnotherAge, minorsAge } from "../../../web/domain/research/answer/reading/ages";

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

  it.each([
    ["Minors aged 14 and 15 may work no more than 3 hours on a school day.", true],
    ["A minor under 16 may not work after 7 p.m.", true],
    ["Minors of 16 or 17 may work until midnight.", false],
    ["A minor of 16 or older may work until midnight.", false],
    ["A minor under 18 needs a permit.", false],
    ["Keep proof of age.", false],
  ])("of 17 is another than in '%s': %s", (sentence, isOther) => {
    expect(isOfAnotherAge(sentence, "Can a 17 year old close the shop")).toBe(isOther);
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
