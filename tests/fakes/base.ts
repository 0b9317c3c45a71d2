import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Behaviour, type Bindings, type Misbehaviour, misbehave } from "./misbehave";

export interface SeenRequest {
  method: string;
  /** Path with its query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  at: Date;
}

export interface Fake {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Every request seen, oldest first. */
  requests: SeenRequest[];
  /** Sets how the next requests go wrong, in order; without an argument everything is well again. */
  behave(...rules: Misbehaviour[]): void;
  /** The same service without a socket, for tests that make many calls. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

export interface FakeOptions {
  port?: number;
}

export type FakeApp = Hono<{ Bindings: Bindings }>;
export const fakeApp = (): FakeApp => new Hono<{ Bindings: Bindings }>();

interface Setup extends FakeOptions {
  /** The error body this service sends for a bare status. */
  errorBody?: (status: number) => Response;
  /** Functions that another process may call with `POST /__fake/<name>` and a JSON list of arguments. */
  controls?: Record<string, (...args: never[]) => unknown>;
}

const plainError = (status: number) =>
  new Response(`${status} error`, { status, headers: { "content-type": "text/plain" } });

/** Starts a small HTTP server on loopback that logs what it sees and can be told to go wrong. */
export async function startFake(app: FakeApp, setup: Setup = {}): Promise<Fake> {
  const requests: SeenRequest[] = [];
  const behaviour = new Behaviour();
  const behave = (...rules: Misbehaviour[]) => behaviour.set(rules);
  const controls: Record<string, (...args: never[]) => unknown> = {
    ...setup.controls,
    behave,
    requests: () => requests,
  };

  async function handle(request: Request, env: Bindings): Promise<Response> {
    const url = new URL(request.url);
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (url.pathname.startsWith("/__fake/")) {
      const control = controls[url.pathname.slice("/__fake/".length)];
      if (control) return runControl(control, bytes);
    }
    const path = url.pathname + url.search;
    requests.push({
      method: request.method,
      path,
      query: url.searchParams,
      headers: Object.fromEntries(request.headers),
      body: Buffer.from(bytes).toString(),
      at: new Date(),
    });
    const copy = () =>
      new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: bytes.length > 0 ? bytes : undefined,
      });
    const rule = request.method === "OPTIONS" ? undefined : behaviour.next(`${request.method} ${path}`);
    const work = async () => app.fetch(copy(), env);
    return rule ? misbehave(rule, work, setup.errorBody ?? plainError, env, request.signal) : work();
  }

  const server = await listen(handle, setup.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    requests,
    behave,
    fetch: (input, init) => handle(new Request(input instanceof Request ? input : new URL(input, url), init), {}),
    stop: () => close(server),
  };
}

async function runControl(control: (...args: never[]) => unknown, bytes: Uint8Array): Promise<Response> {
  const text = Buffer.from(bytes).toString();
  const args: unknown = text ? JSON.parse(text) : [];
  const result = await control(...((Array.isArray(args) ? args : [args]) as never[]));
  return Response.json(result ?? null);
}

function listen(handle: (request: Request, env: Bindings) => Promise<Response>, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: handle, port, hostname: "127.0.0.1" }, () => resolve(server as Server)) as Server;
    server.once("error", reject);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
