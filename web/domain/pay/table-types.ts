import type { ScheduleRow } from "./brackets";
import type { FilingStatus } from "./pay-period";
import type { Confidence } from "./pay-result";
import type { StateCode } from "./state-codes";

/** Where a stored figure was read. */
export interface TableSource {
  title: string;
  url: string | null;
  dataset?: string;
}

export type ByStatus<T> = Record<FilingStatus, T>;
/** One value for everybody, or one per filing status. */
export type StatusTable<T> = { all: T } | ByStatus<T>;

export interface Step {
  over: number | null;
  value: number;
}

export interface RateStep {
  over: number;
  rate: number;
}

/** State rules that do not fit deduction, exemption, brackets and credit; each state reads its own part. */
export interface StateExtra {
  standard_deduction?: {
    maximum: ByStatus<number>;
    minimum: ByStatus<number>;
    phase_out_start: ByStatus<number>;
    reduction_per_increment: ByStatus<number>;
    increment: ByStatus<number>;
  };
  bracket_subtraction_table?: Step[];
  exemption_phase_out_start?: ByStatus<number>;
  exemption_phase_out_step?: number;
  add_back_start?: ByStatus<number>;
  add_back_increment?: ByStatus<number>;
  add_back_amount?: ByStatus<number>;
  add_back_max?: ByStatus<number>;
  personal_credit_rate_by_agi?: ByStatus<Step[]>;
  /** A tier that a year does not have is stored with nulls. */
  benefit_recapture?: Record<string, Record<"start" | "increment" | "amount" | "max_amount", ByStatus<number> | null>>;
  zero_tax_if_taxable_income_at_most?: ByStatus<number>;
  standard_deduction_phase_out_start?: ByStatus<number>;
  standard_deduction_phase_out_width?: ByStatus<number>;
  surcharge_rate?: number;
  surcharge_threshold?: ByStatus<number>;
  standard_deduction_before_2025?: SlidingDeduction;
  standard_deduction_before_2024?: SlidingDeduction;
  personal_exemption_by_agi?: ByStatus<Step[]> | Step[];
  surtax?: RateStep[];
  no_tax_status_limit?: ByStatus<number>;
  standard_deduction_reduction_start_low?: ByStatus<number>;
  standard_deduction_reduction_start_high?: ByStatus<number>;
  federal_tax_deduction_rate_by_agi?: Step[];
  federal_tax_deduction_cap?: ByStatus<number>;
  head_of_household_exemption?: number;
  no_tax_if_taxable_income_at_most?: number;
  no_tax_if_gross_income_at_most?: ByStatus<number>;
  exemption_credit_by_income?: Step[];
  federal_tax_subtraction_cap_by_agi?: ByStatus<Step[]>;
  taxpayer_credit?: { rate: number; phase_out_start: ByStatus<number>; phase_out_rate: number };
  standard_deduction_max?: ByStatus<number>;
  standard_deduction_reduction_by_income?: ByStatus<RateStep[]>;
}

export interface SlidingDeduction {
  rate?: number;
  rate_of_agi?: number;
  minimum: ByStatus<number>;
  maximum: ByStatus<number>;
}

export interface StateYear {
  type: "none" | "flat" | "graduated";
  brackets: StatusTable<ScheduleRow[]>;
  standard_deduction?: ByStatus<number>;
  personal_exemption?: ByStatus<number>;
  personal_credit?: { per_person?: number; per_exemption?: number };
  extra?: StateExtra;
  note?: string;
  carried_forward: { figure: string; from: string }[];
}

export interface ProgramYear {
  employee_rate: number;
  wage_base?: number;
  max_annual?: number;
  max_weekly?: number;
  confidence: Confidence;
  note?: string;
}

export interface StateTable {
  state: StateCode;
  name: string;
  income_tax: {
    on_wages: boolean;
    method: string;
    confidence: Confidence;
    sources: TableSource[];
    years: Record<string, StateYear>;
  };
  employee_programs: Record<
    string,
    { name: string; law: string; years: Record<string, ProgramYear | null>; source: TableSource | null }
  >;
  suta: {
    wage_base: Record<string, { amount: number | null; confidence: string; note?: string }>;
    new_employer_rate: number;
    rate_note: string;
    rate_source: TableSource;
  };
  employer_programs: {
    code: string;
    name: string;
    employer_rate?: number;
    employer_rate_by_year?: Record<string, number>;
    wage_base: number | "SUTA base" | null;
    note?: string;
    source: TableSource | null;
  }[];
}

export interface PeriodTables {
  deduction: Record<string, number>;
  allowance: number;
  rows: Record<string, ScheduleRow[]>;
  top_from: Record<string, number>;
}

export interface WithholdingYear {
  brackets?: StatusTable<ScheduleRow[]>;
  deduction?: ByStatus<number>;
  deduction_two_or_more_allowances?: Partial<ByStatus<number>>;
  exempt_up_to?: ByStatus<number>;
  exempt_up_to_two_or_more_allowances?: Partial<ByStatus<number>>;
  allowance?: number;
  allowance_credit?: number;
  supplemental_rate?: number;
  round?: "dollar";
  periods?: Record<string, PeriodTables>;
  annual_rows?: Record<string, ScheduleRow[]>;
  annual_deduction?: Record<string, number>;
  annual_allowance?: number;
  top_from?: Record<string, number>;
  confidence: Confidence;
  note?: string;
}

/** A state's own formula for employers. */
export interface WithholdingTable {
  state: StateCode;
  name: string;
  source: string;
  url: string;
  form: string | null;
  taxes_401k?: boolean;
  table_of_status?: ByStatus<string>;
  top_rates?: ScheduleRow[];
  years: Record<string, WithholdingYear>;
}

export interface LocalRates {
  resident?: number;
  nonresident?: number;
  resident_brackets?: StatusTable<ScheduleRow[]>;
  bracket_kind?: string;
  resident_share_of_state_tax?: number;
  employee_per_month?: number;
  employer_per_month?: number;
  employer?: number;
  as_of?: string;
}

export type LocalYear = LocalRates | { jan_jun: LocalRates; jul_dec: LocalRates };

export interface LocalTable {
  state: StateCode;
  taxes: {
    place: string;
    kind: string;
    basis: string;
    confidence: Confidence;
    note?: string;
    source: TableSource | null;
    years: Record<string, LocalYear>;
  }[];
}

/** The value for a filing status of a table that may hold one value for all. */
export function forStatus<T>(table: StatusTable<T>, status: FilingStatus): T {
  return "all" in table ? table.all : table[status];
}
