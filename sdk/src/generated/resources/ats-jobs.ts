// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type GetInterviewPlanAnswer = Answer<"getInterviewPlan">;
export type SaveInterviewPlanBody = Body<"saveInterviewPlan">;
export type SaveInterviewPlanAnswer = Answer<"saveInterviewPlan">;
export type GetJobStagesAnswer = Answer<"getJobStages">;
export type SaveJobStagesBody = Body<"saveJobStages">;
export type SaveJobStagesAnswer = Answer<"saveJobStages">;
export type ListAtsJobsQuery = Query<"listAtsJobs">;
export type ListAtsJobsItem = Item<"listAtsJobs">;
export type CreateAtsJobBody = Body<"createAtsJob">;
export type CreateAtsJobAnswer = Answer<"createAtsJob">;
export type GetAtsJobAnswer = Answer<"getAtsJob">;
export type UpdateAtsJobBody = Body<"updateAtsJob">;
export type UpdateAtsJobAnswer = Answer<"updateAtsJob">;
export type DuplicateAtsJobBody = Body<"duplicateAtsJob">;
export type DuplicateAtsJobAnswer = Answer<"duplicateAtsJob">;
export type SubmitAtsJobBody = Body<"submitAtsJob">;
export type SubmitAtsJobAnswer = Answer<"submitAtsJob">;
export type ApproveAtsJobBody = Body<"approveAtsJob">;
export type ApproveAtsJobAnswer = Answer<"approveAtsJob">;
export type RejectAtsJobBody = Body<"rejectAtsJob">;
export type RejectAtsJobAnswer = Answer<"rejectAtsJob">;
export type RecallAtsJobBody = Body<"recallAtsJob">;
export type RecallAtsJobAnswer = Answer<"recallAtsJob">;
export type ReviseAtsJobBody = Body<"reviseAtsJob">;
export type ReviseAtsJobAnswer = Answer<"reviseAtsJob">;
export type PublishAtsJobBody = Body<"publishAtsJob">;
export type PublishAtsJobAnswer = Answer<"publishAtsJob">;
export type PauseAtsJobBody = Body<"pauseAtsJob">;
export type PauseAtsJobAnswer = Answer<"pauseAtsJob">;
export type ResumeAtsJobBody = Body<"resumeAtsJob">;
export type ResumeAtsJobAnswer = Answer<"resumeAtsJob">;
export type CloseAtsJobBody = Body<"closeAtsJob">;
export type CloseAtsJobAnswer = Answer<"closeAtsJob">;
export type ReopenAtsJobBody = Body<"reopenAtsJob">;
export type ReopenAtsJobAnswer = Answer<"reopenAtsJob">;
export type SaveJobQuestionsBody = Body<"saveJobQuestions">;
export type SaveJobQuestionsAnswer = Answer<"saveJobQuestions">;
export type SaveJobTranslationBody = Body<"saveJobTranslation">;
export type SaveJobTranslationAnswer = Answer<"saveJobTranslation">;
export type MakeReferralLinkAnswer = Answer<"makeReferralLink">;
export type ScreenJobAnswer = Answer<"screenJob">;

/** `client.ats.jobs` */
export class AtsJobs<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The steps in which a job's candidates are interviewed. `GET /api/ats/jobs/{id}/interview-plan`
   * Scope of an API key: `ats:read`.
   */
  interviewPlan(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetInterviewPlanAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/jobs/${id}/interview-plan` }, options);
  }

  /**
   * Set the interview plan as a whole. `PUT /api/ats/jobs/{id}/interview-plan`
   * Scope of an API key: `ats:write`.
   */
  saveInterviewPlan(
    id: string | number,
    body: SaveInterviewPlanBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveInterviewPlanAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/ats/jobs/${id}/interview-plan`, body, idempotent: true },
      options,
    );
  }

  /**
   * The pipeline of a job, with how many stand in each stage. `GET /api/ats/jobs/{id}/stages`
   * Scope of an API key: `ats:read`.
   */
  getStages(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetJobStagesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/jobs/${id}/stages` }, options);
  }

  /**
   * Set the pipeline of a job. `PUT /api/ats/jobs/{id}/stages`
   * A stage with its id is renamed, moved or given another kind; one without is added; one that is left out is taken away, unless somebody stands in it.
   * Scope of an API key: `ats:write`.
   */
  saveStages(
    id: string | number,
    body: SaveJobStagesBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveJobStagesAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/ats/jobs/${id}/stages`, body, idempotent: true },
      options,
    );
  }

  /**
   * Jobs of the organization. `GET /api/ats/jobs`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListAtsJobsQuery = {}, options: RequestOptions = {}): PagePromise<ListAtsJobsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/jobs", query }, options);
  }

  /**
   * Make a requisition. `POST /api/ats/jobs`
   * It starts as a draft. Without a requisition number it gets the next one.
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateAtsJobBody, options: RequestOptions = {}): ApiPromise<Or401<CreateAtsJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/jobs", body, idempotent: true }, options);
  }

  /**
   * One job with approval, pipeline, questions, documents and findings. `GET /api/ats/jobs/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetAtsJobAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/jobs/${id}` }, options);
  }

  /**
   * Change a requisition. `PUT /api/ats/jobs/{id}`
   * Fields that are left out stay. A material change of an approved requisition asks for approval again; a published job is paused until then. A change that the law check blocks takes the job off the careers page.
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateAtsJobAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/ats/jobs/${id}`, body, idempotent: true }, options);
  }

  /**
   * Delete a job. `DELETE /api/ats/jobs/{id}`
   * Refused while it is open or has open applications. Finished applications are kept for their time.
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/ats/jobs/${id}`, idempotent: true }, options);
  }

  /**
   * Copy a job, or make a template of it. `POST /api/ats/jobs/{id}/duplicate`
   * Scope of an API key: `ats:write`.
   */
  duplicate(
    id: string | number,
    body: DuplicateAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<DuplicateAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/duplicate`, body, idempotent: true },
      options,
    );
  }

  /**
   * Submit for approval. `POST /api/ats/jobs/{id}/submit`
   * Scope of an API key: `ats:write`.
   */
  submit(
    id: string | number,
    body: SubmitAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SubmitAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/submit`, body, idempotent: true },
      options,
    );
  }

  /**
   * Approve. `POST /api/ats/jobs/{id}/approve`
   * Scope of an API key: `ats:write`.
   */
  approve(
    id: string | number,
    body: ApproveAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ApproveAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/approve`, body, idempotent: true },
      options,
    );
  }

  /**
   * Reject. `POST /api/ats/jobs/{id}/reject`
   * Scope of an API key: `ats:write`.
   */
  reject(
    id: string | number,
    body: RejectAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RejectAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/reject`, body, idempotent: true },
      options,
    );
  }

  /**
   * Recall. `POST /api/ats/jobs/{id}/recall`
   * Scope of an API key: `ats:write`.
   */
  recall(
    id: string | number,
    body: RecallAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RecallAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/recall`, body, idempotent: true },
      options,
    );
  }

  /**
   * Revise. `POST /api/ats/jobs/{id}/revise`
   * Scope of an API key: `ats:write`.
   */
  revise(
    id: string | number,
    body: ReviseAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReviseAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/revise`, body, idempotent: true },
      options,
    );
  }

  /**
   * Publish. `POST /api/ats/jobs/{id}/publish`
   * Scope of an API key: `ats:write`.
   */
  publish(
    id: string | number,
    body: PublishAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PublishAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/publish`, body, idempotent: true },
      options,
    );
  }

  /**
   * Pause. `POST /api/ats/jobs/{id}/pause`
   * Scope of an API key: `ats:write`.
   */
  pause(
    id: string | number,
    body: PauseAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PauseAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/pause`, body, idempotent: true },
      options,
    );
  }

  /**
   * Resume. `POST /api/ats/jobs/{id}/resume`
   * Scope of an API key: `ats:write`.
   */
  resume(
    id: string | number,
    body: ResumeAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ResumeAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/resume`, body, idempotent: true },
      options,
    );
  }

  /**
   * Close. `POST /api/ats/jobs/{id}/close`
   * Scope of an API key: `ats:write`.
   */
  close(
    id: string | number,
    body: CloseAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CloseAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/close`, body, idempotent: true },
      options,
    );
  }

  /**
   * Reopen. `POST /api/ats/jobs/{id}/reopen`
   * Scope of an API key: `ats:write`.
   */
  reopen(
    id: string | number,
    body: ReopenAtsJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReopenAtsJobAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/reopen`, body, idempotent: true },
      options,
    );
  }

  /**
   * Set the questions of the apply form. `PUT /api/ats/jobs/{id}/questions`
   * A new or changed question of an approved job asks for approval again, as a change of the posting does. What the law check blocks is shown to no applicant.
   * Scope of an API key: `ats:write`.
   */
  saveQuestions(
    id: string | number,
    body: SaveJobQuestionsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveJobQuestionsAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/ats/jobs/${id}/questions`, body, idempotent: true },
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
      { verb: "PUT", path: path`/api/ats/jobs/${id}/translation`, body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a translation. `DELETE /api/ats/jobs/{id}/translation/{language}`
   * Scope of an API key: `ats:write`.
   */
  deleteTranslation(id: string | number, language: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/ats/jobs/${id}/translation/${language}`, idempotent: true },
      options,
    );
  }

  /**
   * Your own referral link to a job. `POST /api/ats/jobs/{id}/referral-link`
   * The same one every time.
   * Scope of an API key: `ats:write`.
   */
  makeReferralLink(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<MakeReferralLinkAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/jobs/${id}/referral-link`, idempotent: true },
      options,
    );
  }

  /**
   * Screen the open applications of a job that were not screened yet. `POST /api/ats/jobs/{id}/screening`
   * Scope of an API key: `ats:write`.
   */
  screen(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ScreenJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/ats/jobs/${id}/screening`, idempotent: true }, options);
  }
}
