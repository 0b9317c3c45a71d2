// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type SubscribeBody = Body<"subscribe">;
export type SubscribeAnswer = Answer<"subscribe">;
export type UnsubscribeAnswer = Answer<"unsubscribe">;

/** `client.alerts` */
export class Alerts<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Ask for mails about changes of law. `POST /api/subscribe`
   * The mailbox gets a link to confirm; without that click nothing is sent. The answer is the same for known addresses. Without a jurisdiction every place is meant, without categories every category; `jurisdictions` adds whole places.
   * At most 20 calls in 3600 seconds.
   */
  subscribe(body: SubscribeBody, options: RequestOptions = {}): ApiPromise<Or401<SubscribeAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/subscribe", body, idempotent: true }, options);
  }

  /**
   * Unsubscribe with one click (RFC 8058). `POST /api/unsubscribe/{token}`
   * Ends what the token stands for: all alerts of a reader, or one place. Again is no error.
   * At most 60 calls in 60 seconds.
   */
  unsubscribe(token: string | number, options: RequestOptions = {}): ApiPromise<Or401<UnsubscribeAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/unsubscribe/${token}`, idempotent: true }, options);
  }
}
