import { StripeFailure } from "./failure";

interface Kept {
  path: string;
  body: string;
  status: number;
  answer: string;
  requestId: string;
  at: number;
}

const KEPT_SECONDS = 24 * 3600;
/** Refused before the work began: such answers are not kept, the same key may try again. */
const NOT_KEPT = [400, 401, 403, 404, 409, 429];

/** What was answered to each idempotency key. */
export class Idempotency {
  private readonly kept = new Map<string, Kept>();

  /** The first answer to this key, if there is one; another request under it is an error. */
  replay(key: string, path: string, body: string, now: number): Kept | undefined {
    const earlier = this.kept.get(key);
    if (!earlier || now - earlier.at > KEPT_SECONDS) return undefined;
    if (earlier.path !== path) {
      throw conflict(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' instead of '${earlier.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (earlier.body !== body) {
      throw conflict(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    return earlier;
  }

  keep(key: string, answer: Kept): void {
    if (!NOT_KEPT.includes(answer.status)) this.kept.set(key, answer);
  }
}

function conflict(message: string): StripeFailure {
  return new StripeFailure(400, { type: "idempotency_error", message });
}
