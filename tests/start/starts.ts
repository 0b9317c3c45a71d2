import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll } from "vitest";
import { newDataDir, type Started, start } from "./server-process";

/** A first start on a machine that does much else takes half a minute. */
export const THREE_STARTS_MS = 600_000;

const running: Started[] = [];
const folders: string[] = [];

/** Ends what a file of tests started, and takes its folders away. */
export function endsWithItsFile(): void {
  afterAll(async () => {
    await Promise.all(running.filter(({ child }) => child.exitCode === null).map((server) => server.stop("SIGTERM")));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
}

/** A folder of the product's own; with another, a copy of it: what a start made of nothing need not be made again. */
export function dataDir(from?: string): string {
  const folder = newDataDir();
  folders.push(folder);
  if (from) copied(from, folder);
  return folder;
}

/** With owners and rights: the database's own user reads what root copied. */
export function copied(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}

export async function started(...given: Parameters<typeof start>): Promise<Started> {
  const server = await start(...given);
  running.push(server);
  return server;
}

/** What a start says besides how long its steps took. */
export const oneSentence = (output: string): string[] =>
  output
    .trim()
    .split("\n")
    .filter((line) => !/^\w[\w ]+ +\d+\.\d s/.test(line));
