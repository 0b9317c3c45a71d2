// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type LoginBody = Body<"login">;
export type LoginAnswer = Answer<"login">;
export type TakeSecondStepBody = Body<"takeSecondStep">;
export type TakeSecondStepAnswer = Answer<"takeSecondStep">;
export type ProveAgainBody = Body<"proveAgain">;
export type ProveAgainAnswer = Answer<"proveAgain">;
export type ChangeTemporaryPasswordBody = Body<"changeTemporaryPassword">;
export type ChangeTemporaryPasswordAnswer = Answer<"changeTemporaryPassword">;
export type LogoutAnswer = Answer<"logout">;
export type RegisterBody = Body<"register">;
export type RegisterAnswer = Answer<"register">;
export type ConfirmRegistrationBody = Body<"confirmRegistration">;
export type ConfirmRegistrationAnswer = Answer<"confirmRegistration">;
export type RequestPasswordResetBody = Body<"requestPasswordReset">;
export type RequestPasswordResetAnswer = Answer<"requestPasswordReset">;
export type ResetPasswordBody = Body<"resetPassword">;
export type ResetPasswordAnswer = Answer<"resetPassword">;
export type StartVisitorTrialAnswer = Answer<"startVisitorTrial">;
export type GetAccessStatusAnswer = Answer<"getAccessStatus">;
export type GetUserAnswer = Answer<"getUser">;
export type UpdateProfileBody = Body<"updateProfile">;
export type UpdateProfileAnswer = Answer<"updateProfile">;
export type DeleteAccountBody = Body<"deleteAccount">;
export type DeleteAccountAnswer = Answer<"deleteAccount">;
export type ExportOwnDataAnswer = Answer<"exportOwnData">;
export type StartDeviceSignInBody = Body<"startDeviceSignIn">;
export type StartDeviceSignInAnswer = Answer<"startDeviceSignIn">;
export type PollDeviceSignInBody = Body<"pollDeviceSignIn">;
export type PollDeviceSignInAnswer = Answer<"pollDeviceSignIn">;

/** `client.account` */
export class Account<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Sign in. `POST /api/auth/login`
   * Opens a session and sets its cookie. After five failures an address and an account are slowed down (429 with `Retry-After`). A right temporary password answers 423 with a `challenge` for change-temp-password. Who has set up a second step is answered 401 with the code `second_factor_required` and a cookie that is good for `POST /api/auth/second-factor` alone, within ten minutes; browsers that are remembered, API keys and terminals are not asked.
   * Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
   * At most 120 calls in 60 seconds.
   */
  login(body: LoginBody, options: RequestOptions = {}): ApiPromise<Or401<LoginAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/login", body }, options);
  }

  /**
   * Take the second step of signing in. `POST /api/auth/second-factor`
   * After a login that was answered `second_factor_required`, with its cookie: the six digits of the app, or a recovery code, each good for once. Wrong ones are slowed down like passwords. With `rememberBrowser` this browser is not asked again for thirty days.
   * Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
   * At most 120 calls in 60 seconds.
   */
  takeSecondStep(body: TakeSecondStepBody, options: RequestOptions = {}): ApiPromise<Or401<TakeSecondStepAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/second-factor", body }, options);
  }

  /**
   * Prove again who is at this session. `POST /api/auth/prove`
   * Some acts (keys, webhook secrets, exports of personal data, erasure, roles, closing an organization, viewing as a customer) answer a session 403 `proof_needed` where its last proof is more than 15 minutes old. The password, or a code of the app, opens them for another 15 minutes. Keys and terminals are not asked.
   * For a signed-in browser: API keys are refused.
   * Takes no `Idempotency-Key`: it holds for a while and makes nothing.
   * At most 30 calls in 600 seconds.
   */
  proveAgain(body: ProveAgainBody, options: RequestOptions = {}): ApiPromise<Or401<ProveAgainAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/prove", body }, options);
  }

  /**
   * Replace a temporary password. `POST /api/auth/change-temp-password`
   * Needs the proof of the 423 answer: its cookie, or its `challenge`, once within ten minutes. Sessions and terminals end; with `endKeys` every API key as well.
   * Takes no `Idempotency-Key`: the proof that it needs is used up by the first call.
   * At most 30 calls in 600 seconds.
   */
  changeTemporaryPassword(
    body: ChangeTemporaryPasswordBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeTemporaryPasswordAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/change-temp-password", body }, options);
  }

  /**
   * Sign out. `POST /api/auth/logout`
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Takes no `Idempotency-Key`: whoever sends it again is signed out already.
   */
  logout(options: RequestOptions = {}): ApiPromise<Or401<LogoutAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/logout" }, options);
  }

  /**
   * Ask for an account. `POST /api/auth/register`
   * Mails a link of 24 hours that opens the account and starts its trial (confirm-registration). The answer is the same whoever has the address; the owner of a known one hears by mail.
   * Takes no `Idempotency-Key`: its answer names this browser, and that cannot be given twice.
   * At most 60 calls in 600 seconds.
   */
  register(body: RegisterBody, options: RequestOptions = {}): ApiPromise<Or401<RegisterAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/register", body }, options);
  }

  /**
   * Open the account by the mailed link. `POST /api/auth/confirm-registration`
   * Opens the account, starts its trial and signs in. The password is not needed from the browser that asked, which is known by its cookie.
   * Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
   * At most 60 calls in 600 seconds.
   */
  confirmRegistration(
    body: ConfirmRegistrationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ConfirmRegistrationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/confirm-registration", body }, options);
  }

  /**
   * Ask for a reset link. `POST /api/auth/reset-password-request`
   * Mails a single-use link of 60 minutes where an account has the address. The answer is always the same.
   * At most 30 calls in 600 seconds.
   */
  requestPasswordReset(
    body: RequestPasswordResetBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RequestPasswordResetAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/auth/reset-password-request", body, idempotent: true },
      options,
    );
  }

  /**
   * Set a password by the mailed link. `POST /api/auth/reset-password`
   * Every session of the account ends, and every API key is revoked.
   * Takes no `Idempotency-Key`: the proof that it needs is used up by the first call.
   * At most 30 calls in 600 seconds.
   */
  resetPassword(body: ResetPasswordBody, options: RequestOptions = {}): ApiPromise<Or401<ResetPasswordAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/reset-password", body }, options);
  }

  /**
   * Start the free trial. `POST /api/auth/trial`
   * 15 minutes of research without an account, once per browser and once in thirty days per network; the 30 minutes of an account whose network had too many when it was opened.
   * Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
   * At most 300 calls in 60 seconds.
   */
  startVisitorTrial(options: RequestOptions = {}): ApiPromise<Or401<StartVisitorTrialAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/trial" }, options);
  }

  /**
   * Access of the caller. `GET /api/auth/access-status`
   * What the caller may read now, until when and why. Answers for a visitor's trial too.
   */
  getAccessStatus(options: RequestOptions = {}): ApiPromise<Or401<GetAccessStatusAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/auth/access-status" }, options);
  }

  /**
   * The signed-in person. `GET /api/auth/user`
   * Scope of an API key: `account:read`.
   */
  getUser(options: RequestOptions = {}): ApiPromise<Or401<GetUserAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/auth/user" }, options);
  }

  /**
   * Change the profile. `PUT /api/auth/profile`
   * Empty fields stay as they are. A new `email` needs `currentPassword` and is put in place after it was confirmed from both mailboxes; the rest is saved at once.
   * Scope of an API key: `account:write`.
   */
  updateProfile(body: UpdateProfileBody, options: RequestOptions = {}): ApiPromise<Or401<UpdateProfileAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: "/api/auth/profile", body, idempotent: true }, options);
  }

  /**
   * Delete the account. `DELETE /api/auth/delete-account`
   * Erases personal data, history, saved results, keys and sessions, and cancels subscriptions. The inactive record and its e-mail address stay. The body may be empty within fifteen minutes of signing in; later `currentPassword` is needed.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Takes no `Idempotency-Key`: whoever sends it again has no account any more.
   */
  delete(body: DeleteAccountBody, options: RequestOptions = {}): ApiPromise<Or401<DeleteAccountAnswer, O>> {
    return this.transport.send({ verb: "DELETE", path: "/api/auth/delete-account", body }, options);
  }

  /**
   * Everything stored about the signed-in person, as JSON. `POST /api/auth/export-data`
   * By table, without secrets. What companies keep of their employees and candidates is exported there.
   * For a signed-in browser: API keys are refused.
   * At most 10 calls in 600 seconds.
   */
  exportOwnData(options: RequestOptions = {}): ApiPromise<Or401<ExportOwnDataAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/export-data", safe: true }, options);
  }

  /**
   * Begin the sign-in of a terminal. `POST /api/auth/device/code`
   * Show `userCode`; the person confirms it at `verificationUri`. Then poll device/token every `interval` seconds.
   * Takes no `Idempotency-Key`: each call begins a sign-in of its own, which ends by itself.
   * At most 30 calls in 600 seconds.
   */
  startDeviceSignIn(
    body: StartDeviceSignInBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<StartDeviceSignInAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/device/code", body }, options);
  }

  /**
   * Ask whether a terminal was confirmed. `POST /api/auth/device/token`
   * `approved` comes once and holds the API key. Asked too often, the answer is 429 with `Retry-After`.
   * Takes no `Idempotency-Key`: it is asked again and again until somebody confirmed, and gives its key out once.
   */
  pollDeviceSignIn(
    body: PollDeviceSignInBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PollDeviceSignInAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/auth/device/token", body }, options);
  }
}
