import { readFileSync } from "node:fs";
import { Statewise, StatewiseError } from "@statewise/sdk";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import {
  type ApiDocument,
  type Operation,
  operationsOf,
  resolveAnswer,
  type Schema,
} from "../../../openapi/document-types";
import { type MethodPlan, planSdk } from "../../../openapi/sdk-plan";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { BAD_PATHS, badBodies, badText, goodValue } from "./sample-values";

useDatabase();
const server = useHttpServer();

const document = JSON.parse(readFileSync("openapi/openapi.json", "utf8")) as ApiDocument;
const operations = new Map(
  operationsOf(document).map(({ operation, path }) => [operation.operationId, { operation, path }]),
);
const plans = planSdk(document).flatMap(({ name, methods }) => methods.map((plan) => ({ resource: name, plan })));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: "openapi", components: document.components });

/** Of each operation at most this many wrong requests: enough to have every kind of wrong value over the whole document. */
const WRONG_EACH = Number(process.env.CONTRACT_WRONG ?? 5);
const SEED = Number(process.env.CONTRACT_SEED ?? 20261122);

type Seen = { status: number; type: string; text: string; sent: string };

let client: Statewise;
let visitor: Statewise;
let customerId: number;
const seen: Seen[] = [];

beforeAll(async () => {
  const tomorrow = after(now(), DAY_MS);
  const grown = {
    accessLevel: "monthly",
    accessExpiry: tomorrow,
    atsAccessLevel: "monthly",
    atsAccessExpiry: tomorrow,
  };
  const admin = await makeUser({ isAdmin: true, ...grown });
  customerId = (await makeUser(grown)).id;
  const fetching: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const copy = response.clone();
    const text = response.headers.get("content-type")?.includes("json") ? await copy.text() : "";
    const sent = `${init?.method} ${String(input).replace(server.url(), "")} ${String(init?.body ?? "").slice(0, 300)}`;
    seen.push({ status: response.status, type: response.headers.get("content-type") ?? "", text, sent });
    return response;
  };
  const options = { baseUrl: server.url(), fetch: fetching, maxRetries: 0 };
  client = new Statewise({ ...options, apiKey: await apiKey(admin) });
  visitor = new Statewise({ ...options, apiKey: "" });
});

/** Calls a method of the SDK by its plan; a refusal is an answer like any other. */
async function callBy(api: Statewise, resource: string, plan: MethodPlan, args: unknown[]): Promise<unknown> {
  const owner = resource.split(".").reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], api);
  const method = (owner as Record<string, (...args: unknown[]) => Promise<unknown>>)[plan.method];
  try {
    return await method?.apply(owner, args);
  } catch (error) {
    if (error instanceof StatewiseError && error.status > 0) return null;
    throw error;
  }
}

/** Ids that creating calls answered, for the calls about one record of the same collection. */
const known = new Map<string, string | number>();

function pathValues({ path, pathParams }: MethodPlan, operation: Operation): (string | number)[] {
  return pathParams.map((name) => {
    const collection = path.slice(0, path.indexOf(`/{${name}}`));
    if (collection === "/api/admin/customers") return customerId;
    const parameter = operation.parameters?.find((one) => one.in === "path" && one.name === name);
    return known.get(collection) ?? (goodValue(document, parameter?.schema) as string | number);
  });
}

function goodArguments(plan: MethodPlan, operation: Operation): unknown[] {
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const body = plan.body === "none" ? [] : [content?.example ?? goodValue(document, content?.schema)];
  const query = Object.fromEntries(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .map(({ name, schema }) => [name, goodValue(document, schema)]),
  );
  return [...pathValues(plan, operation), ...body, ...(plan.query === "none" ? [] : [query])];
}

const validators = new Map<Schema | undefined, ValidateFunction>();

/** Compiling a schema takes twenty times as long as the call that it is held against: once for each. */
function validatorOf(schema: Schema | undefined): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const standing = JSON.parse(JSON.stringify(schema).replaceAll("#/components/", "openapi#/components/"));
  const validate = ajv.compile(standing);
  validators.set(schema, validate);
  return validate;
}

/** What was answered, against what the document promises. */
function problemsOf(operation: Operation, answers: Seen[]): string[] {
  return answers.flatMap(({ status, type, text, sent }) => {
    const short = `${operation.operationId} ${status} on ${sent}`;
    if (status >= 500) return [`${short}: ${text}`];
    const answer = operation.responses[String(status)];
    if (!answer) return [`${short}: this status is not documented`];
    const content = resolveAnswer(document, answer).content ?? {};
    const media = Object.entries(content).find(
      ([name]) => type.startsWith(name) || name === "application/octet-stream",
    );
    if (!media) return text ? [`${short}: ${type} is not documented`] : [];
    if (!media[0].includes("json")) return [];
    const validate = validatorOf(media[1].schema);
    return validate(JSON.parse(text)) ? [] : [`${short}: ${ajv.errorsText(validate.errors)}`];
  });
}

/** Creating first, then reading, changing, ending: each call finds what it is about. */
const rank = ({ verb, pathParams }: MethodPlan): number =>
  ({ POST: pathParams.length === 0 ? 0 : 3, GET: 1, PUT: 2, DELETE: 4 })[verb] ?? 5;
const inOrder = [...plans].sort((a, b) => rank(a.plan) - rank(b.plan) || a.plan.path.length - b.plan.path.length);

function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("every documented operation, called through the SDK against a running server", () => {
  it("answers a good request as documented, most of them with success", async () => {
    const problems: string[] = [];
    const succeeded: string[] = [];
    for (const { resource, plan } of inOrder) {
      const { operation } = operations.get(plan.operationId) ?? {};
      if (!operation) throw new Error(plan.operationId);
      seen.length = 0;
      const result = await callBy(client, resource, plan, goodArguments(plan, operation));
      expect(seen.length, plan.operationId).toBe(1);
      problems.push(...problemsOf(operation, seen));
      if ((seen[0]?.status ?? 500) < 300) succeeded.push(plan.operationId);
      const id = (result as { id?: string | number } | null)?.id;
      if (plan.verb === "POST" && id !== undefined) known.set(plan.path, id);
    }
    expect(problems).toEqual([]);
    expect(succeeded.length / plans.length).toBeGreaterThan(0.5);
  });

  it(`answers wrong requests as documented, never with a fault of its own (seed ${SEED})`, async () => {
    const random = seeded(SEED);
    const problems: string[] = [];
    let refused = 0;
    for (const { resource, plan } of inOrder) {
      const { operation } = operations.get(plan.operationId) ?? {};
      if (!operation) throw new Error(plan.operationId);
      seen.length = 0;
      for (const args of wrongArguments(plan, operation, random)) await callBy(client, resource, plan, args);
      await callBy(visitor, resource, plan, goodArguments(plan, operation));
      problems.push(...problemsOf(operation, seen));
      refused += seen.filter(({ status }) => status >= 400).length;
    }
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(plans.length);
  });
});

function wrongArguments(plan: MethodPlan, operation: Operation, random: () => number): unknown[][] {
  const good = goodArguments(plan, operation);
  const at = plan.pathParams.length;
  const wrong: unknown[][] = [];
  for (let count = 0; at > 0 && count < 2; count += 1) {
    const bad = BAD_PATHS[Math.floor(random() * BAD_PATHS.length)];
    wrong.push(good.map((value, place) => (place < at ? bad : value)));
  }
  if (plan.body === "json") {
    for (const body of badBodies(good[at], random, WRONG_EACH))
      wrong.push(good.map((value, place) => (place === at ? body : value)));
  }
  if (plan.query !== "none") {
    const names = (operation.parameters ?? []).filter((parameter) => parameter.in === "query").map(({ name }) => name);
    for (let count = 0; count < WRONG_EACH; count += 1) {
      const query = Object.fromEntries(names.filter(() => random() < 0.5).map((name) => [name, badText(random)]));
      wrong.push([...good.slice(0, -1), query]);
    }
  }
  return wrong;
}
