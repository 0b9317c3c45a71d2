import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { dropWaiting, erasureOf } from "./erasure-rows";

/** Whoever is employed again is no longer to be erased; of who has been erased nothing is left to employ. */
export async function endErasure(tx: Transaction, organizationId: number, employeeId: number): Promise<void> {
  const erasure = await erasureOf(tx, { organizationId, employeeId });
  if (erasure?.status === "done")
    throw new Conflict("This person has been erased. Add them as a new employee.", { code: "erased" });
  await dropWaiting(tx, { organizationId, employeeId });
}
