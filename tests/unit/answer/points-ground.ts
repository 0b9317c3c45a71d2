import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, plain, retrievalOf, TODAY } from "./ground";

type Asked = Parameters<typeof retrievalOf>[0];
export const answer = (ask: Asked): string => plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");

/** A record of one topic that says these sentences and nothing else. */
export const record = (slug: string, topic: string, [summary = "", ...requirements]: string[]): LawHit => ({
  ...law(slug),
  title: `${topic} Act`,
  topics: [topic],
  matchedTopic: topic,
  summary,
  requirements,
  requirementDetails: requirements.map((text) => ({ text })),
  deadlines: "none",
  notices: "none",
  recordsRetention: "none",
  penaltyDetails: "none",
  penalties: [],
  remedies: [],
  figures: [],
  coveredText: "Employers in the state.",
  scopeNote: null,
  statusNote: null,
});

/** The answer of a state whose record on the topic says these sentences. */
export const saidBy = (topic: string, text: string, sentences: string[]): string =>
  answer({ text, state: "DE", topics: [topic], laws: [record("de-wage-deductions", topic, sentences)] });
