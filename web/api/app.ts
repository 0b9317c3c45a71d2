import { OpenAPIHono } from "@hono/zod-openapi";
import { NotFound, ProductError } from "~/platform/errors";
import { once } from "~/platform/once";
import { type CallBindings, call } from "./call";
import { documentOf } from "./document";
import { endpoints } from "./endpoints";
import { problemResponse } from "./problem";

/** The API of the product: every declared endpoint, its document, and problem+json for everything else. */
export const api = (): OpenAPIHono<{ Bindings: CallBindings }> =>
  once("api", () => {
    const app = new OpenAPIHono<{ Bindings: CallBindings }>();
    for (const declared of endpoints) {
      const path = declared.path.replace(/\{(\w+)\}/g, ":$1");
      app.on(declared.method, path, (c) => call(declared, c.req.raw, c.req.param(), c.env));
    }
    app.get("/api/openapi.json", (c) => c.json(document(), 200, { "cache-control": "public, max-age=300" }));
    const paths = new Set(endpoints.map((declared) => declared.path.replace(/\{(\w+)\}/g, ":$1")));
    for (const path of paths) app.all(path, () => problemResponse(wrongMethod()));
    app.notFound(() => problemResponse(new NotFound("There is no such endpoint. See /api/docs.")));
    app.onError((error) => problemResponse(error));
    return app;
  });

/** Made for who asks first: the other requests need not wait for it. */
const document = () => once("api-document", () => documentOf(endpoints));

const wrongMethod = () =>
  new ProductError(405, "method_not_allowed", "This endpoint does not take this method. See /api/docs.");
