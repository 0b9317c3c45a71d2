import { calculatePay } from "./calculate-pay";
import { PAY_PERIODS, type PayPeriod, PERIODS_PER_YEAR } from "./pay-period";
import type { PayRequest } from "./pay-request";
import type { PayResult } from "./pay-result";

export interface FrequencyRow {
  payPeriod: PayPeriod;
  paychecks: number;
  grossPay: number;
  netPay: number;
  annualNetPay: number;
}

/** The same yearly pay under every pay frequency, by one method. */
export function comparePayFrequencies(request: PayRequest, method: PayResult["method"]): FrequencyRow[] {
  const yearly = request.grossPay === null ? null : request.grossPay * PERIODS_PER_YEAR[request.payPeriod];
  return PAY_PERIODS.map((payPeriod) => {
    const grossPay = yearly === null ? null : yearly / PERIODS_PER_YEAR[payPeriod];
    const result = calculatePay({ ...request, method, payPeriod, grossPay }, { explain: false })[method];
    if (!result) throw new Error(`No ${method} result`);
    return {
      payPeriod,
      paychecks: PERIODS_PER_YEAR[payPeriod],
      grossPay: result.grossPay,
      netPay: result.netPay,
      annualNetPay: result.annual.netPay,
    };
  });
}
