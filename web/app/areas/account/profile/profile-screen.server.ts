import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { BILLING_ACTS } from "~/app/areas/billing/plans/acts.server";
import { INTENT } from "~/app/forms/intents";
import { visitOf } from "~/app/server/authenticator.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { accessOf, type Product, SCOPES, type SignedIn } from "~/domain/access";
import {
  changePassword,
  createApiKey,
  endOtherSessions,
  endSession,
  idleDays,
  listApiKeys,
  listOrganizations,
  listSessions,
  passwordChangeForm,
  profileForm,
  profileOf,
  requestEmailVerification,
  requiredLine,
  revokeApiKey,
  scopesFor,
  updateProfile,
} from "~/domain/accounts";
import { isRefundable, listPurchases, listSubscriptions } from "~/domain/billing";
import { after, DAY_MS, now } from "~/platform/clock";
import { rowId } from "../forms.server";
import { PASSWORDS_DIFFER } from "../registration-check";

const SHOWN: [Product, string][] = [
  ["research", "Research"],
  ["ats", "Applicant Tracking System"],
  ["hris", "HR information system"],
];

/** Everything of the profile screen. Sessions and keys are the person's own: not for who views as a customer. */
export async function profileView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const profile = await profileOf(principal);
  const products = SHOWN.map(([product, name]) => ({ name, ...accessOf(principal, product) }));
  const organization = principal.seat?.organizationName ?? null;
  return { profile, products, organization, own: profile.isImpersonated ? null : await ownOf(principal) };
}

async function ownOf(principal: SignedIn) {
  const [sessions, organizations, keys, scopes, subscriptions, purchases] = await Promise.all([
    listSessions(principal),
    listOrganizations(principal),
    listApiKeys(principal),
    scopesFor(principal),
    listSubscriptions(principal),
    listPurchases(principal, { limit: 50 }),
  ]);
  const invoices = purchases.data.map((row) => ({ ...row, canRefund: !row.refundRequested && isRefundable(row) }));
  return {
    subscriptions,
    invoices,
    sessions,
    idleDays: idleDays(principal.account),
    keys,
    organizations: organizations.map(({ id, name }) => ({ id, name })),
    scopes: scopes.map((name) => ({ name, description: SCOPES[name] })),
  };
}

type Act = (principal: SignedIn, form: FormData, request: Request) => ReturnType<typeof saveProfile | typeof createKey>;

/** The action of the profile screen. */
export async function profileAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const form = await formOf(arrival.request);
  const act = ACTS[String(form.get("intent"))];
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  return act(principal, form, arrival.request);
}

async function saveProfile(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.updateProfile, schema: profileForm }, async (fields) => {
    const { pendingEmail } = await updateProfile(principal, fields);
    const waits = pendingEmail && pendingEmail === fields.email;
    const description = waits
      ? "Confirm the new email address by the links that we mailed to both addresses."
      : "Your profile has been saved.";
    return redirectTo("/profile", { toast: { title: "Profile Updated", description, variant: "success" } });
  });
}

async function mailVerification(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.verifyEmail, schema: z.object({}) }, async () => {
    await requestEmailVerification(principal.account, principal.address);
    const toast = { title: "Mail Sent", description: "Open the link in it to confirm your address." };
    return redirectTo("/profile", { toast });
  });
}

const newPassword = passwordChangeForm
  .extend({ confirmNewPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmNewPassword, {
    path: ["confirmNewPassword"],
    error: PASSWORDS_DIFFER.main,
  });

async function replacePassword(principal: SignedIn, form: FormData, request: Request) {
  return submit(form, { intent: INTENT.changePassword, schema: newPassword }, async (change) => {
    const { cookie } = await changePassword(principal, change, visitOf(request));
    const ended = "You were signed out everywhere else";
    const description = change.endKeys ? `${ended}, and your API keys are revoked.` : `${ended}.`;
    const toast = { title: "Password Updated!", description, variant: "success" } as const;
    return redirectTo("/profile", { toast, headers: withCookie(cookie) });
  });
}

async function signOutSession(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.endSession, schema: z.object({ id: z.string() }) }, async ({ id }) => {
    await endSession(principal, id);
    return redirectTo("/profile", { toast: { title: "Session Ended", description: "That device is signed out." } });
  });
}

async function signOutOthers(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.endOtherSessions, schema: z.object({}) }, async () => {
    const count = await endOtherSessions(principal);
    const ended = count === 1 ? "1 other session was ended." : `${count} other sessions were ended.`;
    const keys = (await listApiKeys(principal)).length;
    const description = keys === 0 ? ended : `${ended} Your API keys go on working: revoke those you do not know.`;
    return redirectTo("/profile", { toast: { title: "Signed Out Elsewhere", description } });
  });
}

const EXPIRY_DAYS = { "30": 30, "90": 90, "365": 365 } as const;
const newKey = z
  .object({
    name: requiredLine("Key name", 100),
    scopes: z.preprocess((typed) => [typed ?? []].flat(), z.array(z.string()).min(1, "Choose at least one scope.")),
    expiry: z.enum(["30", "90", "365", "date", "never"], { error: "Choose when the key expires." }),
    expiresOn: z.iso.date({ error: "Choose a date." }).optional(),
    organizationId: rowId.optional(),
  })
  .refine(({ expiry, expiresOn }) => expiry !== "date" || expiresOn, {
    path: ["expiresOn"],
    error: "Choose the day on which the key expires.",
  })
  .refine(({ expiry, expiresOn }) => expiry !== "date" || !expiresOn || endOfDay(expiresOn) > now(), {
    path: ["expiresOn"],
    error: "The expiry must be in the future.",
  });

/** A key works through the chosen day, so that nobody is surprised by a morning. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

function expiryOf({ expiry, expiresOn }: z.output<typeof newKey>): Date | null {
  if (expiry === "never") return null;
  if (expiry === "date") return endOfDay(expiresOn ?? "");
  return after(now(), EXPIRY_DAYS[expiry] * DAY_MS);
}

async function createKey(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.createKey, schema: newKey }, async (key) => {
    const { name, scopes, organizationId } = key;
    const { secret } = await createApiKey(principal, { name, scopes, organizationId, expiresAt: expiryOf(key) });
    const toast = { title: "API Key Created", description: "Copy it now: it is shown this once." };
    return { outcome: done(INTENT.createKey, toast), created: { name, secret } };
  });
}

async function endKey(principal: SignedIn, form: FormData) {
  return submit(form, { intent: INTENT.revokeKey, schema: z.object({ id: rowId }) }, async ({ id }) => {
    await revokeApiKey(principal, id);
    return redirectTo("/profile", { toast: { title: "API Key Revoked", description: "It is refused from now on." } });
  });
}

const ACTS: Record<string, Act> = {
  [INTENT.updateProfile]: saveProfile,
  [INTENT.verifyEmail]: mailVerification,
  [INTENT.changePassword]: replacePassword,
  [INTENT.endSession]: signOutSession,
  [INTENT.endOtherSessions]: signOutOthers,
  [INTENT.createKey]: createKey,
  [INTENT.revokeKey]: endKey,
  ...BILLING_ACTS,
};
