import { describe, expect, it } from "vitest";
import { isForSmaller, isOfAnotherSize, tellsSizesApart } from "~/domain/research/answer/reading/sizes";

describe("the size of employer that a sentence speaks of", () => {
  it.each([
    ["An employer with 100 or more employees must give 56 hours.", 12, true],
    ["An employer with 100 or more employees must give 56 hours.", 100, false],
    ["An employer with 5 to 99 employees must give 40 hours.", 12, false],
    ["An employer with 5 to 99 employees must give 40 hours.", 4, true],
    ["An employer with 5 to 99 employees owes 40 paid hours; other small employers 40 unpaid hours.", 4, false],
    ["An employer with fewer than 5 employees gives unpaid leave.", 5, true],
    ["Employers of more than 1,000 workers must file.", 1000, true],
    ["An employer of 10 or fewer must grant 40 hours.", 10, false],
    ["A small business of up to 25 employees must let them bank 40 hours.", 26, true],
    ["The yearly cap is 40 hours with employers of 15 or more employees and 24 hours with smaller ones.", 3, false],
    ["An employer of 20 or more must allow 56 hours, and an employer of 11 to 19 must allow 40 hours.", 12, false],
    ["Victims have 4 weeks with 1 to 14 employees, 8 weeks with 15 to 49 and 12 weeks with 50 or more.", 60, false],
    ["Coverage is compulsory from 5 employees.", 3, true],
    ["An employer with 100 or more employees must give 56 hours.", null, false],
  ])("%s Said of %s employees, it is for others: %s", (text, employees, isOther) => {
    expect(isOfAnotherSize(text, employees)).toBe(isOther);
  });

  it("knows sentences that tell sizes apart", () => {
    expect(tellsSizesApart("Leave is paid at 18 or more employees and unpaid but protected below.")).toBe(true);
    expect(tellsSizesApart("An employer with 18 or more employees must give 40 hours.")).toBe(false);
  });

  it("knows the law that is for smaller employers only", () => {
    expect(isForSmaller("Insured plans of employers with 1 to 19 employees.", 30)).toBe(true);
    expect(isForSmaller("Insured plans of employers with 1 to 19 employees.", 12)).toBe(false);
    expect(isForSmaller("Employers with 5 or more employees.", 30)).toBe(false);
  });
});
