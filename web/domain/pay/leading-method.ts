import { usd } from "./money";
import type { PayRequest } from "./pay-request";
import type { Confidence, PayAmounts, PayResult } from "./pay-result";
import { localKnowledge } from "./places/local-taxes";
import { placesOfRequest } from "./places/request-place";

/** Lines on these are no figure of a table in force: the paycheck can differ. */
const INEXACT: Partial<Record<Confidence, string>> = {
  estimated: "is an estimate from the yearly tax, since the employer's own table is not built",
  assumed: "is assumed",
  "carried forward": "rests on a figure of an earlier year",
  recalled: "rests on a figure that was not checked",
};

export interface LeadingMethod {
  /** The precise figure leads where its tables are exact (decision 67). */
  leads: "precise" | "quick";
  /** What keeps the precise figure from being exact, in words. */
  because: string[];
}

/** Which of the two figures a reader should go by, and why the precise one is not exact where it is not. */
export function leadingMethod(request: PayRequest, precise: PayResult): LeadingMethod {
  const { home } = placesOfRequest(request);
  const place = home.state === "" ? ["No state is chosen, so no state tax is counted."] : [];
  const local =
    home.state !== "" && localKnowledge(home) === "unknown" ? ["The local tax of this place is not in our data."] : [];
  const lines = precise.lines
    .filter(({ kind }) => kind === "tax")
    .flatMap(({ label, confidence }) => (INEXACT[confidence] ? [`${label} ${INEXACT[confidence]}.`] : []));
  const because = [...place, ...local, ...lines];
  return { leads: because.length === 0 ? "precise" : "quick", because };
}

export interface MethodDifference {
  label: string;
  quick: number;
  precise: number;
  why: string;
}

type Group = { label: string; keys: (keyof PayAmounts)[]; why: (precise: PayResult) => string };

const GROUPS: Group[] = [
  {
    label: "Federal income tax",
    keys: ["federalTax"],
    why: ({ taxYear }) =>
      `Quick puts the whole gross into the brackets of 2023, without a standard deduction; precise follows the withholding tables of ${taxYear} and the W-4.`,
  },
  {
    label: "State income tax",
    keys: ["stateTax"],
    why: () => "Quick takes one rate of the gross; precise the state's deductions, exemptions and brackets.",
  },
  {
    label: "Local tax",
    keys: ["localTax"],
    why: () =>
      "Quick takes one local rate of the gross, an assumed one where none is known; precise only what is known.",
  },
  {
    label: "Social Security and Medicare",
    keys: ["socialSecurity", "medicare", "medicareAdditional"],
    why: () => "Precise ends Social Security at its yearly limit and takes cafeteria plans off first.",
  },
  {
    label: "Unemployment and state programs",
    keys: ["unemploymentFederal", "unemploymentState", "stateDisabilityInsurance"],
    why: () =>
      "Quick also takes off the unemployment taxes that the employer pays; precise shows them on the employer's side.",
  },
  {
    label: "Retirement, benefits and own lines",
    keys: ["retirement401k", "rothIRA", "healthInsurance", "section125", "customDeductions"],
    why: () => "Precise stops at the yearly limits of the plans.",
  },
];

/** Where the two net pays part, line by line, with the reason of each. */
export function methodDifferences(quick: PayResult, precise: PayResult): MethodDifference[] {
  const sum = (result: PayResult, keys: Group["keys"]) =>
    Math.round(keys.reduce((total, key) => total + result[key] * 100, 0)) / 100;
  return GROUPS.map(({ label, keys, why }) => ({
    label,
    quick: sum(quick, keys),
    precise: sum(precise, keys),
    why: why(precise),
  })).filter((row) => row.quick !== row.precise);
}

/** 'It is $12.40 less than precise withholding.' */
export function differenceText(quick: PayResult, precise: PayResult): string {
  const cents = Math.round((quick.netPay - precise.netPay) * 100);
  if (cents === 0) return "Both come to the same.";
  return `It is ${usd(Math.abs(cents))} ${cents < 0 ? "less" : "more"} than precise withholding.`;
}
