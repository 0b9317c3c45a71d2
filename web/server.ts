import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { type Config, ConfigError, config } from "~/platform/config";
import { closeDatabase } from "~/platform/db/client";
import { log } from "~/platform/log";
import { stopMail } from "~/platform/mail/kick-mail";
import { isLoopbackName } from "~/platform/network/internet-address";
import { webProcesses } from "~/platform/processes";
import { startJobs, stopJobs } from "../jobs/scheduler";
import { applyMigrations } from "../prisma/migrate/apply";
import { type Cluster, startCluster } from "../prisma/postgres/cluster";
import { announce, claimDataFolder } from "../prisma/postgres/data-folder";
import { explainConnection } from "../prisma/postgres/explain";
import { prepareData } from "../prisma/prepare";
import { settleInstallation } from "../prisma/settle-installation";
import { readBuiltScreens } from "./server/built-screens";
import { startWebProcesses, type WebProcesses } from "./server/processes/keep-web-processes";
import { joinOthers } from "./server/processes/web-process";
import { serveRequests } from "./server/serve-requests";
import { isStopping, stopInOrder } from "./server/stop";

// A mistake in work that nobody waits for costs that work, not everybody's process.
process.on("unhandledRejection", (error) => log().error({ err: error }, "a failure that nobody waited for"));

/** For the build, which keeps the compiled code of what a start reads. */
export const readScreens = readBuiltScreens;

const DEVELOPMENT = process.argv.includes("--dev");

/** Starts the product, or ends the process with one sentence that says why not. */
export const startProduct = (): Promise<void> => orSayWhy(main);

/** Starts one of several processes that answer requests; database, law and jobs are with the one that started it. */
export const startWebProcess = (): Promise<void> =>
  orSayWhy(async () => {
    await readScreens();
    await joinOthers();
    const { close } = await serveRequests({ development: false });
    stopInOrder(async () => {
      await close();
      await closeDatabase();
    });
  });

async function orSayWhy(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // One sentence for the operator; the stack only where somebody asked for it.
    const verbose = ["debug", "trace"].includes(process.env.LOG_LEVEL ?? "");
    console.error(verbose || !(error instanceof Error) ? error : sentenceOf(error));
    process.exit(1);
  }
}

/** ENOSPC is the file system's word for a full disk, 53100 PostgreSQL's. */
function sentenceOf(error: Error & { code?: unknown }): string {
  if (error.code !== "ENOSPC" && error.code !== "53100") return error.message;
  const { DATA_DIR = ".data" } = process.env;
  return `The disk that holds ${path.resolve(DATA_DIR)} is full: free at least 250 MB and start again.`;
}

async function main(): Promise<void> {
  const settings = readSettings();
  await refuseTakenPort(settings);
  await mkdir(settings.dataDir, { recursive: true });
  const count = DEVELOPMENT ? 1 : webProcesses();
  // Requests are answered in processes of their own, as many as the machine has room for: a slow one then holds up few others.
  const web = count > 1 ? startWebProcesses(count) : null;
  try {
    await startAll(settings, web);
  } catch (error) {
    await web?.stop();
    throw error;
  }
}

async function startAll(settings: Config, web: WebProcesses | null): Promise<void> {
  const cluster = settings.DATABASE_URL ? null : await embedded(settings);
  const release = cluster?.release;
  const databaseUrl = process.env.DATABASE_URL ?? "";
  let closeRequests = async () => web?.stop();
  // From the first thing that was started: whoever stops it meanwhile expects an end in order.
  stopInOrder(async () => {
    await closeRequests();
    await stopJobs();
    await stopMail();
    await closeDatabase();
    await cluster?.stop();
    release?.();
  });
  try {
    await timed("migrations", () => explainConnection(databaseUrl, () => applyMigrations(databaseUrl)));
    for (const line of await settleInstallation(databaseUrl)) console.log(line);
    const { demo, setUpLink } = await timed("law corpus", () => prepareData());
    if (web) await web.serve(databaseUrl);
    else closeRequests = (await serveRequests({ development: DEVELOPMENT })).close;
    await startJobs({ schedules: settings.JOBS === "inline" });
    if (cluster) await announce(settings.dataDir, { databaseUrl, port: settings.PORT });
    console.log(`\nStatewise is at ${settings.appUrl}`);
    const warning = listeningBeyond(settings);
    if (warning) console.log(warning);
    if (demo) console.log(demo);
    if (setUpLink) console.log(`There is no administrator yet. Make one with this link (once, 7 days):\n${setUpLink}`);
  } catch (error) {
    if (isStopping()) return;
    await cluster?.stop();
    release?.();
    throw error;
  }
}

function readSettings(): Config {
  try {
    return config();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Error(`These settings are wrong:\n${error.message}`);
  }
}

async function embedded(settings: Config): Promise<Cluster & { release: () => void }> {
  const release = claimDataFolder(settings.dataDir);
  try {
    const cluster = await timed("database", () => startCluster(settings.dataDir));
    process.env.DATABASE_URL = cluster.url;
    if (path.dirname(cluster.folder) !== settings.dataDir)
      console.log(`${"".padEnd(16)} its files are in ${cluster.folder}`);
    return { ...cluster, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Others can connect, but are told that the product is at localhost: most likely a setting was forgotten. */
function listeningBeyond({ HOST, APP_URL, appUrl }: Config): string | null {
  if (APP_URL || isLoopbackName(HOST)) return null;
  return `It listens at ${HOST}, but answers only what was sent to ${appUrl}: set APP_URL to the address that people open.`;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const corpus = (result as { corpus?: string } | undefined)?.corpus;
  const detail = corpus ? `  ${corpus}` : "";
  console.log(`${name.padEnd(16)} ${seconds} s${detail}`);
  return result;
}

function refuseTakenPort({ PORT, HOST }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is already in use" : `cannot be opened (${error.code})`;
      reject(new Error(`Port ${PORT} ${reason}: stop what uses it or set PORT to another one.`));
    });
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}
