import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { documentOf } from "~/api/document";
import { endpoints } from "~/api/endpoints";
import { projectRoot } from "~/platform/root";

/**
 * Writes openapi.json from the endpoint declarations and the SDK's types from openapi.json. With --check it
 * writes nothing and fails when a committed file is not what it would write.
 */
const check = process.argv.includes("--check");

const document = documentOf(endpoints);
const json = `${JSON.stringify(document, null, 2)}\n`;
const types = astToString(await openapiTS(json, { alphabetize: true }));
const files: Record<string, string> = {
  "openapi/openapi.json": json,
  "sdk/src/generated/types.ts": `// Generated from openapi/openapi.json by npm run openapi. Do not edit.\n\n${types}`,
};

const stale: string[] = [];
for (const [name, content] of Object.entries(files)) {
  const file = path.join(projectRoot, name);
  const present = await readFile(file, "utf8").catch(() => null);
  if (present === content) continue;
  stale.push(name);
  if (check) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

if (check && stale.length > 0) {
  console.error(`Not fresh: ${stale.join(", ")}. Run npm run openapi and commit the result.`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "openapi.json and the SDK are fresh.");
