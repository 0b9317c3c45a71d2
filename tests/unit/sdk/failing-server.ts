import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

export type Seen = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
type Reply = (response: ServerResponse, seen: Seen) => void;

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that answers each request by the next of the replies, and the last of them from then on. */
export async function serverThat(...replies: Reply[]): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const call = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(parts).toString("latin1"),
    };
    seen.push(call);
    replies[Math.min(seen.length, replies.length) - 1]?.(response, call);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };

export const problem = (status: number, headers: Record<string, string> = {}): Reply =>
  json({ status, code: `code_${status}`, message: `Message ${status}`, requestId: "from-body" }, status, headers);

/** Takes the request and cuts the line. */
export const hangUp: Reply = (response) => response.destroy();

/** Never answers. */
export const silence: Reply = () => undefined;

/** The address of a server that is there no more. */
export async function closedServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
