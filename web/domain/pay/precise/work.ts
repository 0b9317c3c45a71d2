import type { FicaAmounts } from "../federal/payroll-tax";
import type { FederalCase } from "../federal/withholding";
import type { HourlyGross } from "../hourly-pay";
import type { Cents } from "../money";
import type { PayRequest } from "../pay-request";
import type { PayAmounts } from "../pay-result";
import type { Place } from "../places/local-taxes";
import type { LocalCase, LocalCharge } from "../places/local-withholding";
import type { StateProgram } from "../states/programs";
import type { StateTaxAmounts, StateTaxCase } from "../states/withholding";
import type { EmployerAmounts } from "./employer-cost";

/** A state's income tax on this paycheck. */
export interface StateCharge {
  input: StateTaxCase;
  amounts: StateTaxAmounts;
  role: "only" | "work" | "home";
  regular: Cents;
  supplemental: Cents;
}

export interface ProgramCharge {
  program: StateProgram;
  wages: Cents;
  amount: Cents;
}

/** Everything that a precise paycheck consists of; the explanation and the yearly view read it. */
export interface PreciseWork {
  request: PayRequest;
  home: Place;
  work: Place;
  periods: number;
  hourly: HourlyGross | null;
  regularGross: Cents;
  supplemental: Cents;
  retirement: Cents;
  retirementAsked: Cents;
  section125: Cents;
  federal: FederalCase;
  federalRegular: Cents;
  federalSupplemental: Cents;
  ficaWages: Cents;
  ficaWagesYear: Cents;
  fica: FicaAmounts;
  reciprocal: boolean;
  states: StateCharge[];
  programs: ProgramCharge[];
  localInput: LocalCase;
  locals: LocalCharge[];
  employer: EmployerAmounts;
  amounts: PayAmounts;
  annual: PayAmounts;
}

/** The pay and its pre-tax deductions, before any state or place is looked at. */
export interface PayCore {
  request: PayRequest;
  home: Place;
  work: Place;
  periods: number;
  regularGross: Cents;
  supplemental: Cents;
  retirement: Cents;
  section125: Cents;
  /** Federal income tax and FICA of a year of regular wages. */
  federalYear: Cents;
  ficaYear: Cents;
}
