// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type SearchLawsQuery = Query<"searchLaws">;
export type SearchLawsAnswer = Answer<"searchLaws">;
export type CompareLawsQuery = Query<"compareLaws">;
export type CompareLawsAnswer = Answer<"compareLaws">;
export type GetLawAnswer = Answer<"getLaw">;
export type ListTopicsAnswer = Answer<"listTopics">;
export type ListStatesAnswer = Answer<"listStates">;

/** `client.laws` */
export class Laws<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Search laws. `GET /api/laws/search`
   * Laws for a question in a place, best first: never another state's law, federal law unless switched off. Without access the items are `locked` and cut. Nothing relevant answers `[]`.
   * Scope of an API key: `research:read`.
   */
  search(query: SearchLawsQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<SearchLawsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/laws/search", query }, options);
  }

  /**
   * Compare a topic across states. `GET /api/laws/compare`
   * One row for federal law and one per state with the comparable figures of the topic.
   * Scope of an API key: `research:read`.
   */
  compare(query: CompareLawsQuery, options: RequestOptions = {}): ApiPromise<Or401<CompareLawsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/laws/compare", query }, options);
  }

  /**
   * One law. `GET /api/laws/{id}`
   * A law by id or slug with its related laws and cases. Cut without access.
   * Scope of an API key: `research:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetLawAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/laws/${id}` }, options);
  }

  /**
   * Topics. `GET /api/topics`
   * The taxonomy: topics, their categories and filter groups, and the figures that compare across states.
   */
  listTopics(options: RequestOptions = {}): ApiPromise<Or401<ListTopicsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/topics" }, options);
  }

  /**
   * States and cities. `GET /api/states`
   * The 50 states and DC with their minimum wages and the cities that have employment law of their own.
   */
  listStates(options: RequestOptions = {}): ApiPromise<Or401<ListStatesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/states" }, options);
  }
}
