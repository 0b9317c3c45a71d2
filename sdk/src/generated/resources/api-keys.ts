// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListApiKeysAnswer = Answer<"listApiKeys">;
export type CreateApiKeyBody = Body<"createApiKey">;
export type CreateApiKeyAnswer = Answer<"createApiKey">;
export type GetCurrentApiKeyAnswer = Answer<"getCurrentApiKey">;

/** `client.apiKeys` */
export class ApiKeys<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The caller's API keys. `GET /api/api-keys`
   * Scope of an API key: `account:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListApiKeysAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/api-keys" }, options);
  }

  /**
   * Make an API key. `POST /api/api-keys`
   * The key is in `secret` of this answer and nowhere else. What a terminal makes has no scope that it lacks and ends with it at the latest; what is bound to an organization reaches no other one and no customers. With `test` it is a key of your organization's test organization (`sw_test_…`): made-up data that no mail, no payment and no real row comes of.
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  create(body: CreateApiKeyBody, options: RequestOptions = {}): ApiPromise<Or401<CreateApiKeyAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/api-keys", body, idempotent: true }, options);
  }

  /**
   * The key that calls. `GET /api/api-keys/current`
   * What it may do and until when; any valid key may ask. A session has no key: 404.
   */
  getCurrent(options: RequestOptions = {}): ApiPromise<Or401<GetCurrentApiKeyAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/api-keys/current" }, options);
  }

  /**
   * Revoke an API key. `DELETE /api/api-keys/{id}`
   * The next request with the key is refused.
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  revoke(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/api-keys/${id}`, idempotent: true }, options);
  }
}
