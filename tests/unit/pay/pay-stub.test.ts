import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { calculatePay, type PayRequestInput, payStub } from "../../../web/domain/pay/index";
import { request } from "./request";

async function pagesOf(fields: PayRequestInput, method: "quick" | "precise"): Promise<string[]> {
  const result = calculatePay(request(fields))[method];
  if (!result) throw new Error("no result");
  const data = new Uint8Array(await payStub(result, "2026-11-22"));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await task.destroy();
  return pages;
}

const GIVEN: PayRequestInput = { annualSalary: 60_000, state: "NY", city: "New York", filingStatus: "head" };

describe("the pay stub", () => {
  it.each(["quick", "precise"] as const)("%s: says on every page that it is an estimate", async (method) => {
    const pages = await pagesOf(GIVEN, method);
    expect(pages.length).toBeGreaterThanOrEqual(1);
    for (const page of pages) expect(page).toMatch(/ESTIMATE\. Not a pay record, not proof of income/);
  });

  it("holds the amounts of the paycheck and of the year", async () => {
    const text = (await pagesOf(GIVEN, "precise")).join(" ");
    const { precise } = calculatePay(request(GIVEN));
    const money = (amount = 0) => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
    expect(text).toContain("New York City tax");
    expect(text).toContain(money(precise?.netPay));
    expect(text).toContain(money(precise?.annual.netPay));
    expect(text).toContain(money(precise?.federalTax));
    expect(text).toMatch(/Tax year 2026, New York, head of household, paid for each two weeks\. Made 2026-11-22/);
  });

  it("takes names that the font cannot print, and very long ones, without failing", async () => {
    const item = (name: string) => ({ name, amount: 1, type: "deduction" as const });
    const text = (await pagesOf({ ...GIVEN, customItems: [item("工会 – dues"), item("x".repeat(100))] }, "quick")).join(
      " ",
    );
    expect(text).toContain("?? - dues");
  });

  it("goes on to further pages when there are many lines", async () => {
    const customItems = Array.from({ length: 100 }, (_, index) => ({
      name: `Line ${index + 1}`,
      amount: 1,
      type: "deduction" as const,
    }));
    const pages = await pagesOf({ ...GIVEN, customItems }, "precise");
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toMatch(/Page (\d+) of \1/);
    expect(pages.join(" ")).toContain("Line 100");
  });
});
