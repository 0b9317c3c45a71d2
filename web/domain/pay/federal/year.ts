import { type Cents, type Rate, rateOf } from "../money";
import { TAX_YEARS, type TaxYear } from "../pay-period";
import federal from "../tables/federal.json";

/** Federal payroll figures of one year, ready to use. */
export interface FederalYearFigures {
  socialSecurityBase: Cents;
  socialSecurityRate: Rate;
  employerSocialSecurityRate: Rate;
  medicareRate: Rate;
  employerMedicareRate: Rate;
  additionalRate: Rate;
  additionalFrom: Cents;
  futaBase: Cents;
  futaRate: Rate;
  creditReduction: Readonly<Record<string, number>> | null;
  supplementalRate: Rate;
  supplementalHighRate: Rate;
  limit401k: Cents;
}

type Stored = (typeof federal.years)["2026"] & { futa: { credit_reduction: Record<string, number> | null } };

function compile(stored: Stored): FederalYearFigures {
  return {
    socialSecurityBase: stored.social_security.wage_base * 100,
    socialSecurityRate: rateOf(stored.social_security.employee_rate),
    employerSocialSecurityRate: rateOf(stored.social_security.employer_rate),
    medicareRate: rateOf(stored.medicare.employee_rate),
    employerMedicareRate: rateOf(stored.medicare.employer_rate),
    additionalRate: rateOf(stored.additional_medicare.rate),
    additionalFrom: stored.additional_medicare.employer_withholding_threshold * 100,
    futaBase: stored.futa.wage_base * 100,
    futaRate: rateOf(stored.futa.net_rate),
    creditReduction: stored.futa.credit_reduction,
    supplementalRate: rateOf(stored.supplemental_wages.flat_rate),
    supplementalHighRate: rateOf(stored.supplemental_wages.rate_above_1_million),
    limit401k: stored.contribution_limits["401k"] * 100,
  };
}

/** Federal figures by year. */
export const FEDERAL_YEARS = Object.fromEntries(
  TAX_YEARS.map((year) => [year, compile(federal.years[String(year) as "2026"] as Stored)]),
) as unknown as Readonly<Record<TaxYear, FederalYearFigures>>;

export const FEDERAL_SOURCES = federal.sources;
