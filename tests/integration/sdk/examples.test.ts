import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { signWebhook } from "@statewise/sdk/webhooks";
import { beforeAll, describe, expect, it } from "vitest";
import { inHiring } from "~/domain/hiring";
import { candidateForm, createCandidate } from "~/domain/hiring/candidates";
import { addApplication, moveApplication } from "~/domain/hiring/recruiting";
import { copyStages } from "~/domain/hiring/requisitions";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { temporaryFolder } from "../../setup/temporary-folder";
import { makeTeam, publishedJob } from "../hiring/team";
import { bundlePrograms, runProgram } from "./run-program";

useDatabase();
const server = useHttpServer();
const cwd = temporaryFolder("examples");
let fileOf: (name: string) => string;
let env: Record<string, string>;

beforeAll(async () => {
  const names = readdirSync("sdk/examples").filter((name) => name.endsWith(".ts"));
  const codes = names.map((name) => [name.replace(".ts", ""), readFileSync(`sdk/examples/${name}`, "utf8")]);
  fileOf = await bundlePrograms(Object.fromEntries(codes));
  const access = { accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) };
  const admin = await makeUser({
    isAdmin: true,
    ...access,
    atsAccessLevel: "monthly",
    atsAccessExpiry: after(now(), DAY_MS),
  });
  env = { STATEWISE_URL: server.url(), STATEWISE_API_KEY: await apiKey(admin) };
});

const example = (name: string, args: string[] = []) => runProgram(fileOf(name), { args, env, cwd });

describe("the example", () => {
  it("minimum-wage-watch tells a change against the figures of its last run", async () => {
    const first = await example("minimum-wage-watch", ["CA", "WA:seattle"]);
    expect(first.code, first.stderr).toBe(0);
    expect(first.stdout).toMatch(/California: \$1\d\.\d\d since 20\d\d-/);
    const file = path.join(cwd, "minimum-wages.json");
    const kept = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...kept, CA: { ...kept.CA, cents: 100 } }));
    const second = await example("minimum-wage-watch", ["CA", "WA:seattle"]);
    expect(second.code).toBe(10);
    expect(second.stdout).toContain("California: $1.00 became");
  });

  it("nightly-compliance-export writes a workbook per place", async () => {
    const questions = [
      { question: "meal breaks", state: "CA" },
      { question: "overtime", state: "CA" },
      { question: "sick leave", state: "WA" },
    ];
    writeFileSync(path.join(cwd, "questions.json"), JSON.stringify(questions));
    const { code, stderr } = await example("nightly-compliance-export", ["questions.json", "reports"]);
    expect(code, stderr).toBe(0);
    const files = readdirSync(path.join(cwd, "reports"));
    expect(files.map((name) => name.slice(0, 2)).sort()).toEqual(["CA", "WA"]);
    expect(
      readFileSync(path.join(cwd, "reports", files[0] ?? ""))
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  it("grant-from-csv grants what can be granted and names each line that can't", async () => {
    const user = await makeUser();
    writeFileSync(
      path.join(cwd, "grants.csv"),
      `email,level,until\n${user.email},monthly,2099-01-31\nnobody@example.com,daily,\n`,
    );
    const { code, stdout, stderr } = await example("grant-from-csv", ["grants.csv"]);
    expect(code).toBe(1);
    expect(stdout).toContain("1 granted, 1 failed");
    expect(stderr).toContain("line 3: nobody@example.com: no such customer");
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).accessLevel).toBe("monthly");
  });

  it("sync-hires carries every hire over once, and tries again whom the other system refused", async () => {
    const { member, userId } = await makeTeam();
    const jobId = await publishedJob(member, { title: "Payroll clerk", openings: 3 });
    await inHiring(member, (tx) => copyStages(tx, member.organizationId, jobId));
    for (const lastName of ["Ito", "Diaz"]) {
      const form = { firstName: "Kim", lastName, email: `kim.${lastName.toLowerCase()}@example.com` };
      const { id: candidateId } = await createCandidate(member, candidateForm.parse(form));
      const { id } = await addApplication(member, { candidateId, jobId });
      for (const status of ["interviewing", "offer", "hired"] as const) await moveApplication(member, id, { status });
    }
    const arrived: { lastName: string; title: string }[] = [];
    let refused: string | null = "Diaz";
    const other = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      const person = JSON.parse(body);
      const isRefused = person.lastName === refused;
      if (!isRefused) arrived.push(person);
      response.writeHead(isRefused ? 503 : 201).end();
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const own = {
      STATEWISE_API_KEY: await apiKey({ id: userId, securityStamp: 0 }),
      HR_SYSTEM_URL: `http://127.0.0.1:${port}`,
    };
    const sync = () => runProgram(fileOf("sync-hires"), { env: { ...env, ...own }, cwd });
    const first = await sync();
    expect(first.code, first.stderr).toBe(1);
    expect(first.stderr).toContain("Kim Diaz: 503");
    expect(arrived.map(({ lastName, title }) => [lastName, title])).toEqual([["Ito", "Payroll clerk"]]);
    refused = null;
    const second = await sync();
    expect(second.code, second.stderr).toBe(0);
    expect(arrived.map(({ lastName }) => lastName)).toEqual(["Ito", "Diaz"]);
    expect((await sync()).stdout).toBe("2 carried over, 0 failed\n");
    other.close();
  });

  it("webhook-receiver takes a signed delivery once and refuses a forged one", async () => {
    const secret = "whsec_example";
    const child = spawn(process.execPath, [fileOf("webhook-receiver")], {
      env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: "0" } as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    let look: () => void = () => undefined;
    child.stdout.on("data", (part) => {
      output += part;
      look();
    });
    const said = (text: RegExp) =>
      new Promise<RegExpExecArray>((resolve) => {
        look = () => {
          const match = text.exec(output);
          if (match) resolve(match);
        };
        look();
      });
    const url = `http://127.0.0.1:${(await said(/Listening on (\d+)/))[1]}`;
    const payload = JSON.stringify({
      id: "evt_1",
      type: "application.hired",
      createdAt: "2026-11-20T15:00:00Z",
      data: { id: 4 },
    });
    const deliver = async (signature: string) =>
      (await fetch(url, { method: "POST", body: payload, headers: { "statewise-signature": signature } })).status;
    expect(await deliver(await signWebhook(payload, "whsec_other"))).toBe(401);
    expect(await deliver(await signWebhook(payload, secret))).toBe(204);
    await said(/application\.hired evt_1/);
    expect(await deliver(await signWebhook(payload, secret))).toBe(204);
    child.kill("SIGTERM");
    await new Promise((resolve) => child.on("close", resolve));
    expect(output.match(/evt_1/g)).toHaveLength(1);
  });
});
