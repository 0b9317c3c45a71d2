import type { Transaction } from "~/platform/db/client";
import { lawsOfPlaces } from "./laws-of-places";
import { postingFacts } from "./posting-facts";
import { POSTING_TOPICS, postingFindings } from "./posting-rules";
import { reconcileFindings } from "./reconcile-findings";
import { WORDING_TERMS } from "./wording";

/** Checks a job's posting against the corpus as it is now and keeps the findings. Run at every change, submit and publish. */
export async function checkPosting(tx: Transaction, organizationId: number, jobId: number): Promise<void> {
  const facts = await postingFacts(tx, organizationId, jobId);
  if (!facts) return;
  const laws = await lawsOfPlaces(tx, facts.places, POSTING_TOPICS);
  const known = new Set(laws.map(({ slug }) => slug));
  const missing = [...new Set(WORDING_TERMS.map(({ law }) => law))].filter((slug) => !known.has(slug));
  const federal = missing.length > 0 ? await lawsBySlug(tx, missing) : [];
  await reconcileFindings(tx, { organizationId, subject: "job", jobId }, postingFindings(facts, [...laws, ...federal]));
}

async function lawsBySlug(tx: Transaction, slugs: string[]) {
  const topics = await tx.law.findMany({ where: { slug: { in: slugs } }, select: { topics: true } });
  const laws = await lawsOfPlaces(tx, [], [...new Set(topics.flatMap((row) => row.topics))]);
  return laws.filter(({ slug }) => slugs.includes(slug));
}

/** Open findings that keep a job from going on. */
export const blockingFindings = (tx: Transaction, organizationId: number, jobId: number) =>
  tx.complianceFinding.findMany({
    where: { organizationId, jobId, status: "open", severity: "block" },
    select: { id: true, message: true },
    orderBy: { id: "asc" },
  });
