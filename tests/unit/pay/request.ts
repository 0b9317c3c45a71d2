import { type PayRequest, type PayRequestInput, payRequestSchema } from "../../../web/domain/pay/index";

/** A valid request with the given fields. */
export function request(fields: PayRequestInput = {}): PayRequest {
  return payRequestSchema.parse(fields);
}
