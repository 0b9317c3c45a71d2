import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chown, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";
import { copyBinaries, packagedBinaries, prepareBinaries } from "./binaries";
import { canReach, type Owner, postgresOwner } from "./owner";

const NEEDED_BYTES = 250 * 1024 * 1024;
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const HALF_MADE = "pgdata.new";

export type Cluster = { url: string; folder: string; stop: () => Promise<void> };
type Place = { native: string; folder: string; owner: Owner | null };

/** Starts the PostgreSQL that comes with npm on a data folder, making the folder at first. */
export async function startCluster(dataDir: string): Promise<Cluster> {
  const place = await choosePlace(dataDir);
  await refuseFullDisk(place.folder);
  const password = await clusterPassword(place.folder);
  await initialise(place, password);
  await stopOrphan(path.join(place.folder, "pgdata"));
  const port = await freePort();
  const server = await launch(place, port);
  const url = `postgresql://statewise:${password}@127.0.0.1:${port}`;
  await ensureDatabase(`${url}/postgres`, "statewise");
  return { url: `${url}/statewise`, folder: place.folder, stop: () => stopServer(server) };
}

/** Binaries and data both lie where the user that PostgreSQL runs as can go. */
async function choosePlace(dataDir: string): Promise<Place> {
  const owner = postgresOwner();
  const native = packagedBinaries();
  await prepareBinaries(native);
  await mkdir(dataDir, { recursive: true });
  const wanted = path.resolve(dataDir, "postgres");
  if (!owner) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return { native, folder: wanted, owner };
  }
  const shared = path.join("/var/lib/statewise", createHash("sha256").update(wanted).digest("hex").slice(0, 12));
  const folder = canReach(owner, path.dirname(wanted)) ? wanted : shared;
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chown(folder, owner.uid, owner.gid);
  const binaries = canReach(owner, native) ? native : await copyBinaries(native, path.join(folder, "bin"));
  return { native: binaries, folder, owner };
}

async function refuseFullDisk(folder: string): Promise<void> {
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < NEEDED_BYTES) {
    throw new Error(`The disk that holds ${folder} is full: free at least 250 MB and start again.`);
  }
}

async function clusterPassword(folder: string): Promise<string> {
  const file = path.join(folder, "password");
  const known = await readFile(file, "utf8").catch(() => null);
  if (known) return known.trim();
  const password = randomBytes(24).toString("base64url");
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

/** initdb works in a folder beside and is renamed at the end, so a start that was cut off leaves no half cluster. */
async function initialise({ native, folder, owner }: Place, password: string): Promise<void> {
  const data = path.join(folder, "pgdata");
  if (await stat(path.join(data, "PG_VERSION")).catch(() => null)) return;
  // Under a name of its own: after a kill -9 the initdb of that start may still be writing into the folder it was given.
  const halves = (await readdir(folder)).filter((name) => name.startsWith(HALF_MADE));
  for (const name of halves) await rm(path.join(folder, name), { recursive: true }).catch(() => undefined);
  const fresh = path.join(folder, `${HALF_MADE}-${randomBytes(4).toString("hex")}`);
  const passwordFile = path.join(folder, "initdb.password");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner) await chown(passwordFile, owner.uid, owner.gid);
  try {
    const args = ["-D", fresh, "-U", "statewise", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
    await run(path.join(native, "bin", "initdb"), [...args, "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"], owner);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, data);
}

function run(command: string, args: string[], owner: Owner | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: "/", env: serverEnvironment(), ...identity(owner) });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(explain(output)))));
  });
}

function identity(owner: Owner | null): { uid?: number; gid?: number } {
  return owner ? { uid: owner.uid, gid: owner.gid } : {};
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: "C.UTF-8", TZ: "UTC" };
}

function explain(output: string): string {
  if (/No space left on device/i.test(output)) return "The disk is full: free some space and start again.";
  const last = output.trim().split("\n").slice(-3).join(" ");
  return `PostgreSQL could not start: ${last}`;
}

/** After a kill -9 of the web process its PostgreSQL lives on: it is stopped in order before a new one starts. */
async function stopOrphan(data: string): Promise<void> {
  const pidFile = path.join(data, "postmaster.pid");
  const pid = Number((await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid || !isPostgres(pid, await commandLine(pid), data)) return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (!alive(pid)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`An earlier PostgreSQL (process ${pid}) on ${data} does not stop: end it and start again.`);
}

async function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}

function isPostgres(pid: number, command: string, data: string): boolean {
  return alive(pid) && (command === "" || command.includes(data));
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function launch({ native, folder, owner }: Place, port: number): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "120",
    shared_buffers: "256MB",
    log_timezone: "UTC",
    timezone: "UTC",
    jit: "off",
    shared_preload_libraries: "pg_stat_statements",
  };
  const args = ["-D", path.join(folder, "pgdata"), "-p", String(port)];
  for (const [name, value] of Object.entries(settings)) args.push("-c", `${name}=${value}`);
  return new Promise((resolve, reject) => {
    // Detached: Ctrl-C reaches the web process only, which first finishes open requests and then stops PostgreSQL.
    const child = spawn(path.join(native, "bin", "postgres"), args, {
      cwd: "/",
      detached: true,
      env: serverEnvironment(),
      stdio: ["ignore", "ignore", "pipe"],
      ...identity(owner),
    });
    const timer = setTimeout(() => reject(new Error("PostgreSQL was not ready within a minute.")), READY_TIMEOUT_MS);
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (!output.includes("ready to accept connections")) return;
      clearTimeout(timer);
      resolve(child);
    });
    child.on("error", reject);
    child.on("close", () => {
      clearTimeout(timer);
      reject(new Error(explain(output)));
    });
  });
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill("SIGQUIT"), STOP_TIMEOUT_MS);
    server.on("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill("SIGINT");
  });
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port")),
      );
    });
  });
}
