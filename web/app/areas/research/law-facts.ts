import { longDate, monthYear } from "~/app/ui/foundations/dates";
import type { LawItem } from "~/domain/research";

const STATUS: Record<LawItem["status"], string> = {
  in_force: "In force",
  enacted: "Enacted, not yet in effect",
  enjoined: "Enjoined by a court",
  repealed: "Repealed",
};

/** The small print of a law: to whom it applies, whether it is in force, how sure we are and since when. */
export function lawFacts(law: LawItem): string[] {
  const facts: string[] = [];
  if (law.minEmployees !== null)
    facts.push(`Applies from ${law.minEmployees} ${law.minEmployees === 1 ? "employee" : "employees"}`);
  if (law.belowThreshold) facts.push("Your head-count is below this");
  if (!law.isAbsence) facts.push(STATUS[law.status]);
  if (law.effectiveDate && law.status === "enacted") facts.push(`Effective ${longDate(law.effectiveDate)}`);
  return facts;
}

const READ: Record<LawItem["trust"], string> = {
  text: "Read in the law's text",
  source: "Read in a source",
  part: "Read in part",
  none: "Not yet read",
};

/** One sentence for how sure we are: what was read, and of when the record is. */
export function trustText({ trust, verifiedAsOf, verifiedYearOnly }: LawItem): string {
  if (trust === "none" || !verifiedAsOf) return READ[trust];
  return `${READ[trust]}, ${verifiedYearOnly ? verifiedAsOf.slice(0, 4) : monthYear(verifiedAsOf)}`;
}
