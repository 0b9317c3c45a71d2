// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type RefundPurchaseAnswer = Answer<"refundPurchase">;

/** `client.admin.purchases` */
export class AdminPurchases<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Give the money of a purchase back. `POST /api/admin/purchases/{id}/refund`
   * Its access ends, and a subscription that it began or renewed ends too.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `purchases:refund`.
   */
  refund(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<RefundPurchaseAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/purchases/${id}/refund`, idempotent: true },
      options,
    );
  }
}
