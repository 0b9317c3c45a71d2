import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { visitOf } from "~/app/server/authenticator.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { pathOf, signedIn } from "~/app/server/principal.server";
import { redirectTo, wayBack } from "~/app/server/redirect.server";
import { requireNotImpersonating, type SignedIn } from "~/domain/access";
import {
  type AppSetUp,
  confirmApp,
  confirmPasskey,
  factorConfirmForm,
  factorRemovalForm,
  factorStartForm,
  forgetBrowser,
  needsPassword,
  newCodesForm,
  passkeyConfirmForm,
  readSecondFactor,
  removeFactor,
  replaceRecoveryCodes,
  startApp,
  startPasskey,
  waitingApp,
} from "~/domain/accounts";
import { rowId } from "../forms.server";
import { qrPicture } from "./qr-picture.server";

const HERE = "/profile/sign-in";

/** What is set up for the second step. It is the person's own: not for who views as a customer. */
export async function signInSettingsView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  requireNotImpersonating(principal);
  const [view, asksPassword, waiting] = await Promise.all([
    readSecondFactor(principal),
    needsPassword(principal),
    waitingApp(principal),
  ]);
  const returnTo = wayBack(new URL(arrival.request.url).searchParams.get("returnTo"), HERE);
  const isOwed = principal.secondFactor === "owed";
  return {
    ...view,
    isOwed,
    goesOn: returnTo === HERE ? null : returnTo,
    email: principal.account.email,
    asksPassword,
    setUp: waiting && shown(waiting),
  };
}

/** What was begun: it stays on the page until a code was right, so that a mistyped one does not begin anew. */
const shown = ({ secret, address }: AppSetUp) => ({ secret: spaced(secret), qr: qrPicture(address) });

/** As people read it to themselves. */
const spaced = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

async function start(principal: SignedIn, form: FormData, request: Request) {
  return submit(form, { intent: INTENT.startApp, schema: factorStartForm }, async ({ currentPassword }) => {
    await startApp(principal, currentPassword);
    const toast = { title: "Scan the Code", description: "Then enter the six digits that the app shows." };
    return redirectTo(pathOf(request), { toast });
  });
}

async function confirm(principal: SignedIn, form: FormData, request: Request) {
  const intent = INTENT.confirmApp;
  return submit(form, { intent, schema: factorConfirmForm }, async (app) => {
    const { codes } = await confirmApp(principal, app, visitOf(request));
    const toast = { title: "Set Up", description: "From now on its code is asked for after the password." };
    return { outcome: done(intent, toast), codes };
  });
}

async function beginPasskey(principal: SignedIn, form: FormData) {
  const intent = INTENT.startPasskey;
  return submit(form, { intent, schema: passkeyStart }, async ({ currentPassword }) => {
    const passkey = JSON.stringify(await startPasskey(principal, currentPassword));
    const toast = { title: "Follow Your Browser", description: "It asks where to keep the passkey." };
    return { outcome: done(intent, toast), passkey };
  });
}

/** The name stands in the same form and is sent along with the passkey. */
const passkeyStart = factorStartForm.extend({ name: passkeyConfirmForm.shape.name });

async function keepPasskey(principal: SignedIn, form: FormData, request: Request) {
  const intent = INTENT.confirmPasskey;
  return submit(form, { intent, schema: passkeyConfirmForm }, async (passkey) => {
    const { codes } = await confirmPasskey(principal, passkey, visitOf(request));
    const toast = { title: "Set Up", description: "From now on a second step is asked for after the password." };
    return { outcome: done(intent, toast), codes };
  });
}

async function remove(principal: SignedIn, form: FormData, request: Request) {
  return submit(form, { intent: INTENT.removeFactor, schema: removal }, async (factor) => {
    const { isLast } = await removeFactor(principal, factor, visitOf(request));
    const description = isLast ? "Your password alone signs you in now." : "It is not asked for any more.";
    return redirectTo(HERE, { toast: { title: "Removed", description } });
  });
}

const removal = factorRemovalForm.extend({
  currentPassword: z.string({ error: "Enter your current password." }).min(1, "Enter your current password."),
});

async function makeCodes(principal: SignedIn, form: FormData, request: Request) {
  return submit(form, { intent: INTENT.newCodes, schema: newCodesForm }, async ({ currentPassword }) => {
    const codes = await replaceRecoveryCodes(principal, currentPassword, visitOf(request));
    const toast = { title: "New Recovery Codes", description: "The earlier ones no longer work." };
    return { outcome: done(INTENT.newCodes, toast), codes };
  });
}

async function forget(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.forgetBrowser, schema: z.object({ id: rowId }) }, async ({ id }) => {
    await forgetBrowser(principal, id);
    return redirectTo(HERE, { toast: { title: "Forgotten", description: "That browser is asked again." } });
  });
}

const ACTS = {
  [INTENT.startApp]: start,
  [INTENT.confirmApp]: confirm,
  [INTENT.startPasskey]: beginPasskey,
  [INTENT.confirmPasskey]: keepPasskey,
  [INTENT.removeFactor]: remove,
  [INTENT.newCodes]: makeCodes,
  [INTENT.forgetBrowser]: forget,
};

export async function signInSettingsAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const form = await formOf(arrival.request);
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(ACTS, intent)) throw new Response("This form is not known here.", { status: 400 });
  return ACTS[intent as keyof typeof ACTS](principal, form, arrival.request);
}
