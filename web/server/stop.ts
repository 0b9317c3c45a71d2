import type { Server } from "node:http";
import { log } from "~/platform/log";

const GRACE_MS = 10_000;

/** On Ctrl-C or SIGTERM: no new requests, open ones finish, then everything else is closed. */
export function stopInOrder(server: Server, closeRest: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log().info({ signal }, "stopping");
    await closeServer(server);
    await closeRest();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // A kept-alive connection becomes idle only after its last answer, so it is looked for until all are gone.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(idle);
      resolve();
    });
  });
}
