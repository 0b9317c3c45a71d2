import type { Language } from "../query/language";
import type { Question } from "../query/types";
import type { RankedLaw } from "./rank-laws";

const ASKS_STATES =
  /\b(?:which|what|list|name)\b[^.?]{0,25}\bstates\b|^(?:so |and )?where\b|\bstates (?:that|which|with|where)\b/i;

/** 'Which states …': asked of all states at once, and answered by a list of them. */
export const asksWhichStates = ({ text, place, places }: Question): boolean =>
  place.state === "ALL" && places.length === 0 && ASKS_STATES.test(text);

/** The record of every state on the topic that is asked about, by its place on the shelf: at most a few for each of them. */
export function ofEveryState({ shelves: { laws } }: Language, { topics }: Question, first?: RankedLaw): RankedLaw[] {
  const asked = new Set([topics[0]?.topic, first?.law.topics[0]]);
  return laws.records
    .filter(
      ({ jurisdiction, city, topics: [topic] }) => jurisdiction !== "FEDERAL" && city === null && asked.has(topic),
    )
    .map((law) => ({
      law,
      score: 0,
      match: "topic",
      matchedTopic: law.topics[0] ?? null,
      topicScore: 0,
      belowThreshold: false,
    }));
}
