// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListHiringReportsAnswer = Answer<"listHiringReports">;
export type RunHiringReportQuery = Query<"runHiringReport">;
export type RunHiringReportAnswer = Answer<"runHiringReport">;
export type ListHiringReportRowsQuery = Query<"listHiringReportRows">;
export type ListHiringReportRowsItem = Item<"listHiringReportRows">;

/** `client.ats.reports` */
export class AtsReports<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Reports there are, with their definitions. `GET /api/ats/reports`
   * Scope of an API key: `ats:read`.
   */
  listHiring(options: RequestOptions = {}): ApiPromise<Or401<ListHiringReportsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/reports" }, options);
  }

  /**
   * One report. `GET /api/ats/reports/{type}`
   * Without days it is about the last 90. Both days count.
   * Scope of an API key: `ats:read`.
   */
  runHiring(
    type: string | number,
    query: RunHiringReportQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<RunHiringReportAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/reports/${type}`, query }, options);
  }

  /**
   * The rows behind a report, or behind one line of it. `GET /api/ats/reports/{type}/rows`
   * Scope of an API key: `ats:read`.
   */
  listHiringRows(
    type: string | number,
    query: ListHiringReportRowsQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListHiringReportRowsItem, O> {
    return this.transport.page({ verb: "GET", path: path`/api/ats/reports/${type}/rows`, query }, options);
  }
}
