// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListStageTemplatesAnswer = Answer<"listStageTemplates">;
export type SaveStageTemplateBody = Body<"saveStageTemplate">;
export type SaveStageTemplateAnswer = Answer<"saveStageTemplate">;

/** `client.ats.stageTemplates` */
export class AtsStageTemplates<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Pipelines to start from. `GET /api/ats/stage-templates`
   * Scope of an API key: `ats:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListStageTemplatesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/stage-templates" }, options);
  }

  /**
   * Keep a pipeline under a name. `POST /api/ats/stage-templates`
   * Scope of an API key: `ats:write`.
   */
  save(body: SaveStageTemplateBody, options: RequestOptions = {}): ApiPromise<Or401<SaveStageTemplateAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/stage-templates", body, idempotent: true }, options);
  }

  /**
   * Remove a pipeline to start from. `DELETE /api/ats/stage-templates/{id}`
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/ats/stage-templates/${id}`, idempotent: true },
      options,
    );
  }
}
