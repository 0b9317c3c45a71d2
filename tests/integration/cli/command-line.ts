import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { projectRoot } from "~/platform/root";
import { childCoverage } from "../../setup/child-environment";
import { temporaryFolder } from "../../setup/temporary-folder";

export type Ended = { code: number | null; stdout: string; stderr: string };
type Run = { stdin?: string; env?: Record<string, string>; whileRunning?: (child: ChildProcess, said: string) => void };

export const LAUNCHER = path.join(projectRoot, "cli/bin/statewise.mjs");

/** The command with a home of its own, as somebody without a terminal runs it. */
export function commandLine(url: () => string, key?: () => string) {
  const home = temporaryFolder("cli");
  const environment = (): Record<string, string> => ({
    ...childCoverage(),
    PATH: process.env.PATH ?? "",
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, "config"),
    STATEWISE_URL: url(),
    ...(key ? { STATEWISE_API_KEY: key() } : {}),
  });
  const statewise = (args: string[], { stdin = "", env = {}, whileRunning }: Run = {}): Promise<Ended> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [LAUNCHER, ...args], {
        cwd: home,
        env: { ...environment(), ...env } as unknown as NodeJS.ProcessEnv,
        stdio: ["pipe", "pipe", "pipe"],
      });
      let stdout = "";
      let stderr = "";
      child.stdout.on("data", (part) => {
        stdout += part;
        whileRunning?.(child, stderr);
      });
      child.stderr.on("data", (part) => {
        stderr += part;
        whileRunning?.(child, stderr);
      });
      child.stdin.on("error", () => undefined).end(stdin);
      child.on("close", (code) => resolve({ code, stdout, stderr }));
    });
  return { home, statewise, environment };
}
