import { expect, it } from "vitest";
import { useDatabase } from "../../setup/database";
import { killBetweenPaymentAndGrant } from "./kill-payments";
import { useStripe } from "./use-stripe";

useDatabase();
const ground = useStripe();

// `npm run test:kills` does it fifty times.
it("a process killed between payment and grant loses and doubles nothing", async () => {
  const result = await killBetweenPaymentAndGrant(ground.fake, 1);
  expect(result).toEqual({ kills: 1, paid: 4, granted: 4, lost: 0, doubled: 0 });
}, 60_000);
