// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListManagedLawUpdatesQuery = Query<"listManagedLawUpdates">;
export type ListManagedLawUpdatesItem = Item<"listManagedLawUpdates">;
export type CreateLawUpdateBody = Body<"createLawUpdate">;
export type CreateLawUpdateAnswer = Answer<"createLawUpdate">;
export type ListUpdateSourcesAnswer = Answer<"listUpdateSources">;
export type SwitchUpdateSourceBody = Body<"switchUpdateSource">;
export type SwitchUpdateSourceAnswer = Answer<"switchUpdateSource">;
export type GetManagedLawUpdateAnswer = Answer<"getManagedLawUpdate">;
export type UpdateLawUpdateBody = Body<"updateLawUpdate">;
export type UpdateLawUpdateAnswer = Answer<"updateLawUpdate">;

/** `client.admin.updates` */
export class AdminUpdates<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Law updates with their state. `GET /api/admin/law-updates`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `updates:read`.
   */
  listManaged(
    query: ListManagedLawUpdatesQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListManagedLawUpdatesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/law-updates", query }, options);
  }

  /**
   * Write a law update. `POST /api/admin/law-updates`
   * Without `status` it waits for approval.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `updates:write`.
   */
  create(body: CreateLawUpdateBody, options: RequestOptions = {}): ApiPromise<Or401<CreateLawUpdateAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/law-updates", body, idempotent: true }, options);
  }

  /**
   * How the sources of updates fare. `GET /api/admin/law-updates/sources`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `updates:read`.
   */
  listSources(options: RequestOptions = {}): ApiPromise<Or401<ListUpdateSourcesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/law-updates/sources" }, options);
  }

  /**
   * Switch a source of updates on or off. `PUT /api/admin/law-updates/sources/{key}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `updates:write`.
   */
  switchSource(
    key: string | number,
    body: SwitchUpdateSourceBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SwitchUpdateSourceAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/admin/law-updates/sources/${key}`, body, idempotent: true },
      options,
    );
  }

  /**
   * One law update with its state. `GET /api/admin/law-updates/{id}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `updates:read`.
   */
  getManaged(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetManagedLawUpdateAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/law-updates/${id}` }, options);
  }

  /**
   * Correct, approve or suppress a law update. `PUT /api/admin/law-updates/{id}`
   * Only the fields that are given change. What was edited here is not overwritten by its source any more.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `updates:write`.
   */
  update(
    id: string | number,
    body: UpdateLawUpdateBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateLawUpdateAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/admin/law-updates/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a law update that was written by hand and told to nobody. `DELETE /api/admin/law-updates/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `updates:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/admin/law-updates/${id}`, idempotent: true }, options);
  }
}
