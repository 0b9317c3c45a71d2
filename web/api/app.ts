import { OpenAPIHono } from "@hono/zod-openapi";
import { NotFound, ProductError } from "~/platform/errors";
import { once } from "~/platform/once";
import { currentRequest, inRequest } from "~/platform/request-context";
import { type CallBindings, call, countedAnswer } from "./call";
import { documentOf } from "./document";
import { endpoints } from "./endpoints";
import { etagOf, isKnown } from "./etag";
import { problemResponse } from "./problem";

/** The API of the product: every declared endpoint, its document, and problem+json for everything else. */
export const api = (): OpenAPIHono<{ Bindings: CallBindings }> =>
  once("api", () => {
    const app = new OpenAPIHono<{ Bindings: CallBindings }>();
    for (const declared of endpoints) {
      app.on(declared.method, routeOf(declared.path), (c) => {
        const { method, path: asked } = c.req;
        return inRequest({ ...currentRequest(), ...c.env, method, path: asked }, () =>
          call(declared, c.req.raw, c.req.param(), c.env),
        );
      });
    }
    app.get("/api/openapi.json", (c) =>
      countedAnswer(c.env.address, () => documentAnswer(c.req.header("if-none-match"))),
    );
    for (const [path, methods] of methodsByPath())
      app.all(path, (c) => countedAnswer(c.env.address, () => wrongMethod(methods)));
    app.notFound((c) => countedAnswer(c.env.address, () => problemResponse(NO_ENDPOINT)));
    app.onError((error) => problemResponse(error));
    return app;
  });

/** Made for who asks first: the other requests need not wait for it. */
const document = () =>
  once("api-document", () => {
    const text = JSON.stringify(documentOf(endpoints));
    return { text, etag: etagOf(text) };
  });

/** The document, or that it is still the one that the caller has. */
function documentAnswer(known: string | undefined): Response {
  const { text, etag } = document();
  const headers = new Headers({ "cache-control": "public, max-age=300", etag });
  if (isKnown(etag, known)) return new Response(null, { status: 304, headers });
  headers.set("content-type", "application/json");
  return new Response(text, { headers });
}

const NO_ENDPOINT = new NotFound("There is no such endpoint. See /api/docs.");

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

/** The methods of each address, as the router writes it. */
function methodsByPath(): Map<string, string[]> {
  const found = new Map<string, string[]>([["/api/openapi.json", ["GET", "HEAD"]]]);
  for (const { method, path } of endpoints) {
    const methods = method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()];
    found.set(routeOf(path), [...(found.get(routeOf(path)) ?? []), ...methods]);
  }
  return found;
}

function wrongMethod(methods: string[]): Response {
  const problem = "This endpoint does not take this method. See /api/docs.";
  const response = problemResponse(new ProductError(405, "method_not_allowed", problem));
  response.headers.set("allow", methods.join(", "));
  return response;
}
