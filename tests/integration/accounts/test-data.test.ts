import { Statewise } from "@statewise/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { fileExists, storeFile } from "~/platform/files/files";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, terminalKey } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { commandLine } from "../cli/command-line";
import { joinTeam, makeTeam, publishedJob, type Teammate } from "../hiring/team";

useDatabase();
const server = useHttpServer();

type Team = Awaited<ReturnType<typeof makeTeam>>;
let team: Team;
let secret = "";
let testId = 0;
const SCOPES = ["ats:read", "ats:write", "people:read", "people:write"];

const makeKey = (by: Teammate, scopes = SCOPES) =>
  callApi("POST", "/api/api-keys", { cookie: by.cookie, body: { name: "Try out", scopes, test: true } });
const clientOf = (key: string) => new Statewise({ apiKey: key, baseUrl: server.url(), maxRetries: 0 });
const nina = { firstName: "Nina", lastName: "New", email: "nina@example.com" };
const namesIn = async (key: string) => {
  const { data } = await clientOf(key).ats.candidates.list();
  return data.map(({ lastName }) => lastName).sort();
};

let atFirst: string[] = [];

beforeAll(async () => {
  team = await makeTeam("Pellow Foods");
  const until = after(now(), 300 * DAY_MS);
  await db().user.update({
    where: { id: team.userId },
    data: { hrisAccessLevel: "monthly", hrisAccessExpiry: until, hrisEmployeeCount: 5 },
  });
  await publishedJob(team.member, { title: "Real baker" });
  const made = await makeKey(team);
  ({ secret, organizationId: testId } = made.body);
  atFirst = await namesIn(secret);
});

describe("resetting the test data", () => {
  it("takes away what was written, brings back the beginning, and leaves keys, webhooks and the real rows", async () => {
    const client = clientOf(secret);
    const idempotencyKey = "the-same-again";
    const written = await client.ats.candidates.create(nina, { idempotencyKey });
    const [job] = (await client.ats.jobs.list()).data;
    const [employee] = (await client.people.listEmployees()).data;
    expect(await namesIn(secret)).toEqual([...atFirst, "New"].sort());
    const hook = await callApi("POST", "/api/webhooks", {
      key: secret,
      body: { url: "https://hooks.example.com/x", events: [] },
    });
    expect(hook.status, JSON.stringify(hook.body)).toBe(201);
    await callApi("POST", `/api/organizations/${testId}/switch`, { cookie: team.cookie });

    expect(await client.testData.reset({})).toEqual({
      organizationId: testId,
      organizationName: "Pellow Foods (test data)",
    });

    expect(await namesIn(secret)).toEqual(atFirst);
    await expect(client.ats.candidates.get(written.id)).rejects.toMatchObject({ status: 404 });
    await expect(client.ats.jobs.get(job?.id ?? 0)).rejects.toMatchObject({ status: 404 });
    const employees = (await client.people.listEmployees()).data;
    expect(employees).toHaveLength(3);
    expect(employees.map(({ id }) => id)).not.toContain(employee?.id);
    const hooks = await inOrganization(testId, (tx) => tx.webhook.findMany({ where: { organizationId: testId } }));
    expect(hooks.map(({ id }) => id)).toEqual([hook.body.id]);
    const seen = await callApi("GET", "/api/ats/jobs", { cookie: team.cookie });
    expect(seen.body.data, "who looked on still looks on").toHaveLength(2);
    await callApi("POST", `/api/organizations/${team.organizationId}/switch`, { cookie: team.cookie });
    const real = await callApi("GET", "/api/ats/jobs", { cookie: team.cookie });
    expect(real.body.data.map(({ title }: { title: string }) => title)).toEqual(["Real baker"]);
    const again = await client.ats.candidates.create(nina, { idempotencyKey });
    expect(again.id, "done anew, not answered from before").not.toBe(written.id);
  });

  it("removes the files that were kept for it", async () => {
    const kept = await storeFile(Buffer.from("a resume"));
    await inOrganization(testId, (tx) =>
      tx.storedFile.create({
        data: { ...kept, organizationId: testId, originalName: "r.txt", mimeType: "text/plain", purpose: "resume" },
      }),
    );
    await clientOf(secret).testData.reset({});
    expect(await fileExists(kept.storageKey)).toBe(false);
  });

  it("is done in the terminal", async () => {
    await clientOf(secret).testData.reset({});
    await clientOf(secret).ats.candidates.create(nina);
    const key = await terminalKey(await db().user.findUniqueOrThrow({ where: { id: team.userId } }));
    const { statewise } = commandLine(server.url, () => key);
    const tried = await statewise(["keys", "reset-test-data", "--dry-run"]);
    expect([tried.code, await namesIn(secret)]).toEqual([0, [...atFirst, "New"].sort()]);
    const { code, stderr } = await statewise(["keys", "reset-test-data", "--yes"]);
    expect([code, stderr]).toEqual([0, expect.stringContaining("Pellow Foods (test data) has the data")]);
    expect(await namesIn(secret)).toEqual(atFirst);
  });

  it("is for one at a time", async () => {
    const [one, other] = await Promise.allSettled([
      clientOf(secret).testData.reset({}),
      clientOf(secret).testData.reset({}),
    ]);
    const refused = [one, other].filter(({ status }) => status === "rejected");
    expect(refused.length).toBeLessThan(2);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: "test_data_busy" });
    expect(await namesIn(secret)).toEqual(atFirst);
  });

  it("is refused to real keys, reading keys, recruiters and strangers, and where there is none", async () => {
    const real = await apiKey({ id: team.userId, securityStamp: 0 });
    await expect(clientOf(real).testData.reset({})).rejects.toMatchObject({ code: "person_only" });
    const reading = await makeKey(team, ["ats:read"]);
    await expect(clientOf(reading.body.secret).testData.reset({})).rejects.toMatchObject({ code: "scope_missing" });
    const recruiter = await joinTeam(team.organizationId, "recruiter");
    const asked = await callApi("POST", "/api/test-data/reset", { cookie: recruiter.cookie, body: {} });
    expect(asked).toMatchObject({ status: 403, body: { code: "role_missing" } });
    const other = await makeTeam("Elsewhere");
    const none = await callApi("POST", "/api/test-data/reset", { cookie: other.cookie, body: {} });
    expect(none).toMatchObject({ status: 404 });
    const foreign = { cookie: other.cookie, body: { organizationId: team.organizationId } };
    expect(await callApi("POST", "/api/test-data/reset", foreign)).toMatchObject({ status: 404 });
    expect(await namesIn(secret)).toEqual(atFirst);
  });
});
