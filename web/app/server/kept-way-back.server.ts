import { START } from "~/app/links/sign-in-links";
import { readCookie, writeCookie } from "~/domain/accounts";
import { wayBack } from "./redirect.server";

const COOKIE = "sw_way_back";
/** As long as the link in the mail works. */
const KEPT_SECONDS = 3600;
const LONGEST = 3000;

/** A way that is carried along, in a cookie or an address; one that is too long for that leads to the start. */
export const carriedWayBack = (path: unknown): string => {
  const way = wayBack(path);
  return way.length > LONGEST ? START : way;
};

/** For whoever goes on by a link in a mail: the way back stays in the browser, and out of the mail. */
export const keptWayBack = (returnTo: string): string =>
  returnTo === START ? forgetWayBack() : writeCookie(COOKIE, returnTo, { maxAgeSeconds: KEPT_SECONDS });

export const readKeptWayBack = (request: Request): string => wayBack(readCookie(request.headers.get("cookie"), COOKIE));

export const forgetWayBack = (): string => writeCookie(COOKIE, "", { maxAgeSeconds: 0 });
