import { type PayRequest, type PayRequestInput, payRequestSchema } from "~/domain/pay";
import { readableNumber } from "../number.server";

export type PayFormRead =
  | { request: PayRequest; problems: Record<string, string> }
  | { request: null; problems: Record<string, string> };

const textOf = (params: URLSearchParams, name: string): string => params.get(name)?.trim() ?? "";

/** The paycheck in the URL of the calculator, so that it can be shared and gone back to. */
export function readPayForm(params: URLSearchParams): PayFormRead {
  const number = (name: string) => readableNumber(params.get(name));
  const text = (name: string) => textOf(params, name);
  // What stands in the hidden fields of the other pay type is nobody's pay.
  const isHourly = text("payType") === "hourly";
  const input = {
    method: "both",
    taxYear: number("taxYear") || 2026,
    payType: text("payType") || "salary",
    payPeriod: text("payPeriod") || "biweekly",
    annualSalary: isHourly ? 0 : number("annualSalary"),
    hourlyRate: isHourly ? number("hourlyRate") : 0,
    hoursPerWeek: isHourly && params.has("hoursPerWeek") ? number("hoursPerWeek") : 40,
    grossPay: text("grossPay") === "" ? null : number("grossPay"),
    filingStatus: text("filingStatus") || "single",
    allowances: Math.trunc(number("allowances")),
    zip: text("zip"),
    state: text("state"),
    county: text("county"),
    city: text("city"),
    workState: text("workState"),
    workCounty: text("workCounty"),
    workCity: text("workCity"),
    rates: givenRates(params),
    retirement401k: { mode: modeOf(params, "retirement401kMode"), value: number("retirement401k") },
    rothIRA: { mode: modeOf(params, "rothIRAMode"), value: number("rothIRA") },
    healthInsurance: number("healthInsurance"),
    customItems: customItems(params),
    section125: number("section125"),
    supplementalWages: number("supplementalWages"),
    overtime: params.has("overtime"),
    dailyHours: dailyHours(text("dailyHours")),
    w4: {
      version: text("w4Version") || "2020",
      step2Checkbox: params.has("w4Step2"),
      step3: number("w4Step3"),
      step4a: number("w4Step4a"),
      step4b: number("w4Step4b"),
      step4c: number("w4Step4c"),
    },
    ytd: {
      socialSecurityWages: number("ytdSocialSecurity"),
      medicareWages: number("ytdMedicare"),
      futaWages: number("ytdFuta"),
      stateWages: number("ytdState"),
      supplementalWages: number("ytdSupplemental"),
    },
  } as PayRequestInput;
  const parsed = payRequestSchema.safeParse(input);
  if (parsed.success) return { request: parsed.data, problems: {} };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    problems[String(path[0] ?? "form")] ??= message;
    problems[path.join(".")] ??= message;
  }
  return { request: null, problems };
}

/** Fields of the second scenario; what is left empty is as in the first. */
const SCENARIO_FIELDS = [
  "annualSalary",
  "hourlyRate",
  "grossPay",
  "state",
  "city",
  "filingStatus",
  "retirement401k",
] as const;

/** The same paycheck with what the second scenario changes; null when it changes nothing. */
export function secondScenario(params: URLSearchParams): URLSearchParams | null {
  const changed = SCENARIO_FIELDS.filter((name) => textOf(params, `second_${name}`) !== "");
  if (changed.length === 0) return null;
  const second = new URLSearchParams(params);
  // Another state or city is another place: the ZIP code and county of the first do not go with it.
  if (changed.includes("state")) for (const name of ["zip", "county", "city"]) second.delete(name);
  if (changed.includes("city")) for (const name of ["zip", "county"]) second.delete(name);
  for (const name of changed) second.set(name, textOf(params, `second_${name}`));
  if (changed.includes("retirement401k")) second.set("retirement401kMode", textOf(params, "second_retirement401kMode"));
  return second;
}

const modeOf = (params: URLSearchParams, name: string): "percent" | "dollar" =>
  params.get(name) === "dollar" ? "dollar" : "percent";

const RATE_NAMES = ["stateTaxRate", "countyTaxRate", "cityTaxRate", "localTaxRate", "municipalTaxRate"] as const;

/** Own rates of the quick estimate; none as long as all five are empty. */
function givenRates(params: URLSearchParams): Record<string, number> | null {
  if (RATE_NAMES.every((name) => textOf(params, name) === "")) return null;
  return Object.fromEntries(RATE_NAMES.map((name) => [name, readableNumber(params.get(name))]));
}

/** "8 8 8 8 10 0 0": the hours of seven days. A wrong count reaches the schema, which says what is wanted. */
function dailyHours(text: string): number[] | null {
  if (text === "") return null;
  return text.split(/[\s,;]+/).map((part) => readableNumber(part));
}

function customItems(params: URLSearchParams): PayRequestInput["customItems"] {
  const [names, amounts, types, categories] = ["itemName", "itemAmount", "itemType", "itemCategory"].map((name) =>
    params.getAll(name),
  );
  return (names ?? []).flatMap((name, index) => {
    const amount = readableNumber(amounts?.[index] ?? null);
    if (!name.trim() && amount === 0) return [];
    const type = types?.[index] === "addition" ? ("addition" as const) : ("deduction" as const);
    return [{ name: name.trim(), amount, type, category: categories?.[index] || "Other" }];
  });
}
