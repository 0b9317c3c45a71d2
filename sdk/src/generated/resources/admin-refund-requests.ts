// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListRefundRequestsAnswer = Answer<"listRefundRequests">;
export type RejectRefundBody = Body<"rejectRefund">;

/** `client.admin.refundRequests` */
export class AdminRefundRequests<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Refunds that customers wait for. `GET /api/admin/refund-requests`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `purchases:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListRefundRequestsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/refund-requests" }, options);
  }

  /**
   * Say no to a refund request. `POST /api/admin/refund-requests/{id}/reject`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `purchases:refund`.
   */
  reject(id: string | number, body: RejectRefundBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/refund-requests/${id}/reject`, body, idempotent: true },
      options,
    );
  }
}
