import { type Cents, share } from "../money";
import type { FederalYearFigures } from "./year";

/** The part of this paycheck's wages that still fits under a yearly wage base. */
export function wagesUnderBase(wages: Cents, yearToDate: Cents, base: Cents | null): Cents {
  if (base === null) return wages;
  return Math.max(0, Math.min(wages, base - yearToDate));
}

/** The part of this paycheck's wages that lies above a yearly threshold. */
export function wagesAbove(wages: Cents, yearToDate: Cents, threshold: Cents): Cents {
  return Math.max(0, Math.min(wages, yearToDate + wages - threshold));
}

export interface FicaAmounts {
  socialSecurity: Cents;
  medicare: Cents;
  medicareAdditional: Cents;
}

/** Social Security, Medicare and Additional Medicare of one paycheck, with the year so far. */
export function ficaOf(
  figures: FederalYearFigures,
  wages: Cents,
  yearToDate: { socialSecurity: Cents; medicare: Cents },
): FicaAmounts {
  const capped = wagesUnderBase(wages, yearToDate.socialSecurity, figures.socialSecurityBase);
  return {
    socialSecurity: share(capped, figures.socialSecurityRate),
    medicare: share(wages, figures.medicareRate),
    medicareAdditional: share(wagesAbove(wages, yearToDate.medicare, figures.additionalFrom), figures.additionalRate),
  };
}

const MILLION: Cents = 100_000_000;

/** Flat withholding on supplemental wages: one rate up to a million a year, the top rate beyond. */
export function supplementalWithholding(figures: FederalYearFigures, wages: Cents, yearToDate: Cents): Cents {
  const high = wagesAbove(wages, yearToDate, MILLION);
  return share(wages - high, figures.supplementalRate) + share(high, figures.supplementalHighRate);
}
