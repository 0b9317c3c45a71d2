// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type ListFactsAnswer = Answer<"listFacts">;

/** `client.facts` */
export class Facts<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Facts of a case. `GET /api/facts`
   * The facts that `facts` of analyze-concern takes: names, kinds and, of a choice, its options.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListFactsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/facts" }, options);
  }
}
