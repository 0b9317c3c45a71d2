// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ChangeBackgroundCheckBody = Body<"changeBackgroundCheck">;
export type ChangeBackgroundCheckAnswer = Answer<"changeBackgroundCheck">;
export type SendPreAdverseNoticeBody = Body<"sendPreAdverseNotice">;
export type SendPreAdverseNoticeAnswer = Answer<"sendPreAdverseNotice">;

/** `client.ats.backgroundChecks` */
export class AtsBackgroundChecks<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Take the next step of a background check. `POST /api/ats/background-checks/{id}/steps`
   * In the order of the Fair Credit Reporting Act. `override` goes on in spite of a rule that stands against the step, with a reason that is kept. The pre-adverse notice has a call of its own, because files go with it.
   * Scope of an API key: `ats:write`.
   */
  change(
    id: string | number,
    body: ChangeBackgroundCheckBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeBackgroundCheckAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/background-checks/${id}/steps`, body, idempotent: true },
      options,
    );
  }

  /**
   * Send the pre-adverse notice with its copies. `POST /api/ats/background-checks/{id}/pre-adverse-notice`
   * A form: the copy of the report and the summary of rights are PDF files of at most 10 MB, and go to the person with the notice.
   * Scope of an API key: `ats:write`.
   */
  sendPreAdverseNotice(
    id: string | number,
    body: SendPreAdverseNoticeBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SendPreAdverseNoticeAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/background-checks/${id}/pre-adverse-notice`, body, encoding: "form", idempotent: true },
      options,
    );
  }
}
