import { createRoute, OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Endpoint, Who } from "./endpoint";

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    message: z.string(),
    error: z.string(),
    requestId: z.string().optional(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi("Problem");

const PROBLEMS: Record<number, string> = {
  400: "The request is malformed.",
  401: "Not signed in, or the key is not valid.",
  402: "Trial or paid access is needed.",
  403: "Not allowed with this account or key.",
  404: "Not there, or not yours.",
  409: "Conflicts with the present state.",
  413: "Larger than this endpoint takes.",
  415: "Wrong content type.",
  422: "Fields that are not valid; `fields` names them.",
  423: "A temporary password must be replaced first.",
  429: "Too many requests; `Retry-After` says when to come back.",
  500: "Unexpected error.",
  503: "Not available just now; try again.",
};

const WHO_ERRORS: Record<Who, number[]> = {
  public: [],
  signature: [],
  user: [401],
  research: [402],
  ats: [401, 402],
  admin: [401, 403],
};

/** The OpenAPI 3.1 document of the declared endpoints. */
export function documentOf(endpoints: readonly Endpoint[]) {
  const app = new OpenAPIHono();
  const security = { type: "http", scheme: "bearer", description: "An API key (sw_…) made in the profile." } as const;
  app.openAPIRegistry.registerComponent("securitySchemes", "apiKey", security);
  const cookie = { type: "apiKey", in: "cookie", name: "sw_session", description: "A signed-in browser." } as const;
  app.openAPIRegistry.registerComponent("securitySchemes", "session", cookie);
  for (const declared of endpoints) app.openAPIRegistry.registerPath(routeOf(declared));
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Statewise API",
      version: "1.0.0",
      description: "Employment law research, alerts, hiring and pay. Research, not legal advice.",
      license: { name: "Proprietary", url: "https://statewise.dev/terms" },
    },
    servers: [{ url: "/", description: "This server" }],
  });
}

function routeOf(declared: Endpoint) {
  const { method, path, operationId, tag, summary, params, query, body, who, scope } = declared;
  const contentType = declared.bodyType === "raw" ? "application/json" : (declared.bodyType ?? "application/json");
  const open = who === "public" || who === "signature";
  const keyed = scope !== "session" && scope !== "none";
  return createRoute({
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    description:
      [declared.description, keyed ? `Scope of an API key: \`${scope}\`.` : null].filter(Boolean).join("\n\n") ||
      undefined,
    security: [...(open ? [{}] : []), ...(keyed ? [{ apiKey: [] }] : []), { session: [] }],
    request: {
      ...(params ? { params: params as never } : {}),
      ...(query ? { query: query as never } : {}),
      ...(body
        ? { body: { required: true, content: { [contentType]: { schema: body, example: declared.bodyExample } } } }
        : {}),
    },
    responses: answersOf(declared),
  });
}

function answersOf(declared: Endpoint): RouteConfig["responses"] {
  const answers: RouteConfig["responses"] = {};
  for (const [status, { description, schema, contentType, example }] of Object.entries(declared.answers)) {
    const type = contentType ?? "application/json";
    const content = schema || contentType ? { [type]: { schema: schema ?? z.string(), example } } : undefined;
    answers[status] = content ? { description, content } : { description };
  }
  const expected = new Set([...WHO_ERRORS[declared.who], ...(declared.errors ?? []), 429]);
  if (declared.params) expected.add(404);
  if (declared.body) for (const status of [400, 413, 415, 422]) expected.add(status);
  if (declared.query) expected.add(422);
  if (declared.scope !== "none" && declared.scope !== "session") for (const status of [401, 403]) expected.add(status);
  for (const status of [...expected].sort()) {
    const description = PROBLEMS[status] ?? "Error";
    answers[status] ??= { description, content: { "application/problem+json": { schema: Problem } } };
  }
  return answers;
}
