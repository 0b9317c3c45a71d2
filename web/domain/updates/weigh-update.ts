import { DAY_MS } from "~/platform/clock";
import type { SourceItem } from "~/platform/sources/types";
import type { RiskLevel, TouchedLaw } from "./types";

const SOON_DAYS = 30;

type Weighed = { riskLevel: RiskLevel; riskBasis: string };
type Facts = Pick<SourceItem, "kind" | "effectiveOn" | "commentsCloseOn" | "isSignificant" | "title" | "summary">;

/**
 * The stated rule of the three levels. What binds weighs HIGH where it holds within thirty days, is called significant, or
 * touches a record of high risk, else MEDIUM; what is proposed weighs MEDIUM where it touches such a record or the time for
 * comments ends within thirty days, else LOW; news, notices and decisions of lower courts are LOW.
 */
export function weighItem(facts: Facts, laws: TouchedLaw[], at: Date): Weighed {
  const grave = laws.find(({ riskLevel }) => riskLevel === "Critical" || riskLevel === "High");
  if (facts.kind === "rule" || facts.kind === "regulation" || facts.kind === "bill") return binding(facts, grave, at);
  if (facts.kind === "proposed_rule") return proposed(facts, grave, at);
  if (facts.kind === "opinion") {
    return facts.isSignificant
      ? { riskLevel: "HIGH", riskBasis: "A decision of the Supreme Court of the United States." }
      : { riskLevel: "LOW", riskBasis: "A decision of a court of appeals or a state's court." };
  }
  if (grave)
    return { riskLevel: "MEDIUM", riskBasis: `News about “${grave.title}”, a record of ${grave.riskLevel} risk.` };
  return { riskLevel: "LOW", riskBasis: "News or a notice: it changes no law by itself." };
}

function binding({ kind, effectiveOn, isSignificant }: Facts, grave: TouchedLaw | undefined, at: Date): Weighed {
  const what = { bill: "An enacted bill", regulation: "A changed regulation" }[kind as string] ?? "A final rule";
  if (grave)
    return {
      riskLevel: "HIGH",
      riskBasis: `${what} that touches “${grave.title}”, a record of ${grave.riskLevel} risk.`,
    };
  if (isSignificant) return { riskLevel: "HIGH", riskBasis: `${what} that its agency calls significant.` };
  if (kind === "rule" && isWithin(effectiveOn, at)) {
    return { riskLevel: "HIGH", riskBasis: `${what} that takes effect within ${SOON_DAYS} days.` };
  }
  return { riskLevel: "MEDIUM", riskBasis: `${what}.` };
}

function proposed({ commentsCloseOn }: Facts, grave: TouchedLaw | undefined, at: Date): Weighed {
  if (grave) {
    return {
      riskLevel: "MEDIUM",
      riskBasis: `A proposed rule that touches “${grave.title}”, a record of ${grave.riskLevel} risk.`,
    };
  }
  if (isWithin(commentsCloseOn, at)) {
    return { riskLevel: "MEDIUM", riskBasis: `A proposed rule whose time for comments ends within ${SOON_DAYS} days.` };
  }
  return { riskLevel: "LOW", riskBasis: "A proposed rule: nothing changes yet." };
}

function isWithin(date: string | null, at: Date): boolean {
  if (!date) return false;
  const days = (Date.parse(`${date}T00:00:00Z`) - at.getTime()) / DAY_MS;
  return days >= -SOON_DAYS && days <= SOON_DAYS;
}

const OF_RECORD: Record<string, RiskLevel> = { Critical: "HIGH", High: "HIGH", Medium: "MEDIUM", Low: "LOW" };

/** A change of a record, or its coming date, weighs what the record weighs. */
export function weighRecord(recordRisk: string, what: string): Weighed {
  return { riskLevel: OF_RECORD[recordRisk] ?? "MEDIUM", riskBasis: `${what} of ${recordRisk} risk.` };
}
