// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type SearchCasesQuery = Query<"searchCases">;
export type SearchCasesAnswer = Answer<"searchCases">;
export type GetCaseAnswer = Answer<"getCase">;

/** `client.cases` */
export class Cases<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Search cases. `GET /api/cases/search`
   * Decisions for a question: federal ones, and with a jurisdiction those of that state. Cut without access.
   * Scope of an API key: `research:read`.
   */
  search(query: SearchCasesQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<SearchCasesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/cases/search", query }, options);
  }

  /**
   * One case. `GET /api/cases/{id}`
   * A case by id or slug with the laws that it reads. Cut without access.
   * Scope of an API key: `research:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetCaseAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/cases/${id}` }, options);
  }
}
