// The customers' servers, in a process of their own, so that their work is not counted as the sender's. `/hook/N` with N below the
// number that its parent gives takes the call and never answers; all others answer at once. Talks to its parent over IPC.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const hanging = Number(process.argv[2]);
/** Of each event: how many milliseconds after it happened each address that answers was first called. */
const arrivals = new Map<string, number>();

const server = createServer((request, response) => {
  const hook = Number(request.url?.split("/").pop());
  let text = "";
  request.on("data", (piece) => {
    text += piece;
  });
  request.on("end", () => {
    if (hook < hanging) return;
    const event = JSON.parse(text) as { id: string; createdAt: string };
    const key = `${event.id} ${hook}`;
    if (!arrivals.has(key)) arrivals.set(key, Date.now() - new Date(event.createdAt).getTime());
    response.writeHead(204).end();
  });
});
server.keepAliveTimeout = 0;
server.listen({ port: 0, host: "127.0.0.1", backlog: 2048 }, () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

process.on("message", (word) => {
  if (word === "count") process.send?.(arrivals.size);
  if (word === "take") {
    process.send?.([...arrivals.values()]);
    arrivals.clear();
  }
  if (word === "stop") process.exit(0);
});
