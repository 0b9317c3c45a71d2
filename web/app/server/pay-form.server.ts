import { type PayRequest, type PayRequestInput, payRequestSchema } from "~/domain/pay";

export type PayFormRead =
  | { request: PayRequest; problems: Record<string, string> }
  | { request: null; problems: Record<string, string> };

/** A blank or unreadable number counts as 0, as the specification says. */
const numberOf = (params: URLSearchParams, name: string): number => {
  const value = Number((params.get(name) ?? "").replace(/[$,\s]/g, ""));
  return Number.isFinite(value) ? value : 0;
};

const textOf = (params: URLSearchParams, name: string): string => params.get(name)?.trim() ?? "";

/** The paycheck in the URL of the calculator, so that it can be shared and gone back to. */
export function readPayForm(params: URLSearchParams): PayFormRead {
  const number = (name: string) => numberOf(params, name);
  const text = (name: string) => textOf(params, name);
  const input: PayRequestInput = {
    method: "both",
    taxYear: (number("taxYear") || 2026) as PayRequestInput["taxYear"],
    payType: (text("payType") || "salary") as PayRequestInput["payType"],
    payPeriod: (text("payPeriod") || "biweekly") as PayRequestInput["payPeriod"],
    annualSalary: number("annualSalary"),
    hourlyRate: number("hourlyRate"),
    hoursPerWeek: params.has("hoursPerWeek") ? number("hoursPerWeek") : 40,
    filingStatus: (text("filingStatus") || "single") as PayRequestInput["filingStatus"],
    allowances: Math.trunc(number("allowances")),
    zip: text("zip"),
    state: text("state"),
    county: text("county"),
    city: text("city"),
    retirement401k: { mode: modeOf(params, "retirement401kMode"), value: number("retirement401k") },
    rothIRA: { mode: modeOf(params, "rothIRAMode"), value: number("rothIRA") },
    healthInsurance: number("healthInsurance"),
    customItems: customItems(params),
  };
  const parsed = payRequestSchema.safeParse(input);
  if (parsed.success) return { request: parsed.data, problems: {} };
  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) problems[String(issue.path[0] ?? "form")] ??= issue.message;
  return { request: null, problems };
}

const modeOf = (params: URLSearchParams, name: string): "percent" | "dollar" =>
  params.get(name) === "dollar" ? "dollar" : "percent";

function customItems(params: URLSearchParams): PayRequestInput["customItems"] {
  const [names, amounts, types] = ["itemName", "itemAmount", "itemType"].map((name) => params.getAll(name));
  return (names ?? []).flatMap((name, index) => {
    const amount = Number(amounts?.[index] ?? 0) || 0;
    if (!name.trim() && amount === 0) return [];
    return [
      {
        name: name.trim(),
        amount,
        type: types?.[index] === "addition" ? ("addition" as const) : ("deduction" as const),
      },
    ];
  });
}
