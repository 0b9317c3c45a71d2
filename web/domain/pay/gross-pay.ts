import { type Cents, divideHalfUp, fraction, type Rate, toCents } from "./money";
import { HOURLY_WEEKS, PERIODS_PER_YEAR } from "./pay-period";
import type { PayRequest } from "./pay-request";

type PayBasis = Pick<PayRequest, "payType" | "payPeriod" | "annualSalary" | "hourlyRate" | "hoursPerWeek" | "grossPay">;

/** Gross of one period as an exact fraction of cents: nothing is rounded before the lines are. */
export function exactGross(pay: PayBasis): Rate {
  if (pay.grossPay !== null) return { top: toCents(pay.grossPay), bottom: 1 };
  if (pay.payType === "salary") return fraction(toCents(pay.annualSalary), PERIODS_PER_YEAR[pay.payPeriod]);
  const rate = Math.round(pay.hourlyRate * 1e4);
  const hours = Math.round(pay.hoursPerWeek * 100);
  const weeks = Math.round(HOURLY_WEEKS[pay.payPeriod] * 100);
  return fraction(rate * hours * weeks, 1e6);
}

/** Gross of one period to the cent. */
export function grossCents(pay: PayBasis): Cents {
  const gross = exactGross(pay);
  return divideHalfUp(gross.top, gross.bottom);
}
