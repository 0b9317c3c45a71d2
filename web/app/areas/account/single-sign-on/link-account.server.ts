import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { INTENT } from "~/app/forms/intents";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
import { redirectTo, wayBack } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { requireNotImpersonating } from "~/domain/access";
import { confirmLink, describeLink, forgetLink, linkForm, needsPassword } from "~/domain/accounts";

/** The identity that waits in this browser, and who is signed in to say that it is theirs. */
export async function linkAccountView(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  requireNotImpersonating(principal);
  const waiting = await describeLink(arrival.request.headers.get("cookie"));
  const email = principal.account?.email ?? null;
  return { waiting, email, asksPassword: email !== null && (await needsPassword(principal)) };
}

export async function linkAccountAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const { request } = arrival;
  const form = await formOf(request);
  const cookie = request.headers.get("cookie");
  if (form.get("intent") === INTENT.forgetLink) {
    const toast = { title: "Not Linked", description: "Nothing was changed." };
    return redirectTo("/profile/sign-in", { toast, headers: withCookie(forgetLink()) });
  }
  return submit(form, { intent: INTENT.linkAccount, schema: linkForm }, async ({ currentPassword }) => {
    const linked = await confirmLink(principal, { cookie, currentPassword }, visitOf(request));
    const description = `Your ${linked.providerName} account signs you in from now on.`;
    const toast = { title: "Linked", description, variant: "success" } as const;
    return redirectTo(wayBack(linked.returnTo), { toast, headers: withCookie(linked.cookie) });
  });
}
