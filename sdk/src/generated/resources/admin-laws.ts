// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ImportLawsBody = Body<"importLaws">;
export type ImportLawsAnswer = Answer<"importLaws">;
export type CreateLawBody = Body<"createLaw">;
export type CreateLawAnswer = Answer<"createLaw">;
export type ListManagedLawsQuery = Query<"listManagedLaws">;
export type ListManagedLawsItem = Item<"listManagedLaws">;
export type UpdateLawBody = Body<"updateLaw">;
export type UpdateLawAnswer = Answer<"updateLaw">;
export type GetManagedLawAnswer = Answer<"getManagedLaw">;
export type VerifyLawBody = Body<"verifyLaw">;
export type VerifyLawAnswer = Answer<"verifyLaw">;
export type ListLawVersionsAnswer = Answer<"listLawVersions">;
export type GetLawVersionQuery = Query<"getLawVersion">;
export type GetLawVersionAnswer = Answer<"getLawVersion">;
export type RestoreLawBody = Body<"restoreLaw">;
export type RestoreLawAnswer = Answer<"restoreLaw">;

/** `client.admin.laws` */
export class AdminLaws<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Read a corpus file. `POST /api/admin/laws/import`
   * A file of laws of a state, a city group or a federal family, or of cases, as under prisma/corpus. Every record gets a result; with `dryRun` (the default) nothing is stored.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  import(body: ImportLawsBody, options: RequestOptions = {}): ApiPromise<Or401<ImportLawsAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/laws/import", body, idempotent: true }, options);
  }

  /**
   * Add a law. `POST /api/admin/laws`
   * The record is written as in a corpus file and must pass the checks of `corpus:check`.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  create(body: CreateLawBody, options: RequestOptions = {}): ApiPromise<Or401<CreateLawAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/laws", body, idempotent: true }, options);
  }

  /**
   * The laws of the corpus with their state. `GET /api/admin/laws`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  list(query: ListManagedLawsQuery = {}, options: RequestOptions = {}): PagePromise<ListManagedLawsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/laws", query }, options);
  }

  /**
   * Store a new version of a law. `PUT /api/admin/laws/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  update(
    id: string | number,
    body: UpdateLawBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateLawAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/admin/laws/${id}`, body, idempotent: true }, options);
  }

  /**
   * One law as it stands in a corpus file. `GET /api/admin/laws/{id}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetManagedLawAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/laws/${id}` }, options);
  }

  /**
   * Take a law out of service. `DELETE /api/admin/laws/{id}`
   * Its versions stay; restoring or saving one brings the record back.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/admin/laws/${id}`, idempotent: true }, options);
  }

  /**
   * Vouch for a law as it stands. `POST /api/admin/laws/{id}/verify`
   * Who, what was read, when. A better level is never given without it.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  verify(
    id: string | number,
    body: VerifyLawBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<VerifyLawAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/laws/${id}/verify`, body, idempotent: true },
      options,
    );
  }

  /**
   * Every text that a law had. `GET /api/admin/laws/{id}/versions`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  listVersions(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListLawVersionsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/laws/${id}/versions` }, options);
  }

  /**
   * One version, and what it changed. `GET /api/admin/laws/{id}/versions/{version}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `law:read`.
   */
  getVersion(
    id: string | number,
    version: string | number,
    query: GetLawVersionQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<GetLawVersionAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/laws/${id}/versions/${version}`, query }, options);
  }

  /**
   * Put an earlier version into service again. `POST /api/admin/laws/{id}/restore`
   * It becomes a new version. The corpus's own newest text gives the record back to the corpus.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `law:write`.
   */
  restore(
    id: string | number,
    body: RestoreLawBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RestoreLawAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/laws/${id}/restore`, body, idempotent: true },
      options,
    );
  }
}
