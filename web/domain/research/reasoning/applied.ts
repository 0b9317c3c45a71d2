import { fromProvision, type Sentence } from "../answer/sentence";
import type { Fact } from "../corpus/schema/facts-file";
import { holds } from "../facts/holds";
import type { Facts } from "../facts/types";
import { comparedWith } from "./compare-value";
import { boundText, shownFact } from "./shown-facts";
import { sumFor } from "./sums";
import type { Weighed } from "./types";

/** What the facts of the case come to, and which of them were used. */
export type AppliedFacts = { sentences: Sentence[]; used: string[]; isSum: boolean };

/** The facts of the case held against the sentence that leads: '57 employees: the rule begins at 50.' */
export function appliedTo(lead: Weighed, facts: Facts, vocabulary: Fact[]): AppliedFacts {
  const sum = sumFor(lead, facts);
  const compared = comparedWith(lead.provision, facts);
  const held = lead.holding.used.flatMap((key) => {
    const fact = vocabulary.find((one) => one.key === key);
    const known = facts.get(key);
    const bound = boundText(lead.provision.when, key) ?? lawBound(lead, key);
    if (!fact || !known || !bound || known.kind === "choice" || known.kind === "yesno") return [];
    const text = isMissed(lead, key, facts)
      ? `You name ${shownFact(fact, known)}; it applies ${bound}.`
      : `You name ${shownFact(fact, known)}, and it applies ${bound}.`;
    return [fromProvision(text, lead.law, lead.provision)];
  });
  const used = [...lead.holding.used, ...(compared ? [compared.fact] : []), ...(sum?.facts ?? [])];
  return {
    isSum: sum !== null,
    sentences: [...(sum ? [fromProvision(sum.text, lead.law, sum.provision)] : []), ...held.slice(0, 2)],
    used: [...new Set(used)].filter((key) => facts.has(key)),
  };
}

/** A law may be for larger employers, and the sentence that says so for the smaller ones. */
const isMissed = ({ provision: { when }, holding }: Weighed, key: string, facts: Facts): boolean =>
  boundText(when, key) === null ? holding.verdict === "no" : holds(when, facts).verdict === "no";

const lawBound = ({ law }: Weighed, key: string): string | null =>
  key === "employees" && law.minEmployees !== null ? `from ${law.minEmployees}` : null;
