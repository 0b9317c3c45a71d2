// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListRecentLawUpdatesQuery = Query<"listRecentLawUpdates">;
export type ListRecentLawUpdatesAnswer = Answer<"listRecentLawUpdates">;
export type CheckLawUpdatesAnswer = Answer<"checkLawUpdates">;
export type ListLawUpdatesQuery = Query<"listLawUpdates">;
export type ListLawUpdatesItem = Item<"listLawUpdates">;
export type GetLawUpdateAnswer = Answer<"getLawUpdate">;

/** `client.updates` */
export class Updates<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Law updates of the last 120 hours. `GET /api/law-updates`
   * Scope of an API key: `alerts:read`.
   */
  listRecent(
    query: ListRecentLawUpdatesQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ListRecentLawUpdatesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/law-updates", query }, options);
  }

  /**
   * Ask for a look at the sources. `POST /api/law-updates/check`
   * Queues one run, at most one in five minutes for everybody, and answers the last state at once.
   * Scope of an API key: `alerts:read`.
   */
  check(options: RequestOptions = {}): ApiPromise<Or401<CheckLawUpdatesAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/law-updates/check", idempotent: true }, options);
  }

  /**
   * Every law update, in pages. `GET /api/law-updates/all`
   * Scope of an API key: `alerts:read`.
   */
  list(query: ListLawUpdatesQuery = {}, options: RequestOptions = {}): PagePromise<ListLawUpdatesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/law-updates/all", query }, options);
  }

  /**
   * One law update. `GET /api/law-updates/{id}`
   * Scope of an API key: `alerts:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetLawUpdateAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/law-updates/${id}` }, options);
  }
}
