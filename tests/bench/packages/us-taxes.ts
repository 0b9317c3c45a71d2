import { readFileSync } from "node:fs";
import path from "node:path";
import usTaxes from "us-taxes";
import types from "us-taxes/lib/types.js";
import { bracketTax, UNITS_PER_CENT } from "../../../web/domain/pay/brackets";
import { calculatePay, type PayRequestInput, payRequestSchema } from "../../../web/domain/pay/index";
import { QUICK_SCHEDULES } from "../../../web/domain/pay/quick/estimate";
import { projectRoot } from "../../../web/platform/root";

const { calculateFederalIncomeTax } = usTaxes;

type Status = "single" | "married_jointly" | "married_separately" | "head";

const STATUS: Record<Status, types.FilingStatus> = {
  single: types.FilingStatus.Single,
  married_jointly: types.FilingStatus.MarriedJointly,
  married_separately: types.FilingStatus.MarriedSeparately,
  head: types.FilingStatus.HeadOfHousehold,
};

/** What the one npm package of this field answers, null where it throws. */
function packageTax(amount: number, status: Status, year: number): number | null {
  try {
    return calculateFederalIncomeTax({ amount, filingStatus: STATUS[status], year });
  } catch {
    return null;
  }
}

/** 2023 brackets on a yearly amount: the one task that the package and the quick estimate share. */
export function yearlyBrackets() {
  let same = 0;
  let answered = 0;
  let all = 0;
  let first = "";
  for (const status of Object.keys(STATUS) as Status[]) {
    for (let dollars = 500; dollars <= 700_000; dollars += 499) {
      const ours = Math.round(bracketTax(QUICK_SCHEDULES[status], dollars * 100) / UNITS_PER_CENT) / 100;
      const theirs = packageTax(dollars, status, 2023);
      all++;
      if (theirs !== null) answered++;
      if (theirs !== null && Math.abs(theirs - ours) < 0.005) same++;
      else first ||= `${status} ${dollars}: ours ${ours}, package ${theirs}`;
    }
  }
  return { all, answered, same, first };
}

const SHEET = JSON.parse(readFileSync(path.join(projectRoot, "tests/unit/pay/irs-test-sheet.json"), "utf8")) as {
  cases: [string, Status, NonNullable<PayRequestInput["payPeriod"]>, number, number, number, number][];
};

const PERIODS = { weekly: 52, biweekly: 26, "semi-monthly": 24, monthly: 12, annually: 1 };

/** The IRS's own test values of 2026: ours by Precise; the package by its newest year on the yearly pay, as it must be used. */
export function irsSheet() {
  const found = { all: SHEET.cases.length, ours: 0, packageOf2026: 0, packageOf2023: 0 };
  for (const [, status, payPeriod, gross, retirement, hsa, expected] of SHEET.cases) {
    const request = payRequestSchema.parse({
      method: "precise",
      filingStatus: status,
      payPeriod,
      grossPay: gross,
      retirement401k: { mode: "dollar", value: retirement },
      section125: hsa,
    });
    const near = (value: number | null | undefined) => value != null && Math.abs(value - expected) <= 0.02;
    if (near(calculatePay(request, { explain: false }).precise?.federalTax)) found.ours++;
    const yearly = (gross - retirement - hsa) * PERIODS[payPeriod];
    const each = (year: number) => {
      const tax = packageTax(yearly, status, year);
      return tax === null ? null : Math.round((tax / PERIODS[payPeriod]) * 100) / 100;
    };
    if (near(each(2026))) found.packageOf2026++;
    if (near(each(2023))) found.packageOf2023++;
  }
  return found;
}

/** One bracket sum by the package: what its speed has to be held against. */
export function packageSums(count: number): number {
  for (let index = 0; index < count; index++) packageTax(30_000 + index * 17, "single", 2023);
  return count;
}
