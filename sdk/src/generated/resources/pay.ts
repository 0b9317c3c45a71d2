// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type CalculatePayBody = Body<"calculatePay">;
export type CalculatePayAnswer = Answer<"calculatePay">;
export type TotalCompensationBody = Body<"totalCompensation">;
export type TotalCompensationAnswer = Answer<"totalCompensation">;

/** `client.pay` */
export class Pay<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Take-home pay of one paycheck, or of up to 10,000. `POST /api/pay/calculate`
   * Quick is the rough estimate, Precise the withholding by the official tables of the tax year. Each line says how it was worked out. A list answers a list, without the explanations.
   * Scope of an API key: `research:read`.
   * At most 120 calls in 60 seconds.
   */
  calculate(body: CalculatePayBody, options: RequestOptions = {}): ApiPromise<Or401<CalculatePayAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/pay/calculate", body, safe: true }, options);
  }

  /**
   * Four years of an offer, or two offers side by side. `POST /api/pay/total-compensation`
   * Scope of an API key: `research:read`.
   */
  totalCompensation(
    body: TotalCompensationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<TotalCompensationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/pay/total-compensation", body, safe: true }, options);
  }
}
