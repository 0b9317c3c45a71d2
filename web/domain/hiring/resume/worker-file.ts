import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "~/platform/root";

let made: Promise<string> | undefined;

/** The thread's program: built with the product, or made at first use where sources run (development, tests). */
export function workerFile(): Promise<string> {
  const built = path.join(projectRoot, "build", "resume-worker.js");
  const here = fileURLToPath(import.meta.url);
  if (here.startsWith(path.join(projectRoot, "build")) && existsSync(built)) return Promise.resolve(built);
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const { build } = await import("esbuild");
  const result = await build({
    absWorkingDir: projectRoot,
    entryPoints: ["web/domain/hiring/resume/worker.ts"],
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    write: false,
  });
  const content = result.outputFiles[0]?.contents ?? new Uint8Array();
  const { mkdir, rename, writeFile } = await import("node:fs/promises");
  const folder = path.join(projectRoot, "node_modules", ".cache", "statewise");
  const file = path.join(
    folder,
    `resume-worker-${createHash("sha256").update(content).digest("hex").slice(0, 16)}.mjs`,
  );
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, content);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
