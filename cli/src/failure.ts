import {
  AccessRequiredError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  StatewiseError,
  ValidationError,
} from "@statewise/sdk";
import { NotSignedInError, NotThereError, UsageError } from "./errors";
import { printable } from "./show";

export const EXIT = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  notAllowed: 3,
  notFound: 4,
  unavailable: 5,
  interrupted: 130,
} as const;

/** Work that went through in part: the result was shown, some of it failed. */
export class PartlyFailed extends Error {}

/** The documented exit code of a failure. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError || error instanceof ValidationError || error instanceof ConflictError)
    return EXIT.usage;
  if (error instanceof AuthenticationError || error instanceof PermissionError) return EXIT.notAllowed;
  if (error instanceof AccessRequiredError || error instanceof NotSignedInError) return EXIT.notAllowed;
  if (error instanceof NotFoundError || error instanceof NotThereError) return EXIT.notFound;
  if (error instanceof RateLimitError || error instanceof ConnectionError) return EXIT.unavailable;
  if (error instanceof StatewiseError && error.status === 503) return EXIT.unavailable;
  return EXIT.unexpected;
}

/** The failure in words, with what to do next where there is something to do. `scopes` are those of a sign-in. */
export function explain(error: unknown, url: string, scopes?: readonly string[]): string {
  if (!(error instanceof StatewiseError)) return error instanceof Error ? error.message : String(error);
  const lines = [printable(error.detail)];
  for (const { field, message } of error.fields) {
    if (message !== error.detail) lines.push(`  ${field}: ${printable(message)}`);
  }
  const next = nextStep(error, url, scopes);
  if (next) lines.push(next);
  if (error.requestId && error.status > 0) lines.push(`Request id: ${error.requestId}`);
  return lines.join("\n");
}

function nextStep(error: StatewiseError, url: string, scopes?: readonly string[]): string | null {
  if (error.status === 401) return "Sign in with statewise login.";
  if (error.code === "scope_missing") {
    const { scope } = error.body as { scope?: unknown };
    if (!scopes)
      return `Use a key that has ${printable(String(scope))} (made in your profile), or sign in: statewise login --scope ${printable(String(scope))}`;
    return `Sign in with it: statewise login --scope ${[...scopes, printable(String(scope))].join(" ")}`;
  }
  if (error instanceof ConnectionError) return `Is Statewise running at ${url}? Choose another with --url.`;
  if (error instanceof RateLimitError && error.retryAfterSeconds) {
    return `Try again in ${Math.ceil(error.retryAfterSeconds)} s.`;
  }
  return null;
}

function ownCode(error: unknown): string {
  if (error instanceof UsageError) return "usage";
  return error instanceof NotThereError ? "not_found" : "unexpected";
}

/** The failure as JSON, for --json. */
export function failureJson(error: unknown): string {
  const known = error instanceof StatewiseError ? error : null;
  return JSON.stringify({
    error: {
      code: known?.code ?? ownCode(error),
      message: known?.detail ?? (error instanceof Error ? error.message : String(error)),
      exitCode: exitCodeOf(error),
      ...(known ? { status: known.status, requestId: known.requestId } : {}),
      ...(known?.fields.length ? { fields: known.fields } : {}),
    },
  });
}
