// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { Item, Query } from "../../runtime/operation-types.js";
import type { On401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import type { Transport } from "../../runtime/transport.js";

export type ListScreeningLogQuery = Query<"listScreeningLog">;
export type ListScreeningLogItem = Item<"listScreeningLog">;

/** `client.ats.screeningLog` */
export class AtsScreeningLog<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Criteria, masked inputs and outcomes of every screening. `GET /api/ats/screening-log`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListScreeningLogQuery = {}, options: RequestOptions = {}): PagePromise<ListScreeningLogItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/screening-log", query }, options);
  }
}
