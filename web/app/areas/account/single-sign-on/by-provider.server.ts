import type { LoaderFunctionArgs } from "@remix-run/node";
import { LINK_ACCOUNT, SECOND_STEP, START } from "~/app/links/sign-in-links";
import { byProvider, PROVIDER } from "~/app/server/authenticator.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, wayBack } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import type { SignedOn } from "~/domain/accounts";
import { ProductError } from "~/platform/errors";
import { consumeRate } from "~/platform/rate-limit";
import { WELCOME_BACK } from "../sign-in/sign-in-screen.server";

/** The way to a provider and back: always an answer that leads on, with what went wrong said on the page that follows. */
export async function signOnByProvider(arrival: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = arrival;
  try {
    await consumeRate({ key: "sign-on", from: context.address, max: 60, windowSeconds: 300 });
    return leadOn(await byProvider.authenticate(PROVIDER, request));
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    const { account } = await principalOf(arrival);
    const returnTo = wayBack(new URL(request.url).searchParams.get("returnTo"), account ? "/profile/sign-in" : START);
    const toast = { title: "Not Signed In", description: error.message, variant: "destructive" } as const;
    return account
      ? redirectTo(returnTo, { toast: { ...toast, title: "Not Linked" } })
      : redirectTo("/login", { returnTo, toast });
  }
}

const OPENED = "Welcome!";

function leadOn(result: SignedOn): Response {
  const { kind, returnTo: carried } = result;
  const returnTo = wayBack(carried);
  if (kind === "known") {
    return redirectTo(returnTo, { toast: { title: "Linked Already", description: "This account signs you in." } });
  }
  const headers = withCookie(...result.cookies);
  if (kind === "waits") return redirectTo(LINK_ACCOUNT, { headers });
  if (result.isAsked) return redirectTo(SECOND_STEP, { returnTo, headers });
  const toast =
    kind === "opened" ? { title: OPENED, description: result.notice, variant: "success" as const } : WELCOME_BACK;
  return redirectTo(returnTo, { toast, headers });
}
