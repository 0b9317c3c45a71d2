import type { LawHit, PenaltyDetail } from "../../search/types";
import { isSound } from "../choosing/usable";
import { isOfAnotherSize } from "../reading/sizes";

/** The penalties of a law, for employers of the named size. */
export const penaltiesOf = (law: LawHit, employees: number | null): PenaltyDetail[] =>
  typeof law.penaltyDetails === "string"
    ? []
    : law.penaltyDetails.filter(({ text }) => isSound(text, law) && !isOfAnotherSize(text, employees));

/** Remedies that say something; the corpus writes 'none stated' where the law is silent. */
export const remediesOf = (law: LawHit): string[] =>
  law.remedies.filter((remedy) => remedy !== "none stated" && isSound(remedy, law));
