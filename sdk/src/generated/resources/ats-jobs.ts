// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import type { Transport } from "../../runtime/transport.js";

export type ListJobsQuery = Query<"listJobs">;
export type ListJobsItem = Item<"listJobs">;
export type CreateJobBody = Body<"createJob">;
export type CreateJobAnswer = Answer<"createJob">;
export type GetJobAnswer = Answer<"getJob">;
export type UpdateJobBody = Body<"updateJob">;
export type UpdateJobAnswer = Answer<"updateJob">;
export type DuplicateJobBody = Body<"duplicateJob">;
export type DuplicateJobAnswer = Answer<"duplicateJob">;
export type SubmitJobBody = Body<"submitJob">;
export type SubmitJobAnswer = Answer<"submitJob">;
export type ApproveJobBody = Body<"approveJob">;
export type ApproveJobAnswer = Answer<"approveJob">;
export type RejectJobBody = Body<"rejectJob">;
export type RejectJobAnswer = Answer<"rejectJob">;
export type RecallJobBody = Body<"recallJob">;
export type RecallJobAnswer = Answer<"recallJob">;
export type ReviseJobBody = Body<"reviseJob">;
export type ReviseJobAnswer = Answer<"reviseJob">;
export type PublishJobBody = Body<"publishJob">;
export type PublishJobAnswer = Answer<"publishJob">;
export type PauseJobBody = Body<"pauseJob">;
export type PauseJobAnswer = Answer<"pauseJob">;
export type ResumeJobBody = Body<"resumeJob">;
export type ResumeJobAnswer = Answer<"resumeJob">;
export type CloseJobBody = Body<"closeJob">;
export type CloseJobAnswer = Answer<"closeJob">;
export type ReopenJobBody = Body<"reopenJob">;
export type ReopenJobAnswer = Answer<"reopenJob">;
export type SaveJobQuestionsBody = Body<"saveJobQuestions">;
export type SaveJobQuestionsAnswer = Answer<"saveJobQuestions">;
export type SaveJobTranslationBody = Body<"saveJobTranslation">;
export type SaveJobTranslationAnswer = Answer<"saveJobTranslation">;

/** `client.ats.jobs` */
export class AtsJobs<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Jobs of the organization. `GET /api/ats/jobs`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListJobsQuery = {}, options: RequestOptions = {}): PagePromise<ListJobsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/jobs", query }, options);
  }

  /**
   * Make a requisition. `POST /api/ats/jobs`
   * It starts as a draft. Without a requisition number it gets the next one.
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateJobBody, options: RequestOptions = {}): ApiPromise<Or401<CreateJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/jobs", body, idempotent: true }, options);
  }

  /**
   * One job with approval, pipeline, questions, documents and findings. `GET /api/ats/jobs/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetJobAnswer, O>> {
    return this.transport.send({ verb: "GET", path: `/api/ats/jobs/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Change a requisition. `PUT /api/ats/jobs/{id}`
   * Fields that are left out stay. A material change of an approved requisition asks for approval again; a published job is paused until then.
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateJobAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: `/api/ats/jobs/${encodeURIComponent(id)}`, body }, options);
  }

  /**
   * Delete a job. `DELETE /api/ats/jobs/{id}`
   * Refused while it is open or has open applications. Finished applications are kept for their time.
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: `/api/ats/jobs/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Copy a job, or make a template of it. `POST /api/ats/jobs/{id}/duplicate`
   * Scope of an API key: `ats:write`.
   */
  duplicate(
    id: string | number,
    body: DuplicateJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<DuplicateJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/duplicate`, body, idempotent: true },
      options,
    );
  }

  /**
   * Submit for approval. `POST /api/ats/jobs/{id}/submit`
   * Scope of an API key: `ats:write`.
   */
  submit(
    id: string | number,
    body: SubmitJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SubmitJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/submit`, body }, options);
  }

  /**
   * Approve. `POST /api/ats/jobs/{id}/approve`
   * Scope of an API key: `ats:write`.
   */
  approve(
    id: string | number,
    body: ApproveJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ApproveJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/approve`, body },
      options,
    );
  }

  /**
   * Reject. `POST /api/ats/jobs/{id}/reject`
   * Scope of an API key: `ats:write`.
   */
  reject(
    id: string | number,
    body: RejectJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RejectJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/reject`, body }, options);
  }

  /**
   * Recall. `POST /api/ats/jobs/{id}/recall`
   * Scope of an API key: `ats:write`.
   */
  recall(
    id: string | number,
    body: RecallJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RecallJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/recall`, body }, options);
  }

  /**
   * Revise. `POST /api/ats/jobs/{id}/revise`
   * Scope of an API key: `ats:write`.
   */
  revise(
    id: string | number,
    body: ReviseJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReviseJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/revise`, body }, options);
  }

  /**
   * Publish. `POST /api/ats/jobs/{id}/publish`
   * Scope of an API key: `ats:write`.
   */
  publish(
    id: string | number,
    body: PublishJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PublishJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/publish`, body },
      options,
    );
  }

  /**
   * Pause. `POST /api/ats/jobs/{id}/pause`
   * Scope of an API key: `ats:write`.
   */
  pause(id: string | number, body: PauseJobBody, options: RequestOptions = {}): ApiPromise<Or401<PauseJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/pause`, body }, options);
  }

  /**
   * Resume. `POST /api/ats/jobs/{id}/resume`
   * Scope of an API key: `ats:write`.
   */
  resume(
    id: string | number,
    body: ResumeJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ResumeJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/resume`, body }, options);
  }

  /**
   * Close. `POST /api/ats/jobs/{id}/close`
   * Scope of an API key: `ats:write`.
   */
  close(id: string | number, body: CloseJobBody, options: RequestOptions = {}): ApiPromise<Or401<CloseJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/close`, body }, options);
  }

  /**
   * Reopen. `POST /api/ats/jobs/{id}/reopen`
   * Scope of an API key: `ats:write`.
   */
  reopen(
    id: string | number,
    body: ReopenJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReopenJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: `/api/ats/jobs/${encodeURIComponent(id)}/reopen`, body }, options);
  }

  /**
   * Set the questions of the apply form. `PUT /api/ats/jobs/{id}/questions`
   * Scope of an API key: `ats:write`.
   */
  saveQuestions(
    id: string | number,
    body: SaveJobQuestionsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveJobQuestionsAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: `/api/ats/jobs/${encodeURIComponent(id)}/questions`, body },
      options,
    );
  }

  /**
   * Set the posting in another language. `PUT /api/ats/jobs/{id}/translation`
   * Scope of an API key: `ats:write`.
   */
  saveTranslation(
    id: string | number,
    body: SaveJobTranslationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveJobTranslationAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: `/api/ats/jobs/${encodeURIComponent(id)}/translation`, body },
      options,
    );
  }

  /**
   * Remove a translation. `DELETE /api/ats/jobs/{id}/translation/{language}`
   * Scope of an API key: `ats:write`.
   */
  deleteTranslation(id: string | number, language: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: `/api/ats/jobs/${encodeURIComponent(id)}/translation/${encodeURIComponent(language)}` },
      options,
    );
  }
}
