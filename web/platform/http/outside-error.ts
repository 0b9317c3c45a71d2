export type OutsideProblem =
  | "timeout"
  | "network"
  | "status"
  | "too_large"
  | "wrong_type"
  | "redirect"
  | "resting"
  | "aborted";

type Facts = { host: string; status?: number; retryAfterSeconds?: number; body?: string; cause?: unknown };

/** What went wrong with a call to another service, in a form that a caller can decide on. */
export class OutsideError extends Error {
  readonly host: string;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The first part of the other side's answer, for its reason. */
  readonly body: string | undefined;

  constructor(
    readonly kind: OutsideProblem,
    message: string,
    facts: Facts,
  ) {
    super(message, { cause: facts.cause });
    this.name = "OutsideError";
    this.host = facts.host;
    this.status = facts.status;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.body = facts.body;
  }
}

const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether the same call may go well a moment later. */
export function isPassing(error: OutsideError): boolean {
  if (error.kind === "timeout" || error.kind === "network") return true;
  return error.kind === "status" && PASSING_STATUSES.has(error.status ?? 0);
}
