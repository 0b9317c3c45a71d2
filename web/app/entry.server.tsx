import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { OutsideError } from "~/platform/http/http-client";
import { log } from "~/platform/log";
import { isUnreachable } from "~/platform/unreachable-database";
import { NonceContext } from "./nonce";

/** Deferred data that takes longer than this is given up and the page says so. */
export const streamTimeout = 15_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  // Search engines read what is complete; people see the first part as soon as it is there.
  const whole = isbot(request.headers.get("user-agent") ?? "");
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellSent = false;
    const send = () => {
      shellSent = true;
      const body = new PassThrough();
      headers.set("content-type", "text/html; charset=utf-8");
      if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
      resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </NonceContext.Provider>,
      {
        nonce,
        [whole ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          if (shellSent) log().error({ err: error }, "rendering failed");
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

type Failing = { request: Request; context: AppLoadContext };

export function handleError(error: unknown, { request, context }: Failing): void {
  if (request.signal.aborted) return;
  // An address that leads nowhere is the sender's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (isUnreachable(error) || error instanceof OutsideError) {
    context.unreachable = true;
    log().warn({ err: error }, "what this needs cannot be reached");
    return;
  }
  log().error({ err: error }, "screen failed");
}
