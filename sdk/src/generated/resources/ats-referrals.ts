// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListReferralsQuery = Query<"listReferrals">;
export type ListReferralsItem = Item<"listReferrals">;
export type ReferCandidateBody = Body<"referCandidate">;
export type ReferCandidateAnswer = Answer<"referCandidate">;
export type ListReferralJobsAnswer = Answer<"listReferralJobs">;
export type ChangeReferralBonusBody = Body<"changeReferralBonus">;

/** `client.ats.referrals` */
export class AtsReferrals<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Referrals: your own, or all of them for recruiters. `GET /api/ats/referrals`
   * Scope of an API key: `ats:read`.
   */
  list(query: ListReferralsQuery = {}, options: RequestOptions = {}): PagePromise<ListReferralsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/ats/referrals", query }, options);
  }

  /**
   * Refer somebody for a job. `POST /api/ats/referrals`
   * Makes the candidate and the application as well. One open application per person and job.
   * Scope of an API key: `ats:write`.
   */
  referCandidate(body: ReferCandidateBody, options: RequestOptions = {}): ApiPromise<Or401<ReferCandidateAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/referrals", body, idempotent: true }, options);
  }

  /**
   * Open jobs that take referrals. `GET /api/ats/referrals/jobs`
   * Scope of an API key: `ats:read`.
   */
  listJobs(options: RequestOptions = {}): ApiPromise<Or401<ListReferralJobsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/referrals/jobs" }, options);
  }

  /**
   * Pay, void or restore a bonus, or set its amount. `POST /api/ats/referrals/{id}/bonus`
   * Scope of an API key: `ats:write`.
   */
  changeBonus(id: string | number, body: ChangeReferralBonusBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/ats/referrals/${id}/bonus`, body, idempotent: true },
      options,
    );
  }
}
