// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type MarkNewHireNoticeBody = Body<"markNewHireNotice">;
export type MarkNewHireNoticeAnswer = Answer<"markNewHireNotice">;

/** `client.ats.newHireNotices` */
export class AtsNewHireNotices<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Mark a notice as given, not needed, or open. `POST /api/ats/new-hire-notices/{id}`
   * Scope of an API key: `ats:write`.
   */
  mark(
    id: string | number,
    body: MarkNewHireNoticeBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<MarkNewHireNoticeAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/new-hire-notices/${id}`, body, idempotent: true },
      options,
    );
  }
}
