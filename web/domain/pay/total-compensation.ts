import { z } from "zod";
import { type Cents, rateOfPercent, share, toCents } from "./money";

export const COMPENSATION_YEARS = 4;

const dollars = (label: string) =>
  z
    .number({ error: `${label} must be a number.` })
    .min(0, `${label} cannot be negative.`)
    .max(1e9, `${label} is too large.`)
    .default(0);
const percent = (label: string) =>
  z
    .number({ error: `${label} must be a number.` })
    .min(0, `${label} cannot be negative.`)
    .max(100, `${label} cannot be more than 100 percent.`);

const vesting = z.array(percent("Vesting")).length(COMPENSATION_YEARS, "Give the vesting of 4 years.");

const refreshGrant = z.object({
  year: z
    .number({ error: "Grant year must be a number." })
    .int("Grant year must be a whole number.")
    .min(1, "Grant year must be 1 to 4.")
    .max(COMPENSATION_YEARS, "Grant year must be 1 to 4."),
  value: dollars("Refresh grant"),
  vesting: vesting.default([25, 25, 25, 25]),
});

/** An offer, with the fields of the compensation calculator. */
export const offerSchema = z.object({
  company: z.string().trim().max(200).default(""),
  roleTitle: z.string().trim().max(200).default(""),
  roleLevel: z.string().trim().max(50).default(""),
  location: z.string().trim().max(200).default(""),
  baseSalary: dollars("Base salary"),
  bonusPercent: percent("Bonus percentage").default(0),
  bonusAmount: dollars("Bonus amount"),
  signOnYear1: dollars("Sign-on bonus of year 1"),
  signOnYear2: dollars("Sign-on bonus of year 2"),
  grantValue: dollars("RSU grant value"),
  vestingYear1: percent("Vesting of year 1").default(25),
  vestingYear2: percent("Vesting of year 2").default(25),
  vestingYear3: percent("Vesting of year 3").default(25),
  vestingYear4: percent("Vesting of year 4").default(25),
  refreshGrants: z.array(refreshGrant).max(20, "At most 20 refresh grants.").default([]),
});

export type Offer = z.output<typeof offerSchema>;
export type OfferInput = z.input<typeof offerSchema>;

export interface CompensationYear {
  year: number;
  baseSalary: number;
  performanceBonus: number;
  equity: number;
  signOnBonus: number;
  total: number;
}

export interface TotalCompensation {
  years: CompensationYear[];
  total: Omit<CompensationYear, "year">;
  vestingTotal: number;
  warnings: string[];
}

/** The bonus amount counts when it is above 0, else the percentage of the base. */
function bonusOf(offer: Offer): Cents {
  if (offer.bonusAmount > 0) return toCents(offer.bonusAmount);
  return share(toCents(offer.baseSalary), rateOfPercent(offer.bonusPercent));
}

/** Grants vest from the year in which they are made, like the first one; what vests after year 4 is not counted. */
function equityOf(offer: Offer, year: number): Cents {
  const first = [offer.vestingYear1, offer.vestingYear2, offer.vestingYear3, offer.vestingYear4];
  let equity = share(toCents(offer.grantValue), rateOfPercent(first[year - 1] ?? 0));
  for (const grant of offer.refreshGrants) {
    const vests = grant.vesting[year - grant.year];
    if (vests !== undefined) equity += share(toCents(grant.value), rateOfPercent(vests));
  }
  return equity;
}

function warningsOf(offer: Offer, vestingTotal: number): string[] {
  const warnings: string[] = [];
  if (offer.grantValue > 0 && vestingTotal !== 100) warnings.push(`Vesting adds up to ${vestingTotal} %, not 100 %.`);
  offer.refreshGrants.forEach((grant, index) => {
    const sum = addPercents(grant.vesting);
    if (sum !== 100) warnings.push(`Vesting of refresh grant ${index + 1} adds up to ${sum} %, not 100 %.`);
  });
  if (offer.bonusAmount > 0 && offer.bonusPercent > 0)
    warnings.push("Bonus amount and percentage are both given; the amount counts.");
  return warnings;
}

function addPercents(parts: readonly number[]): number {
  return Number(parts.reduce((sum, part) => sum + part, 0).toFixed(6));
}

/** Four years of base salary, bonus, equity and sign-on of an offer, and their sum. */
export function totalCompensation(offer: Offer): TotalCompensation {
  const base = toCents(offer.baseSalary);
  const bonus = bonusOf(offer);
  const signOns = [toCents(offer.signOnYear1), toCents(offer.signOnYear2)];
  const sums = { baseSalary: 0, performanceBonus: 0, equity: 0, signOnBonus: 0, total: 0 };
  const years: CompensationYear[] = [];
  for (let year = 1; year <= COMPENSATION_YEARS; year++) {
    const equity = equityOf(offer, year);
    const signOn = signOns[year - 1] ?? 0;
    const total = base + bonus + equity + signOn;
    years.push({
      year,
      baseSalary: base / 100,
      performanceBonus: bonus / 100,
      equity: equity / 100,
      signOnBonus: signOn / 100,
      total: total / 100,
    });
    sums.baseSalary += base;
    sums.performanceBonus += bonus;
    sums.equity += equity;
    sums.signOnBonus += signOn;
    sums.total += total;
  }
  const total = {
    baseSalary: sums.baseSalary / 100,
    performanceBonus: sums.performanceBonus / 100,
    equity: sums.equity / 100,
    signOnBonus: sums.signOnBonus / 100,
    total: sums.total / 100,
  };
  const vestingTotal = addPercents([offer.vestingYear1, offer.vestingYear2, offer.vestingYear3, offer.vestingYear4]);
  return { years, total, vestingTotal, warnings: warningsOf(offer, vestingTotal) };
}

export interface OfferComparison {
  first: TotalCompensation;
  second: TotalCompensation;
  /** Second less first, by year and over the four years. */
  differenceByYear: number[];
  difference: number;
  higher: "first" | "second" | "equal";
}

/** Two offers side by side over four years. */
export function compareOffers(first: Offer, second: Offer): OfferComparison {
  const one = totalCompensation(first);
  const two = totalCompensation(second);
  const less = (a: number, b: number) => (toCents(b) - toCents(a)) / 100;
  const difference = less(one.total.total, two.total.total);
  return {
    first: one,
    second: two,
    differenceByYear: one.years.map((year, index) => less(year.total, two.years[index]?.total ?? 0)),
    difference,
    higher: difference === 0 ? "equal" : difference > 0 ? "second" : "first",
  };
}
