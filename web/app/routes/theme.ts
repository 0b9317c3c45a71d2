import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { formOf } from "~/app/server/form.server";
import { safePath } from "~/app/server/redirect.server";
import { themeCookie } from "~/app/server/theme.server";

export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const back = safePath(form.get("returnTo"), "/");
  return redirect(back, { headers: { "set-cookie": themeCookie(String(form.get("theme"))) } });
}

export const loader = () => redirect("/");
