// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListReportSchedulesAnswer = Answer<"listReportSchedules">;
export type ScheduleReportBody = Body<"scheduleReport">;
export type ScheduleReportAnswer = Answer<"scheduleReport">;

/** `client.ats.reportSchedules` */
export class AtsReportSchedules<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Reports that go out by mail. `GET /api/ats/report-schedules`
   * Scope of an API key: `ats:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListReportSchedulesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/report-schedules" }, options);
  }

  /**
   * Have a report mailed. `POST /api/ats/report-schedules`
   * To people of the team who may read reports; figures only, no names of candidates.
   * Scope of an API key: `ats:write`.
   */
  schedule(body: ScheduleReportBody, options: RequestOptions = {}): ApiPromise<Or401<ScheduleReportAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/report-schedules", body, idempotent: true }, options);
  }

  /**
   * End the mails of a report. `DELETE /api/ats/report-schedules/{id}`
   * Scope of an API key: `ats:write`.
   */
  unschedule(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/ats/report-schedules/${id}`, idempotent: true },
      options,
    );
  }
}
