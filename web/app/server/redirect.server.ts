import { redirect } from "@remix-run/node";
import { isDoor, START, withWayBack } from "~/app/links/sign-in-links";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import { flashCookie } from "./flash.server";

type RedirectOptions = { returnTo?: string; toast?: ToastMessage; headers?: Headers };

/** A redirect within the product, with the toast that the next page shows. */
export function redirectTo(path: string, { returnTo, toast, headers = new Headers() }: RedirectOptions = {}): Response {
  if (toast) headers.append("set-cookie", flashCookie(toast));
  return redirect(returnTo ? withWayBack(path, returnTo) : path, { headers });
}

const ANYWHERE = "https://statewise.invalid";
const OURS = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/**
 * A path of ours from a form or a link, never another site's address. It is read as a browser reads it, and written as one:
 * what `..` leaves must be a path of ours too, and a header takes no other letters.
 */
export function safePath(path: unknown, fallback = START): string {
  if (typeof path !== "string" || !OURS.test(path)) return fallback;
  const read = URL.canParse(path, ANYWHERE) ? new URL(path, ANYWHERE) : null;
  const written = read ? read.pathname + read.search + read.hash : "";
  return read?.origin === ANYWHERE && OURS.test(written) ? written : fallback;
}

/** Where a sign-in or a purchase leads; back to a door would be a circle. */
export function wayBack(path: unknown, fallback = START): string {
  const way = safePath(path, fallback);
  return isDoor(way) ? fallback : way;
}
