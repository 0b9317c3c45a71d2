import { DateTime } from "luxon";
import { type TotalCompensation, totalCompensation } from "~/domain/pay";
import type { Prisma } from "~/platform/db/generated/client";
import type { OfferModel as Offer } from "~/platform/db/generated/models";
import { DEFAULT_TIME_ZONE } from "../interviews/interview-times";
import type { OfferForm } from "./offer-form";

const HOURS_A_YEAR = 2080;
const PER_YEAR: Record<OfferForm["salaryType"], number> = {
  annually: 1,
  monthly: 12,
  weekly: 52,
  hourly: HOURS_A_YEAR,
};

/** What the calculator gets of an offer, in dollars. Hourly pay counts as 40 hours in each of 52 weeks. */
export function compensationInput(form: OfferForm) {
  const [one = 25, two = 25, three = 25, four = 25] = form.vesting;
  return {
    company: "",
    roleTitle: form.title,
    roleLevel: "",
    location: form.location ?? "",
    baseSalary: (form.salaryAmount * PER_YEAR[form.salaryType]) / 100,
    bonusPercent: 0,
    bonusAmount: (form.bonusAmount ?? 0) / 100,
    signOnYear1: (form.signOnAmount ?? 0) / 100,
    signOnYear2: 0,
    grantValue: (form.equityAmount ?? 0) / 100,
    vestingYear1: one,
    vestingYear2: two,
    vestingYear3: three,
    vestingYear4: four,
    refreshGrants: [],
  };
}

export type OfferCompensation = { vesting: number[]; attached: boolean; result: TotalCompensation };

export const compensationOf = (form: OfferForm): OfferCompensation => ({
  vesting: form.vesting,
  attached: form.attachCompensation,
  result: totalCompensation(compensationInput(form)),
});

/** The end of a plain day at a place: an answer on the last day is in time. */
export const endOfDay = (day: string, zone = DEFAULT_TIME_ZONE): Date =>
  DateTime.fromISO(day, { zone }).endOf("day").toJSDate();

/** The form as columns of the row. */
export function offerColumns(form: OfferForm, zone: string) {
  return {
    title: form.title,
    department: form.department,
    location: form.location,
    startDate: form.startDate ? new Date(`${form.startDate}T00:00:00Z`) : null,
    employmentType: form.employmentType ?? null,
    salaryAmount: form.salaryAmount,
    salaryType: form.salaryType,
    benefits: form.benefits,
    equityAmount: form.equityAmount == null ? null : BigInt(form.equityAmount),
    bonusAmount: form.bonusAmount ?? null,
    signOnAmount: form.signOnAmount ?? null,
    compensation: compensationOf(form) as unknown as Prisma.InputJsonObject,
    responseDeadline: form.responseDeadline ? endOfDay(form.responseDeadline, zone) : null,
    terms: form.terms || null,
    notes: form.notes || null,
    letterTemplateId: form.letterTemplateId ?? null,
  };
}

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** The offer as screens, programs and stored versions have it: no BigInt, plain days. */
export function offerData(row: Offer) {
  return {
    title: row.title,
    department: row.department,
    location: row.location,
    startDate: dayOf(row.startDate),
    employmentType: row.employmentType,
    salaryAmount: row.salaryAmount,
    salaryType: row.salaryType,
    currency: row.currency,
    benefits: row.benefits,
    equityAmount: row.equityAmount === null ? null : Number(row.equityAmount),
    bonusAmount: row.bonusAmount,
    signOnAmount: row.signOnAmount,
    compensation: row.compensation as OfferCompensation | null,
    responseDeadline: row.responseDeadline?.toISOString() ?? null,
    terms: row.terms,
    letterTemplateId: row.letterTemplateId,
  };
}
export type OfferData = ReturnType<typeof offerData>;
