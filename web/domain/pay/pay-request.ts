import { z } from "zod";
import { FILING_STATUSES, PAY_PERIODS, PERIODS_PER_YEAR, TAX_YEARS } from "./pay-period";
import { stateCodeOf } from "./state-codes";

/** The most pay a year that the calculator takes: beyond it a figure is a slip of the keyboard. */
export const MOST_PAY_A_YEAR = 100_000_000;
export const MOST_BATCH_ITEMS = 10_000;

function amount(label: string, most = MOST_PAY_A_YEAR) {
  return z
    .number({ error: `${label} must be a number.` })
    .min(0, `${label} cannot be negative.`)
    .max(most, `${label} cannot be more than ${most.toLocaleString("en-US")}.`);
}

function choice<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  return z.enum(values, { error: `${label} must be one of: ${values.join(", ")}.` });
}

const text = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(100, `${label} is too long.`);
const flag = (label: string) => z.boolean({ error: `${label} must be true or false.` });

function state(label: string) {
  return text(label).transform((value, context) => {
    if (value === "") return "" as const;
    const code = stateCodeOf(value);
    if (code) return code;
    context.addIssue({ code: "custom", message: `Unknown state '${value}'. Use one of the 50 state codes or DC.` });
    return z.NEVER;
  });
}

function percentOrDollar(label: string) {
  return z
    .object({
      mode: choice(`${label} mode`, ["percent", "dollar"]).default("percent"),
      value: amount(label).default(0),
    })
    .refine((given) => given.mode === "dollar" || given.value <= 100, {
      path: ["value"],
      message: `${label} cannot be more than 100 percent.`,
    })
    .default({ mode: "percent", value: 0 });
}

const percent = (label: string) => amount(label, 100).default(0);

const customItem = z.object({
  name: text("Item name").default(""),
  amount: amount("Item amount").default(0),
  type: choice("Item type", ["deduction", "addition"]),
  category: text("Item category").default("Other"),
});

const w4 = z.object({
  version: choice("W-4 version", ["2020", "2019"]).default("2020"),
  step2Checkbox: flag("W-4 step 2").default(false),
  step3: amount("W-4 step 3").default(0),
  step4a: amount("W-4 step 4(a)").default(0),
  step4b: amount("W-4 step 4(b)").default(0),
  step4c: amount("W-4 step 4(c)").default(0),
});

const ytd = z.object({
  socialSecurityWages: amount("Year-to-date Social Security wages").default(0),
  medicareWages: amount("Year-to-date Medicare wages").default(0),
  futaWages: amount("Year-to-date FUTA wages").default(0),
  stateWages: amount("Year-to-date state wages").default(0),
  supplementalWages: amount("Year-to-date supplemental wages").default(0),
});

const rates = z.object({
  stateTaxRate: percent("State tax rate"),
  countyTaxRate: percent("County tax rate"),
  cityTaxRate: percent("City tax rate"),
  localTaxRate: percent("Local tax rate"),
  municipalTaxRate: percent("Municipal tax rate"),
});

/** One paycheck to work out, as POST /api/pay/calculate takes it. */
export const payRequestSchema = z
  .object({
    method: choice("Method", ["quick", "precise", "both"]).default("both"),
    taxYear: z
      .literal(TAX_YEARS, { error: `Tax year must be one of: ${TAX_YEARS.join(", ")}.` })
      .meta({ type: "integer", enum: [...TAX_YEARS] })
      .default(2026),
    payType: choice("Pay type", ["salary", "hourly"]).default("salary"),
    payPeriod: choice("Pay period", PAY_PERIODS).default("biweekly"),
    annualSalary: amount("Annual salary").default(0),
    hourlyRate: amount("Hourly rate", 10_000).default(0),
    hoursPerWeek: amount("Hours per week", 168).default(40),
    grossPay: amount("Gross pay").nullable().default(null),
    filingStatus: choice("Filing status", FILING_STATUSES).default("single"),
    allowances: amount("Allowances", 99).int("Allowances must be a whole number.").default(0),
    zip: text("ZIP code")
      .regex(/^(\d{5})?$/, "ZIP code must have 5 digits.")
      .default(""),
    state: state("State").default(""),
    county: text("County").default(""),
    city: text("City").default(""),
    workState: state("Work state").default(""),
    workCounty: text("Work county").default(""),
    workCity: text("Work city").default(""),
    rates: rates.nullable().default(null),
    retirement401k: percentOrDollar("401(k)"),
    rothIRA: percentOrDollar("Roth IRA"),
    healthInsurance: amount("Health insurance").default(0),
    customItems: z.array(customItem).max(100, "At most 100 custom line items.").default([]),
    section125: amount("Section 125 deductions").default(0),
    supplementalWages: amount("Supplemental wages").default(0),
    overtime: flag("Overtime").default(false),
    dailyHours: z
      .array(amount("Hours a day", 24))
      .length(7, "Give the hours of 7 days, or leave them out.")
      .nullable()
      .default(null),
    w4: w4.default(() => w4.parse({})),
    ytd: ytd.default(() => ytd.parse({})),
  })
  .superRefine((request, context) => {
    const yearly = (request.grossPay ?? 0) * PERIODS_PER_YEAR[request.payPeriod];
    if (yearly <= MOST_PAY_A_YEAR) return;
    const limit = MOST_PAY_A_YEAR.toLocaleString("en-US");
    context.addIssue({ code: "custom", path: ["grossPay"], message: `Gross pay cannot be more than ${limit} a year.` });
  });

/** Up to 10,000 paychecks in one call. */
export const payBatchSchema = z
  .array(payRequestSchema)
  .min(1, "Give at least one paycheck.")
  .max(MOST_BATCH_ITEMS, "At most 10,000 paychecks in one call.");

export type PayRequest = z.output<typeof payRequestSchema>;
export type PayRequestInput = z.input<typeof payRequestSchema>;
export type GivenRates = NonNullable<PayRequest["rates"]>;
