import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { BILLING_ACTS } from "~/app/areas/billing/plans/acts.server";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { act, acts } from "~/app/server/acts.server";
import { visitOf } from "~/app/server/authenticator.server";
import { done } from "~/app/server/form.server";
import { rowId } from "~/app/server/form-fields.server";
import { signedIn } from "~/app/server/principal.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { accessOf, type Product, SCOPES, type SignedIn } from "~/domain/access";
import {
  changePassword,
  createApiKey,
  endOtherSessions,
  endSession,
  keyDayProblem,
  keyEnds,
  keyTerms,
  listApiKeys,
  listOrganizations,
  listSessions,
  passwordChangeForm,
  profileForm,
  profileOf,
  requestEmailVerification,
  revokeApiKey,
  scopesFor,
  switchOrganization,
  updateProfile,
} from "~/domain/accounts";
import { isRefundable, listPurchases, listSubscriptions } from "~/domain/billing";
import { makeTestKey, resetTestData } from "~/domain/sandbox";
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
  const [{ sessions, limits }, organizations, keys, scopes, subscriptions, purchases] = await Promise.all([
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
    limits,
    keys,
    organizations: organizations.map(({ id, name }) => ({ id, name })),
    scopes: scopes.map((name) => ({ name, description: SCOPES[name] })),
  };
}

const newPassword = passwordChangeForm
  .extend({ confirmNewPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmNewPassword, {
    path: ["confirmNewPassword"],
    error: PASSWORDS_DIFFER.main,
  });

const newKey = keyTerms
  .extend({
    scopes: z.preprocess((typed) => [typed ?? []].flat(), z.array(z.string()).min(1, "Choose at least one scope.")),
    organizationId: rowId.optional(),
    test: z.literal("on").optional(),
  })
  .superRefine((key, context) => {
    const message = keyDayProblem(key);
    if (message) context.addIssue({ code: "custom", path: ["expiresOn"], message });
  });

type Made = { outcome: FormOutcome; created: { name: string; secret: string } };

/** The action of the profile screen. */
export const profileAction = acts<SignedIn, Made>(
  signedIn,
  {
    [INTENT.updateProfile]: act({
      schema: profileForm,
      call: updateProfile,
      said: ({ pendingEmail }, { email }) => ({
        title: "Profile Updated",
        description:
          pendingEmail && pendingEmail === email
            ? "Confirm the new email address by the links that we mailed to both addresses."
            : "Your profile has been saved.",
      }),
    }),
    [INTENT.verifyEmail]: act({
      call: ({ account, address }) => requestEmailVerification(account, address),
      said: { title: "Mail Sent", description: "Open the link in it to confirm your address." },
    }),
    [INTENT.changePassword]: act({
      schema: newPassword,
      call: (principal, change, { arrival }) => changePassword(principal, change, visitOf(arrival.request)),
      said: ({ cookie }, { endKeys }) => ({
        title: "Password Updated!",
        description: `You were signed out everywhere else${endKeys ? ", and your API keys are revoked." : "."}`,
        headers: withCookie(cookie),
      }),
    }),
    [INTENT.endSession]: act({
      schema: z.object({ id: z.string() }),
      call: (principal, { id }) => endSession(principal, id),
      said: { title: "Session Ended", description: "That device is signed out." },
    }),
    [INTENT.endOtherSessions]: act({
      call: async (principal) => [await endOtherSessions(principal), (await listApiKeys(principal)).length] as const,
      said: ([count, keys]) => {
        const ended = count === 1 ? "1 other session was ended." : `${count} other sessions were ended.`;
        const goOn = keys === 0 ? "" : " Your API keys go on working: revoke those you do not know.";
        return { title: "Signed Out Elsewhere", description: ended + goOn };
      },
    }),
    [INTENT.createKey]: act({
      schema: newKey,
      call: async (principal, { name, scopes, organizationId, test, ...ends }) => {
        const make = test ? makeTestKey : createApiKey;
        const { secret } = await make(principal, { name, scopes, organizationId, expiresAt: keyEnds(ends) });
        return { name, secret };
      },
      shown: (created, { intent }) => ({
        outcome: done(intent, { title: "API Key Created", description: "Copy it now: it is shown this once." }),
        created,
      }),
    }),
    [INTENT.revokeKey]: act({
      schema: z.object({ id: rowId }),
      call: (principal, { id }) => revokeApiKey(principal, id),
      said: { title: "API Key Revoked", description: "It is refused from now on." },
    }),
    [INTENT.resetTestData]: act({
      call: (principal) => resetTestData(principal),
      said: { title: "Test Data Reset", description: "The made-up data of the beginning is there again." },
    }),
    [INTENT.switchOrganization]: act({
      schema: z.object({ id: rowId }),
      call: (principal, { id }) => switchOrganization(principal, id),
      said: ({ name }) => ({ title: "Organization Changed", description: `You now work in ${name}.` }),
    }),
    ...BILLING_ACTS,
  },
  { back: "/profile" },
);
