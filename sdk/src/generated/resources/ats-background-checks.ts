// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ChangeBackgroundCheckBody = Body<"changeBackgroundCheck">;
export type ChangeBackgroundCheckAnswer = Answer<"changeBackgroundCheck">;

/** `client.ats.backgroundChecks` */
export class AtsBackgroundChecks<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Take the next step of a background check. `POST /api/ats/background-checks/{id}/steps`
   * In the order of the Fair Credit Reporting Act. The pre-adverse notice needs the report and the summary of rights as files: send it from the screen.
   * Scope of an API key: `ats:write`.
   */
  change(
    id: string | number,
    body: ChangeBackgroundCheckBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeBackgroundCheckAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/ats/background-checks/${id}/steps`, body }, options);
  }
}
