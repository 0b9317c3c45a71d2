import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { idOf, rowId } from "~/app/server/form-fields.server";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import { requireNotImpersonating, type SignedIn } from "~/domain/access";
import {
  addSignOnDomain,
  checkSignOnDomain,
  enforcementForm,
  enforceSignOn,
  needsPassword,
  readOrganization,
  readSignOnSettings,
  releaseSignOn,
  removeSignOnDomain,
  removeSignOnProvider,
  saveSignOnProvider,
  signOnDomainForm,
  signOnProviderForm,
  testSignOnProvider,
} from "~/domain/accounts";

/** How members of one organization sign in by its own provider. */
export async function signOnSettingsView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  requireNotImpersonating(principal);
  const id = idOf(arrival.params.id);
  const [organization, settings, asksPassword] = await orErrorScreen(
    Promise.all([readOrganization(principal, id), readSignOnSettings(principal, id), needsPassword(principal)]),
  );
  return {
    id,
    name: organization.name,
    isOwner: organization.role === "owner",
    email: principal.account.email,
    asksPassword,
    ...settings,
  };
}

const said = (title: string, description: string): ToastMessage => ({ title, description, variant: "success" });
const byId = z.object({ id: rowId });
const nothing = z.object({});

type Act = (principal: SignedIn, organization: number, form: FormData) => ReturnType<typeof submit>;

/** One kind of form: its schema, and the call that answers what is said afterwards. */
const acting =
  <Schema extends z.ZodType>(
    intent: string,
    schema: Schema,
    call: (principal: SignedIn, organization: number, value: z.output<Schema>) => Promise<ToastMessage>,
  ) =>
  (principal: SignedIn, organization: number, form: FormData) =>
    submit(form, { intent, schema }, async (value) => {
      const toast = await call(principal, organization, value);
      return redirectTo(`/organizations/${organization}/single-sign-on`, { toast });
    });

const ACTS = {
  [INTENT.saveSignOn]: acting(INTENT.saveSignOn, signOnProviderForm, async (principal, id, form) => {
    await saveSignOnProvider(principal, id, form);
    return said("Provider Saved", "Test the connection, then sign in by it yourself.");
  }),
  [INTENT.removeSignOn]: acting(INTENT.removeSignOn, nothing, async (principal, id) => {
    await removeSignOnProvider(principal, id);
    return said("Provider Removed", "Members sign in by password or a mailed link again.");
  }),
  [INTENT.testSignOn]: acting(INTENT.testSignOn, nothing, async (principal, id) => {
    await testSignOnProvider(principal, id);
    return said("The Provider Answers", "Whether it lets people in shows the first sign-in.");
  }),
  [INTENT.enforceSignOn]: acting(INTENT.enforceSignOn, enforcementForm, async (principal, id, form) => {
    await enforceSignOn(principal, id, form);
    return said("Single Sign-on Required", "Sessions of members that were opened otherwise have ended.");
  }),
  [INTENT.releaseSignOn]: acting(INTENT.releaseSignOn, nothing, async (principal, id) => {
    await releaseSignOn(principal, id);
    return said("Single Sign-on Optional", "Passwords and mailed links open members' accounts again.");
  }),
  [INTENT.addDomain]: acting(INTENT.addDomain, signOnDomainForm, async (principal, id, form) => {
    await addSignOnDomain(principal, id, form);
    return said("Domain Added", "Set the TXT record, then check it.");
  }),
  [INTENT.checkDomain]: acting(INTENT.checkDomain, byId, async (principal, organization, { id }) => {
    const { domain, isVerified } = await checkSignOnDomain(principal, organization, id);
    if (isVerified) return said("Domain Verified", `Addresses of ${domain} may come by your provider.`);
    const description = `There is no such record at ${domain} yet. It can take an hour until everybody sees it.`;
    return { title: "Record Not Found", description, variant: "destructive" };
  }),
  [INTENT.removeDomain]: acting(INTENT.removeDomain, byId, async (principal, organization, { id }) => {
    await removeSignOnDomain(principal, organization, id);
    return said("Domain Removed", "Your provider no longer speaks for it.");
  }),
} satisfies Record<string, Act>;

export async function signOnSettingsAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const form = await formOf(arrival.request);
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(ACTS, intent)) throw new Response("This form is not known here.", { status: 400 });
  return ACTS[intent as keyof typeof ACTS](principal, idOf(arrival.params.id), form);
}
