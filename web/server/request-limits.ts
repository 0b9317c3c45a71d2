import type { Context, MiddlewareHandler } from "hono";
import { countedAnswer } from "~/api/call";
import { problemResponse } from "~/api/problem";
import { config } from "~/platform/config";
import { Forbidden, NotFound, type ProductError, TooLarge } from "~/platform/errors";
import { isLoopbackName } from "~/platform/network/internet-address";
import { isProgramOf } from "./other-origins";
import type { ServerVariables } from "./variables";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Doors that others call by design: they carry their own proof (signature, signed token). */
const SELF_PROVING = [/^\/api\/stripe\/webhook$/, /^\/api\/unsubscribe\//];

const MEBIBYTE = 1024 * 1024;
const BODY_LIMITS: [RegExp, number][] = [
  [/^\/(api\/)?(ats|careers)\/.*(files|apply|documents|import|resume|candidates\/new)/, 22 * MEBIBYTE],
  [/^\/(api\/)?admin\/.*import/, 25 * MEBIBYTE],
  [/^\/api\/pay\//, 12 * MEBIBYTE],
];
const DEFAULT_LIMIT = 1 * MEBIBYTE;

/**
 * Another site can neither act with a reader's cookie nor sign a reader in as somebody else: an unsafe request of a
 * browser must come from our own pages. Programs with a key send neither cookie nor origin.
 */
export function sameOriginOnly(): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    if (SAFE.has(c.req.method) || SELF_PROVING.some((path) => path.test(c.req.path))) return next();
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const foreign = site === "cross-site" || (origin !== undefined && !isOwnOrigin(origin, c.req.header("host")));
    const unproven = c.req.header("cookie") !== undefined && !origin && site !== "same-origin" && site !== "none";
    if ((!foreign && !unproven) || isProgramOf(c)) return next();
    return refused(c, new Forbidden("This request came from another site. Open the page again and repeat it."));
  };
}

/** The public address; while there is none, this machine under whichever of its names the page was opened. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const { appUrl, isLoopback } = config();
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === new URL(appUrl).origin) return true;
  return isLoopback && isLoopbackName(from.hostname) && from.host === host;
}

/** NUL in the address of a page names nothing and is kept by no database; the API says so itself. */
export function addressesWithoutNul(): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.url.includes("%00") || c.req.path.startsWith("/api/")) return next();
    return problemResponse(new NotFound("There is nothing at this address."));
  };
}

/** Refuses bodies over the limit of their path, by the announced length and, where none is announced, while reading. */
export function bodyLimits(): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const limit = BODY_LIMITS.find(([path]) => path.test(c.req.path))?.[1] ?? DEFAULT_LIMIT;
    const announced = c.req.header("content-length");
    if (announced !== undefined) return Number(announced) > limit ? refused(c, tooLarge(limit)) : next();
    if (!c.req.raw.body) return next();
    const body = await readUpTo(c.req.raw.body, limit);
    if (!body) return refused(c, tooLarge(limit));
    const { method, headers, url, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body, signal });
    return next();
  };
}

function tooLarge(limit: number): ProductError {
  const size = `${Math.round(limit / MEBIBYTE)} MB`;
  return new TooLarge(`This is larger than the ${size} that can be sent here.`);
}

/** What is refused ahead of the API is counted and told as the API's own refusals are. */
async function refused(c: Context<ServerVariables>, problem: ProductError): Promise<Response> {
  if (!c.req.path.startsWith("/api/")) return problemResponse(problem);
  return countedAnswer(c.get("address"), () => problemResponse(problem));
}

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
