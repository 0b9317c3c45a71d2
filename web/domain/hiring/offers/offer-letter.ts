import type { Transaction } from "~/platform/db/client";
import { DEPARTMENTS } from "../jobs/job-options";
import { mergeText } from "../settings/merge-text";
import type { Offer } from "./held-offer";
import { type OfferData, offerData } from "./offer-data";

export const LETTER_FIELDS = [
  "candidate.firstName",
  "candidate.lastName",
  "job.title",
  "organization.name",
  "offer.title",
  "offer.department",
  "offer.location",
  "offer.startDate",
  "offer.pay",
  "offer.deadline",
  "sender.name",
] as const;

export const DEFAULT_LETTER = `Dear {{candidate.firstName}} {{candidate.lastName}},

we are pleased to offer you the position {{offer.title}} at {{organization.name}}. Your pay and the other terms are listed below.

Please tell us by {{offer.deadline}} whether you accept.

With kind regards,
{{sender.name}}
{{organization.name}}`;

/** A letter without a layout: screen, PDF and Word draw the same words. */
export type OfferLetter = {
  title: string;
  from: string;
  to: string;
  paragraphs: string[];
  terms: { label: string; value: string }[];
  benefits: string[];
  furtherTerms: string[];
  compensation: { label: string; values: string[] }[] | null;
};

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
export const dollars = (cents: number): string => usd.format(cents / 100);
const PER: Record<string, string> = { annually: "a year", monthly: "a month", weekly: "a week", hourly: "an hour" };
export const payOf = ({ salaryAmount, salaryType }: Pick<OfferData, "salaryAmount" | "salaryType">): string =>
  `${dollars(salaryAmount)} ${PER[salaryType] ?? ""}`.trim();

export const longDay = (day: string | null | undefined): string =>
  day
    ? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
        new Date(`${day.slice(0, 10)}T00:00:00Z`),
      )
    : "";

export const deadlineText = (iso: string | null | undefined, zone: string): string =>
  iso ? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: zone }).format(new Date(iso)) : "";

const parts = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The words that a letter begins with: of the chosen template, or the built-in ones. */
async function bodyOf(tx: Transaction, { organizationId, letterTemplateId }: Offer): Promise<string> {
  const own = letterTemplateId
    ? await tx.offerTemplate.findFirst({ where: { id: letterTemplateId, organizationId }, select: { body: true } })
    : null;
  return own?.body ?? DEFAULT_LETTER;
}

const senderOf = ({ createdByUser, organization }: Offer): string =>
  [createdByUser?.firstName, createdByUser?.lastName].filter(Boolean).join(" ") || organization.name;

/** The letter of an offer as it stands now. */
export async function composeLetter(tx: Transaction, offer: Offer): Promise<OfferLetter> {
  const data = offerData(offer);
  const { candidate, job } = offer.application;
  const company = offer.organization.legalName || offer.organization.name;
  const values: Record<(typeof LETTER_FIELDS)[number], string> = {
    "candidate.firstName": candidate.firstName,
    "candidate.lastName": candidate.lastName,
    "job.title": job.title,
    "organization.name": offer.organization.name,
    "offer.title": data.title,
    "offer.department": departmentName(data.department) ?? "",
    "offer.location": data.location ?? "",
    "offer.startDate": longDay(data.startDate),
    "offer.pay": payOf(data),
    "offer.deadline": deadlineText(data.responseDeadline, offer.organization.timeZone),
    "sender.name": senderOf(offer),
  };
  return {
    title: `Offer of employment: ${data.title}`,
    from: company,
    to: `${candidate.firstName} ${candidate.lastName}`.trim(),
    paragraphs: parts(mergeText(await bodyOf(tx, offer), values)),
    terms: termsOf(data, managerOf(offer)),
    benefits: data.benefits,
    furtherTerms: parts(data.terms ?? ""),
    compensation: data.compensation?.attached ? compensationRows(data) : null,
  };
}

/** A department as people say it: our own choices are kept as codes, a company's own words stay. */
export const departmentName = (department: string | null): string | null => {
  if (!department || !(DEPARTMENTS as readonly string[]).includes(department)) return department;
  if (department === "hr") return "Human Resources";
  return department.charAt(0).toUpperCase() + department.slice(1).replaceAll("-", " ");
};

const managerOf = ({ application }: Offer): string | null => {
  const { hiringManager } = application.job;
  return hiringManager && [hiringManager.firstName, hiringManager.lastName].filter(Boolean).join(" ");
};

function termsOf(data: OfferData, manager: string | null): OfferLetter["terms"] {
  const rows: [string, string | null][] = [
    ["Position", data.title],
    ["Department", departmentName(data.department)],
    ["Reports to", manager],
    ["Place of work", data.location],
    ["Employment", data.employmentType?.replaceAll("-", " ") ?? null],
    ["First day", longDay(data.startDate) || null],
    ["Pay", payOf(data)],
    ["Bonus per year", data.bonusAmount ? dollars(data.bonusAmount) : null],
    ["Sign-on bonus", data.signOnAmount ? dollars(data.signOnAmount) : null],
    ["Equity, value at grant", data.equityAmount ? dollars(data.equityAmount) : null],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const COMPENSATION = [
  ["Base pay", "baseSalary"],
  ["Bonus", "performanceBonus"],
  ["Equity", "equity"],
  ["Sign-on bonus", "signOnBonus"],
  ["Total", "total"],
] as const;

export function compensationRows({ compensation }: Pick<OfferData, "compensation">): OfferLetter["compensation"] {
  if (!compensation) return null;
  const { years, total } = compensation.result;
  return COMPENSATION.map(([label, key]) => ({
    label,
    values: [...years.map((year) => whole.format(year[key])), whole.format(total[key])],
  }));
}

/** The letter that was sent with a version; null while none was. */
export const letterOf = (version: { data: unknown } | null): OfferLetter | null =>
  (version?.data as { letter?: OfferLetter } | null | undefined)?.letter ?? null;
