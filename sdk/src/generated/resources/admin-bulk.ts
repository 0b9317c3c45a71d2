// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type GetBulkOperationAnswer = Answer<"getBulkOperation">;
export type StartBulkOperationAnswer = Answer<"startBulkOperation">;

/** `client.admin.bulk` */
export class AdminBulk<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * How far an operation is. `GET /api/admin/bulk/{id}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:read`.
   */
  getOperation(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetBulkOperationAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/bulk/${id}` }, options);
  }

  /**
   * Start a preview, or go on where one stopped. `POST /api/admin/bulk/{id}/start`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:read`.
   */
  startOperation(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<StartBulkOperationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/admin/bulk/${id}/start`, idempotent: true }, options);
  }

  /**
   * Drop a preview, or stop after the present row. `POST /api/admin/bulk/{id}/cancel`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:read`.
   */
  cancelOperation(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "POST", path: path`/api/admin/bulk/${id}/cancel`, idempotent: true }, options);
  }
}
