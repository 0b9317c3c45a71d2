import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { checkCorpus } from "~/domain/research/corpus/check-corpus";
import { dueBy } from "~/domain/research/corpus/due";
import { payTableOf } from "~/domain/research/corpus/pay-wages";
import { readCorpusFiles } from "~/domain/research/corpus/read-files";
import payTable from "../../../web/domain/pay/tables/minimum-wage.json";
import { emptyCorpus } from "./fixture";

const CORPUS = resolve(import.meta.dirname, "../../../prisma/corpus");

const WAGES = `read: 2026-11-20
sources: {page: {title: a page}}
federal: {review: 2027-11-01, rates: [{rate: 7.25, from: 2009-07-24, level: source, source: page}]}
states:
- state: DE
  review: 2026-12-01
  rates:
  - {rate: 15.00, from: 2025-01-01, tipped: 2.23, level: source, source: page}
  - {rate: 16.00, from: 2027-01-01, level: source, source: page}
locals:
- {state: DE, name: Dover, kind: city, codes: [dover], review: 2026-12-01, rates: [{rate: 17.00, from: 2026-01-01, level: source, source: page}, {rate: null, from: 2026-07-01, level: source, source: page}]}
exemptSalaries: []
`;

const LAW = `state: DE
name: Delaware
read: 2026-11-20
code: {name: Delaware Code, url: "https://delcode.delaware.gov"}
agencies:
  dol: {name: Delaware Department of Labor, url: "https://labor.delaware.gov"}
laws:
- slug: de-min-wage
  title: Delaware Minimum Wage Act
  citations: [19 Del. C. 902]
  topics: [min_wage]
  verifiedAsOf: 2026
  level: source
  source: a page that was read
  applies: {text: Employers with employees in Delaware.}
  summary: An employer must pay $15.00 an hour and $2.23 in cash to tipped staff.
  provisions:
  - {point: rate, mood: must, text: "An employer must pay at least $15.00 an hour in any occupation.", value: {dollars: 15, per: hour}, from: 2025-01-01, next: {from: 2027-01-01, value: {dollars: 16, per: hour}}, pin: "902"}
  - {point: tipped, mood: may, text: "A tipped employee may get $2.23 an hour in cash.", pin: "902"}
  - {point: local_rates, mood: is, text: "Dover asks for more, and $16.00 follows in 2027.", pin: "902"}
  none: [deadline, notice]
  agency: dol
  remedies: [none stated]
  figures: {rate: 15.00, rateFrom: 2025-01-01, tipped: 2.23, nextRate: 16.00, nextFrom: 2027-01-01}
`;

/** The corpus of one state and its wages, with one thing replaced in either file. */
function corpusWith([from, to]: [string, string] = ["", ""]) {
  const root = emptyCorpus();
  writeFileSync(join(root, "states/de.yaml"), LAW.replace(from, to));
  writeFileSync(join(root, "wages.yaml"), WAGES.replace(from, to));
  return checkCorpus(root, { today: "2026-11-20", only: "states/de.yaml" });
}

const wageProblems = (change?: [string, string]): string[] =>
  corpusWith(change)
    .problems.filter(({ rule }) => rule === "wage" || rule === "schema")
    .map(({ message }) => message);

describe("the one table of wages", () => {
  it("is the table of the pay calculator: 0 differences", () => {
    const { wages } = readCorpusFiles(CORPUS, "wages.yaml");
    expect(wages && payTableOf(wages.value)).toEqual(payTable);
  });

  it("agrees with a record that says the same", () => {
    expect(wageProblems()).toEqual([]);
  });

  const DIFFERENT: [what: string, change: [string, string], message: RegExp][] = [
    [
      "another rate in the head of the record",
      ["figures: {rate: 15.00", "figures: {rate: 14.00"],
      /\$14 from 2025-01-01 is \$15/,
    ],
    ["another day", ["rateFrom: 2025-01-01", "rateFrom: 2024-01-01"], /from 2024-01-01 is not/],
    ["another cash wage", ["tipped: 2.23, nextRate", "tipped: 2.13, nextRate"], /the cash wage is \$2.23/],
    ["another next rate", ["nextRate: 16.00", "nextRate: 15.50"], /wages.yaml has nextRate: 16, nextFrom: 2027-01-01/],
    [
      "a next rate that is known by now",
      ["nextRate: 16.00", "nextRate: null"],
      /wages.yaml has nextRate: 16, nextFrom: 2027-01-01/,
    ],
    [
      "a sentence with another rate",
      ["value: {dollars: 15, per", "value: {dollars: 14, per"],
      /\$14 an hour from 2025-01-01 is not/,
    ],
    [
      "a sentence whose next rate is known by now",
      [", value: {dollars: 16, per: hour}}", "}"],
      /2027-01-01: wages.yaml has \$16/,
    ],
    [
      "a head that does not say what comes",
      [", nextRate: 16.00, nextFrom: 2027-01-01", ""],
      /wages.yaml has nextRate: 16, nextFrom: 2027-01-01/,
    ],
    [
      "a rate that no sentence says with its term",
      ["point: rate, mood", "point: rule, mood"],
      /a sentence at the point rate has the \$15/,
    ],
    ["a local rate that the law of the state does not name", ["Dover asks", "A city asks"], /does not name Dover/],
    [
      "an unknown rate in the record while the table knows it",
      ["figures: {rate: 15.00", "figures: {rate: null"],
      /the rate is known/,
    ],
    [
      "rates out of the order of their days",
      ["from: 2025-01-01, tipped", "from: 2028-01-01, tipped"],
      /in the order of their days/,
    ],
    [
      "a source that the file does not name",
      ["level: source, source: page}\n  - {rate: 16", "level: source, source: other}\n  - {rate: 16"],
      /no source "other"/,
    ],
  ];
  it.each(DIFFERENT)("refuses %s", (_what, change, message) => {
    expect(wageProblems(change).join("\n")).toMatch(message);
  });

  it("lists what falls due: reviews, unknown rises and sentences whose figure changes", () => {
    const { files, records } = corpusWith();
    expect(dueBy("2026-11-30", files, records)).toEqual([
      { on: "2026-07-01", where: "wages of Dover, DE", what: "the rate of this day is not known" },
    ]);
    expect(dueBy("2027-01-01", files, records).map(({ on, where }) => `${on} ${where}`)).toEqual([
      "2026-07-01 wages of Dover, DE",
      "2026-12-01 wages of Delaware",
      "2026-12-01 wages of Dover, DE",
      "2027-01-01 de-min-wage",
    ]);
  });
});
