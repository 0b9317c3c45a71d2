import type { Database, Transaction } from "~/platform/db/client";

/** How many factors of a person count. */
export const countFactors = (tx: Transaction | Database, userId: number): Promise<number> =>
  tx.secondFactor.count({ where: { userId, confirmedAt: { not: null } } });
