// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListTeamAnswer = Answer<"listTeam">;
export type SetSingleJobsBody = Body<"setSingleJobs">;

/** `client.ats.team` */
export class AtsTeam<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The hiring team. `GET /api/ats/team`
   * Scope of an API key: `ats:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListTeamAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/team" }, options);
  }

  /**
   * Restrict somebody to single jobs. `PUT /api/ats/team/{id}/jobs`
   * From their next request on they see these jobs only, with what belongs to them: no candidate, application, interview, offer, note, report or mail of another job. `null` opens every job again. Owners and admins see every job.
   * Scope of an API key: `ats:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  setSingleJobs(id: string | number, body: SetSingleJobsBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "PUT", path: path`/api/ats/team/${id}/jobs`, body, idempotent: true }, options);
  }
}
