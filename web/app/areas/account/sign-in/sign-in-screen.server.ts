import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FAILURE, INTENT } from "~/app/forms/intents";
import { MODES, SECOND_STEP, type SignInMode, signInLink } from "~/app/links/sign-in-links";
import { authenticator, FORM, visitOf } from "~/app/server/authenticator.server";
import { done, failure, formOf, submit } from "~/app/server/form.server";
import { carriedWayBack, keptWayBack } from "~/app/server/kept-way-back.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, wayBack } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import {
  challengeCookie,
  changeTemporaryPassword,
  clearChallengeCookie,
  findEnforcedCompany,
  type OpenedAccount,
  publicProviders,
  register,
  requestPasswordReset,
  resetRequestForm,
  type SignInResult,
  signInForm,
} from "~/domain/accounts";
import { config } from "~/platform/config";
import { TemporaryPassword } from "~/platform/errors";
import { consumeRate } from "~/platform/rate-limit";
import { registrationScreenForm, temporaryPasswordScreenForm } from "../forms.server";
import { checkMailLink } from "../registration/check-mail.server";
import type { RegistrationVariant } from "../registration-check";

/** What the four modes need to be shown; who is signed in already is led on. */
export async function signInView(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const { pathname, searchParams } = new URL(arrival.request.url);
  const returnTo = wayBack(searchParams.get("returnTo"));
  if (principal.account) throw redirect(returnTo);
  if (principal.secondFactor === "asked" && !searchParams.has("mode")) throw redirectTo(SECOND_STEP, { returnTo });
  const wanted = MODES.find((mode) => mode === searchParams.get("mode"));
  const start: SignInMode = pathname.includes("/register") ? "create-account" : "sign-in";
  return { mode: wanted ?? start, returnTo, email: searchParams.get("email") ?? "", providers: publicProviders() };
}

export type SignInAnswer = {
  outcome: FormOutcome;
  mode?: SignInMode;
  email?: string;
  developmentLink?: string | null;
  /** The provider of the company of the address, where it asks for it. */
  company?: { key: string; email: string };
};

/** The action of the screen with four modes. */
export async function signInAction(arrival: ActionFunctionArgs) {
  const form = await formOf(arrival.request);
  switch (form.get("intent")) {
    case INTENT.signIn:
      return enter(arrival, form);
    case INTENT.register:
      return openAccount(arrival, form, "main");
    case INTENT.forgotPassword:
      return sendResetLink(arrival, form);
    case INTENT.changeTemporaryPassword:
      return replaceTemporaryPassword(arrival, form);
    default:
      throw new Response("This form is not known here.", { status: 400 });
  }
}

async function enter(arrival: ActionFunctionArgs, form: FormData) {
  const answer = await enterByPassword(arrival, form);
  if (answer instanceof Response) return answer;
  const { data: email } = signInForm.shape.email.safeParse(form.get("email"));
  const key = email ? await findEnforcedCompany(email) : null;
  return email && key ? data({ ...answer.data, company: { key, email } }, answer.init ?? undefined) : answer;
}

function enterByPassword({ request, context }: ActionFunctionArgs, form: FormData) {
  return submit(form, { intent: INTENT.signIn, schema: signInForm }, async ({ email }) => {
    await consumeRate({ key: "sign-in-screen", from: context.address, max: 120, windowSeconds: 60 });
    let result: SignInResult;
    try {
      result = await authenticator.authenticate(FORM, request);
    } catch (error) {
      if (error instanceof TemporaryPassword) return mustChange(email, String(error.details.challenge));
      throw error;
    }
    const returnTo = wayBack(form.get("returnTo"));
    const headers = withCookie(result.cookie);
    if (result.isAsked) return redirectTo(SECOND_STEP, { returnTo, headers });
    return redirectTo(returnTo, { toast: WELCOME_BACK, headers });
  });
}

export const WELCOME_BACK = {
  title: "Welcome back!",
  description: "You are signed in.",
  variant: "success",
} as const;

const MUST_CHANGE = {
  title: "Password Reset Required",
  description: "You must reset your temporary password before continuing",
};

function mustChange(email: string, challenge: string) {
  const headers = withCookie(challengeCookie(challenge));
  const refused = failure(INTENT.signIn, { status: 423, text: MUST_CHANGE, headers });
  return data({ ...refused.data, mode: "change-password" as const, email }, refused.init ?? undefined);
}

/** Asks for an account from either page; it opens by the mailed link, and leads where one wanted to go. */
export async function openAccount(
  { request, context }: ActionFunctionArgs,
  form: FormData,
  variant: RegistrationVariant,
) {
  const unexpected = variant === "standalone" ? "An error occurred during registration" : undefined;
  const schema = registrationScreenForm(variant);
  return submit(form, { intent: INTENT.register, schema, unexpected }, async (person) => {
    await consumeRate({ key: "register-screen", from: context.address, max: 60, windowSeconds: 600 });
    const returnTo = carriedWayBack(form.get("returnTo"));
    const browser = { cookie: request.headers.get("cookie"), returnTo, invitation: invitationIn(returnTo) };
    const { opened, cookie, ...sent } = await register(person, visitOf(request), browser);
    if (opened) return enterOpened(opened, returnTo);
    return redirectTo(checkMailLink({ ...sent, returnTo }), { headers: withCookie(cookie) });
  });
}

/** The link of an invitation on the way to which an account is opened. */
function invitationIn(returnTo: string): string | null {
  const way = new URL(returnTo, "http://here");
  return way.pathname === "/invitation" ? way.searchParams.get("token") : null;
}

/** Goes on signed in, with what became of the trial. */
export function enterOpened({ trialAccess, cookie }: OpenedAccount, returnTo: string): Response {
  const title = trialAccess.granted ? "Welcome! Free Trial Started" : "Account Created!";
  const toast = { title, description: trialAccess.message, variant: "success" } as const;
  return redirectTo(returnTo, { toast, headers: withCookie(cookie) });
}

const LINK_SENT = {
  title: "Reset Link Sent",
  description: "If an account with that email exists, a reset link has been sent.",
};
const EMAIL_NEEDED = { title: "Email Required", description: "Please enter your email address." };

async function sendResetLink({ request, context }: ActionFunctionArgs, form: FormData) {
  const invalid = () => (String(form.get("email") ?? "").trim() ? undefined : EMAIL_NEEDED);
  return submit(form, { intent: INTENT.forgotPassword, schema: resetRequestForm, invalid }, async ({ email }) => {
    await consumeRate({ key: "reset-screen", from: context.address, max: 30, windowSeconds: 600 });
    const { token } = await requestPasswordReset(email, visitOf(request));
    const developmentLink = config().DEV_TOOLS && token ? `/reset-password?token=${token}` : null;
    const sent = { outcome: done(INTENT.forgotPassword, LINK_SENT), mode: "forgot-password" as const, developmentLink };
    return data(sent, { headers: withCookie(keptWayBack(carriedWayBack(form.get("returnTo")))) });
  });
}

async function replaceTemporaryPassword({ request }: ActionFunctionArgs, form: FormData) {
  const intent = INTENT.changeTemporaryPassword;
  const invalid = () => passwordProblem(form);
  const answer = await submit(form, { intent, schema: temporaryPasswordScreenForm, invalid }, async (change) => {
    await changeTemporaryPassword(change, request.headers.get("cookie"), visitOf(request));
    return redirectTo(signInLink("sign-in", wayBack(form.get("returnTo"))), {
      toast: PASSWORD_UPDATED,
      headers: withCookie(clearChallengeCookie()),
    });
  });
  if (answer instanceof Response) return answer;
  const email = String(form.get("email") ?? "").slice(0, 255);
  return data({ ...answer.data, mode: "change-password" as const, email }, answer.init ?? undefined);
}

export const PASSWORD_UPDATED = {
  title: "Password Updated!",
  description: "Sign in with your new password.",
  variant: "success",
} as const;

/** The specification's toasts for a new password that is not typed right. */
export function passwordProblem(form: FormData): { title: string; description: string } {
  const [password, again] = ["newPassword", "confirmNewPassword"].map((name) => String(form.get(name) ?? ""));
  if (!password || !again || form.get("email") === "") {
    return { title: "Missing Information", description: "Please fill in all fields." };
  }
  if (password.length < 8)
    return { title: "Password Too Short", description: "Password must be at least 8 characters." };
  if (password !== again) return { title: "Passwords Don't Match", description: "Both entries must be the same." };
  return FAILURE[INTENT.changeTemporaryPassword];
}
