import { type RecordClock, recordClocks } from "~/domain/research";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { placesOfJob } from "../checks/posting-facts";

export type RetentionClock = RecordClock;

type Ended = { organizationId: number; jobId: number; candidateId: number };

/** Starts, or lengthens, the time for which the records of an ended application must be kept. */
export async function retentionStarts(tx: Transaction, { organizationId, jobId, candidateId }: Ended): Promise<void> {
  const months = await monthsToKeep(tx, organizationId, await statesOfJobs(tx, organizationId, [jobId]));
  if (months === 0) return;
  const until = new Date(`${today()}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + months);
  await tx.$executeRaw`update candidates set retain_until = greatest(coalesce(retain_until, ${until}::date), ${until}::date)
    where organization_id = ${organizationId} and id = ${candidateId}`;
}

/** The record of a company that has set how long it keeps candidates (`erase-old.ts`). */
export const KEEPING = "application";

/** The organization's own period, never shorter than the longest one that the law of these places asks for. */
export async function monthsToKeep(tx: Transaction, organizationId: number, states: string[]): Promise<number> {
  const own = await tx.retentionPolicy.findFirst({
    where: { organizationId, recordClass: KEEPING },
    select: { months: true },
  });
  const [longest] = await retentionClocks(tx, states);
  return Math.max(own?.months ?? 0, Math.round((longest?.years ?? 0) * 12));
}

/** What the law of the United States and of these states says on keeping records of hiring, the longest first. */
export const retentionClocks = (tx: Transaction, states: string[]): Promise<RetentionClock[]> =>
  recordClocks(tx, states, { about: "(hiring|applica|personnel)", except: "after the (employment|last worker)" });

async function statesOfJobs(tx: Transaction, organizationId: number, ids: number[]): Promise<string[]> {
  const jobs = await tx.job.findMany({
    where: { id: { in: ids }, organizationId },
    select: { isRemote: true, remoteStates: true, location: true, place: { select: { state: true, city: true } } },
  });
  const locations = await tx.organizationLocation.findMany({
    where: { organizationId, isActive: true },
    select: { state: true, city: true },
  });
  const states = new Set<string>();
  for (const job of jobs) for (const { state } of await placesOfJob(tx, job, locations)) states.add(state);
  return [...states];
}

/** The states whose clocks run for a candidate: wherever the jobs could be done. */
export async function statesOfCandidate(
  tx: Transaction,
  organizationId: number,
  candidateId: number,
): Promise<string[]> {
  const applications = await tx.application.findMany({
    where: { organizationId, candidateId },
    select: { jobId: true },
    take: 50,
  });
  return statesOfJobs(
    tx,
    organizationId,
    applications.map(({ jobId }) => jobId),
  );
}

/** Whether the records must still be kept today. */
export const mustStay = (retainUntil: Date | null): boolean => retainUntil !== null && retainUntil > now();
