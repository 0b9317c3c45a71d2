// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { FileDownload } from "../../runtime/file-download.js";
import type { Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type ExportReportBody = Body<"exportReport">;

/** `client.exports` */
export class Exports<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Laws, cases and the saved answer as a file. `POST /api/export`
   * Only the ids are taken from what is sent; every record is read again and cut to what the caller may read. `riskAssessment` of the specification is accepted and not believed: name `historyId` for a saved answer.
   * Scope of an API key: `export`.
   * At most 30 calls in 60 seconds.
   */
  export(body: ExportReportBody, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "POST", path: "/api/export", body, safe: true }, options);
  }
}
