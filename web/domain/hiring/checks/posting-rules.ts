import type { CheckLaw, Found } from "./check-types";
import { disclosureRules, payFloorRules } from "./pay-rules";
import type { PostingFacts } from "./posting-facts";
import { automatedRules, topicRules, wordingRules } from "./text-rules";

/** Topics of the corpus that a posting is checked against. */
export const POSTING_TOPICS = [
  "pay_transparency",
  "salary_history_ban",
  "ban_the_box",
  "non_compete",
  "ai_hiring",
  "overtime",
  "min_wage",
  "credit_checks",
  "polygraph",
  "discrimination_act",
  "age",
  "disability",
  "religion",
  "other_discrimination",
];

/** Every finding on a posting: a pure function of the facts and the law. */
export function postingFindings(facts: PostingFacts, laws: CheckLaw[]): Found[] {
  const { places } = facts;
  return [
    ...unknowns(facts),
    ...wordingRules(facts, laws, places),
    ...places.flatMap((place) => [
      ...disclosureRules(facts, laws, place),
      ...payFloorRules(facts, laws, place),
      ...topicRules(facts, laws, place),
      ...automatedRules(facts, laws, place),
    ]),
  ];
}

/** What the check must ask, because it does not guess. */
function unknowns({ places, remoteAnywhere, heads }: PostingFacts): Found[] {
  const found = (rule: string, message: string, suggestion: string): Found => ({
    rule,
    place: null,
    law: null,
    severity: "warn",
    message,
    suggestion,
  });
  return [
    ...(places.length === 0
      ? [
          found(
            "place-unknown",
            "The check does not know where the job is done, so no state's law was checked.",
            "Choose a location, or write it as city and state.",
          ),
        ]
      : []),
    ...(remoteAnywhere
      ? [
          found(
            "remote-states",
            "A remote job may fall under the law of every state it can be done in; only the states of your locations were checked.",
            "Name the states that people may work from.",
          ),
        ]
      : []),
    ...(heads.total === null
      ? [
          found(
            "head-count",
            "Many of these laws depend on how many people you employ, and that is not known here.",
            "Enter the head-count in Settings.",
          ),
        ]
      : []),
  ];
}
