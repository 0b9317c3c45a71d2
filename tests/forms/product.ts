import { rmSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import pg from "pg";
import { startCluster } from "../../prisma/postgres/cluster";
import { PASSWORD, ROLES } from "../screens/roles";
import { newDataDir, start } from "../start/server-process";
import { IN_PAGE } from "./page-forms";

const [LIVE, KEPT] = ["forms_live", "forms_kept"];
type SignedInState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export type Product = {
  url: string;
  /** A browser of somebody in this role, who has signed in before the data was kept. */
  as: (role: string) => Promise<BrowserContext>;
  /** The demo data as they were at first; the server goes on. */
  restore: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The built product with the demo data, on a database that can be put back within a second or two. */
export async function startDemo(browser: string, roles: string[]): Promise<Product> {
  const dataDir = newDataDir();
  const cluster = await startCluster(dataDir);
  const asAdmin = async (...statements: string[]) => {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  };
  await asAdmin(`create database ${LIVE}`);
  const own = new URL(cluster.url);
  own.pathname = `/${LIVE}`;
  const server = await start(dataDir, {
    DATABASE_URL: own.href,
    STATEWISE_DEMO: "on",
    DEV_TOOLS: "on",
    RATE_LIMIT: "off",
    SECOND_FACTOR: "optional",
    JOBS: "off",
    PAYMENTS: "test",
    WEB_PROCESSES: "1",
  });
  await server.ready().catch(async (error) => {
    await cluster.stop();
    throw error;
  });
  const chrome = await chromium.launch({
    executablePath: browser,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  const states = new Map<string, SignedInState>();
  for (const role of roles) states.set(role, await signedIn(chrome, server.url, ROLES[role]?.email ?? null));
  await asAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${LIVE}'`,
    `create database ${KEPT} template ${LIVE} strategy file_copy`,
  );
  return {
    url: server.url,
    as: async (role) => {
      const context = await chrome.newContext({
        baseURL: server.url,
        storageState: states.get(role),
        viewport: { width: 1280, height: 900 },
        reducedMotion: "reduce",
      });
      await context.addInitScript({ path: IN_PAGE });
      return context;
    },
    restore: async () => {
      await asAdmin(
        `drop database ${LIVE} with (force)`,
        `create database ${LIVE} template ${KEPT} strategy file_copy`,
      );
      await untilAnswering(server.url);
    },
    stop: async () => {
      await chrome.close();
      await server.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server has lost every connection, and takes new ones as it is asked. */
async function untilAnswering(url: string): Promise<void> {
  for (let calm = 0; calm < 3; ) {
    const answer = await fetch(`${url}/laws`);
    await answer.arrayBuffer();
    calm = answer.ok ? calm + 1 : 0;
  }
}

async function signedIn(browser: Browser, url: string, email: string | null): Promise<SignedInState> {
  const context = await browser.newContext({ baseURL: url });
  if (email) {
    const answer = await context.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}
