// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListApplicationsQuery = Query<"listApplications">;
export type ListApplicationsItem = Item<"listApplications">;
export type CreateApplicationBody = Body<"createApplication">;
export type CreateApplicationAnswer = Answer<"createApplication">;
export type GetApplicationAnswer = Answer<"getApplication">;
export type MoveApplicationsBody = Body<"moveApplications">;
export type MoveApplicationsAnswer = Answer<"moveApplications">;
export type MoveApplicationBody = Body<"moveApplication">;
export type MoveApplicationAnswer = Answer<"moveApplication">;
export type UndoApplicationMoveBody = Body<"undoApplicationMove">;
export type UndoApplicationMoveAnswer = Answer<"undoApplicationMove">;
export type GetScreeningAnswer = Answer<"getScreening">;
export type ScreenApplicationAnswer = Answer<"screenApplication">;
export type ReviewScreeningBody = Body<"reviewScreening">;
export type ListBackgroundChecksAnswer = Answer<"listBackgroundChecks">;
export type OpenBackgroundCheckAnswer = Answer<"openBackgroundCheck">;
export type ListNewHireNoticesAnswer = Answer<"listNewHireNotices">;

/** `client.ats.applications` */
export class AtsApplications<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Applications, the newest first. `GET /api/ats/applications`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListApplicationsQuery = {}, options: RequestOptions = {}): PagePromise<ListApplicationsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/applications", query }, options);
  }

  /**
   * Put a candidate on a job. `POST /api/ats/applications`
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateApplicationBody, options: RequestOptions = {}): ApiPromise<Or401<CreateApplicationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/applications", body, idempotent: true }, options);
  }

  /**
   * One application with its way through the stages. `GET /api/ats/applications/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetApplicationAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/applications/${id}` }, options);
  }

  /**
   * Move or reject many applications, with a mail if wished. `POST /api/ats/applications/bulk-move`
   * Scope of an API key: `ats:write`.
   */
  moveMany(body: MoveApplicationsBody, options: RequestOptions = {}): ApiPromise<Or401<MoveApplicationsAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/ats/applications/bulk-move", body, idempotent: true },
      options,
    );
  }

  /**
   * Move an application to a stage or a state. `POST /api/ats/applications/{id}/move`
   * `status` or `stageId`; a reason where it goes back, is rejected or reopened. With `version` a move by somebody else in the meantime is answered with 409.
   * Scope of an API key: `ats:write`.
   */
  move(
    id: string | number,
    body: MoveApplicationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<MoveApplicationAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/applications/${id}/move`, body, idempotent: true },
      options,
    );
  }

  /**
   * Take the last step back. `POST /api/ats/applications/{id}/undo`
   * For ten minutes, by whoever took it.
   * Scope of an API key: `ats:write`.
   */
  undoMove(
    id: string | number,
    body: UndoApplicationMoveBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UndoApplicationMoveAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/applications/${id}/undo`, body, idempotent: true },
      options,
    );
  }

  /**
   * What the look-up of the job's criteria found. `GET /api/ats/applications/{id}/screening`
   * Scope of an API key: `ats:read`.
   */
  getScreening(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetScreeningAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/applications/${id}/screening` }, options);
  }

  /**
   * Look the job's criteria up in the resume. `POST /api/ats/applications/{id}/screening`
   * An aid for a person: no state changes by it, and nobody is rejected. Inputs and outcome are logged for four years.
   * Scope of an API key: `ats:write`.
   */
  screen(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ScreenApplicationAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/applications/${id}/screening`, idempotent: true },
      options,
    );
  }

  /**
   * Note that a person looked at the result. `POST /api/ats/applications/{id}/screening/review`
   * Scope of an API key: `ats:write`.
   */
  reviewScreening(id: string | number, body: ReviewScreeningBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/applications/${id}/screening/review`, body, idempotent: true },
      options,
    );
  }

  /**
   * Background checks of an application, with the steps that may follow. `GET /api/ats/applications/{id}/background-checks`
   * Scope of an API key: `ats:read`.
   */
  listBackgroundChecks(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ListBackgroundChecksAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/applications/${id}/background-checks` }, options);
  }

  /**
   * Open a background check. `POST /api/ats/applications/{id}/background-checks`
   * Scope of an API key: `ats:write`.
   */
  openBackgroundCheck(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<OpenBackgroundCheckAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/applications/${id}/background-checks`, idempotent: true },
      options,
    );
  }

  /**
   * What a new hire must get and fill in, by the law of the places of work. `GET /api/ats/applications/{id}/new-hire-notices`
   * Scope of an API key: `ats:read`.
   */
  listNewHireNotices(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ListNewHireNoticesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/applications/${id}/new-hire-notices` }, options);
  }
}
