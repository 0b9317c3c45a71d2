import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions } from "esbuild";
import { projectRoot } from "~/platform/root";

const OPTIONS = "web/domain/hiring/resume/reading-program-build.json";

let made: Promise<string> | undefined;

/** The program that reads: built with the product, or made at first use where sources run (development, tests). */
export function readingProgramFile(): Promise<string> {
  const built = path.join(projectRoot, "build", "resume-reader.mjs");
  const here = fileURLToPath(import.meta.url);
  if (here.startsWith(path.join(projectRoot, "build")) && existsSync(built)) return Promise.resolve(built);
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const { build } = await import("esbuild");
  // Read and not imported: the build reads the same file, and not every loader takes JSON.
  const options = JSON.parse(readFileSync(path.join(projectRoot, OPTIONS), "utf8")) as BuildOptions;
  const result = await build({ ...options, absWorkingDir: projectRoot, write: false });
  const content = result.outputFiles?.[0]?.contents ?? new Uint8Array();
  const { mkdir, rename, writeFile } = await import("node:fs/promises");
  const folder = path.join(projectRoot, "node_modules", ".cache", "statewise");
  const file = path.join(
    folder,
    `resume-reader-${createHash("sha256").update(content).digest("hex").slice(0, 16)}.mjs`,
  );
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, content);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
