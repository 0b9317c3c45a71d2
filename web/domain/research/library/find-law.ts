import { accessOf, type Principal } from "~/domain/access";
import { today } from "~/platform/clock";
import { NotFound } from "~/platform/errors";
import { inReading } from "../search/reading";
import type { CaseItem, FullLaw, LawItem } from "../search/types";
import { caseItem, lawItem } from "./cut-records";
import { lawOn } from "./law-on-day";
import { readCases } from "./read-cases";
import { readLaw, readLaws } from "./read-laws";

/** What only the reader with access gets of one law. */
export type LawText = Pick<
  FullLaw,
  | "popularNames"
  | "citations"
  | "reporterKind"
  | "scopeNote"
  | "coveredText"
  | "countRule"
  | "requirementDetails"
  | "deadlines"
  | "notices"
  | "recordsRetention"
  | "agency"
  | "privateAction"
  | "remedies"
  | "penaltyDetails"
  | "limitationPeriod"
  | "limitationDetails"
  | "figures"
>;

export type LawDetail = LawItem & Partial<LawText> & { relatedLaws: LawItem[]; relatedCases: CaseItem[] };

const MOST_RELATED = 30;

/** One law by id or slug with its related laws and cases, cut to what the reader may see. */
export async function findLaw(principal: Principal, idOrSlug: number | string): Promise<LawDetail> {
  const isOpen = accessOf(principal, "research").allowed;
  return inReading(async (client) => {
    const found = await readLaw(client, idOrSlug);
    if (!found) throw new NotFound("There is no such law.");
    const day = today();
    const law = lawOn(found, day);
    const laws = await readLaws(client, law.relatedLawIds.slice(0, MOST_RELATED));
    const cases = await readCases(client, law.relatedCaseIds.slice(0, MOST_RELATED));
    return {
      ...lawItem(law, isOpen),
      ...(isOpen ? textOf(law) : {}),
      relatedLaws: laws.map((related) => lawItem(lawOn(related, day), isOpen)),
      relatedCases: cases.map((related) => caseItem(related, isOpen)),
    };
  });
}

export function textOf(law: FullLaw): LawText {
  const { popularNames, citations, reporterKind, scopeNote, coveredText, countRule, requirementDetails } = law;
  const { deadlines, notices, recordsRetention, agency, privateAction, remedies, penaltyDetails } = law;
  const { limitationPeriod, limitationDetails, figures } = law;
  return {
    ...{ popularNames, citations, reporterKind, scopeNote, coveredText, countRule, requirementDetails },
    ...{ deadlines, notices, recordsRetention, agency, privateAction, remedies, penaltyDetails },
    ...{ limitationPeriod, limitationDetails, figures },
  };
}
