import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { VERSION } from "@statewise/sdk";
import { publint } from "publint";
import { beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";
import { useDatabase } from "../../setup/database";
import { useHttpServer } from "../../setup/http-server";
import { temporaryFolder } from "../../setup/temporary-folder";
import { runProgram } from "./run-program";

useDatabase();
const server = useHttpServer();
const run = promisify(execFile);
const project = temporaryFolder("package");
let tarball: string;

const PROGRAM = `import { type GetLawAnswer, NotFoundError, type On401, Statewise } from "@statewise/sdk";
import { Laws } from "@statewise/sdk/resources/laws";
import { Transport } from "@statewise/sdk/transport";
import { saveFile } from "@statewise/sdk/node";
import { verifyWebhook } from "@statewise/sdk/webhooks";

const statewise = new Statewise();
const laws = await statewise.laws.search({ q: "overtime", jurisdiction: "CA", federal: true });
const first: GetLawAnswer | undefined = laws[0] && (await new Laws(new Transport()).get(laws[0].id));
const gone = await statewise.laws.get("no-such-law").catch((error: unknown) => error instanceof NotFoundError);
const lenient: On401 = "null";
const nobody: { email: string } | null = await new Statewise({ on401: "null" }).account.getUser();
// @ts-expect-error a question is text
void (() => statewise.laws.search({ q: 7 }));
// @ts-expect-error without on401 nobody needs to think of null, and with it one must
void (async () => (await new Statewise({ on401: "null" }).account.getUser()).email);
console.log(JSON.stringify({ found: laws.length > 0, title: typeof first?.title, gone, nobody, lenient, files: typeof saveFile, hooks: typeof verifyWebhook }));
`;

const COMMONJS = `import { type GetLawAnswer, NotFoundError, Statewise } from "@statewise/sdk";
import { Laws } from "@statewise/sdk/resources/laws";
import { Transport } from "@statewise/sdk/transport";
import { signWebhook } from "@statewise/sdk/webhooks";

async function main(): Promise<void> {
  const statewise = new Statewise();
  const laws = await statewise.laws.search({ q: "overtime", jurisdiction: "CA" });
  const first: GetLawAnswer | undefined = laws[0] && (await new Laws(new Transport()).get(laws[0].id));
  const gone = await statewise.laws.get("no-such-law").catch((error: unknown) => error instanceof NotFoundError);
  console.log(JSON.stringify({ found: laws.length > 0, title: typeof first?.title, gone, signs: typeof signWebhook, kind: typeof require }));
}
void main();
`;

/** The folder alone, as somebody who has only that: what it takes to build is what it declares. */
async function packedAlone(): Promise<string> {
  const alone = path.join(project, "alone");
  const skipped = ["dist", "node_modules"].map((name) => path.join(projectRoot, "sdk", name));
  cpSync(path.join(projectRoot, "sdk"), alone, { recursive: true, filter: (file) => !skipped.includes(file) });
  const { devDependencies } = JSON.parse(readFileSync(path.join(alone, "package.json"), "utf8"));
  for (const name of Object.keys(devDependencies)) {
    const link = path.join(alone, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(projectRoot, "node_modules", name), link);
  }
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", project], { cwd: alone });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf("["))) as [{ filename: string }];
  return filename;
}

/** An empty project of somebody else: the tarball installed, TypeScript as strict as it gets. */
beforeAll(async () => {
  const filename = await packedAlone();
  tarball = path.join(project, filename);
  writeFileSync(
    path.join(project, "package.json"),
    JSON.stringify({ name: "somebody", type: "module", private: true }),
  );
  await run("npm", ["install", `./${filename}`, "--offline", "--no-audit", "--no-fund"], { cwd: project });
  mkdirSync(path.join(project, "src"));
  writeFileSync(path.join(project, "src/program.ts"), PROGRAM);
  writeFileSync(path.join(project, "src/old-program.cts"), COMMONJS);
  const strict = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  };
  const modules = { target: "ES2022", module: "NodeNext", moduleResolution: "NodeNext", outDir: "out", rootDir: "src" };
  const types = { typeRoots: [path.join(projectRoot, "node_modules/@types")], types: ["node"] };
  writeFileSync(
    path.join(project, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...strict, ...modules, ...types }, include: ["src"] }),
  );
}, 120_000);

describe("the package, installed in an empty project", () => {
  it("holds what is needed and nothing else", () => {
    const installed = JSON.parse(readFileSync(path.join(project, "node_modules/@statewise/sdk/package.json"), "utf8"));
    expect(installed.dependencies).toBeUndefined();
    const lock = JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8"));
    expect(Object.keys(lock.packages)).toEqual(["", "node_modules/@statewise/sdk"]);
  });

  it("says what it is, under which terms, and what changed", () => {
    const at = (name: string) => path.join(project, "node_modules/@statewise/sdk", name);
    const { repository, license } = JSON.parse(readFileSync(at("package.json"), "utf8"));
    expect([repository.directory, license]).toEqual(["sdk", "MIT"]);
    expect(readFileSync(at("LICENSE"), "utf8")).toContain("MIT License");
    expect(readFileSync(at("CHANGELOG.md"), "utf8")).toContain(`## ${VERSION}`);
    const { sources } = JSON.parse(readFileSync(at("dist/esm/index.js.map"), "utf8"));
    for (const source of sources) expect(readFileSync(path.join(at("dist/esm"), source), "utf8")).toContain("export");
  });

  it("is what publint and attw call right, from ES modules and from CommonJS", async () => {
    const bytes = readFileSync(tarball);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer } });
    expect(messages).toEqual([]);
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
    expect(analysis).toMatchObject({ problems: [] });
  });

  it("compiles under strict TypeScript, its own types checked too, and runs against a server", async () => {
    await run(process.execPath, [path.join(projectRoot, "node_modules/typescript/lib/tsc.js")], { cwd: project }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout);
      },
    );
    const env = { STATEWISE_URL: server.url() };
    const { code, stdout, stderr } = await runProgram(path.join(project, "out/program.js"), { env });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      found: true,
      title: "string",
      gone: true,
      nobody: null,
      lenient: "null",
      files: "function",
      hooks: "function",
    });
    const old = await runProgram(path.join(project, "out/old-program.cjs"), { env });
    expect(old).toMatchObject({ code: 0, stderr: "" });
    const expected = { found: true, title: "string", gone: true, signs: "function", kind: "function" };
    expect(JSON.parse(old.stdout)).toEqual(expected);
  });
});
