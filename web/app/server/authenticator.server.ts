import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import {
  finishSignOn,
  resolvePrincipal,
  type SignedOn,
  type SignInResult,
  signIn,
  signInForm,
  type Visit,
} from "~/domain/accounts";
import { linkEmployee } from "~/domain/people";
import { Invalid } from "~/platform/errors";
import { currentRequest } from "~/platform/request-context";
import { ProviderStrategy } from "./provider-strategy.server";

/** Name of the form strategy: `authenticator.authenticate(FORM, request)`. */
export const FORM = "form";

/** From where a page request comes, as sessions and the audit keep it. */
export const visitOf = (request: Request): Visit => ({
  address: currentRequest()?.address ?? "unknown",
  userAgent: request.headers.get("user-agent"),
});

const whoIsHere = (cookie: string | null, { address }: Visit) =>
  resolvePrincipal({ cookie, authorization: null, address });

/** Signs in by the fields `email` and `password`; the domain's errors (401, 403, 423, 429) come through as they are. */
export const authenticator = new Authenticator<SignInResult>().use(
  new FormStrategy(async ({ form, request }) => {
    const parsed = signInForm.safeParse(Object.fromEntries(form));
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
      throw new Invalid(fields[0]?.message ?? "Please check your credentials and try again.", { fields });
    }
    const visit = visitOf(request);
    const cookie = request.headers.get("cookie");
    // The session in use ends with the sign-in: its id may have been somebody else's.
    const replaces = await whoIsHere(cookie, visit);
    return signIn(parsed.data, visit, { replaces, cookie });
  }),
  FORM,
);

/** Name of the strategy of providers: `byProvider.authenticate(PROVIDER, request)`. */
export const PROVIDER = "provider";

/** Signs in by a provider; what comes of it may be a question, so that it has an authenticator of its own. */
export const byProvider = new Authenticator<SignedOn>().use(
  new ProviderStrategy(visitOf, async ({ key, url, request }) => {
    const visit = visitOf(request);
    const cookie = request.headers.get("cookie");
    const signedOn = await finishSignOn({ key, url, cookie, visit, principal: await whoIsHere(cookie, visit) });
    const joined = "joined" in signedOn ? signedOn.joined : undefined;
    if (joined) await linkEmployee(joined.organizationId, joined.account);
    return signedOn;
  }),
  PROVIDER,
);
