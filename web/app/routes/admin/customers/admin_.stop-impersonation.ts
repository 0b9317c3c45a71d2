import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { visitOf } from "~/app/server/authenticator.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { stopImpersonation } from "~/domain/accounts";
import { ProductError } from "~/platform/errors";

export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await principalOf({ request, context });
  try {
    const { cookie } = await stopImpersonation(principal, visitOf(request));
    const toast = {
      title: "Impersonation Stopped",
      description: "You are back in your admin account.",
      variant: "success",
    } as const;
    return redirectTo("/admin/dashboard", { toast, headers: withCookie(cookie) });
  } catch (error) {
    // Two clicks, or a view that ended by itself: the dashboard asks for a sign-in where one is needed.
    if (!(error instanceof ProductError)) throw error;
    return redirectTo("/admin/dashboard");
  }
}

export const loader = () => redirect("/");
