import { Hono } from "hono";
import { api } from "~/api/app";
import { problemResponse } from "~/api/problem";
import { config } from "~/platform/config";
import { Unavailable } from "~/platform/errors";
import { log } from "~/platform/log";
import { compression } from "./compression";
import { health } from "./health";
import { otherOrigins } from "./other-origins";
import { ownHostOnly } from "./own-host";
import { requestEntry } from "./request-entry";
import { addressesWithoutNul, bodyLimits, sameOriginOnly } from "./request-limits";
import type { PageContext, Screens } from "./screens";
import { securityHeaders } from "./security-headers";
import type { ServerVariables } from "./variables";

/** Pages that people open, though their address begins like the API's; with `.data` as the browser's router asks. */
const SCREENS_UNDER_API = /^\/api\/docs(\/[a-z-]+)?(\.data)?$/;

/** The server from outside to inside: identity of the request, headers, compression, limits, then API or screens. */
export function createApp(screens: Screens): Hono<ServerVariables> {
  const app = new Hono<ServerVariables>();
  app.use(requestEntry());
  app.use(securityHeaders());
  app.use(ownHostOnly());
  if (screens.assets) app.use(screens.assets);
  app.route("/", health());
  app.use(compression());
  app.use(addressesWithoutNul());
  app.use("/api/*", otherOrigins());
  app.use(sameOriginOnly());
  app.use(bodyLimits());
  // Past Remix: the API costs half as much without the detour (the resource route stays the door in development).
  app.all("/api/*", (c, next) => {
    if (SCREENS_UNDER_API.test(c.req.path)) return next();
    return api().fetch(c.req.raw, { address: c.get("address"), requestId: c.get("requestId") });
  });
  app.all("*", async (c) => {
    const { nonce, requestId, address } = c.var;
    const context: PageContext = { nonce, requestId, address };
    const response = await screens.handle(withPublicUrl(c.req.raw), context);
    return context.unreachable && response.status === 500 ? comeBack(response) : response;
  });
  app.onError((error) => {
    log().error({ err: error }, "request failed");
    return problemResponse(
      error instanceof Unavailable
        ? error
        : new Unavailable("Something went wrong here. Try again.", { retryAfterSeconds: RETRY_SECONDS }),
    );
  });
  return app;
}

const RETRY_SECONDS = 2;

/** The page of an unreachable database is no mistake of ours: it says when to come back. */
function comeBack({ body, headers }: Response): Response {
  const response = new Response(body, { status: 503, headers });
  response.headers.set("retry-after", String(RETRY_SECONDS));
  return response;
}

/** Behind a proxy the request arrives as http://internal:3000; links and redirects are made for the public address. */
function withPublicUrl(request: Request): Request {
  if (config().TRUST_PROXY === 0) return request;
  const url = new URL(request.url);
  const outside = new URL(config().appUrl);
  url.protocol = outside.protocol;
  url.host = outside.host;
  return new Request(url, request);
}
