import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { prepareTemplate } from "../setup/template";
import { startSender } from "./alerts/start-sender";
import { startSink } from "./alerts/start-sink";

// Two senders compete for one outbox; one of them is killed (SIGKILL) again and again, and a new one takes its place.
const { values } = parseArgs({
  options: { mails: { type: "string", default: "20000" }, kills: { type: "string", default: "20" } },
});
const mails = Number(values.mails);
const kills = Number(values.kills);

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-kills-"));
Object.assign(process.env, { LOG_LEVEL: "silent", MAIL_RATE: "0", NODE_ENV: "production" });
const sink = await startSink();
process.env.SMTP_URL = sink.url;
const cluster = await prepareTemplate(dataDir);
const { LEASE_MS } = await import("~/platform/mail/claim");
const { closeDatabase, db } = await import("~/platform/db/client");
const { queueMails } = await import("~/platform/mail/queue-mail");
const { sendDueMails } = await import("~/platform/mail/send-due-mails");
const { closeMailTransport } = await import("~/platform/mail/transport");

const received = async (): Promise<number> => (await sink.count()).received;

/** Waits until so many mails are there, or none came for a while. */
async function untilReceived(count: number): Promise<void> {
  let last = -1;
  let quietSince = performance.now();
  while (performance.now() - quietSince < 20_000) {
    const now = await received();
    if (now >= count) return;
    if (now !== last) quietSince = performance.now();
    last = now;
    await wait(20);
  }
}

try {
  for (let from = 0; from < mails; from += 1000) {
    const orders = Array.from({ length: Math.min(1000, mails - from) }, (_, index) => ({
      to: `reader${from + index}@example.test`,
      template: "welcome" as const,
      data: {},
    }));
    await queueMails(db(), orders);
  }
  const started = performance.now();
  const senders = [startSender(), startSender()];
  let killed = 0;
  for (; killed < kills; killed += 1) {
    // Spread over the drain, each in the middle of work, the two by turns.
    await untilReceived(Math.floor(((killed + 0.5) / kills) * mails * 0.9));
    const turn = killed % 2;
    await senders[turn]?.kill();
    senders[turn] = startSender();
  }
  await untilReceived(mails - 50 * (kills + 2));
  await Promise.all(senders.map((sender) => sender.kill()));
  killed += senders.length;
  // What the killed had claimed comes back when its lease is over.
  await sendDueMails({ limit: mails, now: new Date(Date.now() + LEASE_MS + 1000) });
  const { received: arrived, distinct } = await sink.count();
  const lost = mails - distinct;
  const duplicates = arrived - distinct;
  const open = await db().mail.count({ where: { state: { not: "sent" } } });
  const met = { lost: lost === 0, duplicates: duplicates <= killed, open: open === 0 };
  const seconds = (performance.now() - started) / 1000;
  console.table({
    mails,
    kills: killed,
    arrived,
    distinct,
    lost,
    duplicates,
    "not marked sent": open,
    seconds: Math.round(seconds),
  });
  console.log(
    JSON.stringify({
      bench: "alerts-kills",
      mails,
      kills: killed,
      arrived,
      distinct,
      lost,
      duplicates,
      open,
      seconds,
      met,
    }),
  );
  if (!Object.values(met).every(Boolean)) process.exitCode = 1;
} finally {
  closeMailTransport();
  sink.stop();
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
