import { beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";

useDatabase();

const calculate = (body: unknown, call: { key?: string; address?: string } = {}) =>
  callApi("POST", "/api/pay/calculate", { body, ...call });

const RESULT_FIELDS = [
  "grossPay",
  "federalTax",
  "stateTax",
  "localTax",
  "socialSecurity",
  "medicare",
  "medicareAdditional",
  "unemploymentFederal",
  "unemploymentState",
  "stateDisabilityInsurance",
  "retirement401k",
  "rothIRA",
  "healthInsurance",
  "customDeductions",
  "customAdditions",
  "netPay",
];

/** The call of the issue, every field in it. */
const WHOLE = {
  method: "both",
  taxYear: 2026,
  payType: "salary",
  payPeriod: "biweekly",
  annualSalary: 60_000,
  hourlyRate: 0,
  hoursPerWeek: 40,
  grossPay: null,
  filingStatus: "single",
  allowances: 0,
  zip: "",
  state: "CA",
  county: "",
  city: "",
  rates: null,
  retirement401k: { mode: "percent", value: 0 },
  rothIRA: { mode: "percent", value: 0 },
  healthInsurance: 0,
  customItems: [{ name: "", amount: 0, type: "deduction", category: "Other" }],
  section125: 0,
  supplementalWages: 0,
  w4: { version: "2020", step2Checkbox: false, step3: 0, step4a: 0, step4b: 0, step4c: 0 },
  ytd: { socialSecurityWages: 0, medicareWages: 0, futaWages: 0, stateWages: 0, supplementalWages: 0 },
};

describe("one paycheck", () => {
  it("answers both methods with every field of the specification, dollars with two decimals", async () => {
    const { status, body } = await calculate(WHOLE);
    expect(status).toBe(200);
    for (const method of ["quick", "precise"]) {
      for (const field of RESULT_FIELDS) {
        const amount = body[method][field];
        expect(amount, `${method} ${field}`).toBe(Math.round(amount * 100) / 100);
        expect(body[method].annual[field]).toBeTypeOf("number");
      }
      for (const part of ["statePrograms", "employer", "rates", "lines", "notes"])
        expect(body[method]).toHaveProperty(part);
    }
    expect(body.quick.grossPay).toBe(2307.69);
  });

  it("answers only the method that was asked for", async () => {
    expect(Object.keys((await calculate({ ...WHOLE, method: "quick" })).body)).toEqual(["quick"]);
    expect(Object.keys((await calculate({ ...WHOLE, method: "precise" })).body)).toEqual(["precise"]);
  });

  it("says of every line how it was worked out, from what source and how sure it is", async () => {
    const { body } = await calculate({ ...WHOLE, state: "NY", city: "New York" });
    for (const { lines } of [body.quick, body.precise]) {
      for (const line of lines) {
        expect(line.how.length).toBeGreaterThan(10);
        expect(line.source).toBeTruthy();
        expect(line.confidence).toBeTruthy();
      }
    }
    const federal = body.precise.lines.find(({ key }: { key: string }) => key === "federalTax");
    expect(federal.details.map(({ label }: { label: string }) => label)).toContain("Bracket row");
  });

  it("agrees with the IRS test sheet through the door too", async () => {
    const { body } = await calculate({ method: "precise", payPeriod: "weekly", grossPay: 2000 });
    expect(body.precise.federalTax).toBe(270.19);
  });

  it("takes own rates in place of the looked-up ones", async () => {
    const rates = { stateTaxRate: 4, countyTaxRate: 1, cityTaxRate: 0.5, localTaxRate: 0, municipalTaxRate: 0 };
    const { body } = await calculate({ ...WHOLE, method: "quick", payPeriod: "annually", rates });
    expect(body.quick).toMatchObject({ stateTax: 2400, localTax: 900 });
  });

  it("works out the place from a ZIP code", async () => {
    const { body } = await calculate({ method: "precise", annualSalary: 60_000, zip: "47401" });
    expect(body.precise.state).toBe("IN");
    expect(body.precise.localTax).toBeGreaterThan(0);
  });

  it("says so when deductions take more than there is", async () => {
    const { status, body } = await calculate({ method: "both", annualSalary: 1000, healthInsurance: 500 });
    expect(status).toBe(200);
    for (const result of [body.quick, body.precise]) {
      expect(result.netPay).toBeLessThan(0);
      expect(result.notes.join(" ")).toMatch(/nothing left to pay out/);
    }
  });
});

describe("bad input", () => {
  it.each([
    ["a negative salary", { annualSalary: -1 }, "annualSalary"],
    ["1e308", { annualSalary: 1e308 }, "annualSalary"],
    ["an empty text", { annualSalary: "" }, "annualSalary"],
    ["101 percent of 401(k)", { retirement401k: { mode: "percent", value: 101 } }, "retirement401k.value"],
    ["169 hours a week", { hoursPerWeek: 169 }, "hoursPerWeek"],
    ["a ZIP code of four digits", { zip: "9021" }, "zip"],
    ["an unknown state", { state: "ZZ" }, "state"],
    ["a year without tables", { taxYear: 2019 }, "taxYear"],
  ])("%s is 422 and names the field", async (_label, fields, path) => {
    const { status, body, headers } = await calculate({ ...WHOLE, ...fields });
    expect(status).toBe(422);
    expect(headers.get("content-type")).toMatch(/problem\+json/);
    expect(JSON.stringify(body)).toContain(path.split(".")[0]);
    expect(body.message).toBeTruthy();
  });

  it("NaN is no JSON: 400", async () => {
    expect((await calculate('{"annualSalary": NaN}')).status).toBe(400);
  });

  it("a city of another state gets no tax of its name, and a note", async () => {
    const { body } = await calculate({ method: "precise", annualSalary: 60_000, state: "TX", city: "Philadelphia" });
    expect(body.precise.localTax).toBe(0);
    expect(body.precise.notes.join(" ")).toMatch(/Philadelphia is known for a local tax in Pennsylvania, not in Texas/);
  });

  it("an unknown ZIP code is used for nothing, and a note says so", async () => {
    const { body } = await calculate({ method: "precise", annualSalary: 60_000, zip: "00000" });
    expect(body.precise.notes.join(" ")).toMatch(/ZIP code 00000 is not known/);
  });
});

describe("many paychecks", () => {
  const of = (index: number) => ({ method: "both", annualSalary: 30_000 + index, state: "CA" });

  it("answers 10,000 in one call, each as it is answered alone, without the explanations", async () => {
    const { status, body } = await calculate(Array.from({ length: 10_000 }, (_, index) => of(index)));
    expect(status).toBe(200);
    expect(body).toHaveLength(10_000);
    for (const index of [0, 4321, 9999]) {
      const alone = (await calculate(of(index))).body;
      expect(body[index].precise.netPay).toBe(alone.precise.netPay);
      expect(body[index].quick.netPay).toBe(alone.quick.netPay);
      expect(body[index].precise.lines).toEqual([]);
    }
  });

  it("refuses 10,001, none at all, and names the row that is wrong", async () => {
    expect((await calculate(Array.from({ length: 10_001 }, () => ({ annualSalary: 1 })))).status).toBe(422);
    expect((await calculate([])).status).toBe(422);
    const { status, body } = await calculate([of(1), { annualSalary: -5 }]);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(/1\W+annualSalary/);
  });
});

describe("who may ask", () => {
  let key: string;
  beforeAll(async () => {
    key = await apiKey(await makeUser());
  });

  it("everybody, with a key as well", async () => {
    expect((await calculate(WHOLE)).status).toBe(200);
    expect((await calculate(WHOLE, { key })).status).toBe(200);
  });
});
