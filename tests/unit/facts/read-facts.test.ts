import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { corpusRoot } from "~/domain/research";
import { factsFileSchema } from "~/domain/research/corpus/schema/facts-file";
import { contradictionIn, readFacts } from "~/domain/research/facts/read-facts";
import type { FactValue } from "~/domain/research/facts/types";

const { facts } = factsFileSchema.parse(parse(readFileSync(path.join(corpusRoot, "facts.yaml"), "utf8")));

/** A fact as a chip would show it. */
function shown(value: FactValue | undefined): string | number | boolean | null {
  if (!value) return null;
  switch (value.kind) {
    case "number":
      if (value.bounds.from === value.bounds.to) return value.bounds.from;
      return `${value.bounds.from} to ${value.bounds.to}`;
    case "span":
      return `${value.span.value} ${value.span.unit}`;
    case "clock":
      return value.minutes / 60;
    case "choice":
      return value.chosen.join(", ");
    case "yesno":
      return value.isTrue;
  }
}

describe("what a text tells of its case", () => {
  const told: [string, Record<string, unknown>][] = [
    ["nursing mom needs to pump, we only have a restroom, 22 employees", { employees: 22 }],
    [
      "She has been with us 14 months and works 24 hours a week, we have 55 people",
      { service: "14 months", hours_week: 24, hours_12_months: 1248, employees: 55 },
    ],
    ["One worked four 10 hour days at $18/hr", { days_worked: 4, hours_day: 10, pay_hour: 18 }],
    ["nurse aide worked three 13-hour shifts this week = 39 hrs at $22", { days_worked: 3, hours_day: 13 }],
    ["She works 24 hours a week since 3 months", { hours_week: 24, hours_12_months: null }],
    ["It isn't a driving job and there's no DOT or federal contract.", { federal_contract: false, employer: null }],
    ["We have 42 people in Houston. Our bookkeeper is due in April", { employees: 42 }],
    [
      "We have 42 employees in Dallas and 15 more at a branch in Tulsa, Oklahoma, about 260 miles away. A Dallas employee with 14 months of service wants FMLA.",
      { employees: 57, employees_within_75_miles: 42, service: "14 months" },
    ],
    [
      "15 year old wants to work at our pizza place til 9 on school nights",
      { age: 15, clock: 21, day: "before a school day" },
    ],
    ["Can our 15-year-old close at 9 on a Tuesday?", { age: 15, clock: 21 }],
    ["New hire started 60 days ago and wants tomorrow off. Shop has 6 people.", { service: "60 days", employees: 6 }],
    ["He's been here 6 weeks, we have 9 people.", { service: "6 weeks", employees: 9 }],
    [
      "Seattle cafe, paying $20 an hour to everyone, 11 staff. Good or short?",
      { pay_hour: 20, employees: 11, industry: "restaurant" },
    ],
    ["Office manager in Spokane, salary $76,000, does about 50 hours a week.", { pay_year: 76000, hours_week: 50 }],
    ["we pay our manager $45k a year", { pay_year: 45000 }],
    ["Warehouse lead worked one 13 hour day but only 37 hours for the week", { hours_day: 13, hours_week: 37 }],
    ["a ten hour shift without lunch", { shift_hours: 10 }],
    ["she worked seven days in a row", { days_in_row: 7 }],
    ["over 50 employees", { employees: "51 to Infinity" }],
    ["fewer than 15 employees", { employees: "0 to 14" }],
    ["twenty-five workers", { employees: 25 }],
    ["a dozen employees", { employees: 12 }],
    [
      "We're cutting 61 of 180 full-time workers at our Lakeland site in one week.",
      { employees: 180, jobs_lost: 61, jobs_lost_percent: 33.9 },
    ],
    ["we want to let go 80 of 200 at our plant", { employees: 200, jobs_lost: 80 }],
    ["3 of our 12 employees complained", { employees: 12, jobs_lost: null }],
    ["company of 10: do I need to give sick leave", { employees: 10 }],
    ["laying off 30 out of 75", { employees: 75 }],
    ["how many sick hours at a 20 person gym", { employees: 20 }],
    ["two employees are dating, one supervises the other", { employees: null }],
    ["Can I fire two people for comparing their wages at lunch?", { employees: null }],
    ["hiring 40 people, do we need e-verify", { employees: null }],
    ["Our 12 employees get nothing, and all 80 of them complain", { employees: null }],
    ["We have 12 employees. All 12 of them work here.", { employees: 12 }],
    ["1,200 employees", { employees: 1200 }],
    ["We're closing, 140 on payroll, about 55 people will lose their jobs", { employees: 140, jobs_lost: 55 }],
    ["She gave two weeks notice and quit", { notice_given: "2 weeks", separation: "quit" }],
    ["Let go on the 3rd, his check was 14 days late", { separation: "fired", late: "14 days" }],
    ["our bartender, 17, until 11 pm", { clock: 23, worker: "tipped" }],
    [
      "a developer who codes from his apartment quit with no notice; our handbook says PTO is lost",
      { remote: true, separation: "quit", written_policy: true },
    ],
    ["he never returned the laptop and never signed anything", { property_returned: false, written_consent: false }],
    ["what is the minimum wage", { employees: null, pay_hour: null, age: null }],
    ["barred from the store room for 3 reasons", { employees: null, industry: "retail" }],
  ];
  for (const [text, expected] of told) {
    it(text, () => {
      const found = readFacts(text, facts);
      const got = Object.fromEntries(Object.keys(expected).map((key) => [key, shown(found.get(key))]));
      expect(got).toEqual(expected);
    });
  }

  it.each([
    ["do our 12 employees get family leave, all 80 of them?", [12, 80]],
    ["We have 12 employees. Later: we have 15 people.", [12, 15]],
    ["we have 42 employees in Dallas and 15 more in Tulsa", []],
    ["our 30 workers in Ohio and our 12 workers in Maine", []],
    ["we have 12 employees, and federal law applies from 15 employees", []],
    ["we have 12 employees and hired 3 people", []],
  ])("of %j the numbers that contradict each other are %j", (text, numbers) => {
    expect(contradictionIn(text, facts)).toEqual(numbers);
  });

  it("is nothing of two thousand characters of one word, and comes back at once from numbers alone", () => {
    expect(readFacts("overtime ".repeat(220), facts).size).toBe(0);
    const started = performance.now();
    readFacts("12 ".repeat(700), facts);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
