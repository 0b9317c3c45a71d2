// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type ConfirmTestPaymentBody = Body<"confirmTestPayment">;
export type ConfirmTestPaymentAnswer = Answer<"confirmTestPayment">;

/** `client.testPayments` */
export class TestPayments<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Pay in test mode. `POST /api/test-payments/confirm`
   * Stands for the payment provider's own server where no keys are set (`PAYMENTS=test`): takes the token of a test card, never a number. Answers 404 elsewhere.
   * Scope of an API key: `account:write`.
   * At most 60 calls in 60 seconds.
   */
  confirm(body: ConfirmTestPaymentBody, options: RequestOptions = {}): ApiPromise<Or401<ConfirmTestPaymentAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/test-payments/confirm", body, idempotent: true }, options);
  }
}
