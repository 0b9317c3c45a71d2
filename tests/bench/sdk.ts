import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Statewise } from "@statewise/sdk";
import { build } from "esbuild";
import { projectRoot } from "~/platform/root";

/** What the SDK costs over plain fetch against the same small server, how large it is, and how fast the command starts. */
const CALLS = 4_000;
const ROUNDS = 40;
const STARTS = 15;
const MOST_START_MS = 250;
const body = JSON.stringify({
  data: Array.from({ length: 25 }, (_one, id) => ({ id, title: `Law ${id}` })),
  nextCursor: null,
});
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "x-request-id": "bench-request" });
  response.end(body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const statewise = new Statewise({ baseUrl, apiKey: "sw_bench" });

const plain = async () => {
  const response = await fetch(`${baseUrl}/api/topics`, { headers: { authorization: "Bearer sw_bench" } });
  await response.json();
};
const viaSdk = async () => {
  await statewise.laws.listTopics();
};

async function microsecondsPerCall(call: () => Promise<void>, count = CALLS): Promise<number> {
  const began = performance.now();
  for (let made = 0; made < count; made += 1) await call();
  return ((performance.now() - began) * 1000) / count;
}

await microsecondsPerCall(plain, 500);
await microsecondsPerCall(viaSdk, 500);
// In short turns, so that a busy moment of the machine meets both; the ratio is that of neighbours.
const rounds = { plain: [] as number[], sdk: [] as number[], ratio: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  const plainUs = await microsecondsPerCall(plain, CALLS / ROUNDS);
  const viaSdkUs = await microsecondsPerCall(viaSdk, CALLS / ROUNDS);
  rounds.plain.push(plainUs);
  rounds.sdk.push(viaSdkUs);
  rounds.ratio.push(viaSdkUs / plainUs);
}
server.close();
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const fetchUs = median(rounds.plain);
const sdkUs = median(rounds.sdk);
const ratio = median(rounds.ratio);

const launcher = path.join(projectRoot, "cli/bin/statewise.mjs");
const startMs = (args: string[]): number => {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}`);
  return performance.now() - began;
};
startMs([launcher, "--version"]);
const starts: Record<"bare" | "version" | "help", number[]> = { bare: [], version: [], help: [] };
for (let start = 0; start < STARTS; start += 1) {
  starts.bare.push(startMs(["-e", "0"]));
  starts.version.push(startMs([launcher, "--version"]));
  starts.help.push(startMs([launcher, "customers", "grant", "--help"]));
}
const timeOf = (values: number[]) =>
  `${Math.min(...values).toFixed(0)} ms at best, ${median(values).toFixed(0)} median`;

const sizeOf = async (contents: string): Promise<number> => {
  const stdin = { contents, resolveDir: projectRoot, loader: "ts" as const };
  const tsconfig = path.join(projectRoot, "tsconfig.json");
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    tsconfig,
    platform: "browser",
  });
  return Math.round((outputFiles[0]?.contents.length ?? 0) / 1000);
};
const whole = await sizeOf('import { Statewise } from "@statewise/sdk"; console.log(Statewise)');
const one = await sizeOf(
  'import { Laws } from "@statewise/sdk/resources/laws"; import { Transport } from "@statewise/sdk/transport"; console.log(Laws, Transport)',
);

const rows = [
  ["fetch and json, a call", `${fetchUs.toFixed(0)} µs`],
  ["the same by the SDK", `${sdkUs.toFixed(0)} µs`],
  ["SDK over plain fetch", `${ratio.toFixed(2)} times (median of ${ROUNDS} pairs)`],
  ["node starts and ends", timeOf(starts.bare)],
  ["statewise --version", `${timeOf(starts.version)} (target: best below ${MOST_START_MS})`],
  ["statewise customers grant --help", `${timeOf(starts.help)} (target: best below ${MOST_START_MS})`],
  ["statewise over bare node", `${(median(starts.version) / median(starts.bare)).toFixed(2)} times`],
  ["SDK in a bundle, everything", `${whole} kB`],
  ["SDK in a bundle, laws alone", `${one} kB`],
];
for (const [what, value] of rows) console.log(`${what?.padEnd(36)}${value}`);
const met = Math.max(Math.min(...starts.version), Math.min(...starts.help)) < MOST_START_MS;
console.log(
  JSON.stringify({
    bench: "sdk",
    fetchUs: Math.round(fetchUs),
    sdkUs: Math.round(sdkUs),
    ratio: Number(ratio.toFixed(2)),
    nodeMs: Math.round(median(starts.bare)),
    cliStartMs: { best: Math.round(Math.min(...starts.version)), median: Math.round(median(starts.version)) },
    cliHelpMs: { best: Math.round(Math.min(...starts.help)), median: Math.round(median(starts.help)) },
    bundleKb: whole,
    lawsBundleKb: one,
    met,
  }),
);
if (!met) process.exitCode = 1;
