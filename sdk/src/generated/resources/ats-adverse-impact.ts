// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type AdverseImpactQuery = Query<"adverseImpact">;
export type AdverseImpactAnswer = Answer<"adverseImpact">;

/** `client.ats.adverseImpact` */
export class AtsAdverseImpact<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Selection rates by sex, race and ethnicity. `GET /api/ats/adverse-impact`
   * From voluntary answers, whole months, totals only. Groups below five people are hidden.
   * Scope of an API key: `ats:read`.
   */
  adverse(query: AdverseImpactQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<AdverseImpactAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/adverse-impact", query }, options);
  }
}
