import cluster from "node:cluster";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { Hono } from "hono";
import { pool } from "~/platform/db/pool";
import { webProcesses } from "~/platform/processes";
import { projectRoot } from "~/platform/root";
import { createApp } from "../../../web/server/app";
import { builtScreens } from "../../../web/server/screens";

/**
 * What the product is compared with, in as many processes of its own: one prepared SELECT in a bare handler of the same server,
 * and the product's own screens whose loaders answer what they answered the first time.
 */
const SELECT = { name: "bare-select", text: "select id, slug, title, citation from laws where slug = $1" };

type Loader = (given: { request: Request }) => unknown;
type Route = ServerBuild["routes"][string];

const answered = new Map<string, unknown>();

/** The same markup from constants: per address, because some screens look at it. */
function fromMemory(id: string, route: Route): Route {
  const loader = route.module.loader as Loader | undefined;
  if (!loader) return route;
  const remember: Loader = async (given) => {
    const key = `${id} ${given.request.url}`;
    if (!answered.has(key)) answered.set(key, await loader(given));
    return answered.get(key);
  };
  return { ...route, module: { ...route.module, loader: remember as never } };
}

async function answer(): Promise<void> {
  const entry = path.join(projectRoot, "build", "server", "index.js");
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && fromMemory(id, route)]),
  );
  const screens = await builtScreens();
  const handle = createRequestHandler({ ...build, routes } as ServerBuild, "production");
  const product = createApp({ ...screens, handle });

  const slug = (await pool().query<{ slug: string }>("select slug from laws order by id limit 1")).rows[0]?.slug;
  const app = new Hono();
  app.get("/bare/select", async (c) => c.json((await pool().query({ ...SELECT, values: [slug] })).rows[0]));
  app.get("/bare/hello", (c) => c.text("hello"));
  app.all("*", (c) => product.fetch(c.req.raw, c.env));

  serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" }, () => console.log("ready"));
}

if (cluster.isPrimary) for (let count = webProcesses(); count > 0; count -= 1) cluster.fork();
else await answer();
process.on("SIGTERM", () => process.exit(0));
