// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type AnalyzeConcernBody = Body<"analyzeConcern">;
export type AnalyzeConcernAnswer = Answer<"analyzeConcern">;

/** `client.concerns` */
export class Concerns<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Answer and risk of a concern. `POST /api/analyze-concern`
   * Laws, cases, a short cited answer and the risk of what is described. Without access the records and the assessment are `locked` and cut. Out of scope: empty lists and no assessment.
   * Scope of an API key: `research:read`.
   */
  analyze(body: AnalyzeConcernBody, options: RequestOptions = {}): ApiPromise<Or401<AnalyzeConcernAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/analyze-concern", body, safe: true }, options);
  }
}
