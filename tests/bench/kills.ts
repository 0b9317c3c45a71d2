import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startStripeFake } from "../fakes/stripe/server";
import { prepareTemplate } from "../setup/template";

/** `npm run test:kills [-- kills]`: kill -9 between payment and grant. */
const [kills = 50] = process.argv.slice(2).map(Number);

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-kills-"));
process.env.LOG_LEVEL = "silent";
process.env.RATE_LIMIT = "off";
const cluster = await prepareTemplate(dataDir);
const fake = await startStripeFake();
Object.assign(process.env, {
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: fake.secretKey,
  STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
  STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
  STRIPE_API_BASE: fake.url,
});
const { forget } = await import("~/platform/once");
forget("config");
const { stopMail } = await import("~/platform/mail/kick-mail");
const { closeDatabase } = await import("~/platform/db/client");
const { killBetweenPaymentAndGrant } = await import("../integration/billing/kill-payments");

stopMail();
const result = await killBetweenPaymentAndGrant(fake, kills);
console.table([result]);
console.log(JSON.stringify({ bench: "kills", ...result }));
if (result.lost > 0 || result.doubled > 0) process.exitCode = 1;
await closeDatabase();
await fake.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
