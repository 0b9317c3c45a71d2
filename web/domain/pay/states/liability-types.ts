import type { BracketTable } from "../brackets";
import type { Cents } from "../money";
import type { FilingStatus, TaxYear } from "../pay-period";
import type { StateYear } from "../table-types";

/** What a state's yearly tax depends on; all amounts are yearly. */
export interface LiabilityCase {
  /** State wages of the year after pre-tax deductions. */
  income: Cents;
  /** Federal income tax of the year, for the states that deduct it. */
  federalTax: Cents;
  /** Social Security and Medicare of the year, for Massachusetts. */
  fica: Cents;
}

/** One state's rules for one year and filing status; states override the parts in which they differ. */
export interface LiabilityRules {
  year: StateYear;
  taxYear: TaxYear;
  status: FilingStatus;
  persons: 1 | 2;
  brackets: BracketTable;
  deduction(input: LiabilityCase): Cents;
  exemption(input: LiabilityCase): Cents;
  subtraction(input: LiabilityCase): Cents;
  tax(taxable: Cents, input: LiabilityCase): number;
  creditUnits(input: LiabilityCase): number;
}
