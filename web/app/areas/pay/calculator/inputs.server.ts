import type { PayRequest, PayResult } from "~/domain/pay";
import { dollars } from "../dollars";
import { PERIODS, STATUSES } from "./pay-options";

export type PayInput = { label: string; value: string };

const labelOf = (options: { value: string; label: string }[], wanted: string) =>
  options.find(({ value }) => value === wanted)?.label ?? wanted;

/** What a paycheck was worked out from, for the printed page: what is empty says nothing. */
export function inputsOf(request: PayRequest, { state }: PayResult): PayInput[] {
  const share = ({ mode, value }: PayRequest["retirement401k"]) =>
    mode === "percent" ? `${value} %` : `${dollars(value)} a period`;
  const home = [request.city, request.county, request.state || state, request.zip].filter(Boolean).join(", ");
  const work = [request.workCity, request.workCounty, request.workState].filter(Boolean).join(", ");
  const rows: [string, string | false][] = [
    ...payRows(request),
    ["Pay period", labelOf(PERIODS, request.payPeriod)],
    ["Tax year", String(request.taxYear)],
    ["Filing status", labelOf(STATUSES, request.filingStatus)],
    ["Allowances", request.allowances > 0 && String(request.allowances)],
    ["Place", home],
    ["Place of work", work],
    ["401(k)", request.retirement401k.value > 0 && share(request.retirement401k)],
    ["Roth IRA", request.rothIRA.value > 0 && share(request.rothIRA)],
    ["Health insurance per period", request.healthInsurance > 0 && dollars(request.healthInsurance)],
    ["Section 125 per period", request.section125 > 0 && dollars(request.section125)],
    ["Bonus", request.supplementalWages > 0 && dollars(request.supplementalWages)],
    ["Form W-4 entries", w4Of(request)],
    ...request.customItems.map(({ name, amount, type }): [string, string] => [
      name || "Own line",
      `${type === "addition" ? "+" : "−"}${dollars(amount)}`,
    ]),
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function payRows(request: PayRequest): [string, string | false][] {
  if (request.grossPay !== null) return [["Gross pay per period", dollars(request.grossPay)]];
  if (request.payType === "salary") return [["Annual salary", dollars(request.annualSalary)]];
  return [
    ["Hourly rate", dollars(request.hourlyRate)],
    ["Hours per week", request.dailyHours ? request.dailyHours.join(" ") : String(request.hoursPerWeek)],
  ];
}

function w4Of({ w4 }: PayRequest): string {
  const parts = [
    w4.version === "2019" && "2019 or earlier",
    w4.step2Checkbox && "step 2(c)",
    w4.step3 > 0 && `step 3 ${dollars(w4.step3)}`,
    w4.step4a > 0 && `step 4(a) ${dollars(w4.step4a)}`,
    w4.step4b > 0 && `step 4(b) ${dollars(w4.step4b)}`,
    w4.step4c > 0 && `step 4(c) ${dollars(w4.step4c)}`,
  ];
  return parts.filter(Boolean).join(", ");
}
