export type FieldProblem = { field: string; message: string };

export type Problem = {
  code?: string;
  detail?: string;
  message?: string;
  fields?: FieldProblem[];
  requestId?: string;
  [key: string]: unknown;
};

type Details = {
  status: number;
  problem: Problem;
  requestId: string | null;
  retries: number;
  retryAfterSeconds?: number;
};

/** A call that did not succeed. `message` is '<status>: <what the server says>'. */
export class StatewiseError extends Error {
  /** The HTTP status, 0 when no answer came. */
  readonly status: number;
  /** Stable name of the failure: decide by this. */
  readonly code: string;
  /** The server's sentence without the status. */
  readonly detail: string;
  readonly requestId: string | null;
  /** How often the call was repeated before it was given up. */
  readonly retries: number;
  /** The fields at fault. */
  readonly fields: FieldProblem[];
  /** Everything that the server said. */
  readonly body: Problem;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, problem, requestId, retries, retryAfterSeconds }: Details, options?: ErrorOptions) {
    const detail = problem.detail ?? problem.message ?? `The server answered ${status}.`;
    super(status > 0 ? `${status}: ${detail}` : detail, options);
    this.name = new.target.name;
    this.status = status;
    this.code = problem.code ?? "unexpected";
    this.detail = detail;
    this.requestId = requestId;
    this.retries = retries;
    this.fields = problem.fields ?? [];
    this.body = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 401, 423: no key, a wrong one, or a temporary password that must be replaced. */
export class AuthenticationError extends StatewiseError {}
/** 402: trial or paid access is needed. */
export class AccessRequiredError extends StatewiseError {}
/** 403: this account or key may not. */
export class PermissionError extends StatewiseError {}
/** 404: not there, or not yours. */
export class NotFoundError extends StatewiseError {}
/** 409: somebody else was faster, or the state does not allow it. */
export class ConflictError extends StatewiseError {}
/** 400, 405, 413, 415, 422: what was sent cannot be taken; see `fields`. */
export class ValidationError extends StatewiseError {}
/** 429: `retryAfterSeconds` says when to come back. */
export class RateLimitError extends StatewiseError {}
/** 5xx: the server's fault. */
export class ServerError extends StatewiseError {}
/** No answer: no connection, or `code` 'timeout'. */
export class ConnectionError extends StatewiseError {}

const BY_STATUS: Record<number, typeof StatewiseError> = {
  400: ValidationError,
  401: AuthenticationError,
  402: AccessRequiredError,
  403: PermissionError,
  404: NotFoundError,
  405: ValidationError,
  409: ConflictError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  423: AuthenticationError,
  429: RateLimitError,
};

/** The error that an answer means. */
export function errorOf(details: Details): StatewiseError {
  const Kind = details.status >= 500 ? ServerError : (BY_STATUS[details.status] ?? StatewiseError);
  return new Kind(details);
}
