import { z } from "@hono/zod-openapi";
import { TRIAL_MINUTES, VISITOR_TRIAL_MINUTES } from "~/domain/access";
import {
  accessStatus,
  confirmationForm,
  confirmRegistration,
  register,
  registrationForm,
  requestPasswordReset,
  resetPassword,
  resetPasswordForm,
  resetRequestForm,
  startTrial,
} from "~/domain/accounts";
import { config } from "~/platform/config";
import { endpoint, reply } from "../endpoint";
import { Message, moment, TrialAccess } from "../shapes";
import { visitOf } from "../visit";

const tag = "Account";
const registerEndpoint = endpoint({
  method: "post",
  path: "/api/auth/register",
  operationId: "register",
  tag,
  summary: "Ask for an account",
  description:
    "Mails a link of 24 hours that opens the account and starts its trial (confirm-registration). The answer is the same whoever has the address; the owner of a known one hears by mail.",
  who: "public",
  scope: "none",
  refusesKeys: "its answer names this browser, and that cannot be given twice",
  rate: { max: 60, windowSeconds: 600, per: "address" },
  body: registrationForm,
  bodyExample: {
    firstName: "Dana",
    lastName: "Miller",
    email: "dana.miller@example.com",
    phoneNumber: "555-0100",
    mailingAddress: "1 Main Street, Sacramento, CA 95814",
    password: "correct-horse-battery",
    promoCode: "TRIAL15",
  },
  answers: {
    202: {
      description: "A mail was sent",
      schema: Message.extend({ confirmationRequired: z.literal(true), trialAccess: TrialAccess }),
      example: {
        message: "Open the link in the mail that we have sent to dana.miller@example.com.",
        confirmationRequired: true,
        trialAccess: {
          granted: false,
          duration: 45,
          message: "Your free 45-minute trial starts when you open the link.",
          expiresAt: null,
        },
      },
    },
  },
  handle: async ({ body }, context) => {
    const browser = { cookie: context.request.headers.get("cookie") };
    const { email, trialMinutes, cookie } = await register(body, visitOf(context), browser);
    const trialAccess = {
      granted: false,
      duration: trialMinutes,
      message: `Your free ${trialMinutes}-minute trial starts when you open the link.`,
      expiresAt: null,
    };
    const message = `Open the link in the mail that we have sent to ${email}.`;
    return reply(202, { message, confirmationRequired: true, trialAccess }, { "set-cookie": cookie });
  },
});

const confirmEndpoint = endpoint({
  method: "post",
  path: "/api/auth/confirm-registration",
  operationId: "confirmRegistration",
  tag,
  summary: "Open the account by the mailed link",
  description:
    "Opens the account, starts its trial and signs in. The password is not needed from the browser that asked, which is known by its cookie.",
  who: "public",
  scope: "none",
  refusesKeys: "its answer is a session of this browser, which cannot be given twice",
  rate: { max: 60, windowSeconds: 600, per: "address" },
  body: confirmationForm,
  bodyExample: { token: "the token of the mailed link", password: "correct-horse-battery" },
  answers: {
    201: {
      description: "The account, signed in",
      schema: Message.extend({
        user: z.object({
          id: z.int(),
          email: z.string(),
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
        }),
        trialAccess: TrialAccess,
      }),
      example: {
        message: "Account Created!",
        user: { id: 12, email: "dana.miller@example.com", firstName: "Dana", lastName: "Miller" },
        trialAccess: {
          granted: true,
          duration: 30,
          message: "Your free 30-minute trial has started.",
          expiresAt: "2026-11-20T15:30:00.000Z",
        },
      },
    },
  },
  errors: [409],
  handle: async ({ body }, context) => {
    const browser = { cookie: context.request.headers.get("cookie"), replaces: context.principal };
    const { account, trialAccess, cookie } = await confirmRegistration(body, visitOf(context), browser);
    return reply(201, { message: "Account Created!", user: account, trialAccess }, { "set-cookie": cookie });
  },
});

const resetRequest = endpoint({
  method: "post",
  path: "/api/auth/reset-password-request",
  operationId: "requestPasswordReset",
  tag,
  summary: "Ask for a reset link",
  description: "Mails a single-use link of 60 minutes where an account has the address. The answer is always the same.",
  who: "public",
  scope: "none",
  rate: { max: 30, windowSeconds: 600, per: "address" },
  body: resetRequestForm,
  bodyExample: { email: "dana.miller@example.com" },
  answers: {
    200: {
      description: "The same for every address",
      schema: Message.extend({ resetToken: z.string().optional().describe("In development only") }),
      example: { message: "If an account with that email exists, a reset link has been sent." },
    },
  },
  handle: async ({ body }, context) => {
    const { token } = await requestPasswordReset(body.email, visitOf(context));
    const message = "If an account with that email exists, a reset link has been sent.";
    return config().DEV_TOOLS && token ? { message, resetToken: token } : { message };
  },
});

const reset = endpoint({
  method: "post",
  path: "/api/auth/reset-password",
  operationId: "resetPassword",
  tag,
  summary: "Set a password by the mailed link",
  description: "Every session of the account ends, and every API key is revoked.",
  who: "public",
  scope: "none",
  refusesKeys: "the proof that it needs is used up by the first call",
  rate: { max: 30, windowSeconds: 600, per: "address" },
  body: resetPasswordForm,
  bodyExample: { token: "the token of the mailed link", password: "correct-horse-battery" },
  answers: { 200: { description: "The password is set", schema: Message } },
  handle: async ({ body }, context) => {
    await resetPassword(body, visitOf(context));
    return { message: "Password Updated! Sign in with your new password." };
  },
});

const trial = endpoint({
  method: "post",
  path: "/api/auth/trial",
  operationId: "startVisitorTrial",
  tag,
  summary: "Start the free trial",
  description: `${VISITOR_TRIAL_MINUTES} minutes of research without an account, once per browser and once in thirty days per network; the ${TRIAL_MINUTES} minutes of an account whose network had too many when it was opened.`,
  who: "public",
  scope: "none",
  refusesKeys: "its answer is a session of this browser, which cannot be given twice",
  rate: { max: 300, windowSeconds: 60, per: "address" },
  answers: {
    200: {
      description: "The trial has started",
      schema: TrialAccess,
      example: {
        granted: true,
        duration: 15,
        message: "Your free 15-minute trial has started.",
        expiresAt: "2026-11-20T15:15:00.000Z",
      },
    },
  },
  errors: [409],
  handle: async (_input, context) => {
    const cookieHeader = context.request.headers.get("cookie");
    const { minutes, expiresAt, cookie } = await startTrial(context.principal, cookieHeader, visitOf(context));
    const message = `Your free ${minutes}-minute trial has started.`;
    return reply(200, { granted: true, duration: minutes, message, expiresAt }, { "set-cookie": cookie });
  },
});

const status = endpoint({
  method: "get",
  path: "/api/auth/access-status",
  operationId: "getAccessStatus",
  tag,
  summary: "Access of the caller",
  description: "What the caller may read now, until when and why. Answers for a visitor's trial too.",
  who: "public",
  scope: "none",
  answers: {
    200: {
      description: "The access",
      schema: z.object({
        hasAccess: z.boolean(),
        accessType: z.string(),
        expiresAt: moment.nullable(),
        subscriptionType: z.string(),
        subscriptionId: z.string().nullable(),
        source: z.string(),
        endedAt: moment.nullable(),
        serverTime: moment,
      }),
      example: {
        hasAccess: true,
        accessType: "trial",
        expiresAt: "2026-11-20T15:30:00.000Z",
        subscriptionType: "trial",
        subscriptionId: null,
        source: "account",
        endedAt: null,
        serverTime: "2026-11-20T15:00:00.000Z",
      },
    },
  },
  handle: (_input, { principal }) => accessStatus(principal),
});

export const authEndpoints = [registerEndpoint, confirmEndpoint, resetRequest, reset, trial, status];
