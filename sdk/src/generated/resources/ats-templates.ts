// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListTemplatesAnswer = Answer<"listTemplates">;
export type CreateTemplateBody = Body<"createTemplate">;
export type CreateTemplateAnswer = Answer<"createTemplate">;
export type PreviewTemplateBody = Body<"previewTemplate">;
export type PreviewTemplateAnswer = Answer<"previewTemplate">;
export type GetTemplateAnswer = Answer<"getTemplate">;
export type UpdateTemplateBody = Body<"updateTemplate">;
export type UpdateTemplateAnswer = Answer<"updateTemplate">;
export type DeleteTemplateAnswer = Answer<"deleteTemplate">;

/** `client.ats.templates` */
export class AtsTemplates<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Mail templates. `GET /api/ats/templates`
   * Scope of an API key: `ats:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListTemplatesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/templates" }, options);
  }

  /**
   * Add a mail template. `POST /api/ats/templates`
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateTemplateBody, options: RequestOptions = {}): ApiPromise<Or401<CreateTemplateAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/templates", body, idempotent: true }, options);
  }

  /**
   * A template as a letter to somebody made up. `POST /api/ats/templates/preview`
   * Scope of an API key: `ats:read`.
   */
  preview(body: PreviewTemplateBody, options: RequestOptions = {}): ApiPromise<Or401<PreviewTemplateAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/ats/templates/preview", body, safe: true }, options);
  }

  /**
   * One mail template with its earlier versions. `GET /api/ats/templates/{id}`
   * Scope of an API key: `ats:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetTemplateAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/ats/templates/${id}` }, options);
  }

  /**
   * Change a mail template; the words before are kept. `PUT /api/ats/templates/{id}`
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateTemplateBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateTemplateAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/ats/templates/${id}`, body, idempotent: true }, options);
  }

  /**
   * Delete a mail template; one that was used is switched off. `DELETE /api/ats/templates/{id}`
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<DeleteTemplateAnswer, O>> {
    return this.transport.send({ verb: "DELETE", path: path`/api/ats/templates/${id}`, idempotent: true }, options);
  }
}
