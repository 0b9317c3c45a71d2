import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { type At, act, acts } from "~/app/server/acts.server";
import { visitOf } from "~/app/server/authenticator.server";
import { done } from "~/app/server/form.server";
import { rowId } from "~/app/server/form-fields.server";
import { pathOf, signedIn } from "~/app/server/principal.server";
import { wayBack } from "~/app/server/redirect.server";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import { requireNotImpersonating, type SignedIn } from "~/domain/access";
import {
  type AppSetUp,
  confirmApp,
  confirmPasskey,
  factorConfirmForm,
  factorRemovalForm,
  factorStartForm,
  forgetBrowser,
  listLinkedAccounts,
  needsPassword,
  newCodesForm,
  passkeyConfirmForm,
  publicProviders,
  readSecondFactor,
  removeFactor,
  replaceRecoveryCodes,
  startApp,
  startPasskey,
  unlinkAccount,
  unlinkForm,
  waitingApp,
} from "~/domain/accounts";
import { qrPicture } from "./qr-picture.server";

const HERE = "/profile/sign-in";

/** What is set up for the second step. It is the person's own: not for who views as a customer. */
export async function signInSettingsView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  requireNotImpersonating(principal);
  const [view, asksPassword, waiting, linked] = await Promise.all([
    readSecondFactor(principal),
    needsPassword(principal),
    waitingApp(principal),
    listLinkedAccounts(principal),
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
    linked,
    providers: publicProviders(),
  };
}

/** What was begun: it stays on the page until a code was right, so that a mistyped one does not begin anew. */
const shown = ({ secret, address }: AppSetUp) => ({ secret: spaced(secret), qr: qrPicture(address) });

/** As people read it to themselves. */
const spaced = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** The name stands in the same form and is sent along with the passkey. */
const passkeyStart = factorStartForm.extend({ name: passkeyConfirmForm.shape.name });

const removal = factorRemovalForm.extend({
  currentPassword: z.string({ error: "Enter your current password." }).min(1, "Enter your current password."),
});

/** What is shown this once stays on the page, with a word about it. */
const once =
  <Result, Shown>(toast: ToastMessage, shows: (result: Result) => Shown) =>
  (result: Result, { intent }: At) => ({ outcome: done(intent, toast), ...shows(result) });

type Codes = { codes: string[] | null };
type OnlyNow = { outcome: FormOutcome; codes?: string[] | null; passkey?: string };

export const signInSettingsAction = acts<SignedIn, OnlyNow>(
  signedIn,
  {
    [INTENT.startApp]: act({
      schema: factorStartForm,
      call: (principal, { currentPassword }) => startApp(principal, currentPassword),
      said: (_begun, _form, { arrival }) => ({
        title: "Scan the Code",
        description: "Then enter the six digits that the app shows.",
        to: pathOf(arrival.request),
      }),
    }),
    [INTENT.confirmApp]: act({
      schema: factorConfirmForm,
      call: (principal, app, { arrival }) => confirmApp(principal, app, visitOf(arrival.request)),
      shown: once(
        { title: "Set Up", description: "From now on its code is asked for after the password." },
        ({ codes }: Codes) => ({ codes }),
      ),
    }),
    [INTENT.startPasskey]: act({
      schema: passkeyStart,
      call: (principal, { currentPassword }) => startPasskey(principal, currentPassword),
      shown: once({ title: "Follow Your Browser", description: "It asks where to keep the passkey." }, (begun) => ({
        passkey: JSON.stringify(begun),
      })),
    }),
    [INTENT.confirmPasskey]: act({
      schema: passkeyConfirmForm,
      call: (principal, passkey, { arrival }) => confirmPasskey(principal, passkey, visitOf(arrival.request)),
      shown: once(
        { title: "Set Up", description: "From now on a second step is asked for after the password." },
        ({ codes }: Codes) => ({ codes }),
      ),
    }),
    [INTENT.removeFactor]: act({
      schema: removal,
      call: (principal, factor, { arrival }) => removeFactor(principal, factor, visitOf(arrival.request)),
      said: ({ isLast }) => ({
        title: "Removed",
        description: isLast ? "Your password alone signs you in now." : "It is not asked for any more.",
      }),
    }),
    [INTENT.newCodes]: act({
      schema: newCodesForm,
      call: (principal, { currentPassword }, { arrival }) =>
        replaceRecoveryCodes(principal, currentPassword, visitOf(arrival.request)),
      shown: once(
        { title: "New Recovery Codes", description: "The earlier ones no longer work." },
        (codes: string[]) => ({
          codes,
        }),
      ),
    }),
    [INTENT.forgetBrowser]: act({
      schema: z.object({ id: rowId }),
      call: (principal, { id }) => forgetBrowser(principal, id),
      said: { title: "Forgotten", description: "That browser is asked again." },
    }),
    [INTENT.unlinkAccount]: act({
      schema: unlinkForm,
      call: (principal, account, { arrival }) => unlinkAccount(principal, account, visitOf(arrival.request)),
      said: { title: "Unlinked", description: "It no longer signs you in." },
    }),
  },
  { back: HERE },
);
