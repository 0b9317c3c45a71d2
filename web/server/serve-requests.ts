import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { keepAsked } from "~/domain/research";
import { config } from "~/platform/config";
import { stopMail } from "~/platform/mail/kick-mail";
import { createApp } from "./app";
import { builtScreens, developmentScreens } from "./screens";
import { closeServer } from "./stop";

/** Answers requests in this process until it is closed; then open ones finish, and what they left to do is done. */
export async function serveRequests({
  development,
}: {
  development: boolean;
}): Promise<{ close: () => Promise<void> }> {
  const { PORT, HOST } = config();
  const screens = development ? await developmentScreens() : await builtScreens();
  const server = serve({ fetch: createApp(screens).fetch, port: PORT, hostname: HOST }) as Server;
  server.requestTimeout = 60_000;
  server.headersTimeout = 15_000;
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  return {
    close: async () => {
      await closeServer(server);
      await screens.close();
      await stopMail();
      await keepAsked();
    },
  };
}
