import { timeText } from "./leave-text";

export type ShownPolicy = {
  id: number;
  code: string;
  name: string;
  kind: string;
  isPaid: boolean;
  method: string;
  grantMinutes: number;
  workedPerMinute: number | null;
  tenureSteps: { afterMonths: number; grantMinutes: number }[];
  balanceCapMinutes: number | null;
  carryOverMinutes: number | null;
  carryOverMonths: number | null;
  yearCapMinutes: number | null;
  yearBasis: string;
  isProrated: boolean;
  scalesWithHours: boolean;
  waitingDays: number;
  mostNegativeMinutes: number;
  requiresApproval: boolean;
  secondApprovalMinutes: number | null;
  advanceRequestDays: number;
  blackouts: { from: string; to: string; reason: string }[];
  paidOutOnLeaving: boolean;
  placeId: number | null;
  place: { name: string; state: string } | null;
  employmentType: string | null;
  effectiveFrom: string;
  effectiveTo: string | null;
  version: number;
};

export const METHOD_LABELS: Record<string, string> = {
  front: "The whole year in front",
  monthly: "Each month",
  weekly: "Each week",
  per_hour: "By the hour worked",
  none: "Without a limit",
};

export const EMPLOYMENT_LABELS: Record<string, string> = {
  full_time: "Full-time",
  part_time: "Part-time",
  internship: "Interns",
  temporary: "Temporary",
};

/** How a policy gives leave, in a sentence. */
export function givesText({ method, grantMinutes, workedPerMinute, yearCapMinutes }: ShownPolicy): string {
  if (method === "none") return "Without a limit";
  if (method !== "per_hour")
    return `${timeText(grantMinutes)} a year, ${method === "front" ? "in front" : method === "monthly" ? "earned by month" : "earned by week"}`;
  const cap = yearCapMinutes === null ? "" : `, ${timeText(yearCapMinutes)} a year at most`;
  return `1 hour for every ${workedPerMinute} worked${cap}`;
}

export function carryText({ carryOverMinutes, carryOverMonths }: ShownPolicy): string {
  const what = carryOverMinutes === null ? "Everything" : timeText(carryOverMinutes);
  return carryOverMonths === null ? what : `${what}, for ${carryOverMonths} months`;
}

export const groupText = ({ place, employmentType }: ShownPolicy): string =>
  [place ? `${place.name} (${place.state})` : "Everybody", employmentType ? EMPLOYMENT_LABELS[employmentType] : null]
    .filter(Boolean)
    .join(", ");
