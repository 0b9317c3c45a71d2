import type { GivenFacts } from "../facts/given-facts";
import type { RetrieveOptions } from "./retrieve";

const MOST_LAWS = 40;
const MOST_CASES = 12;

/** What is asked beside the words and the place. */
export type AskedFacts = {
  federal?: boolean;
  cases?: boolean;
  /** Employees of who asks. */
  employees?: number | null;
  /** Facts of the case, given or withdrawn. */
  facts?: GivenFacts;
};

/** One set of facts for a search and everything made of it: laws, answer, risk, report and history. */
export const askedOptions = ({
  federal = true,
  cases = true,
  employees = null,
  facts,
}: AskedFacts): RetrieveOptions => ({
  federal,
  headCount: employees,
  facts,
  lawLimit: MOST_LAWS,
  caseLimit: cases ? MOST_CASES : 0,
});
