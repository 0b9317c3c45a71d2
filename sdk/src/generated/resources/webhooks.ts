// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListWebhooksAnswer = Answer<"listWebhooks">;
export type CreateWebhookBody = Body<"createWebhook">;
export type CreateWebhookAnswer = Answer<"createWebhook">;
export type UpdateWebhookBody = Body<"updateWebhook">;
export type UpdateWebhookAnswer = Answer<"updateWebhook">;
export type RotateWebhookSecretBody = Body<"rotateWebhookSecret">;
export type RotateWebhookSecretAnswer = Answer<"rotateWebhookSecret">;
export type PingWebhookAnswer = Answer<"pingWebhook">;
export type ListWebhookDeliveriesQuery = Query<"listWebhookDeliveries">;
export type ListWebhookDeliveriesItem = Item<"listWebhookDeliveries">;
export type ReplayWebhookDeliveryAnswer = Answer<"replayWebhookDelivery">;

/** `client.webhooks` */
export class Webhooks<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Webhooks of the organization. `GET /api/webhooks`
   * Scope of an API key: `ats:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListWebhooksAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/webhooks" }, options);
  }

  /**
   * Make a webhook. `POST /api/webhooks`
   * Calls are signed: `statewise-signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>` with the secret of this answer, which is shown once. A call that is not answered with 2xx within 10 seconds is repeated 7 times within two days; an address that fails is left alone for 5 seconds up to 10 minutes, and after ten events given up the webhook is switched off. Only public addresses are called, and redirects are not followed. Events can come twice and out of order: tell them by their id.
   * Scope of an API key: `ats:write`.
   */
  create(body: CreateWebhookBody, options: RequestOptions = {}): ApiPromise<Or401<CreateWebhookAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/webhooks", body, idempotent: true }, options);
  }

  /**
   * Change what a webhook listens to, or switch it on or off. `PUT /api/webhooks/{id}`
   * Scope of an API key: `ats:write`.
   */
  update(
    id: string | number,
    body: UpdateWebhookBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateWebhookAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/webhooks/${id}`, body, idempotent: true }, options);
  }

  /**
   * Remove a webhook and its log. `DELETE /api/webhooks/{id}`
   * Scope of an API key: `ats:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/webhooks/${id}`, idempotent: true }, options);
  }

  /**
   * Change the secret of a webhook. `POST /api/webhooks/{id}/rotate-secret`
   * The new secret is in this answer and nowhere else. Until `previousSecretUntil` each call is signed with both, one `v1` for each: change your receiver over in that time.
   * Scope of an API key: `ats:write`.
   */
  rotateSecret(
    id: string | number,
    body: RotateWebhookSecretBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RotateWebhookSecretAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/webhooks/${id}/rotate-secret`, body, idempotent: true },
      options,
    );
  }

  /**
   * Send a test event. `POST /api/webhooks/{id}/ping`
   * Scope of an API key: `ats:write`.
   */
  ping(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<PingWebhookAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/webhooks/${id}/ping`, idempotent: true }, options);
  }

  /**
   * Delivery log of a webhook. `GET /api/webhooks/{id}/deliveries`
   * Scope of an API key: `ats:read`.
   */
  listDeliveries(
    id: string | number,
    query: ListWebhookDeliveriesQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListWebhookDeliveriesItem, O> {
    return this.transport.page({ verb: "GET", path: path`/api/webhooks/${id}/deliveries`, query }, options);
  }

  /**
   * Send an event once more. `POST /api/webhooks/{id}/deliveries/{deliveryId}/replay`
   * Scope of an API key: `ats:write`.
   */
  replayDelivery(
    id: string | number,
    deliveryId: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReplayWebhookDeliveryAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/webhooks/${id}/deliveries/${deliveryId}/replay`, idempotent: true },
      options,
    );
  }
}
