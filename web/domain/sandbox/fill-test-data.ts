import { accessOf, type Principal, type Seat } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { fillHiring } from "./fill-hiring";
import { fillPeople } from "./fill-people";

/** First half of the lock's number: keeps the filling apart from other uses of advisory locks. */
const FILL_LOCKS = 7_073;
const LONGEST_FILL_MS = 60_000;

/** Does something to a test organization, with nobody filling or emptying it meanwhile. */
export async function alone<T>(organizationId: number, work: () => Promise<T>): Promise<T> {
  // The lock hangs on a transaction that does nothing else: when the process dies, it is free at once.
  return db().$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`
        select pg_try_advisory_xact_lock(${FILL_LOCKS}::int, ${organizationId}::int) as ours`;
      if (!lock?.ours) {
        throw new Conflict("The test data is being made at this moment. Try again in a few seconds.", {
          code: "test_data_busy",
        });
      }
      return work();
    },
    { timeout: LONGEST_FILL_MS },
  );
}

/** Puts the made-up rows into a test organization that has none, whoever asks: also what their own role could not make. */
export async function fillTestData(principal: Principal, seat: Seat): Promise<void> {
  const filler: Principal = { ...principal, seat: { ...seat, role: "owner" } };
  if (accessOf(filler, "ats").allowed) await fillHiring(filler);
  if (accessOf(filler, "hris").allowed) await fillPeople(filler);
}
