import { describe, expect, it } from "vitest";
import { addressWithout, besideFact, factEntries, readCaseFacts } from "~/app/areas/research/fact-address";
import { filterAddress } from "~/app/areas/research/results/result-filters";
import { readSearchRequest } from "~/app/areas/research/search-request";

const of = (text: string) => new URLSearchParams(text);

describe("facts in the address", () => {
  it("are given, withdrawn, and written as they were read", () => {
    const facts = readCaseFacts(of("fact.late=5+days&fact.willful=&without=separation"));
    expect(facts).toEqual({ late: "5 days", separation: null });
    expect(readCaseFacts(new URLSearchParams(factEntries(facts)))).toEqual(facts);
  });

  it("leave the rest of the address as it is", () => {
    const params = of("q=a&fact.late=5+days&fact.age=15&without=late&employees=3");
    expect(besideFact(params, "late")).toEqual([
      ["q", "a"],
      ["fact.age", "15"],
      ["employees", "3"],
    ]);
    expect(addressWithout(params, { fact: "late", from: "given" })).toBe("/dashboard?q=a&fact.age=15&employees=3");
    expect(addressWithout(of("q=a"), { fact: "late", from: "question" })).toBe("/dashboard?q=a&without=late");
  });

  it("know one number of employees, given as a fact or in the filters; the last one given holds", () => {
    expect(readSearchRequest(of("fact.employees=80"))).toMatchObject({ employees: 80, facts: {} });
    expect(readSearchRequest(of("fact.employees=over+60"))).toMatchObject({
      employees: null,
      facts: { employees: "over 60" },
    });
    expect(readSearchRequest(of("without=employees"))).toMatchObject({ employees: null, facts: { employees: null } });
    expect(readSearchRequest(of("without=employees&employees=5"))).toMatchObject({ employees: 5, facts: {} });
    const filters = filterAddress(of("q=a&fact.employees=80&employees=5&offer=Leave&show=Leave"));
    expect(readSearchRequest(filters)).toMatchObject({ employees: 5, facts: {} });
    expect(besideFact(filters, "employees")).toEqual([["q", "a"]]);
  });
});
