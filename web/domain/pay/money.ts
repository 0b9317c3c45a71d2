/** An amount of money in whole cents. */
export type Cents = number;

/** A rate as an exact fraction, so that half a cent rounds the same way every time. */
export interface Rate {
  readonly top: number;
  readonly bottom: number;
}

/** Divides two safe integers and rounds half up (away from zero for negative results). */
export function divideHalfUp(top: number, bottom: number): number {
  if (top < 0) return -divideHalfUp(-top, bottom);
  const quotient = Math.floor(top / bottom);
  const rest = top - quotient * bottom;
  return rest * 2 >= bottom ? quotient + 1 : quotient;
}

function divideHalfUpBig(top: bigint, bottom: bigint): number {
  if (top < 0n) return -divideHalfUpBig(-top, bottom);
  return Number((top * 2n + bottom) / (bottom * 2n));
}

/** a × b ÷ divisor, rounded half up; exact even where the product passes the safe integers. */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideHalfUp(product, divisor);
  return divideHalfUpBig(BigInt(a) * BigInt(b), BigInt(divisor));
}

function greatestCommonDivisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y > 0) [x, y] = [y, x % y];
  return x || 1;
}

/** The fraction in lowest terms: smaller numbers stay on the fast path. */
export function fraction(top: number, bottom: number): Rate {
  if (top % bottom === 0) return { top: top / bottom, bottom: 1 };
  const shared = greatestCommonDivisor(top, bottom);
  return { top: top / shared, bottom: bottom / shared };
}

/** A rate from a decimal fraction such as 0.062, kept to eight decimals. */
export function rateOf(decimal: number): Rate {
  return fraction(Math.round(decimal * 1e8), 1e8);
}

const MOST_REMEMBERED_RATES = 1_000;
const percentRates = new Map<number, Rate>();

/** A rate from percent points such as 6.2, kept to six decimals. */
export function rateOfPercent(percent: number): Rate {
  let rate = percentRates.get(percent);
  if (!rate) {
    rate = fraction(Math.round(percent * 1e6), 1e8);
    if (percentRates.size >= MOST_REMEMBERED_RATES) percentRates.clear();
    percentRates.set(percent, rate);
  }
  return rate;
}

/** The share of an amount, rounded half up to the cent. */
export function share(amount: Cents, rate: Rate): Cents {
  return multiplyDivide(amount, rate.top, rate.bottom);
}

/** Cents of a dollar amount, half up on its third decimal. */
export function toCents(dollars: number): Cents {
  const scaled = dollars * 100;
  const nearest = Math.round(scaled);
  // 1.005 is stored as 1.00499…: what a reader sees as half a cent counts as half a cent.
  return Math.abs(scaled - nearest) < 0.5 - 1e-7 ? nearest : Math.floor(scaled + 0.5 + 1e-7);
}

function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  const rest = String(whole % 1000).padStart(3, "0");
  return `${grouped(Math.floor(whole / 1000))},${rest}`;
}

/** $1,234.56, without the cents when they are zero and `short` is asked for. */
export function usd(cents: Cents, short = false): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const tail = short && rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${cents < 0 ? "-" : ""}$${grouped(whole)}${tail}`;
}

/** 6.2 % as readers write it, without trailing zeros. */
export function percentText(decimal: number): string {
  return `${Number((decimal * 100).toFixed(6))} %`;
}
