import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import {
  divide,
  isForSmaller,
  isOfAnotherSize,
  sizesIn,
  tellsSizesApart,
} from "~/domain/research/answer/reading/sizes";
import { law, plain, retrievalOf, TODAY } from "./ground";

const answer = (ask: Parameters<typeof retrievalOf>[0]) =>
  plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");

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

  it.each([
    "Employees of employers who work 40 or more hours a week are covered.",
    "A mass layoff is one that hits 25 or more employees.",
    "The duty arises where an employer dismisses 50 or more employees within 30 days.",
    "Notice is due when 50 or more people lose their jobs.",
    "A contract of $100,000 or more binds the employer.",
    "A minor under 16 may not work for an employer after 7 p.m.",
  ])("is no number of other things: %s", (text) => {
    expect(sizesIn(text)).toEqual([]);
  });

  it("knows sentences that tell sizes apart, and two that do so together", () => {
    expect(tellsSizesApart("Leave is paid at 18 or more employees and unpaid but protected below.")).toBe(true);
    expect(tellsSizesApart("An employer with 18 or more employees must give 40 hours.")).toBe(false);
    expect(divide("An employer of 20 or more must do it.", "An employer with 19 or fewer employees need not.")).toBe(
      true,
    );
    expect(divide("An employer of 20 or more must do it.", "An employer with 50 or more employees must post it.")).toBe(
      false,
    );
  });

  it("knows the law that is for smaller employers only", () => {
    expect(isForSmaller("Insured plans of employers with 1 to 19 employees.", 30)).toBe(true);
    expect(isForSmaller("Insured plans of employers with 1 to 19 employees.", 12)).toBe(false);
    expect(isForSmaller("Employers with 5 or more employees.", 30)).toBe(false);
  });
});

describe("an answer to an employer of a size", () => {
  const sickLeave = { text: "How much paid sick leave do we owe?", state: "NY", topics: ["paid_sick_leave"] };

  it("leads with what that size owes", () => {
    expect(answer({ ...sickLeave, employees: 12 })).toMatch(/^In New York, an employer with 5 to 99 employees/);
    expect(answer({ ...sickLeave, employees: 120 })).toMatch(/^In New York, an employer with 100 or more employees/);
  });

  it("says that it depends on the size where none is named, and tells the sizes", () => {
    expect(answer(sickLeave)).toMatch(/^That depends on the number of employees\. .*100 or more.*5 to 99.*smaller/);
  });

  it("does not call leave paid that small employers give unpaid", () => {
    const ask = { text: "Do we have to give paid sick leave?", state: "MD", topics: ["paid_sick_leave"] };
    expect(answer({ ...ask, employees: 9 })).toMatch(/^No\. .*without pay/);
    expect(answer({ ...ask, employees: 40 })).not.toMatch(/^No\.|14 or fewer/);
  });

  it("leaves a law for smaller employers to them", () => {
    const ask = { text: "How long can they continue health insurance?", state: "DE", topics: ["mini_cobra"] };
    expect(law("de-mini-cobra").coveredText).toMatch(/1 to 19/);
    expect(answer({ ...ask, employees: 12 })).toMatch(/9 months/);
    expect(answer({ ...ask, employees: 40 })).toMatch(/does not reach you/);
  });
});
