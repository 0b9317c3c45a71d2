import path from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import type { MiddlewareHandler } from "hono";
import { projectRoot } from "~/platform/root";
import { readBuiltScreens } from "./built-screens";
import { staticFiles } from "./static-files";

export type PageContext = {
  nonce: string;
  requestId: string;
  address: string;
  /** Set where a screen failed because the database could not be reached. */
  unreachable?: boolean;
};

/** The Remix screens behind the server: built files in production, Vite's in development. */
export type Screens = {
  assets: MiddlewareHandler | null;
  handle: (request: Request, context: PageContext) => Promise<Response>;
  close: () => Promise<void>;
};

export async function builtScreens(): Promise<Screens> {
  const handle = createRequestHandler(await readBuiltScreens(), "production");
  return { assets: staticFiles(path.join(projectRoot, "build", "client")), handle, close: async () => undefined };
}

/** Vite in middleware mode behind the same server, so that development differs in nothing else. */
export async function developmentScreens(): Promise<Screens> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true }, appType: "custom" });
  return {
    assets: async (c, next) => {
      const { incoming, outgoing } = c.env;
      const handled = await new Promise<boolean>((resolve) => {
        outgoing.once("finish", () => resolve(true));
        vite.middlewares(incoming, outgoing, () => resolve(false));
      });
      if (!handled) return next();
      const { RESPONSE_ALREADY_SENT } = await import("@hono/node-server/utils/response");
      return RESPONSE_ALREADY_SENT;
    },
    handle: async (request, context) => {
      const build = (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
      return createRequestHandler(build, "development")(request, context);
    },
    close: () => vite.close(),
  };
}
