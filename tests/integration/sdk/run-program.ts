import { spawn } from "node:child_process";
import path from "node:path";
import { build } from "esbuild";
import { projectRoot } from "~/platform/root";
import { temporaryFolder } from "../../setup/temporary-folder";

export type Ended = { code: number | null; stdout: string; stderr: string };

/** Bundles programs against the SDK's sources, as files that plain Node.js runs. */
export async function bundlePrograms(programs: Record<string, string>): Promise<(name: string) => string> {
  const folder = temporaryFolder("programs");
  for (const [name, contents] of Object.entries(programs)) {
    await build({
      stdin: { contents, loader: "ts", resolveDir: projectRoot, sourcefile: `${name}.ts` },
      outfile: path.join(folder, `${name}.mjs`),
      bundle: true,
      platform: "node",
      target: "node20",
      format: "esm",
      logLevel: "error",
      tsconfig: path.join(projectRoot, "tsconfig.json"),
    });
  }
  return (name) => path.join(folder, `${name}.mjs`);
}

type Run = { args?: string[]; env?: Record<string, string>; stdin?: string; cwd?: string };

/** Runs a program to its end. */
export function runProgram(
  file: string,
  { args = [], env = {}, stdin = "", cwd = path.dirname(file) }: Run = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: path.dirname(file), ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ["pipe", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (part) => {
      stdout += part;
    });
    child.stderr.on("data", (part) => {
      stderr += part;
    });
    child.stdin.on("error", () => undefined).end(stdin);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}
