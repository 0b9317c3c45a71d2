import type { ActionFunctionArgs } from "@remix-run/node";
import { INTENT } from "~/app/forms/intents";
import { SECOND_STEP, signInLink } from "~/app/links/sign-in-links";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { endSessionOf, withCookie } from "~/app/server/session-cookie.server";
import { challengeCookie, signIn, signInForm } from "~/domain/accounts";
import { NotSignedIn, TemporaryPassword } from "~/platform/errors";
import { consumeRate } from "~/platform/rate-limit";

const DENIED = "Invalid credentials. Please try again.";

/** A real sign-in that needs an administrator (decision 4); for everybody else nothing is granted and nothing changes. */
export async function grantAdminAccess(arrival: ActionFunctionArgs) {
  const { request, context } = arrival;
  const principal = await principalOf(arrival);
  const form = await formOf(request);
  const visit = visitOf(request);
  return submit(form, { intent: INTENT.adminSignIn, schema: signInForm }, async (credentials) => {
    await consumeRate({ key: "admin-sign-in", from: context.address, max: 60, windowSeconds: 60 });
    const browser = { cookie: request.headers.get("cookie") };
    const result = await signIn(credentials, visit, browser).catch((error: unknown) => {
      if (error instanceof TemporaryPassword) throw mustChange(credentials.email, String(error.details.challenge));
      throw error instanceof NotSignedIn ? new NotSignedIn(DENIED) : error;
    });
    if (!result.account.isAdmin) {
      await endSessionOf(result.cookie, visit);
      throw new NotSignedIn(DENIED);
    }
    if (principal.sessionId) await endSessionOf(request.headers.get("cookie"), visit);
    const wanted = safePath(form.get("returnTo"), "/admin/dashboard");
    const toast = { title: "Admin Access Granted", description: "You are signed in.", variant: "success" } as const;
    const target = wanted.startsWith("/admin") && wanted !== "/admin/login" ? wanted : "/admin/dashboard";
    const headers = withCookie(result.cookie);
    return result.isAsked
      ? redirectTo(SECOND_STEP, { returnTo: target, headers })
      : redirectTo(target, { toast, headers });
  });
}

function mustChange(email: string, challenge: string): Response {
  const description = "You must reset your temporary password before continuing";
  return redirectTo(`${signInLink("change-password")}&email=${encodeURIComponent(email)}`, {
    toast: { title: "Password Reset Required", description, variant: "destructive" },
    headers: withCookie(challengeCookie(challenge)),
  });
}
