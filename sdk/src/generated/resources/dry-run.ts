// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type TryCallBody = Body<"tryCall">;
export type TryCallAnswer = Answer<"tryCall">;

/** `client.dryRun` */
export class DryRun<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Whether a call would be taken. `POST /api/dry-run`
   * Nothing is changed. The answer is that of the call where it would be refused for who asks or for what is sent; what depends on the moment of the writing (a version, a row that somebody else removes) shows only then.
   */
  try(body: TryCallBody, options: RequestOptions = {}): ApiPromise<Or401<TryCallAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/dry-run", body, safe: true }, options);
  }
}
