// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type ListDuplicateCandidatesAnswer = Answer<"listDuplicateCandidates">;

/** `client.ats.duplicates` */
export class AtsDuplicates<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Pairs of records that may be one person. `GET /api/ats/duplicates`
   * Scope of an API key: `ats:read`.
   */
  listCandidates(options: RequestOptions = {}): ApiPromise<Or401<ListDuplicateCandidatesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/duplicates" }, options);
  }
}
