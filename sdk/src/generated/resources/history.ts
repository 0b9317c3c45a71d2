// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListSearchHistoryAnswer = Answer<"listSearchHistory">;
export type RecordSearchBody = Body<"recordSearch">;
export type RecordSearchAnswer = Answer<"recordSearch">;
export type ClearSearchHistoryAnswer = Answer<"clearSearchHistory">;
export type GetSearchHistoryEntryAnswer = Answer<"getSearchHistoryEntry">;

/** `client.history` */
export class History<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Own searches of the last 30 days. `GET /api/search-history`
   * Newest first. Without access now, answers and results are locked as everywhere.
   * Scope of an API key: `research:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListSearchHistoryAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/search-history" }, options);
  }

  /**
   * Note a search. `POST /api/search-history`
   * Scope of an API key: `research:write`.
   */
  record(body: RecordSearchBody, options: RequestOptions = {}): ApiPromise<Or401<RecordSearchAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/search-history", body, idempotent: true }, options);
  }

  /**
   * Delete all own searches. `DELETE /api/search-history`
   * Scope of an API key: `research:write`.
   */
  clear(options: RequestOptions = {}): ApiPromise<Or401<ClearSearchHistoryAnswer, O>> {
    return this.transport.send({ verb: "DELETE", path: "/api/search-history", idempotent: true }, options);
  }

  /**
   * One own search. `GET /api/search-history/{id}`
   * Scope of an API key: `research:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetSearchHistoryEntryAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/search-history/${id}` }, options);
  }

  /**
   * Delete one own search. `DELETE /api/search-history/{id}`
   * Scope of an API key: `research:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/search-history/${id}`, idempotent: true }, options);
  }
}
