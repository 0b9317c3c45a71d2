// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type CreateCaseBody = Body<"createCase">;
export type CreateCaseAnswer = Answer<"createCase">;
export type ListManagedCasesQuery = Query<"listManagedCases">;
export type ListManagedCasesItem = Item<"listManagedCases">;
export type UpdateCaseBody = Body<"updateCase">;
export type UpdateCaseAnswer = Answer<"updateCase">;
export type GetManagedCaseAnswer = Answer<"getManagedCase">;
export type VerifyCaseBody = Body<"verifyCase">;
export type VerifyCaseAnswer = Answer<"verifyCase">;
export type ListCaseVersionsAnswer = Answer<"listCaseVersions">;
export type GetCaseVersionQuery = Query<"getCaseVersion">;
export type GetCaseVersionAnswer = Answer<"getCaseVersion">;
export type RestoreCaseBody = Body<"restoreCase">;
export type RestoreCaseAnswer = Answer<"restoreCase">;

/** `client.admin.cases` */
export class AdminCases<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Add a case. `POST /api/admin/cases`
   * The record is written as in a corpus file and must pass the checks of `corpus:check`.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  create(body: CreateCaseBody, options: RequestOptions = {}): ApiPromise<Or401<CreateCaseAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/cases", body, idempotent: true }, options);
  }

  /**
   * The cases of the corpus with their state. `GET /api/admin/cases`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  list(query: ListManagedCasesQuery = {}, options: RequestOptions = {}): PagePromise<ListManagedCasesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/cases", query }, options);
  }

  /**
   * Store a new version of a case. `PUT /api/admin/cases/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  update(
    id: string | number,
    body: UpdateCaseBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateCaseAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/admin/cases/${id}`, body, idempotent: true }, options);
  }

  /**
   * One case as it stands in a corpus file. `GET /api/admin/cases/{id}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetManagedCaseAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/cases/${id}` }, options);
  }

  /**
   * Take a case out of service. `DELETE /api/admin/cases/{id}`
   * Its versions stay; restoring or saving one brings the record back.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/admin/cases/${id}`, idempotent: true }, options);
  }

  /**
   * Vouch for a case as it stands. `POST /api/admin/cases/{id}/verify`
   * Who, what was read, when. A better level is never given without it.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  verify(
    id: string | number,
    body: VerifyCaseBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<VerifyCaseAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/cases/${id}/verify`, body, idempotent: true },
      options,
    );
  }

  /**
   * Every text that a case had. `GET /api/admin/cases/{id}/versions`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  listVersions(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListCaseVersionsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/cases/${id}/versions` }, options);
  }

  /**
   * One version, and what it changed. `GET /api/admin/cases/{id}/versions/{version}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  getVersion(
    id: string | number,
    version: string | number,
    query: GetCaseVersionQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<GetCaseVersionAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/cases/${id}/versions/${version}`, query }, options);
  }

  /**
   * Put an earlier version into service again. `POST /api/admin/cases/{id}/restore`
   * It becomes a new version. The corpus's own newest text gives the record back to the corpus.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  restore(
    id: string | number,
    body: RestoreCaseBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RestoreCaseAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/cases/${id}/restore`, body, idempotent: true },
      options,
    );
  }
}
