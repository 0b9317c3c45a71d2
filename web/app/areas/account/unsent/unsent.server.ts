import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { FORM_ID } from "~/app/forms/form-id";
import { knownFailure } from "~/app/forms/intents";
import { START } from "~/app/links/sign-in-links";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { dropUnsent, readUnsent } from "~/domain/accounts";

/** A form that was sent when something had to come first: it stands in this screen and is sent on from here. */
export async function unsentView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const unsent = await readUnsent(principal, arrival.request.headers.get("cookie"));
  if (!unsent) throw redirectTo(START);
  const { fields, lacksSecret, lacksFile } = unsent;
  const canBeShown = fields.some(([name, value]) => name === FORM_ID || (name === "intent" && knownFailure(value)));
  return { fields, lacksSecret, lacksFile, canBeShown, back: safePath(unsent.path) };
}

/** The browser sends the same fields on, which stand on the screen. */
export async function unsentAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const unsent = await readUnsent(principal, arrival.request.headers.get("cookie"));
  const headers = withCookie(await dropUnsent(principal));
  return unsent ? redirect(safePath(unsent.path), { status: 307, headers }) : redirectTo(START, { headers });
}
