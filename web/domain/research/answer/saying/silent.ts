import type { FullLaw } from "../../search/types";
import { fromLaw, type Sentence, the } from "../sentence";

/** That the record of a law says nothing of a point: 'Our record of the Idaho Payday Law does not speak to commissions.' */
export const silentOn = (point: string, law: FullLaw): Sentence =>
  fromLaw(`Our record of ${the(law.title).replace(/^The /, "the ")} does not speak to ${point}.`, law);
