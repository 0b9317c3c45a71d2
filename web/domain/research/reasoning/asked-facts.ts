import type { Fact } from "../corpus/schema/facts-file";
import type { Facts } from "../facts/types";
import { askedFact } from "./shown-facts";
import { unpaidFacts } from "./sums";
import type { AskedFact, Weighed } from "./types";
import { SPECIAL } from "./weigh";

const MOST = 3;

/**
 * What one would have to know to tell more surely: what the sentence that leads turns on, what its other cases turn on, and what
 * its sum lacks. Whether it is a special trade is asked only where the lead itself turns on it.
 */
export function factsToAsk(lead: Weighed, fits: Weighed[], facts: Facts, vocabulary: Fact[]): AskedFact[] {
  const cases = fits.filter(
    ({ law, provision }) =>
      law.id === lead.law.id && provision.point === lead.provision.point && provision.role === lead.provision.role,
  );
  const ofCases = cases.flatMap(({ holding }) => holding.missing).filter((key) => !SPECIAL.has(key));
  const wanted = new Set([...lead.holding.missing, ...unpaidFacts(lead, facts), ...ofCases]);
  return [...wanted]
    .flatMap((key) => vocabulary.find((fact) => fact.key === key && !facts.has(key)) ?? [])
    .slice(0, MOST)
    .map(askedFact);
}
