// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { FileDownload } from "../../runtime/file-download.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ImpersonateCustomerBody = Body<"impersonateCustomer">;
export type ImpersonateCustomerAnswer = Answer<"impersonateCustomer">;
export type StopImpersonationAnswer = Answer<"stopImpersonation">;
export type CustomerStatsAnswer = Answer<"customerStats">;
export type ListCustomersQuery = Query<"listCustomers">;
export type ListCustomersItem = Item<"listCustomers">;
export type AddCustomerBody = Body<"addCustomer">;
export type AddCustomerAnswer = Answer<"addCustomer">;
export type ExportCustomersBody = Body<"exportCustomers">;
export type GetCustomerAnswer = Answer<"getCustomer">;
export type UpdateCustomerBody = Body<"updateCustomer">;
export type UpdateCustomerAnswer = Answer<"updateCustomer">;
export type CustomerPurchasesAnswer = Answer<"customerPurchases">;
export type CustomerTimelineQuery = Query<"customerTimeline">;
export type CustomerTimelineItem = Item<"customerTimeline">;
export type ExportCustomerDataAnswer = Answer<"exportCustomerData">;
export type SetCustomerAccessBody = Body<"setCustomerAccess">;
export type SetCustomerAccessAnswer = Answer<"setCustomerAccess">;
export type ResetCustomerPasswordAnswer = Answer<"resetCustomerPassword">;
export type SetTemporaryPasswordBody = Body<"setTemporaryPassword">;
export type SetTemporaryPasswordAnswer = Answer<"setTemporaryPassword">;
export type ConfirmTemporaryPasswordAnswer = Answer<"confirmTemporaryPassword">;
export type RemoveSecondFactorAnswer = Answer<"removeSecondFactor">;
export type NotifyCustomerBody = Body<"notifyCustomer">;
export type NotifyCustomerAnswer = Answer<"notifyCustomer">;
export type GrantAtsBody = Body<"grantAts">;
export type GrantAtsAnswer = Answer<"grantAts">;
export type RevokeAtsBody = Body<"revokeAts">;
export type RevokeAtsAnswer = Answer<"revokeAts">;
export type GrantHrisBody = Body<"grantHris">;
export type GrantHrisAnswer = Answer<"grantHris">;
export type RevokeHrisBody = Body<"revokeHris">;
export type RevokeHrisAnswer = Answer<"revokeHris">;
export type GrantBenefitsBody = Body<"grantBenefits">;
export type GrantBenefitsAnswer = Answer<"grantBenefits">;
export type RevokeBenefitsBody = Body<"revokeBenefits">;
export type RevokeBenefitsAnswer = Answer<"revokeBenefits">;
export type SuspendCustomerBody = Body<"suspendCustomer">;
export type SuspendCustomerAnswer = Answer<"suspendCustomer">;
export type ReactivateCustomerBody = Body<"reactivateCustomer">;
export type ReactivateCustomerAnswer = Answer<"reactivateCustomer">;
export type ForceLogoutAnswer = Answer<"forceLogout">;
export type ListCustomerNotesAnswer = Answer<"listCustomerNotes">;
export type AddCustomerNoteBody = Body<"addCustomerNote">;
export type AddCustomerNoteAnswer = Answer<"addCustomerNote">;
export type BulkCustomersBody = Body<"bulkCustomers">;
export type BulkCustomersAnswer = Answer<"bulkCustomers">;
export type ImportCustomersBody = Body<"importCustomers">;
export type ImportCustomersAnswer = Answer<"importCustomers">;

/** `client.admin.customers` */
export class AdminCustomers<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * View as a customer. `POST /api/admin/customers/{id}/impersonate`
   * The session goes on as the customer for at most an hour, audited. Admin functions, password, e-mail, payment, deletion and keys stay shut.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `customers:impersonate`.
   * Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
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
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
   */
  stopImpersonation(options: RequestOptions = {}): ApiPromise<Or401<StopImpersonationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/stop-impersonation" }, options);
  }

  /**
   * Figures of the customers. `GET /api/admin/customer-stats`
   * Money is in cents, less what was paid back, and null for staff who may not see purchases.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:read`.
   */
  stats(options: RequestOptions = {}): ApiPromise<Or401<CustomerStatsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/customer-stats" }, options);
  }

  /**
   * Customers, searched, filtered and paged. `GET /api/admin/customers`
   * With `limit` or `cursor`: `{data, nextCursor}`. Without: the bare list, at most 1,000 rows, then `X-Truncated: true` and a `Link` to the paged form.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:read`.
   */
  list(query: ListCustomersQuery = {}, options: RequestOptions = {}): PagePromise<ListCustomersItem, O> {
    return this.transport.pageWithLimit({ verb: "GET", path: "/api/admin/customers", query }, options);
  }

  /**
   * Open an account for a customer. `POST /api/admin/customers`
   * Without a temporary password the customer gets a link to choose one.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  add(body: AddCustomerBody, options: RequestOptions = {}): ApiPromise<Or401<AddCustomerAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/customers", body, idempotent: true }, options);
  }

  /**
   * Customers as a file. `POST /api/admin/export-customers`
   * Streams; formula cells are neutralised; search and filter as in the list.
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:export`.
   * At most 30 calls in 600 seconds.
   */
  export(body: ExportCustomersBody, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "POST", path: "/api/admin/export-customers", body, safe: true }, options);
  }

  /**
   * One customer. `GET /api/admin/customers/{id}`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetCustomerAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/customers/${id}` }, options);
  }

  /**
   * Correct a customer's details. `PUT /api/admin/customers/{id}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  update(
    id: string | number,
    body: UpdateCustomerBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateCustomerAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/admin/customers/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * What a customer bought. `GET /api/admin/customers/{id}/purchases`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `purchases:read`.
   */
  purchases(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<CustomerPurchasesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/customers/${id}/purchases` }, options);
  }

  /**
   * What happened to a customer, from the audit log. `GET /api/admin/customers/{id}/timeline`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:read`.
   */
  timeline(
    id: string | number,
    query: CustomerTimelineQuery = {},
    options: RequestOptions = {},
  ): PagePromise<CustomerTimelineItem, O> {
    return this.transport.page({ verb: "GET", path: path`/api/admin/customers/${id}/timeline`, query }, options);
  }

  /**
   * Everything stored about one person, as JSON. `POST /api/admin/customers/{id}/export-data`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:export`.
   */
  exportData(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ExportCustomerDataAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/export-data`, safe: true },
      options,
    );
  }

  /**
   * Set the access level of the main platform. `PUT /api/admin/customers/{id}/access`
   * Without an expiry: 30 minutes for trial, a day for daily, 30 days for monthly, no end for unlimited.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  setAccess(
    id: string | number,
    body: SetCustomerAccessBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SetCustomerAccessAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/admin/customers/${id}/access`, body, idempotent: true },
      options,
    );
  }

  /**
   * Mail a customer a link to choose a new password. `POST /api/admin/customers/{id}/reset-password`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  resetPassword(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ResetCustomerPasswordAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/reset-password`, idempotent: true },
      options,
    );
  }

  /**
   * Set a temporary password. `POST /api/admin/customers/{id}/set-temp-password`
   * For administrators; other staff reset passwords. Sessions end at once, the customer hears of it by mail and must choose a password at the next sign-in. Without `tempPassword` one is made and mailed, so that only the customer reads it. One that is chosen needs a signed-in administrator, and for the owner of an organization or a colleague the confirmation of the customer or of a second administrator (202).
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  setTemporaryPassword(
    id: string | number,
    body: SetTemporaryPasswordBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SetTemporaryPasswordAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/set-temp-password`, body, idempotent: true },
      options,
    );
  }

  /**
   * Confirm a temporary password that another administrator chose. `POST /api/admin/customers/{id}/confirm-temp-password`
   * For a signed-in browser: API keys are refused.
   */
  confirmTemporaryPassword(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ConfirmTemporaryPasswordAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/confirm-temp-password`, idempotent: true },
      options,
    );
  }

  /**
   * Take the second step at sign-in from a customer who has lost it. `POST /api/admin/customers/{id}/remove-second-factor`
   * For signed-in administrators, after the person proved in another way who they are; never from administrators and staff. Apps, passkeys, recovery codes and remembered browsers go, and the customer hears of it by mail.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  removeSecondFactor(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RemoveSecondFactorAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/remove-second-factor`, idempotent: true },
      options,
    );
  }

  /**
   * Write to a customer. `POST /api/admin/customers/{id}/notify`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:notify`.
   */
  notify(
    id: string | number,
    body: NotifyCustomerBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<NotifyCustomerAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/notify`, body, idempotent: true },
      options,
    );
  }

  /**
   * Grant ATS access. `POST /api/admin/customers/{id}/grant-ats`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  grantAts(
    id: string | number,
    body: GrantAtsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<GrantAtsAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/grant-ats`, body, idempotent: true },
      options,
    );
  }

  /**
   * Revoke ATS access. `POST /api/admin/customers/{id}/revoke-ats`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  revokeAts(
    id: string | number,
    body: RevokeAtsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RevokeAtsAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/revoke-ats`, body, idempotent: true },
      options,
    );
  }

  /**
   * Grant HRIS access. `POST /api/admin/customers/{id}/grant-hris`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  grantHris(
    id: string | number,
    body: GrantHrisBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<GrantHrisAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/grant-hris`, body, idempotent: true },
      options,
    );
  }

  /**
   * Revoke HRIS access. `POST /api/admin/customers/{id}/revoke-hris`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  revokeHris(
    id: string | number,
    body: RevokeHrisBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RevokeHrisAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/revoke-hris`, body, idempotent: true },
      options,
    );
  }

  /**
   * Grant Benefits access. `POST /api/admin/customers/{id}/grant-benefits`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  grantBenefits(
    id: string | number,
    body: GrantBenefitsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<GrantBenefitsAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/grant-benefits`, body, idempotent: true },
      options,
    );
  }

  /**
   * Revoke Benefits access. `POST /api/admin/customers/{id}/revoke-benefits`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  revokeBenefits(
    id: string | number,
    body: RevokeBenefitsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RevokeBenefitsAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/revoke-benefits`, body, idempotent: true },
      options,
    );
  }

  /**
   * Suspend an account. `POST /api/admin/customers/{id}/suspend`
   * Sessions end, keys are refused, nothing is erased.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  suspend(
    id: string | number,
    body: SuspendCustomerBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SuspendCustomerAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/suspend`, body, idempotent: true },
      options,
    );
  }

  /**
   * Let a suspended customer in again. `POST /api/admin/customers/{id}/reactivate`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  reactivate(
    id: string | number,
    body: ReactivateCustomerBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReactivateCustomerAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/reactivate`, body, idempotent: true },
      options,
    );
  }

  /**
   * End every session of a customer. `POST /api/admin/customers/{id}/force-logout`
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `customers:write`.
   */
  forceLogout(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ForceLogoutAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/force-logout`, idempotent: true },
      options,
    );
  }

  /**
   * Notes about a customer. `GET /api/admin/customers/{id}/notes`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `customers:read`.
   */
  listNotes(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListCustomerNotesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/customers/${id}/notes` }, options);
  }

  /**
   * Add a note about a customer. `POST /api/admin/customers/{id}/notes`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  addNote(
    id: string | number,
    body: AddCustomerNoteBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddCustomerNoteAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/customers/${id}/notes`, body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a note. `DELETE /api/admin/customers/{id}/notes/{noteId}`
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  removeNote(id: string | number, noteId: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/admin/customers/${id}/notes/${noteId}`, idempotent: true },
      options,
    );
  }

  /**
   * Grant, revoke or notify many customers. `POST /api/admin/customers/bulk`
   * `dryRun` answers a preview that can be started. Up to 200 rows are done when the answer comes; more go on behind it: ask for the operation.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:grant`.
   */
  bulk(body: BulkCustomersBody, options: RequestOptions = {}): ApiPromise<Or401<BulkCustomersAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/customers/bulk", body, idempotent: true }, options);
  }

  /**
   * Open accounts from a CSV file. `POST /api/admin/customers/import`
   * The first line names the columns (email, firstName, lastName, and any other field of the add-customer call). Every line gets a result; with `dryRun` (the default) nothing is written yet.
   * Scope of an API key: `admin:write`.
   * Open to staff whose role has `customers:write`.
   */
  import(body: ImportCustomersBody, options: RequestOptions = {}): ApiPromise<Or401<ImportCustomersAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/customers/import", body, idempotent: true }, options);
  }
}
