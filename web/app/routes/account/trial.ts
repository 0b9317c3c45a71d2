import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { startTrial } from "~/domain/accounts";
import { ProductError } from "~/platform/errors";

/** Starts the free trial of a browser or of an account and goes back to where it was asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await principalOf({ request, context });
  const returnTo = safePath((await formOf(request)).get("returnTo"));
  try {
    const { cookie, minutes } = await startTrial(principal, request.headers.get("cookie"), visitOf(request));
    const description = `Full laws, cases, penalties and answers are open for ${minutes} minutes.`;
    const toast = { title: "Free Trial Started", description, variant: "success" } as const;
    return redirectTo(returnTo, { toast, headers: withCookie(cookie) });
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    const toast = { title: "Trial Not Started", description: error.message, variant: "destructive" } as const;
    return redirectTo(returnTo, { toast });
  }
}

export const loader = () => redirect("/dashboard");
