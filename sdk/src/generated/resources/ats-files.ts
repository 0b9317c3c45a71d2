// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { FileDownload } from "../../runtime/file-download.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

/** `client.ats.files` */
export class AtsFiles<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * A resume or another file of hiring. `GET /api/ats/files/{id}`
   * Scope of an API key: `ats:read`.
   */
  downloadHiring(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "GET", path: path`/api/ats/files/${id}` }, options);
  }
}
