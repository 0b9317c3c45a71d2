import type { Server } from "node:http";
import { log } from "~/platform/log";

const GRACE_MS = 10_000;

let stopping = false;

/** What is still being started then fails for no fault of its own. */
export const isStopping = (): boolean => stopping;

/** On Ctrl-C or SIGTERM: everything is closed in order, once, and the process ends. */
export function stopInOrder(closeAll: () => Promise<void>): void {
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log().info({ signal }, "stopping");
    await closeAll();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

/** No new requests; open ones finish. */
export function closeServer(server: Server): Promise<void> {
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
