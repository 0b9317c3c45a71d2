import { describe, expect, it } from "vitest";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";

useDatabase();

const ask = (body: unknown) => callApi("POST", "/api/pay/total-compensation", { body });

describe("total compensation by the API", () => {
  it("answers four years and their sum: base, bonus, equity, sign-on in years 1 and 2", async () => {
    const offer = { baseSalary: 100_000, bonusPercent: 10, grantValue: 80_000, signOnYear1: 5000, signOnYear2: 2500 };
    const { status, body } = await ask(offer);
    expect(status).toBe(200);
    expect(body.years.map(({ total }: { total: number }) => total)).toEqual([135_000, 132_500, 130_000, 130_000]);
    expect(body.total.total).toBe(527_500);
    expect(body.warnings).toEqual([]);
  });

  it("counts the bonus amount when it is above 0", async () => {
    const { body } = await ask({ baseSalary: 100_000, bonusPercent: 10, bonusAmount: 7000 });
    expect(body.years[0].performanceBonus).toBe(7000);
  });

  it("warns of vesting that does not add up to 100 %", async () => {
    const { status, body } = await ask({ baseSalary: 1, grantValue: 1000, vestingYear1: 10 });
    expect(status).toBe(200);
    expect(body.warnings).toEqual(["Vesting adds up to 85 %, not 100 %."]);
  });

  it("compares two offers", async () => {
    const { body } = await ask({ first: { baseSalary: 100_000 }, second: { baseSalary: 90_000, signOnYear1: 50_000 } });
    expect(body).toMatchObject({ differenceByYear: [40_000, -10_000, -10_000, -10_000], difference: 10_000 });
    expect(body.higher).toBe("second");
  });

  it.each([
    ["a negative base", { baseSalary: -1 }],
    ["vesting over 100 percent", { baseSalary: 1, vestingYear1: 101 }],
    ["a text for a number", { baseSalary: "much" }],
    ["one of two offers", { first: { baseSalary: 1 } }],
    ["a field that is none", { baseSalary: 1, salary: 2 }],
    ["a refresh grant in year 5", { refreshGrants: [{ year: 5, value: 1 }] }],
  ])("refuses %s", async (_label, body) => {
    expect((await ask(body)).status).toBe(422);
  });
});
