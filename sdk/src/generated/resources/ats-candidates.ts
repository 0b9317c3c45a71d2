// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListCandidatesQuery = Query<"listCandidates">;
export type ListCandidatesItem = Item<"listCandidates">;
export type CreateCandidateBody = Body<"createCandidate">;
export type CreateCandidateAnswer = Answer<"createCandidate">;
export type CreateCandidateWithFilesBody = Body<"createCandidateWithFiles">;
export type CreateCandidateWithFilesAnswer = Answer<"createCandidateWithFiles">;
export type AddCandidateResumeBody = Body<"addCandidateResume">;
export type AddCandidateResumeAnswer = Answer<"addCandidateResume">;
export type GetCandidateAnswer = Answer<"getCandidate">;
export type UpdateCandidateBody = Body<"updateCandidate">;
export type UpdateCandidateAnswer = Answer<"updateCandidate">;
export type EraseCandidateAnswer = Answer<"eraseCandidate">;
export type MergeCandidatesBody = Body<"mergeCandidates">;
export type MergeCandidatesAnswer = Answer<"mergeCandidates">;

/** `client.ats.candidates` */
export class AtsCandidates<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Candidates, the newest first. `GET /api/ats/candidates`
   * `search` looks at names, titles, skills and the text of resumes: every word must be there, -word leaves out, "two words" stand together.
   * Scope of an API key: `ats:read`.
   */
  list(query: ListCandidatesQuery = {}, options: RequestOptions = {}): PagePromise<ListCandidatesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/candidates", query }, options);
  }

  /**
   * Add a candidate. `POST /api/ats/candidates`
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateCandidateBody, options: RequestOptions = {}): ApiPromise<Or401<CreateCandidateAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/candidates", body, idempotent: true }, options);
  }

  /**
   * Add a candidate with a resume, a degree or both. `POST /api/ats/candidates/with-files`
   * A form: `candidateData` is the candidate as JSON text, `resume` and `degree` are files of at most 10 MB.
   * Scope of an API key: `ats:write`.
   */
  createWithFiles(
    body: CreateCandidateWithFilesBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CreateCandidateWithFilesAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/ats/candidates/with-files", body, encoding: "form", idempotent: true },
      options,
    );
  }

  /**
   * Add a resume to a candidate. `POST /api/ats/candidates/{id}/resume`
   * The file is read in the background; what it says fills fields that are empty.
   * Scope of an API key: `ats:write`.
   */
  addResume(
    id: string | number,
    body: AddCandidateResumeBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddCandidateResumeAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/candidates/${id}/resume`, body, encoding: "form", idempotent: true },
      options,
    );
  }

  /**
   * One candidate. `GET /api/ats/candidates/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetCandidateAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/candidates/${id}` }, options);
  }

  /**
   * Change fields of a candidate. `PUT /api/ats/candidates/{id}`
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateCandidateBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateCandidateAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/ats/candidates/${id}`, body, idempotent: true }, options);
  }

  /**
   * Take a candidate off the lists. `DELETE /api/ats/candidates/{id}`
   * The record stays as long as it must be kept; erasing is a request of its own.
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/ats/candidates/${id}`, idempotent: true }, options);
  }

  /**
   * Erase a candidate's data, or keep the request until the law allows it. `POST /api/ats/candidates/{id}/erase`
   * Scope of an API key: `ats:write`.
   */
  erase(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<EraseCandidateAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/candidates/${id}/erase`, idempotent: true },
      options,
    );
  }

  /**
   * Make two records one. `POST /api/ats/candidates/{id}/merge`
   * Scope of an API key: `ats:write`.
   */
  merge(
    id: string | number,
    body: MergeCandidatesBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<MergeCandidatesAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/candidates/${id}/merge`, body, idempotent: true },
      options,
    );
  }
}
