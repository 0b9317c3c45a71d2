import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { forget } from "~/platform/once";
import { createApp } from "../../web/server/app";

/** The server as it listens, without its screens, on a port of its own: for clients that really connect. */
export function useHttpServer({ limits = "off" }: { limits?: "on" | "off" } = {}): { url: () => string } {
  let server: Server;
  let url = "";

  beforeAll(async () => {
    process.env.RATE_LIMIT = limits;
    forget("config");
    const noScreens = {
      assets: null,
      handle: async () => new Response("No screens here"),
      close: async () => undefined,
    };
    await new Promise<void>((resolve) => {
      server = serve({ fetch: createApp(noScreens).fetch, port: 0, hostname: "127.0.0.1" }, () => resolve()) as Server;
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.env.APP_URL = url;
    forget("config");
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return { url: () => url };
}
