// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListEventsQuery = Query<"listEvents">;
export type ListEventsItem = Item<"listEvents">;
export type MakeTestEventBody = Body<"makeTestEvent">;
export type MakeTestEventAnswer = Answer<"makeTestEvent">;
export type GetEventAnswer = Answer<"getEvent">;

/** `client.events` */
export class Events<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * What happened. `GET /api/events`
   * Every event of the last 30 days, whether a webhook listens or not: those of hiring and people where you have the product, those of law, access and purchases always. To read on from where you stopped, keep the id of the last event and ask with `after` and `sort=createdAt`: none is missed, and none comes before one that you have seen.
   * Scope of an API key: `ats:read`.
   */
  list(query: ListEventsQuery = {}, options: RequestOptions = {}): PagePromise<ListEventsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/events", query }, options);
  }

  /**
   * Make an event to try a receiver. `POST /api/events/test`
   * Nothing of it is true: it is marked `isTest` and has example ids. It stands in the log of events, where `statewise listen` reads it, and is sent to the webhook that you name; to no other.
   * Scope of an API key: `ats:write`.
   */
  trigger(body: MakeTestEventBody, options: RequestOptions = {}): ApiPromise<Or401<MakeTestEventAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/events/test", body, idempotent: true }, options);
  }

  /**
   * One event. `GET /api/events/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetEventAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/events/${id}` }, options);
  }
}
