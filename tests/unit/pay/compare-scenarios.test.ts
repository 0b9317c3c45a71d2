import { describe, expect, it } from "vitest";
import { calculatePay, compareScenarios, netBreakdown, PAY_PERIODS } from "../../../web/domain/pay/index";
import { request } from "./request";

const first = request({ annualSalary: 60_000, state: "CA" });

describe("two scenarios compared", () => {
  const rows = (second: Parameters<typeof request>[0], span: "period" | "annual" = "period") => {
    const [quick, precise] = compareScenarios(first, request({ annualSalary: 60_000, state: "CA", ...second }));
    const pick = (method: typeof quick) => new Map(method?.[span].map((row) => [row.key, row]));
    return { quick: pick(quick), precise: pick(precise), cost: precise?.employerCost };
  };

  it("two states: the state tax goes, the federal tax stays", () => {
    const { precise } = rows({ state: "TX" });
    expect(precise.get("stateTax")).toMatchObject({ second: 0 });
    expect(precise.get("stateTax")?.first).toBeGreaterThan(0);
    expect(precise.get("federalTax")?.difference).toBe(0);
  });

  it("a raise of 5,200 a year is 200 more gross every two weeks, by both methods", () => {
    const { quick, precise, cost } = rows({ annualSalary: 65_200 });
    expect(quick.get("grossPay")?.difference).toBe(200);
    expect(precise.get("grossPay")?.difference).toBe(200);
    expect(precise.get("netPay")?.difference).toBeLessThan(200);
    expect(cost?.difference).toBeGreaterThan(200);
  });

  it("a 401(k) lowers the net by less than itself in precise, by itself in quick", () => {
    const given = { retirement401k: { mode: "dollar", value: 100 } } as const;
    const { quick, precise } = rows(given);
    expect(quick.get("netPay")?.difference).toBe(-100);
    expect(precise.get("netPay")?.difference).toBeGreaterThan(-100);
  });

  it("the same scenario twice differs in nothing", () => {
    for (const row of rows({}).precise.values()) expect(row.difference).toBe(0);
  });

  it("the difference of the net is the sum of the differences of its lines", () => {
    for (const span of ["period", "annual"] as const) {
      const { precise } = rows({ state: "NY", city: "New York", annualSalary: 91_000 }, span);
      const plus = new Set(["grossPay", "customAdditions"]);
      let sum = 0;
      for (const row of precise.values()) {
        if (row.key !== "netPay") sum += Math.round(row.difference * 100) * (plus.has(row.key) ? 1 : -1);
      }
      expect(sum).toBe(Math.round((precise.get("netPay")?.difference ?? 0) * 100));
    }
  });

  it("leaves out what is zero in both", () => {
    const { precise } = rows({ state: "TX" });
    expect([...precise.keys()]).not.toContain("healthInsurance");
    expect([...precise.keys()]).toContain("grossPay");
  });

  it("shows gross and net also where there is no pay at all", () => {
    for (const { period, annual } of compareScenarios(request(), request())) {
      expect(period.map(({ key }) => key)).toEqual(["grossPay", "netPay"]);
      expect(annual.map(({ key }) => key)).toEqual(["grossPay", "netPay"]);
    }
  });
});

describe("where the pay goes", () => {
  it.each(PAY_PERIODS)("%s: the five parts add up to gross and additions, to the cent", (payPeriod) => {
    const given = request({
      annualSalary: 123_456,
      payPeriod,
      state: "NJ",
      retirement401k: { mode: "percent", value: 5 },
      healthInsurance: 33.33,
      customItems: [
        { name: "car", amount: 50, type: "addition" },
        { name: "loan", amount: 12.5, type: "deduction" },
      ],
    });
    const { quick, precise } = calculatePay(given);
    for (const amounts of [quick, precise, quick?.annual, precise?.annual]) {
      if (!amounts) throw new Error("no result");
      const parts = netBreakdown(amounts);
      const sum = parts.reduce((total, part) => total + Math.round(part.amount * 100), 0);
      expect(sum).toBe(Math.round(amounts.grossPay * 100) + Math.round(amounts.customAdditions * 100));
      expect(parts.map(({ name }) => name)[0]).toBe("Net pay");
    }
  });
});
