import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { bundlePrograms, runProgram } from "./run-program";

useDatabase();
const server = useHttpServer();

/** The samples of the manual, under the headings that they stand below. */
const samples = readFileSync("sdk/MANUAL.md", "utf8")
  .split(/^## /m)
  .flatMap((section) => {
    const heading = section.slice(0, section.indexOf("\n")).trim();
    const codes = [...section.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? "");
    return codes.map((code, place) => ({ name: `${heading} ${place + 1}`, code }));
  });

let fileOf: (name: string) => string;
let env: Record<string, string>;

beforeAll(async () => {
  fileOf = await bundlePrograms(Object.fromEntries(samples.map(({ name, code }) => [name, code])));
  const admin = await makeUser({ isAdmin: true, accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) });
  env = { STATEWISE_URL: server.url(), STATEWISE_API_KEY: await apiKey(admin) };
});

describe("a sample of the manual runs against a server as it stands there", () => {
  it("and there are as many as the manual has chapters", () => {
    expect(samples.length).toBeGreaterThan(9);
  });

  it.each(samples.map(({ name }) => name))("%s", async (name) => {
    const { code, stderr } = await runProgram(fileOf(name), { env });
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });
});
