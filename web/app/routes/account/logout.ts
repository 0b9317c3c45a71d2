import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { leftBehind, signOut } from "~/domain/accounts";
import { log } from "~/platform/log";

export async function action(arrival: ActionFunctionArgs) {
  try {
    const headers = withCookie(await signOut(await principalOf(arrival)));
    const left = leftBehind(arrival.request.headers.get("cookie"));
    if (left) headers.append("set-cookie", left);
    const toast = { title: "Logged Out", description: "You've been logged out successfully." };
    return redirectTo("/", { toast, headers });
  } catch (error) {
    log().error({ err: error }, "sign-out failed");
    const description = "Failed to logout. Please try again.";
    return redirectTo("/dashboard", { toast: { title: "Logout Failed", description, variant: "destructive" } });
  }
}

export const loader = () => redirect("/");
