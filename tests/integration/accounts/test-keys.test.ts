import { PermissionError, Statewise } from "@statewise/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { queueMail } from "~/platform/mail/queue-mail";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { joinTeam, makeTeam, principalOf, publishedJob, type Teammate } from "../hiring/team";

useDatabase();
const server = useHttpServer();

type Team = Awaited<ReturnType<typeof makeTeam>>;
let team: Team;
let secret = "";
let testId = 0;
let realJob = 0;

const SCOPES = ["ats:read", "ats:write", "people:read", "people:write", "research:read"];
const makeKey = (by: Teammate, body: object = {}) =>
  callApi("POST", "/api/api-keys", {
    cookie: by.cookie,
    body: { name: "Try out", scopes: SCOPES, test: true, ...body },
  });
const clientOf = (apiKey: string) => new Statewise({ apiKey, baseUrl: server.url(), maxRetries: 0 });

beforeAll(async () => {
  team = await makeTeam("Pellow Foods");
  const until = after(now(), 300 * DAY_MS);
  await db().user.update({
    where: { id: team.userId },
    data: { hrisAccessLevel: "monthly", hrisAccessExpiry: until, hrisEmployeeCount: 5, accessLevel: "unlimited" },
  });
  realJob = await publishedJob(team.member, { title: "Real baker" });
  const made = await makeKey(team);
  expect(made.status).toBe(201);
  ({ secret, organizationId: testId } = made.body);
});

describe("a test key", () => {
  it("is told by its beginning, and belongs to the one test organization", async () => {
    expect(secret).toMatch(/^sw_test_/);
    const { body: keys } = await callApi("GET", "/api/api-keys", { cookie: team.cookie });
    expect(keys.data[0]).toMatchObject({ isTest: true, prefix: secret.slice(0, 15), organizationId: testId });
    expect(testId).not.toBe(team.organizationId);
    const again = await makeKey(team, { name: "Second" });
    expect(again.body.organizationId).toBe(testId);
    const jobs = await clientOf(again.body.secret).ats.jobs.list();
    expect(jobs.data).toHaveLength(2);
  });

  it("reads and writes made-up rows, and its answers say so", async () => {
    const client = clientOf(secret);
    const jobs = await client.ats.jobs.list();
    const [job] = jobs.data;
    const { response } = await client.ats.jobs.get(job?.id ?? 0).withResponse();
    expect(response.headers.get("statewise-test")).toBe("true");
    expect(jobs.data.map(({ title }) => title).sort()).toEqual(["Baker (test)", "Payroll Specialist (test)"]);
    const candidates = await client.ats.candidates.list();
    expect(candidates.data).toHaveLength(4);
    const employees = await client.people.listEmployees();
    expect(employees.data.map(({ name }) => name)).toContain("Boris Quill (test)");
    await client.ats.candidates.create({ firstName: "Nina", lastName: "New", email: "nina@example.com" });
    const real = await callApi("GET", "/api/ats/candidates", { cookie: team.cookie });
    expect([real.body.data, real.headers.get("statewise-test")]).toEqual([[], null]);
  });

  it("finds no row of the real organization, and a real key none of the test organization", async () => {
    const test = clientOf(secret);
    await expect(test.ats.jobs.get(realJob)).rejects.toMatchObject({ status: 404 });
    const [testJob] = (await test.ats.jobs.list()).data;
    const real = clientOf(await apiKey({ id: team.userId, securityStamp: 0 }));
    await expect(real.ats.jobs.get(testJob?.id ?? 0)).rejects.toMatchObject({ status: 404 });
  });

  it("has no scope of the account, and changes nothing that is open to everybody", async () => {
    const wide = await makeKey(team, { scopes: ["account:read"] });
    expect([wide.status, wide.body.fields[0].field]).toEqual([422, "scopes"]);
    const client = clientOf(secret);
    await expect(client.account.getUser()).rejects.toThrow(PermissionError);
    const body = { email: "reader@example.com", jurisdiction: "CA" };
    const subscribed = await callApi("POST", "/api/subscribe", { key: secret, body });
    expect(subscribed).toMatchObject({ status: 403, body: { code: "test_key" } });
    expect(await db().subscriber.count({ where: { email: body.email } })).toBe(0);
  });

  it("leaves no trace of its person in the library", async () => {
    const before = await db().user.findUniqueOrThrow({ where: { id: team.userId } });
    await clientOf(secret).concerns.analyze({ concern: "Is overtime due after 8 hours?", jurisdiction: "CA" });
    const { totalSearches } = await db().user.findUniqueOrThrow({ where: { id: team.userId } });
    expect(totalSearches).toBe(before.totalSearches);
    expect(await db().searchHistory.count({ where: { userId: team.userId } })).toBe(0);
  });

  it("ends with the membership in the real organization", async () => {
    const colleague = await joinTeam(team.organizationId, "recruiter");
    const { body } = await makeKey(colleague, { scopes: ["ats:read"] });
    const client = clientOf(body.secret);
    expect((await client.ats.jobs.list()).data).toHaveLength(2);
    await db().organizationMember.updateMany({ where: { userId: colleague.userId }, data: { isActive: false } });
    await expect(client.ats.jobs.list()).rejects.toMatchObject({ status: 402 });
  });
});

describe("a test organization", () => {
  it("mails nobody, whoever queues it", async () => {
    const mail = {
      to: "somebody@example.com",
      template: "candidate-message" as const,
      data: { organizationName: "Pellow Foods", subject: "Hello", message: "Hello" },
    };
    const stateOf = (of: number, organizationId?: number) =>
      inOrganization(of, async (tx) => {
        const id = await queueMail(tx, { ...mail, organizationId });
        return (await tx.mail.findUniqueOrThrow({ where: { id: id ?? 0n } })).state;
      });
    expect(await stateOf(team.organizationId, team.organizationId)).toBe("queued");
    expect(await stateOf(testId, testId)).toBe("suppressed");
    expect(await stateOf(testId), "told by the work that queues it").toBe("suppressed");
  });

  it("has the members of the real one, no careers site, and events that say they are tests", async () => {
    const member = await callApi("POST", `/api/organizations/${testId}/invitations`, {
      cookie: team.cookie,
      body: { email: "new@example.com", role: "recruiter" },
    });
    expect(member).toMatchObject({ status: 409, body: { code: "test_organization" } });
    const { data } = await clientOf(secret).events.list({ limit: 100 });
    expect(data.length).toBeGreaterThan(5);
    expect(data.filter(({ isTest, type }) => !isTest && type !== "law.changed")).toEqual([]);
  });

  it("is looked at in the browser, while real keys stay in the real one", async () => {
    const real = clientOf(await apiKey({ id: team.userId, securityStamp: 0 }));
    await callApi("POST", `/api/organizations/${testId}/switch`, { cookie: team.cookie });
    expect((await principalOf(team.cookie)).seat).toMatchObject({
      organizationId: testId,
      testOf: team.organizationId,
    });
    const seen = await callApi("GET", "/api/ats/jobs", { cookie: team.cookie });
    expect(seen.body.data).toHaveLength(2);
    expect((await real.ats.jobs.list()).data.map(({ title }) => title)).toEqual(["Real baker"]);
    await callApi("POST", `/api/organizations/${team.organizationId}/switch`, { cookie: team.cookie });
    expect((await principalOf(team.cookie)).seat?.testOf).toBeNull();
  });

  it("is nobody else's", async () => {
    const stranger = await sessionCookie(await makeUser());
    const taken = await callApi("POST", "/api/api-keys", {
      cookie: stranger,
      body: { name: "Taken", scopes: ["ats:read"], organizationId: testId },
    });
    expect(taken.status).toBe(404);
    const tested = clientOf(secret).apiKeys.create({ name: "More", scopes: ["ats:read"] });
    await expect(tested).rejects.toMatchObject({ status: 403 });
  });
});
