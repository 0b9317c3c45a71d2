// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListCouponsQuery = Query<"listCoupons">;
export type ListCouponsItem = Item<"listCoupons">;
export type CreateCouponBody = Body<"createCoupon">;
export type CreateCouponAnswer = Answer<"createCoupon">;
export type GetCouponAnswer = Answer<"getCoupon">;
export type UpdateCouponBody = Body<"updateCoupon">;
export type UpdateCouponAnswer = Answer<"updateCoupon">;
export type DeleteCouponAnswer = Answer<"deleteCoupon">;

/** `client.admin.coupons` */
export class AdminCoupons<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Coupons. `GET /api/admin/coupons`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `coupons:read`.
   */
  list(query: ListCouponsQuery = {}, options: RequestOptions = {}): PagePromise<ListCouponsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/coupons", query }, options);
  }

  /**
   * Add a coupon. `POST /api/admin/coupons`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `coupons:write`.
   */
  create(body: CreateCouponBody, options: RequestOptions = {}): ApiPromise<Or401<CreateCouponAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/coupons", body, idempotent: true }, options);
  }

  /**
   * One coupon with its redemptions. `GET /api/admin/coupons/{id}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `coupons:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetCouponAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/coupons/${id}` }, options);
  }

  /**
   * Change a coupon. `PUT /api/admin/coupons/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `coupons:write`.
   */
  update(
    id: string | number,
    body: UpdateCouponBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateCouponAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/admin/coupons/${id}`, body, idempotent: true }, options);
  }

  /**
   * Remove a coupon. `DELETE /api/admin/coupons/{id}`
   * One that was used is switched off instead, so that its redemptions keep their name.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `coupons:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<DeleteCouponAnswer, O>> {
    return this.transport.send({ verb: "DELETE", path: path`/api/admin/coupons/${id}`, idempotent: true }, options);
  }
}
