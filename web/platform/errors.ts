import { readableDays } from "./calendar/readable-days";

export type FieldProblem = { field: string; message: string };

/**
 * What the product says when it cannot do what was asked. Thrown by the domain, turned once into a page or a toast for
 * people and once into problem+json for programs. `code` is stable, `message` is for the reader, who reads days as people
 * write them: no refusal has to remember that.
 */
export class ProductError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    details: { fields?: FieldProblem[]; retryAfterSeconds?: number; [key: string]: unknown } = {},
  ) {
    super(readableDays(message));
    this.name = "ProductError";
    const { fields } = details;
    this.details = fields
      ? { ...details, fields: fields.map((one) => ({ ...one, message: readableDays(one.message) })) }
      : details;
  }

  readonly details: { fields?: FieldProblem[]; retryAfterSeconds?: number; [key: string]: unknown };
}

type Details = ProductError["details"];
const kind = (status: number, code: string) =>
  class extends ProductError {
    constructor(message: string, details: Details & { code?: string } = {}) {
      const { code: own, ...rest } = details;
      super(status, own ?? code, message, rest);
    }
  };

export class Malformed extends kind(400, "malformed") {}
export class NotSignedIn extends kind(401, "not_signed_in") {}
export class AccessNeeded extends kind(402, "access_needed") {}
export class Forbidden extends kind(403, "forbidden") {}
export class NotFound extends kind(404, "not_found") {}
export class Conflict extends kind(409, "conflict") {}
export class TooLarge extends kind(413, "too_large") {}
export class WrongType extends kind(415, "wrong_type") {}
export class Misdirected extends kind(421, "misdirected") {}
export class Invalid extends kind(422, "invalid") {}
export class TemporaryPassword extends kind(423, "temporary_password") {}
export class TooMany extends kind(429, "too_many_requests") {}
export class Unavailable extends kind(503, "unavailable") {}

/** An Invalid with one field named. */
export function invalidField(field: string, message: string): Invalid {
  return new Invalid(message, { fields: [{ field, message }] });
}
