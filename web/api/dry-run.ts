import { z } from "@hono/zod-openapi";
import { NotFound } from "~/platform/errors";
import { guard } from "./call";
import { type CallContext, type Endpoint, endpoint } from "./endpoint";
import { parseInput } from "./parse";

/** Asks whether a call would be taken, without doing it: its door, its fields, and what the domain checks before it writes. */
export const dryRunEndpoints = (all: () => readonly Endpoint[]): Endpoint[] => [
  endpoint({
    method: "post",
    path: "/api/dry-run",
    operationId: "tryCall",
    sdk: "dryRun.try",
    tag: "API keys",
    summary: "Whether a call would be taken",
    description:
      "Nothing is changed. The answer is that of the call where it would be refused for who asks or for what is sent; what depends on the moment of the writing (a version, a row that somebody else removes) shows only then.",
    who: "public",
    scope: "none",
    changesNothing: true,
    body: z.object({
      method: z.enum(["GET", "POST", "PUT", "DELETE"]),
      path: z.string().max(2_000).startsWith("/api/", "The path begins with /api/."),
      body: z.unknown().optional(),
    }),
    bodyExample: {
      method: "POST",
      path: "/api/analyze-concern",
      body: { concern: "Do we have to pay out unused vacation?", jurisdiction: "CA" },
    },
    answers: { 200: { description: "It would be taken", schema: z.object({ taken: z.literal(true) }) } },
    errors: [401, 402, 403, 404],
    handle: async ({ body: asked }, context) => {
      const url = new URL(asked.path, context.request.url);
      const { declared, params } = calledBy(all(), asked.method, url.pathname);
      await guard(declared, context.principal);
      const sent = asked.body === undefined ? undefined : JSON.stringify(asked.body);
      const headers = sent === undefined ? undefined : { "content-type": "application/json" };
      const input = await parseInput(declared, new Request(url, { method: asked.method, headers, body: sent }), params);
      await declared.check?.(input, context as unknown as CallContext<"user">);
      return { taken: true };
    },
  }),
];

/** The endpoint that an address calls; of several the one that names most of it. */
function calledBy(all: readonly Endpoint[], method: string, path: string) {
  const steps = path.split("/");
  const fitting = all
    .filter((one) => one.method === method.toLowerCase())
    .flatMap((declared) => {
      const names = declared.path.split("/");
      const isIt = names.length === steps.length && names.every((name, at) => isVariable(name) || name === steps[at]);
      return isIt ? [{ declared, names }] : [];
    });
  const [found] = fitting.sort((a, b) => a.names.filter(isVariable).length - b.names.filter(isVariable).length);
  if (!found) throw new NotFound("There is no such endpoint. See /api/docs.");
  const given = found.names.flatMap((name, at): [string, string][] =>
    isVariable(name) ? [[name.slice(1, -1), decoded(steps[at] ?? "")]] : [],
  );
  return { declared: found.declared, params: Object.fromEntries(given) };
}

/** A half escape names nothing; it stays as it is and is looked for in vain. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const isVariable = (name: string): boolean => name.startsWith("{");
