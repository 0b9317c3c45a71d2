import { createHash } from "node:crypto";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { HiringMember } from "../member/hiring-member";
import { placesWithHeads } from "../settings/place-heads";
import type { CheckLaw, WorkPlace } from "./check-types";
import { lawsOfPlaces } from "./laws-of-places";
import { postingFacts } from "./posting-facts";
import { POSTING_TOPICS, postingFindings } from "./posting-rules";
import { reconcileFindings } from "./reconcile-findings";
import { WORDING_TERMS } from "./wording";

/** Checks a job's posting against the corpus as it is now and keeps the findings. Run by whatever writes what a job says. */
export async function checkPosting(tx: Transaction, organizationId: number, jobId: number): Promise<void> {
  await checkOne(tx, { organizationId, jobId, key: await checkKey(tx, organizationId) }, lawsOfPlaces);
}

const MOST_AT_ONCE = 500;

/**
 * Checks what was not checked since it said what it says now, or since the law, the day, the places or the head-counts
 * changed: run before jobs are shown or judged, so that whatever wrote them, no answer rests on an old check. Closed jobs
 * keep the findings of their time.
 */
export async function checkDue(tx: Transaction, organizationId: number, jobIds?: number[]): Promise<number> {
  if (jobIds?.length === 0) return 0;
  const key = await checkKey(tx, organizationId);
  const due = await tx.job.findMany({
    where: {
      organizationId,
      deletedAt: null,
      status: { not: "closed" },
      OR: [{ lawCheckedFor: null }, { lawCheckedFor: { not: key } }],
      ...(jobIds ? { id: { in: jobIds } } : {}),
    },
    select: { id: true },
    orderBy: { id: "asc" },
    take: MOST_AT_ONCE,
  });
  const laws = lawsOnce();
  for (const { id: jobId } of due) await checkOne(tx, { organizationId, jobId, key }, laws);
  return due.length;
}

/** The same before jobs are shown to a member. Whoever views as a customer changes nothing, and sees the last check. */
export async function checkShown(
  tx: Transaction,
  { organizationId, onlyLooks }: Pick<HiringMember, "organizationId" | "onlyLooks">,
  jobIds?: number[],
): Promise<void> {
  if (!onlyLooks) await checkDue(tx, organizationId, jobIds);
}

/** Everything beside the job itself that a check rests on: the law, the day, the size and the places of the company. */
async function checkKey(tx: Transaction, organizationId: number): Promise<string> {
  const [corpus] = await tx.$queryRaw<{ revision: string }[]>`select revision::text from corpus_revisions where id = 1`;
  const { headCount } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { headCount: true },
  });
  const places = await placesWithHeads(tx, organizationId);
  const ground = JSON.stringify([corpus?.revision ?? "", today(), headCount, places]);
  return createHash("sha256").update(ground).digest("hex");
}

type ReadLaws = typeof lawsOfPlaces;
type Checked = { organizationId: number; jobId: number; key: string };

async function checkOne(tx: Transaction, { organizationId, jobId, key }: Checked, readLaws: ReadLaws): Promise<void> {
  // Holds the job: what is written meanwhile makes it due again.
  await tx.$executeRaw`update jobs set law_checked_for = ${key} where organization_id = ${organizationId} and id = ${jobId}`;
  const facts = await postingFacts(tx, organizationId, jobId);
  if (!facts) return;
  const laws = await readLaws(tx, facts.places, POSTING_TOPICS);
  const known = new Set(laws.map(({ slug }) => slug));
  const missing = [...new Set(WORDING_TERMS.map(({ law }) => law))].filter((slug) => !known.has(slug));
  const federal = missing.length > 0 ? await lawsBySlug(tx, missing, readLaws) : [];
  await reconcileFindings(tx, { organizationId, subject: "job", jobId }, postingFindings(facts, [...laws, ...federal]));
}

/** Reads the laws of the same places once for all jobs of a run. */
function lawsOnce(): ReadLaws {
  const read = new Map<string, Promise<CheckLaw[]>>();
  return (tx: Transaction, places: WorkPlace[], topics: string[]) => {
    const key = JSON.stringify([places.map(({ state, city }) => [state, city]), topics]);
    const laws = read.get(key) ?? lawsOfPlaces(tx, places, topics);
    read.set(key, laws);
    return laws;
  };
}

async function lawsBySlug(tx: Transaction, slugs: string[], readLaws: ReadLaws) {
  const topics = await tx.law.findMany({ where: { slug: { in: slugs } }, select: { topics: true } });
  const laws = await readLaws(tx, [], [...new Set(topics.flatMap((row) => row.topics))]);
  return laws.filter(({ slug }) => slugs.includes(slug));
}

/** Open findings that keep a job from going on. */
export const blockingFindings = (tx: Transaction, organizationId: number, jobId: number) =>
  tx.complianceFinding.findMany({
    where: { organizationId, jobId, status: "open", severity: "block" },
    select: { id: true, message: true, questionId: true },
    orderBy: { id: "asc" },
  });
