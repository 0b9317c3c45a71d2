import {
  AMOUNT_LABELS,
  calculatePay,
  comparePayFrequencies,
  compareScenarios,
  differenceText,
  findPlace,
  type GrossUp,
  grossUp,
  leadingMethod,
  methodDifferences,
  minimumWageCheck,
  netBreakdown,
  type PayRequest,
  type PayResult,
  stateCodeOf,
  type ZipPlace,
} from "~/domain/pay";
import { findWageLaw } from "~/domain/research";
import { today } from "~/platform/clock";
import { config } from "~/platform/config";
import { readableNumber } from "../number.server";
import { readPayForm, secondScenario } from "./form.server";
import { inputsOf } from "./inputs.server";

const PATH = "/pay-calculator";

/** What the calculator answers to the inputs in its URL. */
export async function payPage(asked: URLSearchParams) {
  const { params, choices, placeNote } = await placed(asked);
  const calculated = params.has("payType");
  const { request, problems } = readPayForm(params);
  const form = { values: Object.fromEntries(params), items: itemsOf(params), choices, placeNote };
  const missing = calculated && request ? missingPay(request) : {};
  if (!calculated || !request || Object.keys(missing).length > 0)
    return { ...form, problems: calculated ? { ...problems, ...missing } : {}, scenarioProblem: null, view: null };
  const { scenario, scenarioProblem } = scenarioOf(params, request);
  const wanted = grossUpOf(params, request);
  const wrongNet: Record<string, string> = wanted.problem ? { wantedNet: wanted.problem } : {};
  const view = await viewOf(params, request, scenario, wanted.answer);
  return { ...form, problems: wrongNet, scenarioProblem, view };
}

/** Without pay there is nothing to work out: a result of $0.00 would look like an answer. */
function missingPay(request: PayRequest): Record<string, string> {
  if (request.grossPay !== null)
    return request.grossPay > 0 || request.supplementalWages > 0
      ? {}
      : { grossPay: "Enter the gross pay of a period." };
  if (request.supplementalWages > 0) return {};
  if (request.payType === "salary") return request.annualSalary > 0 ? {} : { annualSalary: "Enter the annual salary." };
  const hours = request.dailyHours?.some((day) => day > 0) ?? request.hoursPerWeek > 0;
  return {
    ...(request.hourlyRate > 0 ? {} : { hourlyRate: "Enter the hourly rate." }),
    ...(hours ? {} : { hoursPerWeek: "Enter the hours of a week." }),
  };
}

export type PayView = NonNullable<Awaited<ReturnType<typeof payPage>>["view"]>;

/** Without JavaScript nobody has looked the ZIP code up yet: the place is filled in here, or its places are offered. */
async function placed(asked: URLSearchParams) {
  const params = new URLSearchParams(asked);
  const zip = params.get("zip")?.trim() ?? "";
  const open: { params: URLSearchParams; choices: readonly ZipPlace[]; placeNote: string } = {
    params,
    choices: [],
    placeNote: "",
  };
  if (!/^\d{5}$/.test(zip) || params.get("city") || params.get("county")) return open;
  const answer = await findPlace(zip, stateCodeOf(params.get("state") ?? "") ?? "");
  if (answer.kind === "choose") return { ...open, choices: answer.places };
  if (answer.kind === "unknown") return { ...open, placeNote: answer.message };
  const chosen = params.get("state");
  // A ZIP code of another state than the chosen one decides nothing; the result says so.
  if (!chosen || stateCodeOf(chosen) === answer.place.state)
    for (const [name, value] of Object.entries(answer.place)) params.set(name, value);
  return { ...open, placeNote: answer.message ?? "" };
}

const CHANGES: Record<string, string> = {
  annualSalary: "the salary",
  hourlyRate: "the hourly rate",
  grossPay: "the gross pay",
  state: "the state",
  city: "the city",
  filingStatus: "the filing status",
  retirement401k: "the 401(k)",
};

function scenarioOf(params: URLSearchParams, first: PayRequest) {
  const second = secondScenario(params);
  if (!second) return { scenario: null, scenarioProblem: null };
  const { request, problems } = readPayForm(second);
  if (!request) return { scenario: null, scenarioProblem: Object.values(problems)[0] ?? null };
  const changes = Object.keys(CHANGES).filter((name) => params.get(`second_${name}`)?.trim());
  const words = changes.map((name) => CHANGES[name]).join(", ");
  return { scenario: { comparison: compareScenarios(first, request), changes: words }, scenarioProblem: null };
}

type GrossUpAnswer = { grossUp: GrossUp; wanted: number; href: string };

function grossUpOf(
  params: URLSearchParams,
  request: PayRequest,
): { answer: GrossUpAnswer | null; problem: string | null } {
  const wanted = readableNumber(params.get("wantedNet"));
  if (wanted === 0) return { answer: null, problem: null };
  if (wanted < 0) return { answer: null, problem: "Net pay cannot be negative." };
  try {
    const found = grossUp(request, wanted);
    const href = pathWith(params, { grossPay: found.grossPay.toFixed(2), wantedNet: null });
    return { answer: { grossUp: found, wanted, href }, problem: null };
  } catch (error) {
    if (error instanceof RangeError) return { answer: null, problem: error.message };
    throw error;
  }
}

async function viewOf(
  params: URLSearchParams,
  request: PayRequest,
  scenario: ReturnType<typeof scenarioOf>["scenario"],
  grossUpAnswer: GrossUpAnswer | null,
) {
  const annual = params.get("view") === "annual";
  const { quick, precise } = calculatePay({ ...request, method: "both" });
  if (!quick || !precise) throw new Error("Both methods were asked for");
  const method = (result: PayResult) => ({ result, breakdown: netBreakdown(annual ? result.annual : result) });
  return {
    quick: method(quick),
    precise: method(precise),
    annual,
    lead: leadingMethod(request, precise),
    difference: { text: differenceText(quick, precise), rows: methodDifferences(quick, precise) },
    inputs: inputsOf(request, precise),
    labels: AMOUNT_LABELS,
    wage: await wageCheck(request, precise.state),
    scenario,
    grossUp: grossUpAnswer,
    frequencies: comparePayFrequencies(request, "precise"),
    links: linksOf(params),
  };
}

/** The check of an hourly rate against the minimum wage where the work is done, and the law behind it. */
async function wageCheck(request: PayRequest, homeState: string) {
  const hourly = request.payType === "hourly" && request.grossPay === null && request.hourlyRate > 0;
  const away = request.workState !== "" || request.workCity !== "";
  const state = stateCodeOf(away ? request.workState || homeState : homeState);
  if (!hourly || !state) return null;
  const place = away
    ? { state, county: request.workCounty, city: request.workCity }
    : { state, county: request.county, city: request.city };
  const wage = minimumWageCheck(Math.round(request.hourlyRate * 100), place, today());
  const law = await findWageLaw(wage.reference);
  return { wage, law: law ? { href: `/laws/${law.slug}`, title: law.title } : null };
}

function linksOf(params: URLSearchParams) {
  const stub = (method: string) => `${PATH}/stub.pdf?${new URLSearchParams([...params, ["method", method]])}`;
  return {
    period: pathWith(params, { view: null }),
    annual: pathWith(params, { view: "annual" }),
    share: `${config().appUrl}${pathWith(params, {})}`,
    stub: { precise: stub("precise"), quick: stub("quick") },
  };
}

function pathWith(params: URLSearchParams, changes: Record<string, string | null>): string {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  // What is empty says nothing: the link stays readable.
  for (const [name, value] of [...changed]) if (value === "" && !name.startsWith("item")) changed.delete(name);
  return `${PATH}?${changed}`;
}

function itemsOf(params: URLSearchParams) {
  const of = (name: string, index: number, otherwise: string) => params.getAll(name)[index] || otherwise;
  return params
    .getAll("itemName")
    .map((name, index) => ({
      name,
      amount: of("itemAmount", index, ""),
      type: of("itemType", index, "deduction"),
      category: of("itemCategory", index, "Other"),
    }))
    .filter(({ name, amount }) => name.trim() !== "" || amount.trim() !== "");
}
