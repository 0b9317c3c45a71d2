import { Invalid, ProductError, Unavailable } from "~/platform/errors";
import { OutsideError } from "~/platform/http/http-client";
import { log } from "~/platform/log";
import { currentRequest } from "~/platform/request-context";
import { isUnreachable } from "~/platform/unreachable-database";

const TITLES: Record<number, string> = {
  400: "Malformed request",
  401: "Not signed in",
  402: "Access needed",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Wrong content type",
  421: "Not at this address",
  422: "Invalid fields",
  423: "Temporary password",
  429: "Too many requests",
  500: "Unexpected error",
  503: "Not available",
};

/** What a failure is called to the caller; what nobody foresaw is logged and told as unexpected. */
export const productErrorOf = (error: unknown): ProductError =>
  error instanceof ProductError ? error : unexpected(error);

/** Every failure of the API: problem+json with a stable code, a sentence, the request id and the fields at fault. */
export function problemResponse(error: unknown): Response {
  const known = productErrorOf(error);
  const { fields, retryAfterSeconds, ...extra } = known.details;
  const body = {
    type: `https://statewise.dev/problems/${known.code}`,
    title: TITLES[known.status] ?? "Error",
    status: known.status,
    code: known.code,
    detail: known.message,
    message: known.message,
    error: known.message,
    requestId: currentRequest()?.requestId,
    ...(fields ? { fields } : {}),
    ...extra,
  };
  const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfterSeconds))));
  return new Response(JSON.stringify(body), { status: known.status, headers });
}

/** Prisma's words for 'no connection came free in time'. */
const BUSY = new Set(["P2024", "P2028"]);

/** PostgreSQL's and Prisma's words for a number that no column holds. */
const OUT_OF_RANGE = new Set(["22003", "P2020", "P2033"]);

/** What to wait when another service does not say itself when it is back. */
const OUTSIDE_REST_SECONDS = 30;

/** The system's and PostgreSQL's words for a full disk. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "53100"]);

type Coded = { code?: string; meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };

/** The code of an error; that of PostgreSQL itself where Prisma wraps it. */
const codeOf = (error: unknown): string => {
  const { code, meta } = (error ?? {}) as Coded;
  return meta?.driverAdapterError?.cause?.originalCode ?? code ?? "";
};

function unexpected(error: unknown): ProductError {
  const code = codeOf(error);
  if (OUT_OF_RANGE.has(code)) {
    return new Invalid("A number in this request is larger than what can be kept.");
  }
  if (BUSY.has(code)) {
    return new Unavailable("The database is busy. Nothing was changed; try again.", { retryAfterSeconds: 2 });
  }
  if (NO_ROOM.has(code)) {
    log().error({ err: error }, "no room on the disk");
    return new Unavailable("There is no room to keep this at the moment. Try again later.", { retryAfterSeconds: 30 });
  }
  if (error instanceof OutsideError) {
    log().error({ err: error }, "a service that this needs does not answer");
    const retryAfterSeconds = error.retryAfterSeconds ?? OUTSIDE_REST_SECONDS;
    return new Unavailable("A service that this needs does not answer at the moment. Try again later.", {
      retryAfterSeconds,
    });
  }
  if (isUnreachable(error)) {
    log().warn({ err: error }, "the database cannot be reached");
    return new Unavailable("The database cannot be reached at the moment. Try again.", { retryAfterSeconds: 2 });
  }
  log().error({ err: error }, "unexpected error");
  return new ProductError(
    500,
    "unexpected",
    "Something went wrong here. Try again; if it stays, tell us the request id.",
  );
}
