// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { Item, Query } from "../../runtime/operation-types.js";
import type { On401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import type { Transport } from "../../runtime/transport.js";

export type ListActivitiesQuery = Query<"listActivities">;
export type ListActivitiesItem = Item<"listActivities">;

/** `client.ats.activities` */
export class AtsActivities<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * What happened in hiring, the newest first. `GET /api/ats/activities`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListActivitiesQuery = {}, options: RequestOptions = {}): PagePromise<ListActivitiesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/activities", query }, options);
  }
}
