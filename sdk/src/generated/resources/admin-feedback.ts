// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListFeedbackQuery = Query<"listFeedback">;
export type ListFeedbackItem = Item<"listFeedback">;
export type HandleFeedbackBody = Body<"handleFeedback">;
export type HandleFeedbackAnswer = Answer<"handleFeedback">;

/** `client.admin.feedback` */
export class AdminFeedback<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * What readers said. `GET /api/admin/feedback`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `feedback:read`.
   */
  list(query: ListFeedbackQuery = {}, options: RequestOptions = {}): PagePromise<ListFeedbackItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/feedback", query }, options);
  }

  /**
   * Note what was done about a message. `PUT /api/admin/feedback/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `feedback:write`.
   */
  handle(
    id: string | number,
    body: HandleFeedbackBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<HandleFeedbackAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/admin/feedback/${id}`, body, idempotent: true }, options);
  }
}
