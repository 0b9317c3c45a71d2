import { START } from "~/app/screens/account/sign-in-links";
import { readCookie, writeCookie } from "~/domain/accounts";
import { wayBack } from "./redirect.server";

const COOKIE = "sw_way_back";
/** As long as the link in the mail works. */
const KEPT_SECONDS = 3600;
const LONGEST = 3000;

/** For whoever goes on by a link in a mail: the way back stays in the browser, and out of the mail. */
export const keptWayBack = (returnTo: string): string =>
  returnTo === START || returnTo.length > LONGEST
    ? forgetWayBack()
    : writeCookie(COOKIE, returnTo, { maxAgeSeconds: KEPT_SECONDS });

export const readKeptWayBack = (request: Request): string => wayBack(readCookie(request.headers.get("cookie"), COOKIE));

export const forgetWayBack = (): string => writeCookie(COOKIE, "", { maxAgeSeconds: 0 });
