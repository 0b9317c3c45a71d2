// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ImpersonateCustomerBody = Body<"impersonateCustomer">;
export type ImpersonateCustomerAnswer = Answer<"impersonateCustomer">;
export type StopImpersonationAnswer = Answer<"stopImpersonation">;

/** `client.admin.customers` */
export class AdminCustomers<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * View as a customer. `POST /api/admin/customers/{id}/impersonate`
   * The session goes on as the customer for at most an hour, audited. Admin functions, password, e-mail, payment, deletion and keys stay shut.
   * For a signed-in browser: API keys are refused.
   * Open to staff whose role has `customers:impersonate`.
   */
  impersonate(
    id: string | number,
    body: ImpersonateCustomerBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ImpersonateCustomerAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/admin/customers/${id}/impersonate`, body }, options);
  }

  /**
   * Return to Admin. `POST /api/admin/stop-impersonation`
   * For a signed-in browser: API keys are refused.
   */
  stopImpersonation(options: RequestOptions = {}): ApiPromise<Or401<StopImpersonationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/stop-impersonation" }, options);
  }
}
