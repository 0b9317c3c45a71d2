import { z } from "@hono/zod-openapi";
import { secondStepMissing } from "~/domain/access";
import {
  challengeCookie,
  changeTemporaryPassword,
  clearChallengeCookie,
  giveProof,
  proofForm,
  secondStepForm,
  signIn,
  signInForm,
  signOut,
  takeSecondStep,
  temporaryPasswordForm,
} from "~/domain/accounts";
import { TemporaryPassword } from "~/platform/errors";
import { endpoint, reply } from "../endpoint";
import { problemResponse } from "../problem";
import { Message } from "../shapes";
import { visitOf } from "../visit";

const tag = "Account";
const signedInUser = z.object({ id: z.int(), email: z.string(), isAdmin: z.boolean() });

const login = endpoint({
  method: "post",
  path: "/api/auth/login",
  operationId: "login",
  tag,
  summary: "Sign in",
  description:
    "Opens a session and sets its cookie. After five failures an address and an account are slowed down (429 with `Retry-After`). A right temporary password answers 423 with a `challenge` for change-temp-password. Who has set up a second step is answered 401 with the code `second_factor_required` and a cookie that is good for `POST /api/auth/second-factor` alone, within ten minutes; browsers that are remembered, API keys and terminals are not asked.",
  who: "public",
  scope: "none",
  refusesKeys: "its answer is a session of this browser, which cannot be given twice",
  rate: { max: 120, windowSeconds: 60, per: "address" },
  body: signInForm,
  bodyExample: { email: "dana.miller@example.com", password: "correct-horse-battery" },
  answers: {
    200: {
      description: "Signed in",
      schema: Message.extend({ user: signedInUser }),
      example: { message: "Welcome back!", user: { id: 12, email: "dana.miller@example.com", isAdmin: false } },
    },
  },
  errors: [401, 403, 423],
  handle: async ({ body }, context) => {
    try {
      const browser = { replaces: context.principal, cookie: context.request.headers.get("cookie") };
      const { account, cookie, isAsked } = await signIn(body, visitOf(context), browser);
      if (isAsked) return asking(cookie);
      return reply(200, { message: "Welcome back!", user: account }, { "set-cookie": cookie });
    } catch (error) {
      if (!(error instanceof TemporaryPassword)) throw error;
      const response = problemResponse(error);
      response.headers.append("set-cookie", challengeCookie(String(error.details.challenge)));
      return response;
    }
  },
});

/** The refusal that brings the session along in which the second step is taken. */
function asking(cookie: string): Response {
  const response = problemResponse(secondStepMissing());
  response.headers.append("set-cookie", cookie);
  return response;
}

const secondStep = endpoint({
  method: "post",
  path: "/api/auth/second-factor",
  operationId: "takeSecondStep",
  tag,
  summary: "Take the second step of signing in",
  description:
    "After a login that was answered `second_factor_required`, with its cookie: the six digits of the app, or a recovery code, each good for once. Wrong ones are slowed down like passwords. With `rememberBrowser` this browser is not asked again for thirty days.",
  who: "public",
  scope: "none",
  refusesKeys: "its answer is a session of this browser, which cannot be given twice",
  rate: { max: 120, windowSeconds: 60, per: "address" },
  body: secondStepForm,
  bodyExample: { code: "492039", rememberBrowser: true },
  answers: {
    200: {
      description: "Signed in",
      schema: Message.extend({ user: signedInUser }),
      example: { message: "Welcome back!", user: { id: 12, email: "dana.miller@example.com", isAdmin: false } },
    },
  },
  errors: [401],
  handle: async ({ body }, context) => {
    const { account, cookies } = await takeSecondStep(context.principal, body, visitOf(context));
    const answer = new Response(JSON.stringify({ message: "Welcome back!", user: account }));
    answer.headers.set("content-type", "application/json");
    answer.headers.set("cache-control", "no-store");
    for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
    return answer;
  },
});

const prove = endpoint({
  method: "post",
  path: "/api/auth/prove",
  operationId: "proveAgain",
  tag,
  summary: "Prove again who is at this session",
  description:
    "Some acts (keys, webhook secrets, exports of personal data, erasure, roles, closing an organization, viewing as a customer) answer a session 403 `proof_needed` where its last proof is more than 15 minutes old. The password, or a code of the app, opens them for another 15 minutes. Keys and terminals are not asked.",
  who: "user",
  scope: "session",
  refusesKeys: "it holds for a while and makes nothing",
  rate: { max: 30, windowSeconds: 600, per: "address" },
  body: proofForm,
  bodyExample: { currentPassword: "correct-horse-battery" },
  answers: { 200: { description: "Proven", schema: Message } },
  errors: [403],
  handle: async ({ body }, { principal }) => {
    await giveProof(principal, body);
    return { message: "Proven" };
  },
});

const changeTemporary = endpoint({
  method: "post",
  path: "/api/auth/change-temp-password",
  operationId: "changeTemporaryPassword",
  tag,
  summary: "Replace a temporary password",
  description:
    "Needs the proof of the 423 answer: its cookie, or its `challenge`, once within ten minutes. Sessions and terminals end; with `endKeys` every API key as well.",
  who: "public",
  scope: "none",
  refusesKeys: "the proof that it needs is used up by the first call",
  rate: { max: 30, windowSeconds: 600, per: "address" },
  body: temporaryPasswordForm,
  bodyExample: {
    email: "dana.miller@example.com",
    newPassword: "correct-horse-battery",
    challenge: "from the 423 answer",
    endKeys: true,
  },
  answers: { 200: { description: "The password is set", schema: Message } },
  errors: [401],
  handle: async ({ body }, context) => {
    await changeTemporaryPassword(body, context.request.headers.get("cookie"), visitOf(context));
    const message = "Password Updated! Sign in with your new password.";
    return reply(200, { message }, { "set-cookie": clearChallengeCookie() });
  },
});

const logout = endpoint({
  method: "post",
  path: "/api/auth/logout",
  operationId: "logout",
  changes: "sessions",
  tag,
  summary: "Sign out",
  who: "user",
  scope: "session:end",
  beforeSecondStep: true,
  refusesKeys: "whoever sends it again is signed out already",
  answers: { 200: { description: "The session has ended", schema: Message } },
  handle: async (_input, { principal }) =>
    reply(200, { message: "Signed out." }, { "set-cookie": await signOut(principal) }),
});

export const signInEndpoints = [login, secondStep, prove, changeTemporary, logout];
