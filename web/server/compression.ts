import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|xml|atom\+xml|javascript)|image\/svg)/;
const SMALLEST = 1024;

/** Compresses pages and JSON as they stream; each chunk is flushed, so that a deferred part is not held back. */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const accepted = c.req.header("accept-encoding") ?? "";
    const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;
    if (!encoding || status === 304 || headers.has("content-encoding") || c.req.method === "HEAD") return;
    if (!COMPRESSIBLE.test(headers.get("content-type") ?? "")) return;
    if (Number(headers.get("content-length") ?? Number.MAX_SAFE_INTEGER) < SMALLEST) return;
    // Asked for last: what is looked into becomes a stream, and a text that is sent as it is need not be one.
    const { body } = c.res;
    if (!body) return;
    const source = Readable.fromWeb(body as unknown as NodeReadableStream);
    const stream = encoding === "br" ? brotli() : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
    source.on("error", () => stream.destroy());
    c.res = new Response(Readable.toWeb(source.pipe(stream)) as unknown as ReadableStream, c.res);
    c.res.headers.delete("content-length");
    c.res.headers.set("content-encoding", encoding);
    c.res.headers.append("vary", "accept-encoding");
  };
}

const brotli = () =>
  createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
