import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { api } from "~/api/app";
import { keepAsked, readAhead } from "~/domain/research";
import { config } from "~/platform/config";
import { db } from "~/platform/db/client";
import { log } from "~/platform/log";
import { stopMail } from "~/platform/mail/kick-mail";
import { createApp } from "./app";
import { builtScreens, developmentScreens } from "./screens";
import { closeServer } from "./stop";

/** The first pages come first. */
const AHEAD_AFTER_MS = 2_000;

/** What the first request to the API, the first use of Prisma and the first question would wait for: half a second each. */
async function makeReady(): Promise<void> {
  await db().corpusRevision.findFirst();
  await api().fetch(new Request("http://localhost/api/"), { address: "127.0.0.1", requestId: "ahead" });
  await readAhead();
}

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
  const ahead = setTimeout(() => {
    makeReady().catch((err) => log().warn({ err }, "not made ready: the first to ask will wait"));
  }, AHEAD_AFTER_MS).unref();
  return {
    close: async () => {
      clearTimeout(ahead);
      await closeServer(server);
      await screens.close();
      await stopMail();
      await keepAsked();
    },
  };
}
