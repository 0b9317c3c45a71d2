// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListAllPurchasesQuery = Query<"listAllPurchases">;
export type ListAllPurchasesItem = Item<"listAllPurchases">;
export type RefundPurchaseBody = Body<"refundPurchase">;
export type RefundPurchaseAnswer = Answer<"refundPurchase">;

/** `client.admin.purchases` */
export class AdminPurchases<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * What anybody bought. `GET /api/admin/purchases`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `purchases:read`.
   */
  listAll(query: ListAllPurchasesQuery = {}, options: RequestOptions = {}): PagePromise<ListAllPurchasesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/purchases", query }, options);
  }

  /**
   * Give the money of a purchase back. `POST /api/admin/purchases/{id}/refund`
   * Without an amount all that is left: its access ends, and a subscription that it began or renewed ends too. A part leaves both.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `purchases:refund`.
   */
  refund(
    id: string | number,
    body: RefundPurchaseBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RefundPurchaseAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/purchases/${id}/refund`, body, idempotent: true },
      options,
    );
  }
}
