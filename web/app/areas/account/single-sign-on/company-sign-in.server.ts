import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { INTENT } from "~/app/forms/intents";
import { done, formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { wayBack } from "~/app/server/redirect.server";
import { findCompanySignOn, resetRequestForm } from "~/domain/accounts";
import { invalidField } from "~/platform/errors";
import { consumeRate } from "~/platform/rate-limit";

/** Asks for the address, whose domain says which company's provider it is. */
export async function companySignInView(arrival: LoaderFunctionArgs) {
  const returnTo = wayBack(new URL(arrival.request.url).searchParams.get("returnTo"));
  if ((await principalOf(arrival)).account) throw redirect(returnTo);
  return { returnTo };
}

/** It leads on by a link: a form may not lead to another site. */
export async function companySignInAction({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const intent = INTENT.companySignIn;
  return submit(form, { intent, schema: resetRequestForm }, async ({ email }) => {
    await consumeRate({ key: "company-sign-in", from: context.address, max: 60, windowSeconds: 600 });
    const key = await findCompanySignOn(email);
    if (!key) throw invalidField("email", "No company has set up its own sign-in for this address.");
    return {
      outcome: done(intent, { title: "Company Found", description: "Go on to its sign-in." }),
      found: { key, email },
    };
  });
}
