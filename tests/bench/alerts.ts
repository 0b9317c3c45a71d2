import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import "./alerts/as-in-production";
import { prepareTemplate } from "../setup/template";
import { bareMailsPerSecond, bareRowsPerSecond } from "./alerts/references";
import { seedReaders, seedUpdate } from "./alerts/seed";
import { startSink } from "./alerts/start-sink";

const TARGETS = { matchSeconds: 20, memoryGrowthMb: 100, mailsPerSecond: 300 };
const { values } = parseArgs({
  options: { readers: { type: "string", default: "1000000" }, mails: { type: "string", default: "6000" } },
});
const readers = Number(values.readers);
const mails = Number(values.mails);

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
const sink = await startSink();
process.env.SMTP_URL = sink.url;
process.env.MAIL_RATE = "0";
const cluster = await prepareTemplate(dataDir);

const { mailDueAlerts, matchUpdates } = await import("~/domain/alerts");
const { now } = await import("~/platform/clock");
const { closeDatabase } = await import("~/platform/db/client");
const { pool } = await import("~/platform/db/pool");
const { stopMail } = await import("~/platform/mail/kick-mail");
const { sendDueMails } = await import("~/platform/mail/send-due-mails");
const { closeMailTransport } = await import("~/platform/mail/transport");

const seconds = (since: number): number => (performance.now() - since) / 1000;
const megabytes = (): number => process.memoryUsage().rss / 2 ** 20;

/** The most memory that the process took while the work ran, above what it had before. */
async function memoryGrowth(work: () => Promise<void>): Promise<number> {
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 100);
  await work();
  clearInterval(watch);
  return Math.max(0, Math.max(most, megabytes()) - before);
}

try {
  // No mail may leave before the drain is measured.
  await stopMail();
  const seeding = performance.now();
  await seedReaders(readers);
  console.log(`${readers} readers made in ${seconds(seeding).toFixed(1)} s`);

  // A first update of nobody warms the connections and statements.
  await seedUpdate("Warm-up").then((id) =>
    pool().query("update law_updates set jurisdiction = 'XX' where id = $1", [id]),
  );
  await matchUpdates({ now: now() });

  await seedUpdate("Minimum wage rises");
  let matchSeconds = 0;
  let recipients = 0;
  const memoryGrowthMb = await memoryGrowth(async () => {
    const started = performance.now();
    ({ recipients } = await matchUpdates({ now: now() }));
    matchSeconds = seconds(started);
  });

  const bareRows = await bareRowsPerSecond(Math.min(readers, 100_000));
  const bareMails = await bareMailsPerSecond(sink.url, Math.min(mails, 1000));
  await sink.forget();

  const queueing = performance.now();
  const queued = await mailDueAlerts({ now: now(), limit: mails });
  const queuedPerSecond = queued.mails / seconds(queueing);

  const draining = performance.now();
  const { sent } = await sendDueMails({ limit: queued.mails });
  const mailsPerSecond = sent / seconds(draining);
  const { received, distinct } = await sink.count();

  const ratioRows = recipients / matchSeconds / bareRows;
  const ratioMails = mailsPerSecond / bareMails;

  console.table({
    "one update matched": { result: `${matchSeconds.toFixed(1)} s`, of: `${readers} readers, ${recipients} rows` },
    "rows a second": {
      result: `${Math.round(recipients / matchSeconds)}`,
      of: `${Math.round(bareRows)} bare, ratio ${ratioRows.toFixed(2)}`,
    },
    "memory of the match": { result: `${memoryGrowthMb.toFixed(0)} MB`, of: "above what the process had" },
    "mails written": { result: `${queuedPerSecond.toFixed(0)} a second`, of: `${queued.mails} mails` },
    "mails sent by one sender": {
      result: `${mailsPerSecond.toFixed(0)} a second`,
      of: `${received} received, ${distinct} readers`,
    },
  });
  console.log(`One connection without making or marking mails: ${bareMails.toFixed(0)} a second.`);
  const met = {
    matchSeconds: matchSeconds <= TARGETS.matchSeconds,
    memoryGrowthMb: memoryGrowthMb <= TARGETS.memoryGrowthMb,
    mailsPerSecond: mailsPerSecond >= TARGETS.mailsPerSecond,
  };
  const figures = {
    readers,
    ratioRows,
    ratioMails,
    bareRows,
    bareMails,
    recipients,
    matchSeconds,
    memoryGrowthMb,
    queuedPerSecond,
    mailsPerSecond,
    received,
    distinct,
  };
  console.log(JSON.stringify({ bench: "alerts", ...figures, targets: TARGETS, met }));
  if (recipients !== readers || received !== sent || distinct !== sent) process.exitCode = 1;
} finally {
  closeMailTransport();
  sink.stop();
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
