// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListInterviewsQuery = Query<"listInterviews">;
export type ListInterviewsItem = Item<"listInterviews">;
export type CreateInterviewBody = Body<"createInterview">;
export type CreateInterviewAnswer = Answer<"createInterview">;
export type ListUpcomingInterviewsQuery = Query<"listUpcomingInterviews">;
export type ListUpcomingInterviewsItem = Item<"listUpcomingInterviews">;
export type GetInterviewAnswer = Answer<"getInterview">;
export type UpdateInterviewBody = Body<"updateInterview">;
export type UpdateInterviewAnswer = Answer<"updateInterview">;
export type CancelInterviewBody = Body<"cancelInterview">;
export type CancelInterviewAnswer = Answer<"cancelInterview">;
export type HoldInterviewBody = Body<"holdInterview">;
export type HoldInterviewAnswer = Answer<"holdInterview">;
export type NoShowInterviewBody = Body<"noShowInterview">;
export type NoShowInterviewAnswer = Answer<"noShowInterview">;
export type CompleteInterviewBody = Body<"completeInterview">;
export type CompleteInterviewAnswer = Answer<"completeInterview">;
export type AgainInterviewBody = Body<"againInterview">;
export type AgainInterviewAnswer = Answer<"againInterview">;
export type ListFreeTimesAnswer = Answer<"listFreeTimes">;
export type OfferInterviewTimesBody = Body<"offerInterviewTimes">;
export type OfferInterviewTimesAnswer = Answer<"offerInterviewTimes">;
export type RespondToInterviewBody = Body<"respondToInterview">;
export type RespondToInterviewAnswer = Answer<"respondToInterview">;
export type SaveScorecardBody = Body<"saveScorecard">;
export type SaveScorecardAnswer = Answer<"saveScorecard">;
export type CreateCalendarFeedAnswer = Answer<"createCalendarFeed">;

/** `client.ats.interviews` */
export class AtsInterviews<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Interviews: those without a time first, then the nearest. `GET /api/ats/interviews`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListInterviewsQuery = {}, options: RequestOptions = {}): PagePromise<ListInterviewsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/interviews", query }, options);
  }

  /**
   * Schedule an interview. `POST /api/ats/interviews`
   * With `scheduledAt` everybody is invited by mail with a calendar entry; without, it waits for a time. A clash with another interview is answered with 409 and code `clash`; `allowClash` goes on in spite of it. Whoever is invited is told where to come: but for phone calls, `meetingUrl` or `location` is needed, unless `allowNoPlace` says that they follow.
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateInterviewBody, options: RequestOptions = {}): ApiPromise<Or401<CreateInterviewAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/interviews", body, idempotent: true }, options);
  }

  /**
   * Scheduled interviews of the next 7 days. `GET /api/ats/interviews/upcoming`
   * Scope of an API key: `ats:read`.
   */
  upcoming(
    query: ListUpcomingInterviewsQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListUpcomingInterviewsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/interviews/upcoming", query }, options);
  }

  /**
   * One interview with the scorecards that you may see. `GET /api/ats/interviews/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetInterviewAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/interviews/${id}` }, options);
  }

  /**
   * Change an open interview: time, place, people. `PUT /api/ats/interviews/{id}`
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateInterviewAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/ats/interviews/${id}`, body, idempotent: true }, options);
  }

  /**
   * Take an interview off the lists. `DELETE /api/ats/interviews/{id}`
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/ats/interviews/${id}`, idempotent: true }, options);
  }

  /**
   * Cancel the interview. `POST /api/ats/interviews/{id}/cancel`
   * Scope of an API key: `ats:write`.
   */
  cancel(
    id: string | number,
    body: CancelInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CancelInterviewAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/cancel`, body, idempotent: true },
      options,
    );
  }

  /**
   * Put on hold. `POST /api/ats/interviews/{id}/hold`
   * Scope of an API key: `ats:write`.
   */
  hold(
    id: string | number,
    body: HoldInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<HoldInterviewAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/hold`, body, idempotent: true },
      options,
    );
  }

  /**
   * Candidate did not show up. `POST /api/ats/interviews/{id}/no-show`
   * Scope of an API key: `ats:write`.
   */
  noShow(
    id: string | number,
    body: NoShowInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<NoShowInterviewAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/no-show`, body, idempotent: true },
      options,
    );
  }

  /**
   * Close. `POST /api/ats/interviews/{id}/complete`
   * Scope of an API key: `ats:write`.
   */
  complete(
    id: string | number,
    body: CompleteInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CompleteInterviewAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/complete`, body, idempotent: true },
      options,
    );
  }

  /**
   * Schedule again. `POST /api/ats/interviews/{id}/again`
   * Scope of an API key: `ats:write`.
   */
  again(
    id: string | number,
    body: AgainInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AgainInterviewAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/again`, body, idempotent: true },
      options,
    );
  }

  /**
   * Times at which every interviewer works and is free. `GET /api/ats/interviews/{id}/free-times`
   * Scope of an API key: `ats:read`.
   */
  freeTimes(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListFreeTimesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/interviews/${id}/free-times` }, options);
  }

  /**
   * Let the candidate choose a time by a signed link. `POST /api/ats/interviews/{id}/offer-times`
   * Scope of an API key: `ats:write`.
   */
  offerTimes(
    id: string | number,
    body: OfferInterviewTimesBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<OfferInterviewTimesAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/offer-times`, body, idempotent: true },
      options,
    );
  }

  /**
   * Say whether you come. `POST /api/ats/interviews/{id}/respond`
   * Scope of an API key: `ats:write`.
   */
  respond(
    id: string | number,
    body: RespondToInterviewBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RespondToInterviewAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/interviews/${id}/respond`, body, idempotent: true },
      options,
    );
  }

  /**
   * Save your own scorecard; `submit` makes it final. `PUT /api/ats/interviews/{id}/scorecard`
   * Scope of an API key: `ats:write`.
   */
  saveScorecard(
    id: string | number,
    body: SaveScorecardBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveScorecardAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/ats/interviews/${id}/scorecard`, body, idempotent: true },
      options,
    );
  }

  /**
   * Make your secret calendar address; the one before stops working. `POST /api/ats/calendar-feed`
   * Scope of an API key: `ats:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  createCalendarFeed(options: RequestOptions = {}): ApiPromise<Or401<CreateCalendarFeedAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/calendar-feed", idempotent: true }, options);
  }

  /**
   * Stop your calendar address. `DELETE /api/ats/calendar-feed`
   * Scope of an API key: `ats:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  deleteCalendarFeed(options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: "/api/ats/calendar-feed", idempotent: true }, options);
  }
}
