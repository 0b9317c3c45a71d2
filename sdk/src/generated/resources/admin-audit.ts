// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { Item, Query } from "../../runtime/operation-types.js";
import type { On401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import type { Transport } from "../../runtime/transport.js";

export type ListAuditQuery = Query<"listAudit">;
export type ListAuditItem = Item<"listAudit">;

/** `client.admin.audit` */
export class AdminAudit<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The audit log. `GET /api/admin/audit`
   * Who did what to whom, the newest first. Nothing in it can be changed or removed.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `audit:read`.
   */
  list(query: ListAuditQuery = {}, options: RequestOptions = {}): PagePromise<ListAuditItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/audit", query }, options);
  }
}
