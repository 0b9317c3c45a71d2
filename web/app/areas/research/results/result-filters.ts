import type { LawItem } from "~/domain/research";
import { factField } from "../fact-address";

export const RISK_LEVELS = ["Critical", "High", "Medium", "Low"] as const;

/** Display groups of the filter panel over the eight categories (decision 29). */
const GROUPS: Record<string, string> = {
  "Wage and Hour": "Wage & Hour",
  Discrimination: "Discrimination",
  Harassment: "Discrimination",
  "Hiring and Termination": "Termination",
  "Leave and Benefits": "Benefits",
};

export const groupOf = (category: string): string => GROUPS[category] ?? category;

/** What is unticked, as it stands in the URL: everything is shown until somebody hides something (decision 35). */
export type ResultFilters = {
  hiddenGroups: string[];
  hiddenRisks: string[];
  inForceOnly: boolean;
};

export function readFilters(params: URLSearchParams): ResultFilters {
  return {
    hiddenGroups: params.getAll("hide"),
    hiddenRisks: params.getAll("hideRisk"),
    inForceOnly: params.has("inForce"),
  };
}

const FILTERS = ["hide", "hideRisk", "inForce", "employees", factField("employees")];
const OFFERED = { offer: ["show", "hide"], offerRisk: ["showRisk", "hideRisk"] } as const;
const FORM_ONLY = Object.entries(OFFERED).flatMap(([offer, [show]]) => [offer, show]);

/** What the address says beside the filters; the form of the filters carries it along. */
export const besideFilters = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => ![...FILTERS, ...FORM_ONLY].includes(name));

export const isFilterForm = (params: URLSearchParams): boolean => FORM_ONLY.some((name) => params.has(name));

/** The form of the filters as an address: a box names what is shown, the address what is hidden. */
export function filterAddress(form: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(besideFilters(form));
  for (const [offer, [show, hide]] of Object.entries(OFFERED)) {
    for (const value of form.getAll(offer)) if (!form.getAll(show).includes(value)) next.append(hide, value);
  }
  if (form.has("inForce")) next.set("inForce", "1");
  const employees = form.get("employees")?.trim();
  if (employees) next.set("employees", employees);
  return next;
}

export function passes(law: LawItem, filters: ResultFilters): boolean {
  if (filters.hiddenGroups.includes(groupOf(law.category))) return false;
  if (filters.hiddenRisks.includes(law.riskLevel)) return false;
  return !filters.inForceOnly || law.status === "in_force";
}

export type FilterChoice = { value: string; count: number; shown: boolean };

/** Groups and levels that the results hold, with their counts; a choice without results is not offered. */
export function filterChoices(laws: LawItem[], filters: ResultFilters) {
  const groups = [...new Set(laws.map(({ category }) => groupOf(category)))];
  const levels = RISK_LEVELS.filter((level) => laws.some(({ riskLevel }) => riskLevel === level));
  return {
    groups: groups.map((value) => ({
      value,
      count: laws.filter(({ category }) => groupOf(category) === value).length,
      shown: !filters.hiddenGroups.includes(value),
    })),
    risks: levels.map((value) => ({
      value,
      count: laws.filter(({ riskLevel }) => riskLevel === value).length,
      shown: !filters.hiddenRisks.includes(value),
    })),
  };
}
