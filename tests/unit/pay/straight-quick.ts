import type { PayRequest } from "../../../web/domain/pay/index";

/*
 * Section 5.1 of the pay calculator rules, written down line by line for the tests. It shares no code and no table with the
 * engine, and counts in exact fractions (BigInt), so that a difference of one cent is a difference.
 */

type Status = PayRequest["filingStatus"];

/** An exact amount of dollars: n / d. */
export interface Exact {
  n: bigint;
  d: bigint;
}

export const exact = (value: number): Exact => {
  const [whole = "0", decimals = ""] = value.toFixed(8).split(".");
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
};
const times = (a: Exact, b: Exact): Exact => ({ n: a.n * b.n, d: a.d * b.d });
const over = (a: Exact, divisor: number): Exact => ({ n: a.n, d: a.d * BigInt(divisor) });
const plus = (a: Exact, b: Exact): Exact => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const minus = (a: Exact, b: Exact): Exact => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
const isMore = (a: Exact, b: Exact) => a.n * b.d > b.n * a.d;
const percent = (a: Exact, points: number): Exact => over(times(a, exact(points)), 100);

/** Half up to the cent. */
export const inCents = (a: Exact): number => Number((a.n * 200n + a.d) / (a.d * 2n));

const PERIODS = { weekly: 52, biweekly: 26, "semi-monthly": 24, monthly: 12, annually: 1 } as const;
const WEEKS = { weekly: 1, biweekly: 2, "semi-monthly": 2.17, monthly: 4.33, annually: 52 } as const;
const THRESHOLDS: Record<Status, number[]> = {
  single: [11_000, 44_725, 95_375, 182_050, 231_250, 578_125],
  married_jointly: [22_000, 89_450, 190_750, 364_200, 462_500, 693_750],
  married_separately: [11_000, 44_725, 95_375, 182_050, 231_250, 346_875],
  head: [15_700, 59_850, 95_350, 182_050, 231_250, 578_100],
  qualifying_widow: [22_000, 89_450, 190_750, 364_200, 462_500, 693_750],
};
const RATES = [10, 12, 22, 24, 32, 35, 37];

function yearlyFederal(income: Exact, status: Status): Exact {
  const edges = [0, ...THRESHOLDS[status], Number.POSITIVE_INFINITY];
  let tax = exact(0);
  for (let row = 0; row < RATES.length; row++) {
    const from = exact(edges[row] ?? 0);
    if (!isMore(income, from)) break;
    const end = edges[row + 1] ?? Number.POSITIVE_INFINITY;
    const until = end === Number.POSITIVE_INFINITY || !isMore(income, exact(end)) ? income : exact(end);
    tax = plus(tax, percent(minus(until, from), RATES[row] ?? 0));
  }
  return tax;
}

function grossOf(request: PayRequest): Exact {
  if (request.grossPay !== null) return exact(request.grossPay);
  if (request.payType === "salary") return over(exact(request.annualSalary), PERIODS[request.payPeriod]);
  return times(times(exact(request.hoursPerWeek), exact(request.hourlyRate)), exact(WEEKS[request.payPeriod]));
}

function additionalMedicare(annual: Exact, status: Status): Exact {
  const threshold = status === "married_jointly" ? 250_000 : status === "married_separately" ? 125_000 : 200_000;
  return isMore(annual, exact(threshold)) ? percent(minus(annual, exact(threshold)), 0.9) : exact(0);
}

const UNEMPLOYMENT: Record<string, number> = { CA: 3.4, NY: 2.5, TX: 2.7, WA: 1.9 };
const DISABILITY: Record<string, number> = { CA: 0.9, HI: 0.5, NJ: 0.17, NY: 0.5, RI: 1.3, WA: 0.4 };

/** The quick estimate in cents, for a state rate and a local rate in percent. */
export function straightQuick(request: PayRequest, stateRate: number, localRate: number) {
  const periods = PERIODS[request.payPeriod];
  const gross = grossOf(request);
  const annual = times(gross, exact(periods));
  const part = (given: { mode: string; value: number }) =>
    given.mode === "percent" ? percent(gross, given.value) : exact(given.value);
  const lines = {
    federalTax: inCents(over(yearlyFederal(annual, request.filingStatus), periods)),
    stateTax: inCents(percent(gross, stateRate)),
    localTax: inCents(percent(gross, localRate)),
    socialSecurity: inCents(percent(gross, 6.2)),
    medicare: inCents(percent(gross, 1.45)),
    medicareAdditional: inCents(over(additionalMedicare(annual, request.filingStatus), periods)),
    unemploymentFederal: inCents(percent(gross, 0.6)),
    unemploymentState: inCents(percent(gross, UNEMPLOYMENT[request.state] ?? 2.5)),
    stateDisabilityInsurance: inCents(percent(gross, DISABILITY[request.state] ?? 0)),
    retirement401k: inCents(part(request.retirement401k)),
    rothIRA: inCents(part(request.rothIRA)),
    healthInsurance: inCents(exact(request.healthInsurance)),
    customDeductions: 0,
  };
  let additions = 0;
  for (const item of request.customItems) {
    if (item.type === "addition") additions += inCents(exact(item.amount));
    else lines.customDeductions += inCents(exact(item.amount));
  }
  const grossPay = inCents(gross);
  const netPay = Object.values(lines).reduce((net, amount) => net - amount, grossPay + additions);
  return { grossPay, ...lines, customAdditions: additions, netPay };
}
