import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "~/platform/root";

/**
 * What others read and make of the document, at fixed versions. No dependencies of the product: 200 MB that only these two commands
 * need, so they are fetched on first use and kept beside the modules.
 */
const TOOLS = { "@stoplight/spectral-cli": "6.16.3", "@hey-api/openapi-ts": "0.95.0", typescript: "5.9.3" };
const folder = path.join(projectRoot, "node_modules/.cache/statewise-openapi-tools");
export const toolCache = folder;

/** The program of one of the tools; installed where it is not there yet. */
export function toolOf(name: string): string {
  const program = path.join(folder, "node_modules/.bin", name);
  const wanted = `${JSON.stringify({ private: true, dependencies: TOOLS }, null, 2)}\n`;
  const list = path.join(folder, "package.json");
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, wanted);
  const install = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
  const { status } = spawnSync("npm", install, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`${Object.keys(TOOLS).join(", ")} could not be installed: is there a network?`);
  return program;
}
