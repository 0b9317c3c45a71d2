// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type OverrideFindingBody = Body<"overrideFinding">;
export type OverrideFindingAnswer = Answer<"overrideFinding">;
export type ReopenFindingAnswer = Answer<"reopenFinding">;

/** `client.ats.findings` */
export class AtsFindings<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Go on in spite of a finding. `POST /api/ats/findings/{id}/override`
   * The reason is kept as evidence.
   * Scope of an API key: `ats:write`.
   */
  override(
    id: string | number,
    body: OverrideFindingBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<OverrideFindingAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/findings/${id}/override`, body, idempotent: true },
      options,
    );
  }

  /**
   * Take an override back. `POST /api/ats/findings/{id}/reopen`
   * Scope of an API key: `ats:write`.
   */
  reopen(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ReopenFindingAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/ats/findings/${id}/reopen`, idempotent: true }, options);
  }
}
