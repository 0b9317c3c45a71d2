import { afterAll, expect, it } from "vitest";
import { shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { playEveryMessage, playMoney } from "./play-money";
import { useProvider } from "./stripe-ground";

useDatabase();
afterAll(() => {
  shiftClock(0);
  useProvider({});
});

// `npm run test:money` plays ten thousand of them, and every message of every life alone and first.
it("access and purchases agree with a simple model at every step of random lives of customers", async () => {
  await playMoney({ runs: 5, seed: 20261122 });
  await playEveryMessage(["a month", "a renewal", "hiring from a month to a year"]);
  const twice = await db().$queryRaw`select stripe_payment_intent_id from purchase_history
    where stripe_payment_intent_id is not null group by 1 having count(*) > 1`;
  expect(twice).toEqual([]);
}, 60_000);
