// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type UndoCandidateMergeAnswer = Answer<"undoCandidateMerge">;

/** `client.ats.merges` */
export class AtsMerges<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Bring two merged records back. `POST /api/ats/merges/{id}/undo`
   * Scope of an API key: `ats:write`.
   */
  undoCandidate(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<UndoCandidateMergeAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/ats/merges/${id}/undo`, idempotent: true }, options);
  }
}
