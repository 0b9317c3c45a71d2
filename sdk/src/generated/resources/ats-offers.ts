// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { FileDownload } from "../../runtime/file-download.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListOffersQuery = Query<"listOffers">;
export type ListOffersItem = Item<"listOffers">;
export type CreateOfferBody = Body<"createOffer">;
export type CreateOfferAnswer = Answer<"createOffer">;
export type GetOfferAnswer = Answer<"getOffer">;
export type UpdateOfferBody = Body<"updateOffer">;
export type UpdateOfferAnswer = Answer<"updateOffer">;
export type SubmitOfferBody = Body<"submitOffer">;
export type SubmitOfferAnswer = Answer<"submitOffer">;
export type ApproveOfferBody = Body<"approveOffer">;
export type ApproveOfferAnswer = Answer<"approveOffer">;
export type RejectOfferBody = Body<"rejectOffer">;
export type RejectOfferAnswer = Answer<"rejectOffer">;
export type RecallOfferBody = Body<"recallOffer">;
export type RecallOfferAnswer = Answer<"recallOffer">;
export type SendOfferBody = Body<"sendOffer">;
export type SendOfferAnswer = Answer<"sendOffer">;
export type ExtendOfferBody = Body<"extendOffer">;
export type ExtendOfferAnswer = Answer<"extendOffer">;
export type ReviseOfferBody = Body<"reviseOffer">;
export type ReviseOfferAnswer = Answer<"reviseOffer">;
export type WithdrawOfferBody = Body<"withdrawOffer">;
export type WithdrawOfferAnswer = Answer<"withdrawOffer">;
export type RescindOfferBody = Body<"rescindOffer">;
export type RescindOfferAnswer = Answer<"rescindOffer">;
export type DownloadOfferLetterQuery = Query<"downloadOfferLetter">;

/** `client.ats.offers` */
export class AtsOffers<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Offers, the newest first. `GET /api/ats/offers`
   * Recruiters and admins see all; hiring managers those of their jobs, approvers those they are asked about.
   * Scope of an API key: `ats:read`.
   */
  list(query: ListOffersQuery = {}, options: RequestOptions = {}): PagePromise<ListOffersItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/offers", query }, options);
  }

  /**
   * Draft an offer. `POST /api/ats/offers`
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateOfferBody, options: RequestOptions = {}): ApiPromise<Or401<CreateOfferAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/offers", body, idempotent: true }, options);
  }

  /**
   * One offer with versions, approvals, evidence and findings of the law check. `GET /api/ats/offers/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetOfferAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/offers/${id}` }, options);
  }

  /**
   * Change a draft. `PUT /api/ats/offers/{id}`
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateOfferAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/ats/offers/${id}`, body, idempotent: true }, options);
  }

  /**
   * Delete a first draft. `DELETE /api/ats/offers/{id}`
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/ats/offers/${id}`, idempotent: true }, options);
  }

  /**
   * Submit for approval. `POST /api/ats/offers/{id}/submit`
   * Scope of an API key: `ats:write`.
   */
  submit(
    id: string | number,
    body: SubmitOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SubmitOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/submit`, body, idempotent: true },
      options,
    );
  }

  /**
   * Approve. `POST /api/ats/offers/{id}/approve`
   * Scope of an API key: `ats:write`.
   */
  approve(
    id: string | number,
    body: ApproveOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ApproveOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/approve`, body, idempotent: true },
      options,
    );
  }

  /**
   * Reject. `POST /api/ats/offers/{id}/reject`
   * Scope of an API key: `ats:write`.
   */
  reject(
    id: string | number,
    body: RejectOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RejectOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/reject`, body, idempotent: true },
      options,
    );
  }

  /**
   * Recall. `POST /api/ats/offers/{id}/recall`
   * Scope of an API key: `ats:write`.
   */
  recall(
    id: string | number,
    body: RecallOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RecallOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/recall`, body, idempotent: true },
      options,
    );
  }

  /**
   * Send to the candidate. `POST /api/ats/offers/{id}/send`
   * Scope of an API key: `ats:write`.
   */
  send(id: string | number, body: SendOfferBody, options: RequestOptions = {}): ApiPromise<Or401<SendOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/send`, body, idempotent: true },
      options,
    );
  }

  /**
   * Extend the deadline. `POST /api/ats/offers/{id}/extend`
   * Scope of an API key: `ats:write`.
   */
  extend(
    id: string | number,
    body: ExtendOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ExtendOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/extend`, body, idempotent: true },
      options,
    );
  }

  /**
   * Change into a new version. `POST /api/ats/offers/{id}/revise`
   * Scope of an API key: `ats:write`.
   */
  revise(
    id: string | number,
    body: ReviseOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReviseOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/revise`, body, idempotent: true },
      options,
    );
  }

  /**
   * Withdraw the offer. `POST /api/ats/offers/{id}/withdraw`
   * Scope of an API key: `ats:write`.
   */
  withdraw(
    id: string | number,
    body: WithdrawOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<WithdrawOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/withdraw`, body, idempotent: true },
      options,
    );
  }

  /**
   * Withdraw an accepted offer. `POST /api/ats/offers/{id}/rescind`
   * Scope of an API key: `ats:write`.
   */
  rescind(
    id: string | number,
    body: RescindOfferBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RescindOfferAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/offers/${id}/rescind`, body, idempotent: true },
      options,
    );
  }

  /**
   * The offer letter as PDF or Word file. `GET /api/ats/offers/{id}/letter`
   * Scope of an API key: `ats:read`.
   */
  letter(
    id: string | number,
    query: DownloadOfferLetterQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "GET", path: path`/api/ats/offers/${id}/letter`, query }, options);
  }
}
