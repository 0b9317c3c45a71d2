import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { PROOF_FIELDS } from "~/app/forms/proof-fields";
import { PROVE } from "~/app/links/sign-in-links";
import { formOf, submit } from "~/app/server/form.server";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { lacksRecentProof, PROOF_MINUTES } from "~/domain/access";
import { describeProof, dropPending, giveProof, readPending } from "~/domain/accounts";
import { PROVE_INTENT, proofScreenForm } from "./proof-fields.server";

/** The screen between a form and what it does. What was typed stands in it and is sent on after the proof. */
export async function proveView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const [asked, pending] = await Promise.all([describeProof(principal), readPending(principal)]);
  if (!pending) throw redirectTo("/profile");
  const fields = pending.fields.filter(([name]) => !PROOF_FIELDS.includes(name));
  const path = safePath(pending.path);
  const isFile = pending.back !== undefined;
  const isReady = isFile && !(await lacksRecentProof(principal));
  const file = isReady ? { method: pending.method, path } : null;
  const passkey = asked.passkey && JSON.stringify(asked.passkey);
  const sentOnTo = pending.method === "POST" && !isFile ? path : null;
  return {
    ...asked,
    passkey,
    minutes: PROOF_MINUTES,
    fields,
    file,
    sentOnTo,
    back: isFile ? safePath(pending.back) : path,
  };
}

export async function proveAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const form = await formOf(arrival.request);
  return submit(
    form,
    { intent: PROVE_INTENT, schema: proofScreenForm },
    async ({ proofPassword, proofCode, proofPasskey }) => {
      // The passkey was asked for by a click; a password may have been filled in by the browser.
      const passkey = proofPasskey;
      const currentPassword = passkey ? undefined : proofPassword;
      await giveProof(principal, { passkey, currentPassword, code: currentPassword ? undefined : proofCode });
      const pending = await readPending(principal);
      // The browser would stay here while it saves a file: this screen then offers the file, and the way back.
      if (pending?.back !== undefined) return redirectTo(PROVE);
      await dropPending(principal);
      if (!pending) return redirectTo("/profile");
      const path = safePath(pending.path);
      // The browser sends the same form on: its fields stand on this page.
      return pending.method === "POST" ? redirect(path, 307) : redirect(path);
    },
  );
}
