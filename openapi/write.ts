import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { documentOf } from "~/api/document";
import { clashingNames } from "~/api/document-components";
import { endpoints } from "~/api/endpoints";
import { projectRoot } from "~/platform/root";
import { versionProblem } from "./breaking";
import { type Changelog, changesWith, readNotes } from "./changes";
import { lintDocument } from "./lint";
import { sdkFiles } from "./sdk-files";
import { planSdk } from "./sdk-plan";

/**
 * Writes openapi.json from the endpoint declarations, from openapi.json the SDK's types and resources, and in changes.json what is
 * different from the released document. It refuses to where that breaks callers unannounced. With --check it writes nothing: it
 * fails when a committed file is not what it would write, or the document breaks a rule of lint. --release makes the
 * present document the released one.
 */
const check = process.argv.includes("--check");
const release = process.argv.includes("--release");

const document = documentOf(endpoints);
const json = `${JSON.stringify(document, null, 2)}\n`;
const types = astToString(
  await openapiTS(json, {
    alphabetize: true,
    defaultNonNullable: false,
    inject: 'import type { Upload } from "../runtime/upload.js";\n',
    transform: ({ format }) =>
      format === "binary" ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Upload")) : undefined,
  }),
);
const read = (name: string) => readFile(path.join(projectRoot, name), "utf8");
const before = JSON.parse(await read("openapi/released.json").catch(() => json));
const { compared }: Changelog = JSON.parse(await read("openapi/changes.json").catch(() => '{ "compared": [] }'));
const notes = await read("openapi/CHANGES.md");
const changelog: Changelog = {
  versions: readNotes(notes),
  compared: changesWith(compared, before, document as never),
};
const broken = versionProblem(before, document as never, notes);
if (broken && !check) {
  console.error(broken);
  process.exit(1);
}

const surface = sdkFiles(planSdk(document as never));
const files: Record<string, string> = {
  "openapi/openapi.json": json,
  "openapi/changes.json": `${JSON.stringify(changelog, null, 2)}\n`,
  "sdk/src/generated/types.ts": `// Generated from openapi/openapi.json by npm run openapi. Do not edit.\n\n${types}`,
  ...Object.fromEntries(Object.entries(surface).map(([name, text]) => [`sdk/src/generated/${name}`, text])),
};

const stale: string[] = [];
for (const [name, content] of Object.entries(files)) {
  const file = path.join(projectRoot, name);
  const present = await read(name).catch(() => null);
  if (present === content) continue;
  stale.push(name);
  if (check) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

// A resource that is gone takes its file with it.
const folder = path.join(projectRoot, "sdk/src/generated/resources");
for (const name of await readdir(folder).catch(() => [])) {
  if (surface[`resources/${name}`]) continue;
  stale.push(`sdk/src/generated/resources/${name}`);
  if (!check) await rm(path.join(folder, name));
}

if (release) await writeFile(path.join(projectRoot, "openapi/released.json"), json);

const problems = check ? await problemsOf() : [];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "openapi.json and the SDK are fresh.");

async function problemsOf(): Promise<string[]> {
  return [
    ...(stale.length > 0 ? [`Not fresh: ${stale.join(", ")}. Run npm run openapi and commit the result.`] : []),
    ...clashingNames(endpoints).map((name) => `Two schemas are called ${name}: give one another name.`),
    ...(await lintDocument(json)),
    ...(broken ? [broken] : []),
  ];
}
