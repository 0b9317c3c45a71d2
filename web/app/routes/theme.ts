import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { safePath } from "~/app/server/redirect.server";
import { themeCookie } from "~/app/server/theme.server";

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const back = safePath(form.get("returnTo"), "/");
  return redirect(back, { headers: { "set-cookie": themeCookie(String(form.get("theme"))) } });
}

export const loader = () => redirect("/");
