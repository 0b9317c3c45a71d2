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
export function inOrganization<T>(organizationId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
    return work(tx);
  });
}

/** Closes every connection; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  await db().$disconnect();
  const pools = new Set([pool(), replicaPool()]);
  for (const open of pools) await open.end();
  for (const name of ["db", "pool", "replica-pool"]) forget(name);
}
