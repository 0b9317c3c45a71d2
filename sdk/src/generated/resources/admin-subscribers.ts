// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListSubscribersQuery = Query<"listSubscribers">;
export type ListSubscribersItem = Item<"listSubscribers">;
export type ChangeSubscriberBody = Body<"changeSubscriber">;
export type ChangeSubscriberAnswer = Answer<"changeSubscriber">;
export type ClearSubscriberBounceAnswer = Answer<"clearSubscriberBounce">;
export type MarkSubscriberBouncedAnswer = Answer<"markSubscriberBounced">;
export type ListNotificationsQuery = Query<"listNotifications">;
export type ListNotificationsItem = Item<"listNotifications">;
export type SendTestNotificationBody = Body<"sendTestNotification">;
export type SendTestNotificationAnswer = Answer<"sendTestNotification">;

/** `client.admin.subscribers` */
export class AdminSubscribers<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Readers of law-update mails. `GET /api/subscribers`
   * Without `limit` the bare list, at most 1,000 rows; then `X-Truncated: true` and a `Link` to the pages.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `subscribers:read`.
   */
  list(query: ListSubscribersQuery = {}, options: RequestOptions = {}): PagePromise<ListSubscribersItem, O> {
    return this.transport.pageWithLimit({ verb: "GET", path: "/api/subscribers", query }, options);
  }

  /**
   * Pause a reader, or lift the pause. `PUT /api/subscribers/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `subscribers:write`.
   */
  change(
    id: string | number,
    body: ChangeSubscriberBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeSubscriberAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/subscribers/${id}`, body, idempotent: true }, options);
  }

  /**
   * Let mail go again to a mailbox that had sent it back. `POST /api/admin/subscribers/{id}/clear-bounce`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `subscribers:write`.
   */
  clearBounce(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ClearSubscriberBounceAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/subscribers/${id}/clear-bounce`, idempotent: true },
      options,
    );
  }

  /**
   * Note that mail to a reader came back later; nothing is sent there until it is cleared. `POST /api/admin/subscribers/{id}/mark-bounce`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `subscribers:write`.
   */
  markBounced(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<MarkSubscriberBouncedAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/subscribers/${id}/mark-bounce`, idempotent: true },
      options,
    );
  }

  /**
   * What was told to whom. `GET /api/notifications`
   * Without `limit` the bare list, at most 1,000 rows; then `X-Truncated: true` and a `Link` to the pages.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `subscribers:read`.
   */
  listNotifications(
    query: ListNotificationsQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListNotificationsItem, O> {
    return this.transport.pageWithLimit({ verb: "GET", path: "/api/notifications", query }, options);
  }

  /**
   * Mail an example of an alert. `POST /api/test-notification`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `subscribers:write`.
   * At most 30 calls in 3600 seconds.
   */
  sendTestNotification(
    body: SendTestNotificationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SendTestNotificationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/test-notification", body, idempotent: true }, options);
  }
}
