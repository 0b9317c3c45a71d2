import { mkdir } from "node:fs/promises";
import { config } from "~/platform/config";
import { closeDatabase } from "~/platform/db/client";
import { log } from "~/platform/log";
import { stopMail } from "~/platform/mail/kick-mail";
import { openDatabase } from "../prisma/database";
import { applyMigrations } from "../prisma/migrate/apply";
import { settleInstallation } from "../prisma/settle-installation";
import { startJobs, stopJobs } from "./scheduler";

/** `npm run jobs`: only the schedules, for a process of their own beside web processes with `JOBS=off`. */
await mkdir(config().dataDir, { recursive: true });
const database = await openDatabase();
await applyMigrations(database.url);
for (const line of await settleInstallation(database.url)) log().warn(line);
await startJobs({ schedules: true });
log().info("the jobs are running; Ctrl-C stops them");

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopJobs();
  await stopMail();
  await closeDatabase();
  await database.close();
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
