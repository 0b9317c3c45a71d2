import { createHash } from "node:crypto";
import { assessConcern, placeOf, type RiskAssessment, retrieve } from "../../../web/domain/research";
import type { LabeledQuestion } from "../questions";

/** What is kept of an answer. Of a held-out question only that it changed may be known, not how it reads. */
export type GivenAnswer = {
  at: string;
  q: string;
  risk: string | null;
  /** Whether the law that leads is one that the label wants first; null where it wants none. */
  isLedByMust: boolean | null;
  /** Slugs in the order in which the answer rests on them. */
  cites?: string[];
  says?: string[];
  hash?: string;
};

export async function givenAnswer({ q, at, must, holdout }: LabeledQuestion): Promise<GivenAnswer> {
  const retrieval = await retrieve(q, await placeOf({ jurisdiction: at }), { parts: true });
  const made = assessConcern(retrieval);
  const cites = made ? made.citations.map(({ slug }) => slug) : [];
  const says = made ? sentencesOf(made) : [];
  const first = made?.citations.find(({ lawId }) => lawId !== undefined)?.slug;
  const head = {
    at,
    q,
    risk: made?.overallRisk ?? null,
    isLedByMust: must.length === 0 ? null : first !== undefined && must.includes(first),
  };
  return holdout ? { ...head, hash: hashOf([cites, says]) } : { ...head, cites, says };
}

/** The answer as it is read, a line a paragraph, and after it what to do. */
function sentencesOf({ directAnswer, recommendedActions }: RiskAssessment): string[] {
  const paragraphs = directAnswer
    .split("</p>")
    .map((html) => html.replace(/<sup[^>]*>.*?<\/sup>/g, "").replace(/<[^>]+>/g, ""))
    .map((text) => text.replaceAll("&amp;", "&").replaceAll("&#39;", "'").replaceAll("&quot;", '"').trim())
    .filter(Boolean);
  return [...paragraphs, ...recommendedActions.map((action) => `Do: ${action}`)];
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
