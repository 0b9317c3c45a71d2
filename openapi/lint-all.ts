import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "~/platform/root";
import { lintDocument } from "./lint";
import { toolCache, toolOf } from "./tools";

/** `npm run openapi:lint`: what Redocly and Spectral say of the committed document; anything at all fails. */
const file = path.join(projectRoot, "openapi/openapi.json");

const redocly = await lintDocument(readFileSync(file, "utf8"));
console.log(`Redocly: ${redocly.length} errors and warnings`);
for (const line of redocly) console.log(`  ${line}`);

const program = toolOf("spectral");
mkdirSync(toolCache, { recursive: true });
const rules = path.join(toolCache, "spectral.yaml");
writeFileSync(rules, 'extends: ["spectral:oas"]\n');
const { stdout, stderr } = spawnSync(program, ["lint", file, "-r", rules, "-f", "json", "--quiet"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const found = readFound(stdout, stderr);
const count = (severity: number) => found.filter((one) => one.severity === severity).length;
console.log(`Spectral: ${count(0)} errors, ${count(1)} warnings, ${found.length - count(0) - count(1)} hints`);
for (const { code, message, path: place } of found) console.log(`  ${code}: ${message} (${place.join(".")})`);
if (redocly.length + found.length > 0) process.exitCode = 1;

type Found = { code: string; message: string; severity: number; path: string[] };

function readFound(text: string, said: string): Found[] {
  const start = text.indexOf("[");
  if (start < 0) throw new Error(`Spectral did not run: ${text}${said}`);
  return JSON.parse(text.slice(start)) as Found[];
}
