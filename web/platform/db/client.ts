import { PrismaPg } from "@prisma/adapter-pg";
import { forget, once } from "../once";
import { type Prisma, PrismaClient } from "./generated/client";
import { pool, replicaPool } from "./pool";

export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** Prisma over the shared pool. */
export const db = (): PrismaClient =>
  once(
    "db",
    () => new PrismaClient({ adapter: new PrismaPg(pool()), transactionOptions: { maxWait: 8_000, timeout: 15_000 } }),
  );

/**
 * One transaction in which only the rows of one organization exist: row-level security stands behind every `where`
 * (decisions 28 and 42).
 */
export function inOrganization<T>(
  organizationId: number,
  work: (tx: Transaction) => Promise<T>,
  /** In hiring: only what belongs to these jobs exists. */
  jobs: readonly number[] | null = null,
): Promise<T> {
  return db().$transaction(async (tx) => {
    if (jobs) {
      await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true), set_config('app.jobs', ${jobsText(jobs)}, true)`;
    } else await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
    return work(tx);
  });
}

const jobsText = (jobs: readonly number[] | null): string => (jobs ? `{${jobs.join(",")}}` : "");

/** From here on the transaction sees these jobs and nothing of others; null: all of them. */
export async function lookAtJobs(tx: Transaction, jobs: readonly number[] | null): Promise<void> {
  await tx.$executeRaw`select set_config('app.jobs', ${jobsText(jobs)}, true)`;
}

/**
 * A question that must be asked of all jobs, such as whether somebody is free: what it finds there is never shown. Afterwards the
 * transaction sees what it saw before.
 */
export async function overAllJobs<T>(tx: Transaction, ask: () => Promise<T>): Promise<T> {
  const [before] = await tx.$queryRaw<{ jobs: string | null }[]>`
    select current_setting('app.jobs', true) as jobs`;
  if (!before?.jobs) return ask();
  await lookAtJobs(tx, null);
  const answer = await ask();
  await tx.$executeRaw`select set_config('app.jobs', ${before.jobs}, true)`;
  return answer;
}

/** Closes every connection; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  await db().$disconnect();
  const pools = new Set([pool(), replicaPool()]);
  for (const open of pools) await open.end();
  for (const name of ["db", "pool", "replica-pool"]) forget(name);
}
