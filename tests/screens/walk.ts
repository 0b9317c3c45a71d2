// Walks the product as each role, from link to link, and looks at every screen that it finds: two widths, two themes,
// accessibility, sideways scrolling, dead links, errors of the page. The pictures are in test-results/screens.
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { projectRoot } from "../../web/platform/root";
import { newDataDir, start } from "../start/server-process";
import { fileNameOf, screenOf } from "./addresses";
import { linksOf } from "./links";
import { lookAt } from "./looks";
import { PASSWORD, QUESTION, ROLES } from "./roles";

const { values: options } = parseArgs({
  options: {
    role: { type: "string", multiple: true },
    /** Only screens whose address begins so. */
    path: { type: "string" },
    /** A server that runs already, with the demo data. */
    url: { type: "string" },
    most: { type: "string", default: "150" },
  },
});

const pictures = path.join(projectRoot, "test-results/screens");
type Result = { role: string; screen: string; address: string; found: string[] };
const results: Result[] = [];

async function walk(browser: Browser, url: string, role: string): Promise<void> {
  const { email, from } = ROLES[role] ?? { email: null, from: [] };
  const context = await browser.newContext({ baseURL: url });
  if (email) {
    const answer = await context.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
  }
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`error in the page: ${error.message}`));
  page.on("console", (line) => line.type() === "error" && problems.push(`console: ${line.text()}`));
  const waiting = [...from, QUESTION].map((address) => ({ address, linkedFrom: "the start" }));
  const known = new Set(waiting.map(({ address }) => screenOf(address)));
  for (let next = waiting.shift(), looked = 0; next && looked < Number(options.most); next = waiting.shift()) {
    const screen = screenOf(next.address);
    if (options.path && !screen.startsWith(options.path) && next.linkedFrom !== "the start") continue;
    const isScreen = await visit(context, page, { ...next, role, screen, problems });
    if (!isScreen) continue;
    looked += 1;
    for (const address of await linksOf(page)) {
      if (known.has(screenOf(address))) continue;
      known.add(screenOf(address));
      waiting.push({ address, linkedFrom: screen });
    }
  }
  await context.close();
}

type Stop = { address: string; linkedFrom: string; role: string; screen: string; problems: string[] };

/** Opens an address; false when it is a file and no screen. */
async function visit(context: BrowserContext, page: Page, stop: Stop): Promise<boolean> {
  const { address, linkedFrom, role, screen, problems } = stop;
  const answer = await context.request.get(address);
  const isScreen = answer.headers()["content-type"]?.includes("text/html") ?? false;
  const isMissingOnPurpose = address.includes("no/such");
  const found: string[] = [];
  if (answer.status() >= 400 && !isMissingOnPurpose)
    found.push(`answers ${answer.status()}, linked from ${linkedFrom}`);
  if (isScreen) {
    problems.length = 0;
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address, { waitUntil: "networkidle" });
    const headings = await page.getByRole("heading", { level: 1 }).count();
    // An open dialog hides the screen behind it from everybody.
    if (headings !== 1 && (await page.getByRole("dialog").count()) === 0)
      found.push(`${headings} headings of the first level`);
    found.push(...(await lookAt(page, path.join(pictures, role), fileNameOf(screen))));
    found.push(...problems.filter((problem) => !(isMissingOnPurpose && problem.includes("404"))));
  }
  results.push({ role, screen, address, found });
  console.log(`${found.length > 0 ? "WRONG" : "ok   "} ${role.padEnd(10)} ${screen}`);
  for (const line of found) console.log(`      ${line}`);
  return isScreen;
}

const roles = options.role ?? Object.keys(ROLES);
const dataDir = options.url ? null : newDataDir();
const demo = { STATEWISE_DEMO: "on", DEV_TOOLS: "on", RATE_LIMIT: "off", JOBS: "off", PAYMENTS: "test" };
const server = dataDir ? await start(dataDir, demo) : null;
const browser = await chromium.launch({
  executablePath: process.env.STATEWISE_BROWSER || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
try {
  await server?.ready();
  rmSync(pictures, { recursive: true, force: true });
  for (const role of roles) await walk(browser, options.url ?? server?.url ?? "", role);
} finally {
  await browser.close();
  await server?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
const wrong = results.filter(({ found }) => found.length > 0);
console.log(`\n${results.length} addresses looked at as ${roles.join(", ")}; ${wrong.length} with findings.`);
console.log("Pictures: test-results/screens");
process.exit(wrong.length > 0 ? 1 : 0);
