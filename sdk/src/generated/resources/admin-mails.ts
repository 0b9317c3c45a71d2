// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListMailsQuery = Query<"listMails">;
export type ListMailsItem = Item<"listMails">;
export type GetMailAnswer = Answer<"getMail">;
export type ResendMailAnswer = Answer<"resendMail">;

/** `client.admin.mails` */
export class AdminMails<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The outbox, without secrets. `GET /api/admin/mails`
   * Of a company's mail only what its delivery needs, unless the company has opened hiring to support; `search` does not find it.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `mails:read`.
   */
  list(query: ListMailsQuery = {}, options: RequestOptions = {}): PagePromise<ListMailsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/admin/mails", query }, options);
  }

  /**
   * One mail with its text; links that open a door are replaced. `GET /api/admin/mails/{id}`
   * The words of a company's mail need the company's consent. The reading is written down.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `mails:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetMailAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/mails/${id}` }, options);
  }

  /**
   * Send a mail again. `POST /api/admin/mails/{id}/resend`
   * An alert is made anew. A mail whose links were wiped is refused with 409.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `mails:write`.
   */
  resend(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ResendMailAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/admin/mails/${id}/resend`, idempotent: true }, options);
  }
}
