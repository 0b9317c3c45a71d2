import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { build } from "../../web/start/steps.mjs";
import { findBrowser } from "../setup/browser.mjs";
import { newDataDir, start } from "../start/server-process";

/** The landing page as a visitor on a slow telephone gets it: Chromium with a quarter of the processor. */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const SLOWER = 4;
const QUESTION = "Do we have to pay overtime?";

type Measured = {
  bytes: number;
  requests: number;
  lcp: number;
  cls: number;
  longTasks: number;
  inputDelay: number;
};

/** Counts from the first moment on: what the page itself is told by the browser. */
const OBSERVE = `
  window.measured = { lcp: 0, cls: 0, longTasks: 0, inputDelay: 0 };
  const watch = (type, note, more) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", (entry) => { measured.lcp = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) measured.cls += entry.value; });
  watch("longtask", (entry) => { measured.longTasks += entry.duration; });
  watch("event", (entry) => { measured.inputDelay = Math.max(measured.inputDelay, entry.duration); }, { durationThreshold: 16 });
`;

async function load(page: Page, url: string): Promise<Measured> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let bytes = 0;
  let requests = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: "networkidle" });
  const loaded = { bytes, requests };
  await page.getByRole("textbox").first().pressSequentially(QUESTION);
  const told = await page.evaluate(
    () => (window as unknown as { measured: Omit<Measured, "bytes" | "requests"> }).measured,
  );
  return { ...loaded, ...told };
}

await build();
const dataDir = newDataDir();
const product = await start(dataDir);
const browser = await chromium.launch({
  executablePath: (await findBrowser()) || undefined,
  args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
try {
  await product.ready();
  const rounds: Measured[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    rounds.push(await load(await context.newPage(), `${product.url}/`));
    await context.close();
  }
  const median = (name: keyof Measured): number =>
    rounds.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const figures = [
    { what: "landing page, all bytes", value: Math.round(median("bytes") / 1024), unit: "KiB", target: null },
    { what: "landing page, requests", value: median("requests"), unit: "", target: null },
    { what: "largest paint (good below 2,500)", value: Math.round(median("lcp")), unit: "ms", target: 2500 },
    {
      what: "shift of the layout (good below 0.1)",
      value: Math.round(median("cls") * 1000) / 1000,
      unit: "",
      target: 0.1,
    },
    { what: "long tasks together", value: Math.round(median("longTasks")), unit: "ms", target: null },
    { what: "slowest key in the search box (good below 200)", value: median("inputDelay"), unit: "ms", target: 200 },
  ];
  console.table(figures);
  console.log(JSON.stringify({ bench: "page", slower: SLOWER, figures }));
  if (figures.some(({ value, target }) => target !== null && value > target)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
