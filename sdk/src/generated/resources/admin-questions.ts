// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { FileDownload } from "../../runtime/file-download.js";
import type { Answer, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import type { Transport } from "../../runtime/transport.js";

export type ListQuestionsQuery = Query<"listQuestions">;
export type ListQuestionsItem = Item<"listQuestions">;
export type CountQuestionsAnswer = Answer<"countQuestions">;
export type ExportQuestionsQuery = Query<"exportQuestions">;
export type QuestionTrendsQuery = Query<"questionTrends">;
export type QuestionTrendsAnswer = Answer<"questionTrends">;

/** `client.admin.questions` */
export class AdminQuestions<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Questions that were asked, without names. `GET /api/admin/questions`
   * With `limit` or `cursor`: `{data, nextCursor}`. Without: the bare list, at most 1,000 rows.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `questions:read`.
   */
  list(query: ListQuestionsQuery = {}, options: RequestOptions = {}): PagePromise<ListQuestionsItem, O> {
    return this.transport.pageWithLimit({ verb: "GET", path: "/api/admin/questions", query }, options);
  }

  /**
   * How many questions were ever asked. `GET /api/admin/questions/count`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `questions:read`.
   */
  count(options: RequestOptions = {}): ApiPromise<Or401<CountQuestionsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/questions/count" }, options);
  }

  /**
   * The questions as a workbook: question, location, keywords. `GET /api/admin/questions/export`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `questions:export`.
   * At most 30 calls in 600 seconds.
   */
  export(query: ExportQuestionsQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "GET", path: "/api/admin/questions/export", query }, options);
  }

  /**
   * Top topics, places and questions that found nothing, of the last days, at most a minute old. `GET /api/admin/questions/trends`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `questions:read`.
   */
  trends(query: QuestionTrendsQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<QuestionTrendsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/questions/trends", query }, options);
  }
}
