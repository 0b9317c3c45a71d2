import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { dismissedCookie } from "~/app/areas/updates/view.server";
import { formOf } from "~/app/server/form.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { requestCheck } from "~/domain/updates";
import { consumeRate } from "~/platform/rate-limit";

/** The two buttons of the banner: away for this session, or a look at the sources. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const back = safePath(form.get("returnTo"), "/");
  if (form.get("intent") === "dismiss") return redirect(back, { headers: withCookie(dismissedCookie()) });
  await consumeRate({ key: "updates-check", from: context.address, max: 30, windowSeconds: 3600 });
  await requestCheck();
  return redirectTo(back, {
    toast: { title: "Checking for updates", description: "New ones appear here within a minute or two." },
  });
}

export const loader = () => redirect("/");
