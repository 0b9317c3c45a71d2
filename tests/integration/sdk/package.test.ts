import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
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

/** An empty project of somebody else: the tarball installed, TypeScript as strict as it gets. */
beforeAll(async () => {
  await run(process.execPath, [path.join(projectRoot, "sdk/build.mjs")]);
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", project], {
    cwd: path.join(projectRoot, "sdk"),
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  writeFileSync(
    path.join(project, "package.json"),
    JSON.stringify({ name: "somebody", type: "module", private: true }),
  );
  await run("npm", ["install", `./${filename}`, "--offline", "--no-audit", "--no-fund"], { cwd: project });
  mkdirSync(path.join(project, "src"));
  writeFileSync(path.join(project, "src/program.ts"), PROGRAM);
  const strict = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
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
  });
});
