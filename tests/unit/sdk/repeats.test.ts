import { readFileSync } from "node:fs";
import { Statewise, StatewiseError } from "@statewise/sdk";
import { describe, expect, it } from "vitest";
import { type ApiDocument, operationsOf } from "../../../openapi/document-types";
import { planSdk } from "../../../openapi/sdk-plan";

const document = JSON.parse(readFileSync("openapi/openapi.json", "utf8")) as ApiDocument;
const says = new Map(
  operationsOf(document).map(({ operation }) => [operation.operationId, operation["x-idempotency"] ?? "safe"]),
);
const methods = planSdk(document).flatMap(({ name, methods }) => methods.map((plan) => ({ name, plan })));

type Sent = { verb: string; key: string | null };

/** Calls a method behind a proxy that answers 502 each time, and tells what was sent. */
async function sentBehindBadGateway({ name, plan }: (typeof methods)[number], options: object): Promise<Sent[]> {
  const sent: Sent[] = [];
  const client = new Statewise({
    apiKey: "sw_test",
    baseUrl: "http://localhost",
    backoffMs: { first: 0, most: 0 },
    fetch: async (_input, init) => {
      sent.push({ verb: init?.method ?? "GET", key: new Headers(init?.headers).get("idempotency-key") });
      return new Response("Bad gateway", { status: 502 });
    },
  });
  const owner = name.split(".").reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], client);
  const method = (owner as Record<string, (...args: unknown[]) => Promise<unknown>>)[plan.method];
  const args = [...plan.pathParams.map(() => 1), ...(plan.body === "none" ? [] : [{}])];
  if (plan.query !== "none") args.push({});
  await expect(method?.apply(owner, [...args, options])).rejects.toBeInstanceOf(StatewiseError);
  return sent;
}

describe("behind a proxy that answers 502", () => {
  it("every call is repeated only where the document says that repeating is harmless, under one key where it needs one", async () => {
    const wrong: string[] = [];
    for (const method of methods) {
      const { operationId, verb } = method.plan;
      const kind = says.get(operationId);
      for (const options of [{}, { idempotencyKey: "own" }]) {
        const sent = await sentBehindBadGateway(method, options);
        const keys = new Set(sent.map(({ key }) => key));
        const isRight =
          sent.every((one) => one.verb === verb) &&
          sent.length === (kind === "refused" ? 1 : 3) &&
          (kind !== "key" || (keys.size === 1 && !keys.has(null)));
        if (!isRight) wrong.push(`${operationId} (${kind}): sent ${sent.length} times under ${[...keys].join(", ")}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(methods.filter(({ plan }) => says.get(plan.operationId) === "refused").length).toBeGreaterThan(5);
  });
});
