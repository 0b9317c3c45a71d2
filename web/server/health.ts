import { Hono } from "hono";
import { systemReadiness } from "~/domain/admin";
import { metrics } from "~/platform/metrics";
import { operationFiguresText } from "./operation-metrics";
import { figuresOfAll } from "./processes/web-process";
import { clientAddress } from "./request-entry";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Health for balancers and monitors: the process, what it needs, and its figures. */
export function health(): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const readiness = await systemReadiness();
    if (readiness.ready) return c.json(readiness);
    return c.json(readiness, 503, { "retry-after": "5" });
  });
  app.get("/metrics", async (c) => {
    // A forwarded request came through a proxy, so 'from this machine' proves nothing (decision 61).
    const forwarded = c.req.header("x-forwarded-for") ?? c.req.header("forwarded");
    if (forwarded || !LOOPBACK.test(clientAddress(c))) return c.text("Not available from here", 403);
    const text = `${await figuresOfAll()}\n${await operationFiguresText()}`;
    return c.text(text, 200, { "content-type": metrics().contentType });
  });
  return app;
}
