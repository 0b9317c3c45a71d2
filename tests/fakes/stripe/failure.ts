/** The error object of Stripe's API. */
export interface ErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  doc_url?: string;
  request_log_url?: string;
  charge?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
}

/** A refusal with its HTTP status. */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** A request that Stripe would not accept. */
export function invalid(message: string, more: Partial<ErrorBody> = {}, status = 400): StripeFailure {
  const doc = more.code ? { doc_url: `https://stripe.com/docs/error-codes/${more.code.replaceAll("_", "-")}` } : {};
  return new StripeFailure(status, { type: "invalid_request_error", message, ...doc, ...more });
}

/** 404 for an id in the path, 400 for one in a parameter. */
export function missing(kind: string, id: string, param: string, status: 400 | 404 = 400): StripeFailure {
  return invalid(`No such ${kind}: '${id}'`, { code: "resource_missing", param }, status);
}

/** A bare failure of the service, as for `behave({ status: 500 })`. */
export function outage(status: number): Response {
  const rate = status === 429;
  const error: ErrorBody = rate
    ? { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." }
    : { type: "api_error", message: "An unknown error occurred." };
  return Response.json({ error }, { status, headers: { "request-id": `req_outage${status}` } });
}
