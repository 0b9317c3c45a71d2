import { readFileSync } from "node:fs";
import { Statewise, StatewiseError } from "@statewise/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { ApiDocument } from "../../../openapi/document-types";
import { planSdk } from "../../../openapi/sdk-plan";
import { useDatabase } from "../../setup/database";
import { apiKey } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { makeTeam } from "../hiring/team";

/**
 * One way through the product by every client of the document: ours, and where `npm run test:clients` has made one, that of another
 * generator. What they are told must be the same.
 */
useDatabase();
const server = useHttpServer();

type Sent = { path?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown };
// biome-ignore lint/suspicious/noExplicitAny: each step asserts the shape that it expects
type Told = { status: number; data: any };
type Client = (operationId: string, sent?: Sent) => Promise<Told>;

const document = JSON.parse(readFileSync("openapi/openapi.json", "utf8")) as ApiDocument;
const plans = new Map(
  planSdk(document).flatMap(({ name, methods }) => methods.map((plan) => [plan.operationId, { name, plan }])),
);
let key = "";

/** Our SDK, called by the name of the operation. */
const ours: Client = async (operationId, { path = {}, query, body } = {}) => {
  const { name, plan } = plans.get(operationId) ?? {};
  if (!name || !plan) throw new Error(`The SDK has no ${operationId}.`);
  const client = new Statewise({ apiKey: key, baseUrl: server.url(), maxRetries: 0 });
  // biome-ignore lint/suspicious/noExplicitAny: a resource is found by its name
  const resource = name.split(".").reduce((inner: any, part) => inner[part], client);
  const args = [...plan.pathParams.map((param) => path[param]), ...(plan.body === "none" ? [] : [body])];
  if (plan.query !== "none") args.push(query as never);
  try {
    const sent = resource[plan.method](...args);
    // A page is awaited, and tells no more than itself.
    if (!sent.withResponse) return { status: 200, data: await sent };
    const { data, response } = await sent.withResponse();
    return { status: response.status, data: data?.toJSON?.() ?? data };
  } catch (error) {
    if (error instanceof StatewiseError) return { status: error.status, data: error };
    throw error;
  }
};

const file = process.env.OTHER_CLIENT;

/** The other client: a function for each operation, of its name. */
const theirs: Client = async (operationId, { path, query, body } = {}) => {
  // biome-ignore lint/suspicious/noExplicitAny: made while the tests run
  const made: any = await import(/* @vite-ignore */ file ?? "");
  const options = { baseUrl: server.url(), headers: { authorization: `Bearer ${key}` }, path, query, body };
  const { data, error, response } = await made[operationId](options);
  return { status: response.status, data: data ?? error };
};

beforeAll(async () => {
  const team = await makeTeam("Pellow Foods");
  const until = after(now(), 30 * DAY_MS);
  await db().user.update({
    where: { id: team.userId },
    data: { accessLevel: "unlimited", hrisAccessLevel: "monthly", hrisAccessExpiry: until, hrisEmployeeCount: 5 },
  });
  key = await apiKey({ id: team.userId, securityStamp: 0 });
});

const CLIENTS: [string, Client, boolean][] = [
  ["our SDK", ours, true],
  ["a client of another generator", theirs, file !== undefined],
];

describe.each(CLIENTS)("%s", (who, call, isThere) => {
  it.runIf(isThere)("reads the law, and is told what is wrong with a question", async () => {
    const topics = await call("listTopics");
    expect([topics.status, topics.data.length > 10]).toEqual([200, true]);
    const found = await call("searchLaws", { query: { q: "meal breaks", jurisdiction: "CA", limit: 3 } });
    expect(found.status).toBe(200);
    expect(found.data.length).toBeGreaterThan(0);
    const law = await call("getLaw", { path: { id: found.data[0].id } });
    expect(law.data).toMatchObject({ id: found.data[0].id, title: found.data[0].title });
    const wrong = await call("searchLaws", { query: { q: "meal breaks", risk: "Enormous" } });
    expect([wrong.status, wrong.data.code, wrong.data.fields[0].field]).toEqual([422, "invalid", "risk"]);
    expect((await call("getLaw", { path: { id: "no-such-law" } })).status).toBe(404);
  });

  it.runIf(isThere)("assesses a concern and works out a paycheck", async () => {
    const concern = { concern: "Do we have to pay out unused vacation when somebody leaves?", jurisdiction: "CA" };
    const assessed = await call("analyzeConcern", { body: concern });
    expect([assessed.status, typeof assessed.data.riskAssessment.directAnswer]).toEqual([200, "string"]);
    const pay = await call("calculatePay", { body: { annualSalary: 60_000, state: "CA" } });
    expect([pay.status, pay.data.code]).toEqual([200, undefined]);
  });

  it.runIf(isThere)("writes, reads back, goes from page to page and changes", async () => {
    const ids: number[] = [];
    for (const lastName of ["One", "Two", "Three"]) {
      const email = `${lastName}.${who.length}@example.com`.toLowerCase();
      const made = await call("createCandidate", { body: { firstName: "Nina", lastName, email } });
      expect(made.status).toBe(201);
      ids.push(made.data.id);
    }
    const first = await call("listCandidates", { query: { limit: 2 } });
    expect([first.status, first.data.data.length]).toEqual([200, 2]);
    const second = await call("listCandidates", { query: { limit: 2, cursor: first.data.nextCursor } });
    const seen = [...first.data.data, ...second.data.data].map(({ id }: { id: number }) => id);
    expect(seen).toEqual(expect.arrayContaining([...ids].slice(-3)));
    const read = await call("getCandidate", { path: { id: ids[0] ?? 0 } });
    expect(read.data).toMatchObject({ lastName: "One" });
    const few = await call("listCandidates", { query: { limit: 1, fields: "id,lastName" } });
    expect(Object.keys(few.data.data[0]).sort()).toEqual(["id", "lastName"]);
  });

  it.runIf(isThere)("reads events, its own key, and is refused what is not its own", async () => {
    const events = await call("listEvents", { query: { type: "candidate.created" } });
    expect([events.status, Array.isArray(events.data.data)]).toEqual([200, true]);
    expect((await call("getCurrentApiKey")).data).toMatchObject({ kind: "key", isTest: false });
    expect((await call("listCustomers")).status).toBe(403);
    expect((await call("getCandidate", { path: { id: 999_999_999 } })).status).toBe(404);
  });
});
