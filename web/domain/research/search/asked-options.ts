import type { RetrieveOptions } from "./retrieve";

const MOST_LAWS = 40;
const MOST_CASES = 12;

/** What is asked beside the words and the place. */
export type AskedFacts = {
  federal?: boolean;
  cases?: boolean;
  /** Employees of who asks. */
  employees?: number | null;
};

/** One set of facts for a search and everything made of it: laws, answer, risk, report and history. */
export const askedOptions = ({ federal = true, cases = true, employees = null }: AskedFacts): RetrieveOptions => ({
  federal,
  headCount: employees,
  lawLimit: MOST_LAWS,
  caseLimit: cases ? MOST_CASES : 0,
});
