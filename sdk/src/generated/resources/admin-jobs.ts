// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListJobsAnswer = Answer<"listJobs">;
export type RunJobAnswer = Answer<"runJob">;
export type ChangeJobBody = Body<"changeJob">;
export type ChangeJobAnswer = Answer<"changeJob">;
export type ListJobRunsQuery = Query<"listJobRuns">;
export type ListJobRunsItem = Item<"listJobRuns">;

/** `client.admin.jobs` */
export class AdminJobs<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Scheduled jobs with their schedule and last run. `GET /api/admin/jobs`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `jobs:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListJobsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/jobs" }, options);
  }

  /**
   * Run a job now. `POST /api/admin/jobs/{name}/run`
   * Answers the run that was queued, or the one that is under way: a job never runs twice at a time.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `jobs:write`.
   */
  run(name: string | number, options: RequestOptions = {}): ApiPromise<Or401<RunJobAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/admin/jobs/${name}/run`, idempotent: true }, options);
  }

  /**
   * Pause, resume or reschedule a job. `PUT /api/admin/jobs/{name}`
   * `cron` and `timeZone` null go back to the declared schedule. Times that pass while paused are not made up.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `jobs:write`.
   */
  change(
    name: string | number,
    body: ChangeJobBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeJobAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/admin/jobs/${name}`, body, idempotent: true }, options);
  }

  /**
   * Runs of a job, the newest first. `GET /api/admin/jobs/{name}/runs`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `jobs:read`.
   */
  listRuns(
    name: string | number,
    query: ListJobRunsQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListJobRunsItem, O> {
    return this.transport.page({ verb: "GET", path: path`/api/admin/jobs/${name}/runs`, query }, options);
  }
}
