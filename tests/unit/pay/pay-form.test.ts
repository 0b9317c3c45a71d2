import { describe, expect, it } from "vitest";
import { readPayForm, secondScenario } from "~/app/areas/pay/calculator/form.server";
import { readableNumber } from "~/app/areas/pay/number.server";

const read = (query: string) => readPayForm(new URLSearchParams(query));

describe("numbers of the form", () => {
  it.each([
    ["", 0],
    ["abc", 0],
    ["NaN", 0],
    ["Infinity", 0],
    ["$1,234.50", 1234.5],
    ["6 %", 6],
    ["-5", -5],
    ["1e308", 1e308],
  ])("%j counts as %d", (text, value) => {
    expect(readableNumber(text)).toBe(value);
  });
});

describe("the paycheck in the URL", () => {
  it("is a whole request with the defaults of the specification", () => {
    const { request } = read("payType=salary&annualSalary=60000");
    expect(request).toMatchObject({
      payPeriod: "biweekly",
      hoursPerWeek: 40,
      allowances: 0,
      taxYear: 2026,
      rates: null,
    });
    expect(request).toMatchObject({ grossPay: null, dailyHours: null, overtime: false });
  });

  it("takes the W-4, the year so far, the place of work and own rates", () => {
    const query =
      "payType=salary&annualSalary=60000&w4Version=2020&w4Step2=1&w4Step3=2000&w4Step4a=1&w4Step4b=2&w4Step4c=3" +
      "&ytdSocialSecurity=10&ytdMedicare=11&ytdFuta=12&ytdState=13&ytdSupplemental=14&supplementalWages=500" +
      "&state=NJ&workState=NY&workCity=Yonkers&stateTaxRate=4&cityTaxRate=1&section125=20";
    expect(read(query).request).toMatchObject({
      w4: { version: "2020", step2Checkbox: true, step3: 2000, step4a: 1, step4b: 2, step4c: 3 },
      ytd: { socialSecurityWages: 10, medicareWages: 11, futaWages: 12, stateWages: 13, supplementalWages: 14 },
      workState: "NY",
      workCity: "Yonkers",
      rates: { stateTaxRate: 4, countyTaxRate: 0, cityTaxRate: 1, localTaxRate: 0, municipalTaxRate: 0 },
      supplementalWages: 500,
      section125: 20,
    });
  });

  it("takes custom lines with their kind and category, and leaves empty ones out", () => {
    const query =
      "payType=salary&itemName=Union&itemAmount=20&itemType=deduction&itemCategory=Union+dues" +
      "&itemName=&itemAmount=&itemType=deduction&itemCategory=Other&itemName=Car&itemAmount=$50&itemType=addition";
    expect(read(query).request?.customItems).toEqual([
      { name: "Union", amount: 20, type: "deduction", category: "Union dues" },
      { name: "Car", amount: 50, type: "addition", category: "Other" },
    ]);
  });

  it("takes the hours of seven days", () => {
    expect(read("payType=hourly&hourlyRate=20&dailyHours=10+8,8;8 8 0 0").request?.dailyHours).toEqual([
      10, 8, 8, 8, 8, 0, 0,
    ]);
  });

  it.each([
    ["annualSalary=-1", "annualSalary", /cannot be negative/],
    ["annualSalary=1e308", "annualSalary", /cannot be more than/],
    ["payType=hourly&hoursPerWeek=169", "hoursPerWeek", /cannot be more than 168/],
    ["retirement401k=101&retirement401kMode=percent", "retirement401k", /100 percent/],
    ["zip=9021", "zip", /5 digits/],
    ["state=ZZ", "state", /Unknown state/],
    ["dailyHours=8+8", "dailyHours", /hours of 7 days/],
    ["dailyHours=25+8+8+8+8+0+0", "dailyHours", /cannot be more than 24/],
    ["w4Step3=-2", "w4.step3", /W-4 step 3 cannot be negative/],
    ["ytdMedicare=-2", "ytd.medicareWages", /cannot be negative/],
    ["stateTaxRate=101", "rates.stateTaxRate", /cannot be more than 100/],
    ["itemName=a&itemAmount=-1&itemType=deduction", "customItems", /cannot be negative/],
    ["taxYear=1999", "taxYear", /Tax year must be one of/],
    ["payPeriod=hourly", "payPeriod", /Pay period must be one of/],
  ])("refuses %s and says why at its field", (query, field, message) => {
    const { request, problems } = read(query.startsWith("payType") ? query : `payType=salary&${query}`);
    expect(request).toBeNull();
    expect(problems[field]).toMatch(message);
  });
});

describe("the second scenario", () => {
  const second = (query: string) => secondScenario(new URLSearchParams(query));

  it("is none while nothing of it is filled in", () => {
    expect(second("payType=salary&annualSalary=60000&second_state=&second_retirement401kMode=percent")).toBeNull();
  });

  it("changes what is filled in and keeps the rest", () => {
    const params = second("payType=salary&annualSalary=60000&filingStatus=head&second_annualSalary=70000");
    expect(params?.get("annualSalary")).toBe("70000");
    expect(params?.get("filingStatus")).toBe("head");
  });

  it("another state leaves the place of the first behind", () => {
    const params = second("payType=salary&zip=10001&state=NY&county=New+York+County&city=New+York&second_state=TX");
    expect(params?.get("state")).toBe("TX");
    for (const name of ["zip", "county", "city"]) expect(params?.has(name)).toBe(false);
  });

  it("another city stays in the state", () => {
    const params = second("payType=salary&zip=10001&state=NY&city=New+York&second_city=Yonkers");
    expect(params?.get("city")).toBe("Yonkers");
    expect(params?.get("state")).toBe("NY");
    expect(params?.has("zip")).toBe(false);
  });

  it("another 401(k) comes with its own mode", () => {
    const query =
      "retirement401k=5&retirement401kMode=percent&second_retirement401k=100&second_retirement401kMode=dollar";
    const { request } = readPayForm(second(`payType=salary&${query}`) ?? new URLSearchParams());
    expect(request?.retirement401k).toEqual({ mode: "dollar", value: 100 });
  });
});
