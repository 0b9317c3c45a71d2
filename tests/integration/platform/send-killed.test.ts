import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { db } from "~/platform/db/client";
import { LEASE_MS } from "~/platform/mail/claim";
import { queueMails } from "~/platform/mail/queue-mail";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { projectRoot } from "~/platform/root";
import { useDatabase } from "../../setup/database";
import { withMailServer } from "./mail-setup";

useDatabase();
const { smtp } = withMailServer();

const MAILS = 400;
const KILLS = 3;
const SENDER = `
import { sendDueMails } from "./web/platform/mail/send-due-mails.ts";
for (;;) await sendDueMails({ now: new Date(Date.now() + Number(process.env.AHEAD_MS)) });
`;

/** A sender in a process of its own, which ends only by being killed. */
function startSender(aheadMs: number) {
  const child = spawn(path.join(projectRoot, "node_modules/.bin/tsx"), ["--input-type=module", "--eval", SENDER], {
    cwd: projectRoot,
    env: { ...process.env, AHEAD_MS: String(aheadMs), LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
    // tsx starts a second process: both are killed as a group.
    detached: true,
  });
  return () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      process.kill(-(child.pid ?? 0), "SIGKILL");
    });
}

test("senders killed in the middle lose no mail, and double at most one per kill", async () => {
  const orders = Array.from({ length: MAILS }, (_, index) => ({
    to: `reader${index}@example.test`,
    template: "welcome" as const,
    data: {},
  }));
  await queueMails(db(), orders);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = smtp().mails.length;
    const killSender = startSender(kill * (LEASE_MS + 1000));
    await expect.poll(() => smtp().mails.length, { interval: 5 }).toBeGreaterThan(before + 10);
    await killSender();
  }
  // What the last one held comes back when its lease is over.
  await sendDueMails({ now: new Date(Date.now() + (KILLS + 1) * (LEASE_MS + 1000)) });
  const recipients = smtp().mails.map((mail) => mail.to[0]);
  expect(new Set(recipients).size).toBe(MAILS);
  expect(recipients.length - MAILS).toBeLessThanOrEqual(KILLS);
  expect(await db().mail.count({ where: { state: { not: "sent" } } })).toBe(0);
}, 90_000);
