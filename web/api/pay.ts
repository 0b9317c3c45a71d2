import { z } from "@hono/zod-openapi";
import {
  calculateBatch,
  calculatePay,
  compareOffers,
  offerSchema,
  payBatchSchema,
  payRequestSchema,
  totalCompensation,
} from "~/domain/pay";
import { endpoint } from "./endpoint";

const money = z.number().openapi({ description: "Dollars with two decimals", example: 1807.25 });

const Line = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(["earning", "addition", "tax", "deduction", "employer"]),
    amount: money,
    how: z.string(),
    source: z.string(),
    sourceYear: z.int().nullable(),
    confidence: z.string(),
    details: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  })
  .openapi("PayLine");

const amounts = {
  grossPay: money,
  federalTax: money,
  stateTax: money,
  localTax: money,
  socialSecurity: money,
  medicare: money,
  medicareAdditional: money,
  unemploymentFederal: money,
  unemploymentState: money,
  stateDisabilityInsurance: money,
  retirement401k: money,
  rothIRA: money,
  healthInsurance: money,
  section125: money,
  customDeductions: money,
  customAdditions: money,
  netPay: money,
};

const Result = z
  .looseObject({
    method: z.enum(["quick", "precise"]),
    taxYear: z.int(),
    ...amounts,
    statePrograms: z.record(z.string(), money),
    employer: z.looseObject({ socialSecurity: money, medicare: money, futa: money, suta: money }),
    rates: z.looseObject({ stateTaxRate: z.number(), localTaxRate: z.number(), totalRate: z.number() }),
    annual: z.object(amounts),
    lines: z.array(Line),
    notes: z.array(z.string()),
  })
  .openapi("PayResult");

const Answer = z.object({ quick: Result.optional(), precise: Result.optional() }).openapi("PayAnswer");
const Compensation = z.looseObject({ years: z.array(z.looseObject({})), warnings: z.array(z.string()) });

export const payEndpoints = [
  endpoint({
    method: "post",
    path: "/api/pay/calculate",
    operationId: "calculatePay",
    tag: "Pay",
    summary: "Take-home pay of one paycheck, or of up to 10,000",
    description:
      "Quick is the rough estimate, Precise the withholding by the official tables of the tax year. Each line says how it was worked out. A list answers a list, without the explanations.",
    who: "public",
    scope: "research:read",
    changesNothing: true,
    rate: { max: 120, windowSeconds: 60 },
    body: z.union([payBatchSchema, payRequestSchema]),
    bodyExample: { method: "both", annualSalary: 60000, payPeriod: "biweekly", state: "CA" },
    answers: {
      200: { description: "The paycheck, or one per paycheck of the list", schema: z.union([z.array(Answer), Answer]) },
    },
    handle: ({ body }) => (Array.isArray(body) ? calculateBatch(body, { explain: false }) : calculatePay(body)),
  }),
  endpoint({
    method: "post",
    path: "/api/pay/total-compensation",
    operationId: "totalCompensation",
    tag: "Pay",
    summary: "Four years of an offer, or two offers side by side",
    who: "public",
    scope: "research:read",
    changesNothing: true,
    body: z.union([z.object({ first: offerSchema, second: offerSchema }), offerSchema.strict()]),
    bodyExample: {
      company: "Miller Bakeries",
      roleTitle: "Payroll manager",
      baseSalary: 98000,
      bonusPercent: 8,
      grantValue: 40000,
    },
    answers: { 200: { description: "Base, bonus, equity and sign-on by year", schema: Compensation } },
    handle: ({ body }) => ("first" in body ? compareOffers(body.first, body.second) : totalCompensation(body)),
  }),
];
