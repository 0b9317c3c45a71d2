// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type SendFeedbackBody = Body<"sendFeedback">;
export type SendFeedbackAnswer = Answer<"sendFeedback">;

/** `client.feedback` */
export class Feedback<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Tell us what is missing or wrong. `POST /api/feedback`
   * Stored and mailed to support. Keeps the reader's e-mail address when signed in.
   * Scope of an API key: `research:write`.
   * At most 20 calls in 3600 seconds.
   */
  send(body: SendFeedbackBody, options: RequestOptions = {}): ApiPromise<Or401<SendFeedbackAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/feedback", body, idempotent: true }, options);
  }
}
