import type { FullLaw } from "../../search/types";
import { fromLaw, type Sentence, the } from "../sentence";

/** What federal law allows, or sets a sum for: a state may ask more. */
export const LEAVES_MORE = /\$|\bmay\b(?! not| never)|\bneed not\b|\bno (?:extra|additional) pay\b|\bto state law\b/i;

/** That the record of a law says nothing of a point: 'Our record of the Idaho Payday Law does not speak to commissions.' */
export const silentOn = (point: string, law: FullLaw): Sentence =>
  fromLaw(`Our record of ${the(law.title).replace(/^The /, "the ")} does not speak to ${point}.`, law);
