import { OutsideError } from "./http/outside-error";

/** What Node, PostgreSQL and Prisma call a connection that is not there, or is not any more. */
const CODES = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 08000 08001 08003 08004 08006 53300 P1001 P1002 P1008 P1017".split(
    " ",
  ),
);
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "TooManyConnections", "SocketTimeout"]);
const WORDS =
  /connection terminated|terminating connection|is not queryable|timeout exceeded when trying to connect|server closed the connection|can't reach database|connection (?:was )?closed|database system is (?:starting up|shutting down|not yet accepting)/i;
/** Errors wrap each other; deeper than this nobody wraps them. */
const DEPTH = 6;

type Wrapped = {
  code?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown };
};

/** Whether work failed because the database could not be reached, or went away meanwhile: it may be tried again. */
export function isUnreachable(error: unknown, depth = DEPTH): boolean {
  if (typeof error !== "object" || error === null || depth === 0) return false;
  // Another service fails in the same words; its failure says nothing about the database.
  if (error instanceof OutsideError) return false;
  const { code, kind, message, cause, errors, meta } = error as Wrapped;
  if (CODES.has(String(code)) || KINDS.has(String(kind)) || WORDS.test(String(message ?? ""))) return true;
  const within = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? errors : [])];
  return within.some((one) => isUnreachable(one, depth - 1));
}
