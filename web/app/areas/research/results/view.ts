import type { CaseItem, LawItem } from "~/domain/research";
import type { LockedOffer } from "../locked-offer.server";
import type { HeadCount } from "./filter-panel";
import type { FilterChoice, ResultFilters } from "./result-filters";

export type ResultTab = "state" | "federal" | "cases";

export type ResultsView = {
  tab: ResultTab;
  /** What is said of how the question was read, some with a way to have it otherwise. */
  notes: { text: string; link?: { href: string; label: string } }[];
  /** The question is not about employment law. */
  outOfScope: boolean;
  stateLaws: LawItem[];
  federalLaws: LawItem[];
  cases: CaseItem[];
  groups: FilterChoice[];
  risks: FilterChoice[];
  filters: ResultFilters;
  headCount: HeadCount;
  /** Laws found that the filters leave out. */
  hidden: number;
  locked: boolean;
  /** There is a history to save it in: of somebody signed in, not of an administrator in their place. */
  keeps: boolean;
  isSaved: boolean;
  endedAt: string | null;
  offer: LockedOffer;
};
