import { fromProvision, type Sentence } from "../answer/sentence";
import type { Fact } from "../corpus/schema/facts-file";
import type { Facts } from "../facts/types";
import { boundText, shownFact } from "./shown-facts";
import { sumFor } from "./sums";
import type { Weighed } from "./types";

/** The facts of the case held against the sentence that leads: '57 employees: the rule begins at 50.' */
export function appliedTo(lead: Weighed, facts: Facts, vocabulary: Fact[]): Sentence[] {
  const sum = sumFor(lead, facts);
  const held = lead.holding.used.flatMap((key) => {
    const fact = vocabulary.find((one) => one.key === key);
    const known = facts.get(key);
    const bound = boundText(lead.provision.when, key) ?? lawBound(lead, key);
    if (!fact || !known || !bound || known.kind === "choice" || known.kind === "yesno") return [];
    const text =
      lead.holding.verdict === "no"
        ? `You name ${shownFact(fact, known)}; it applies ${bound}.`
        : `You name ${shownFact(fact, known)}, and it applies ${bound}.`;
    return [fromProvision(text, lead.law, lead.provision)];
  });
  return [...(sum ? [fromProvision(sum.text, lead.law, sum.provision)] : []), ...held.slice(0, 2)];
}

const lawBound = ({ law }: Weighed, key: string): string | null =>
  key === "employees" && law.minEmployees !== null ? `from ${law.minEmployees}` : null;
