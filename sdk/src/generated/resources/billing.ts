// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ValidateCouponBody = Body<"validateCoupon">;
export type ValidateCouponAnswer = Answer<"validateCoupon">;
export type CreatePaymentIntentBody = Body<"createPaymentIntent">;
export type CreatePaymentIntentAnswer = Answer<"createPaymentIntent">;
export type CreateSubscriptionBody = Body<"createSubscription">;
export type CreateSubscriptionAnswer = Answer<"createSubscription">;
export type CreateAtsMonthlySubscriptionBody = Body<"createAtsMonthlySubscription">;
export type CreateAtsMonthlySubscriptionAnswer = Answer<"createAtsMonthlySubscription">;
export type CreateAtsAnnualSubscriptionBody = Body<"createAtsAnnualSubscription">;
export type CreateAtsAnnualSubscriptionAnswer = Answer<"createAtsAnnualSubscription">;
export type CreateHrisSubscriptionBody = Body<"createHrisSubscription">;
export type CreateHrisSubscriptionAnswer = Answer<"createHrisSubscription">;
export type VerifyPaymentBody = Body<"verifyPayment">;
export type VerifyPaymentAnswer = Answer<"verifyPayment">;
export type VerifySubscriptionBody = Body<"verifySubscription">;
export type VerifySubscriptionAnswer = Answer<"verifySubscription">;
export type VerifyAtsSubscriptionBody = Body<"verifyAtsSubscription">;
export type VerifyAtsSubscriptionAnswer = Answer<"verifyAtsSubscription">;
export type ListPurchasesQuery = Query<"listPurchases">;
export type ListPurchasesItem = Item<"listPurchases">;
export type RequestRefundBody = Body<"requestRefund">;
export type RequestRefundAnswer = Answer<"requestRefund">;
export type CancelSubscriptionBody = Body<"cancelSubscription">;
export type CancelSubscriptionAnswer = Answer<"cancelSubscription">;
export type ResumeSubscriptionBody = Body<"resumeSubscription">;
export type ResumeSubscriptionAnswer = Answer<"resumeSubscription">;
export type UpdateCardBody = Body<"updateCard">;
export type UpdateCardAnswer = Answer<"updateCard">;
export type ChangePlanBody = Body<"changePlan">;
export type ChangePlanAnswer = Answer<"changePlan">;

/** `client.billing` */
export class Billing<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Check a promo code. `POST /api/validate-coupon`
   * Whether a code counts for a plan. Nothing is used by asking.
   * Scope of an API key: `account:read`.
   * At most 30 calls in 60 seconds.
   */
  validateCoupon(body: ValidateCouponBody, options: RequestOptions = {}): ApiPromise<Or401<ValidateCouponAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/validate-coupon", body, safe: true }, options);
  }

  /**
   * Begin to buy a single day. `POST /api/create-payment-intent`
   * The amount comes from the server's plan table and the coupon; an `amount` of the caller is not believed.
   * Scope of an API key: `account:write`.
   * At most 30 calls in 60 seconds.
   */
  createPaymentIntent(
    body: CreatePaymentIntentBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CreatePaymentIntentAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/create-payment-intent", body, idempotent: true }, options);
  }

  /**
   * Begin a monthly subscription. `POST /api/create-subscription`
   * Scope of an API key: `account:write`.
   * At most 30 calls in 60 seconds.
   */
  createSubscription(
    body: CreateSubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CreateSubscriptionAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/create-subscription", body, idempotent: true }, options);
  }

  /**
   * Begin the monthly plan of the Applicant Tracking System ($25.00). `POST /api/create-ats-monthly-subscription`
   * Scope of an API key: `account:write`.
   * At most 30 calls in 60 seconds.
   */
  createAtsMonthlySubscription(
    body: CreateAtsMonthlySubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CreateAtsMonthlySubscriptionAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/create-ats-monthly-subscription", body, idempotent: true },
      options,
    );
  }

  /**
   * Begin the annual plan of the Applicant Tracking System ($275.00). `POST /api/create-ats-annual-subscription`
   * Scope of an API key: `account:write`.
   * At most 30 calls in 60 seconds.
   */
  createAtsAnnualSubscription(
    body: CreateAtsAnnualSubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CreateAtsAnnualSubscriptionAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/create-ats-annual-subscription", body, idempotent: true },
      options,
    );
  }

  /**
   * Begin a plan of the HR information system, per employee. `POST /api/create-hris-subscription`
   * Refused where the operator does not sell it (`HRIS_SALES=off`).
   * Scope of an API key: `account:write`.
   * At most 30 calls in 60 seconds.
   */
  createHrisSubscription(
    body: CreateHrisSubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CreateHrisSubscriptionAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/create-hris-subscription", body, idempotent: true },
      options,
    );
  }

  /**
   * Ask whether a payment came. `POST /api/verify-payment`
   * Reads it at the payment provider and grants what it pays for: the same as the provider's webhook.
   * Scope of an API key: `account:write`.
   */
  verifyPayment(body: VerifyPaymentBody, options: RequestOptions = {}): ApiPromise<Or401<VerifyPaymentAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/verify-payment", body, idempotent: true }, options);
  }

  /**
   * Ask whether a subscription is paid. `POST /api/verify-subscription`
   * Scope of an API key: `account:write`.
   */
  verifySubscription(
    body: VerifySubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<VerifySubscriptionAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/verify-subscription", body, idempotent: true }, options);
  }

  /**
   * Ask whether an ATS subscription is paid. `POST /api/verify-ats-subscription`
   * Scope of an API key: `account:write`.
   */
  verifyAtsSubscription(
    body: VerifyAtsSubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<VerifyAtsSubscriptionAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/verify-ats-subscription", body, idempotent: true }, options);
  }

  /**
   * What the caller bought. `GET /api/purchases`
   * Scope of an API key: `account:read`.
   */
  listPurchases(query: ListPurchasesQuery = {}, options: RequestOptions = {}): PagePromise<ListPurchasesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/purchases", query }, options);
  }

  /**
   * Ask for the money back. `POST /api/purchases/{id}/refund-request`
   * Within 30 days of the purchase, without a reason. Access ends with the refund.
   * Scope of an API key: `account:write`.
   */
  requestRefund(
    id: string | number,
    body: RequestRefundBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RequestRefundAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/purchases/${id}/refund-request`, body, idempotent: true },
      options,
    );
  }

  /**
   * Cancel a subscription at the end of its paid period. `POST /api/cancel-subscription`
   * Scope of an API key: `account:write`.
   */
  cancelSubscription(
    body: CancelSubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CancelSubscriptionAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/cancel-subscription", body, idempotent: true }, options);
  }

  /**
   * Take a cancellation back. `POST /api/resume-subscription`
   * Scope of an API key: `account:write`.
   */
  resumeSubscription(
    body: ResumeSubscriptionBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ResumeSubscriptionAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/resume-subscription", body, idempotent: true }, options);
  }

  /**
   * Change the card of a subscription. `POST /api/update-card`
   * Without `setupIntentId`: begins and answers the secret for the card form. With it: charges the saved card from now on, and at once what is owed.
   * Scope of an API key: `account:write`.
   */
  updateCard(body: UpdateCardBody, options: RequestOptions = {}): ApiPromise<Or401<UpdateCardAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/update-card", body, idempotent: true }, options);
  }

  /**
   * Go on with the annual plan instead of the monthly one, or with more employees. `POST /api/change-plan`
   * Without `amount`: answers what it costs now and charges nothing. With the `amount` and the `quotedAt` of that answer: charges the saved card and begins the year. Another amount is refused with 409.
   * Scope of an API key: `account:write`.
   */
  changePlan(body: ChangePlanBody, options: RequestOptions = {}): ApiPromise<Or401<ChangePlanAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/change-plan", body, idempotent: true }, options);
  }
}
