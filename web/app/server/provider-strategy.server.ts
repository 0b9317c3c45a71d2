import { redirect } from "@remix-run/node";
import { Strategy } from "remix-auth/strategy";
import { beginSignOn, callbackPath, EMAIL_LENGTH, type SignedOn, type Visit } from "~/domain/accounts";
import { config } from "~/platform/config";
import { carriedWayBack } from "./kept-way-back.server";
import { withCookie } from "./session-cookie.server";

/** Who comes back from a provider: which one, at what address, with what it sent along. */
export type Answer = { key: string; url: URL; request: Request };

/**
 * Signs in by a provider (OpenID Connect): at `/login/with/<key>` the browser is sent there, at the address that it comes
 * back to the answer is given to `verify`.
 */
export class ProviderStrategy extends Strategy<SignedOn, Answer> {
  name = "provider";

  constructor(
    private readonly visitOf: (request: Request) => Visit,
    verify: Strategy.VerifyFunction<SignedOn, Answer>,
  ) {
    super(verify);
  }

  async authenticate(request: Request): Promise<SignedOn> {
    const { pathname, search, searchParams } = new URL(request.url);
    const key = pathname.slice(pathname.lastIndexOf("/") + 1);
    if (pathname === callbackPath(key)) {
      // The address that people see, whatever stands between them and us.
      return this.verify({ key, url: new URL(`${config().appUrl}${pathname}${search}`), request });
    }
    const returnTo = carriedWayBack(searchParams.get("returnTo"));
    const email = searchParams.get("email")?.slice(0, EMAIL_LENGTH) || undefined;
    const { address, cookie } = await beginSignOn(key, { returnTo, visit: this.visitOf(request), email });
    throw redirect(address, { headers: withCookie(cookie) });
  }
}
