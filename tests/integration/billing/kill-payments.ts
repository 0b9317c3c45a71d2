import { spawn } from "node:child_process";
import path from "node:path";
import { reconcilePayments, startPurchase, workPaymentTasks } from "~/domain/billing";
import { after as later, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { projectRoot } from "~/platform/root";
import type { StripeFake } from "../../fakes/stripe/server";
import { makeBuyer, payInBrowser } from "./stripe-ground";

const BUYERS_PER_KILL = 4;
const VISIT = { address: "192.0.2.1", userAgent: null };

/** Starts the process that grants, in a group of its own so that all of it can be killed at once. */
function startGranting() {
  const file = path.join(projectRoot, "tests/integration/billing/paying-process.ts");
  const child = spawn(path.join(projectRoot, "node_modules/.bin/tsx"), [file], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  return () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      process.kill(-(child.pid ?? 0), "SIGKILL");
    });
}

export type Killed = { kills: number; paid: number; granted: number; lost: number; doubled: number };

/** Buyers pay while the process that grants is killed again and again; then the job looks after what is left. */
export async function killBetweenPaymentAndGrant(fake: StripeFake, kills: number): Promise<Killed> {
  const intents: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await granted();
    const stop = startGranting();
    const paying = payAll(fake, intents);
    // Killed in the middle of the work: as soon as the first of these payments was granted.
    while ((await granted()) === before) await new Promise((resolve) => setTimeout(resolve, 2));
    await stop();
    await paying;
  }
  await reconcilePayments(later(now(), 5 * MINUTE_MS));
  await workPaymentTasks(now());
  const rows = await db().purchase.findMany({ where: { stripePaymentIntentId: { in: intents } } });
  const mails = await db().mail.groupBy({ by: ["dedupeKey"], where: { template: "receipt" }, _count: true });
  const acts = await db().auditEntry.groupBy({ by: ["entityId"], where: { action: "purchase.grant" }, _count: true });
  return {
    kills,
    paid: intents.length,
    granted: rows.filter(({ grantedAt, accessDuration }) => grantedAt && accessDuration === 1440).length,
    lost: intents.length - rows.filter(({ grantedAt }) => grantedAt).length,
    doubled: [...mails, ...acts].filter(({ _count }) => _count > 1).length + (rows.length - new Set(intents).size),
  };
}

const granted = () => db().purchase.count({ where: { grantedAt: { not: null } } });

async function payAll(fake: StripeFake, intents: string[]): Promise<void> {
  for (let buyer = 0; buyer < BUYERS_PER_KILL; buyer += 1) {
    const { principal } = await makeBuyer();
    const { clientSecret, paymentIntentId } = await startPurchase(principal, { plan: "daily", visit: VISIT });
    await payInBrowser(fake, clientSecret ?? "");
    intents.push(paymentIntentId ?? "");
  }
}
