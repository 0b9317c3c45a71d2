import { redirect } from "@remix-run/node";
import type { ToastMessage } from "~/app/ui/toast-context";
import { flashCookie } from "./flash.server";

type RedirectOptions = { returnTo?: string; toast?: ToastMessage; headers?: Headers };

/** A redirect within the product, with the toast that the next page shows. */
export function redirectTo(path: string, { returnTo, toast, headers = new Headers() }: RedirectOptions = {}): Response {
  if (toast) headers.append("set-cookie", flashCookie(toast));
  const target = returnTo && returnTo !== "/" ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
  return redirect(target, { headers });
}

/** A path of ours from a form or a link, never another site's address. */
export function safePath(path: unknown, fallback = "/dashboard"): string {
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path) || /[\s\\\p{Cc}]/u.test(path)) return fallback;
  return path;
}
