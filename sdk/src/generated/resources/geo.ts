// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type DetectLocationAnswer = Answer<"detectLocation">;
export type SuggestAddressesQuery = Query<"suggestAddresses">;
export type SuggestAddressesAnswer = Answer<"suggestAddresses">;
export type FindZipQuery = Query<"findZip">;
export type FindZipAnswer = Answer<"findZip">;

/** `client.geo` */
export class Geo<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * State and city of the caller's network address. `GET /api/geo/location`
   * Nulls when it is not known; nothing is stored.
   * Scope of an API key: `research:read`.
   * At most 30 calls in 60 seconds.
   */
  detectLocation(options: RequestOptions = {}): ApiPromise<Or401<DetectLocationAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/geo/location" }, options);
  }

  /**
   * US addresses that begin like a text. `GET /api/geo/addresses`
   * Scope of an API key: `research:read`.
   * At most 60 calls in 60 seconds.
   */
  suggestAddresses(
    query: SuggestAddressesQuery,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SuggestAddressesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/geo/addresses", query }, options);
  }

  /**
   * Place or places of a ZIP code. `GET /api/geo/zip/{zip}`
   * A place that was derived and not looked up says so (`kind: generated`).
   * Scope of an API key: `research:read`.
   * At most 60 calls in 60 seconds.
   */
  findZip(
    zip: string | number,
    query: FindZipQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<FindZipAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/geo/zip/${zip}`, query }, options);
  }
}
