// `npm run test:install`: the first start of a fresh clone as each kind of user that meets one. Takes some minutes and, as
// root, a second account; so it stands beside npm test and not in it.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { root } from "../../web/start/steps.mjs";

const READY_TIMEOUT_MS = 8 * 60_000;
const isRoot = process.getuid?.() === 0;

/** Each way in which the product is started for the first time. */
const WAYS = [
  { name: "root, under a home that only root may enter", home: "private", scripts: true, only: isRoot },
  { name: "root, install scripts blocked", home: "private", scripts: false, only: isRoot },
  { name: "an ordinary user, install scripts allowed", home: "own", scripts: true, only: true },
  { name: "an ordinary user, install scripts blocked", home: "own", scripts: false, only: true },
];

const ways = WAYS.filter(({ only }) => only);
const failures = [];
for (const way of ways) {
  const began = Date.now();
  const problem = await firstStart(way).catch((error) => error.message);
  console.log(`${problem ? "FAILED" : "ok    "} ${way.name} (${Math.round((Date.now() - began) / 1000)} s)`);
  if (problem) failures.push(`${way.name}:\n${problem}`);
}
console.log(failures.length > 0 ? `\n${failures.join("\n\n")}` : "");
console.log(`${ways.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

async function firstStart({ home, scripts }) {
  const user = home === "own" && isRoot ? ordinaryUser() : null;
  const folder = mkdtempSync(path.join(os.tmpdir(), "statewise-first-"));
  const clone = path.join(folder, "statewise");
  try {
    execFileSync("git", ["clone", "-q", root, clone]);
    if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
    chmodSync(folder, home === "private" ? 0o700 : 0o755);
    const first = await start({ clone, folder, scripts, user });
    if (first) return first;
    const changed = execFileSync("git", ["-c", "safe.directory=*", "-C", clone, "status", "--porcelain"]).toString();
    return changed ? `git status is not clean after the start:\n${changed}` : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts, waits for the first page, stops; answers what went wrong, or nothing. */
async function start({ clone, folder, scripts, user }) {
  const port = await freePort();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...(user ?? {}),
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PORT: String(port),
      GEO: "off",
      SOURCES: "off",
      npm_config_cache: path.join(folder, "npm-cache"),
      npm_config_registry: registry(),
      ...(scripts ? {} : { npm_config_ignore_scripts: "true" }),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.on("close", resolve));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  try {
    while (Date.now() < deadline) {
      if (child.exitCode !== null) return `npm start ended with ${child.exitCode}:\n${output}`;
      const page = await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text(),
        () => "",
      );
      if (page.includes("Statewise")) return null;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return `no page within ${READY_TIMEOUT_MS / 60_000} minutes:\n${output}`;
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

/** The account `nobody` has no home and owns nothing: as ordinary as a user gets. */
function ordinaryUser() {
  const id = (flag) => Number(execFileSync("id", [flag, "nobody"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}

function registry() {
  return execFileSync("npm", ["config", "get", "registry"]).toString().trim();
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
