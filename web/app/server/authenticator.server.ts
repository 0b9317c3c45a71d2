import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { resolvePrincipal, type SignInResult, signIn, signInForm, type Visit } from "~/domain/accounts";
import { Invalid } from "~/platform/errors";
import { currentRequest } from "~/platform/request-context";

/** Name of the form strategy: `authenticator.authenticate(FORM, request)`. */
export const FORM = "form";

/** From where a page request comes, as sessions and the audit keep it. */
export const visitOf = (request: Request): Visit => ({
  address: currentRequest()?.address ?? "unknown",
  userAgent: request.headers.get("user-agent"),
});

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
    const replaces = await resolvePrincipal({ cookie, authorization: null, address: visit.address });
    return signIn(parsed.data, visit, { replaces, cookie });
  }),
  FORM,
);
