import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { visitOf } from "~/app/server/authenticator.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { staff } from "~/app/server/principal.server";
import { withCookie } from "~/app/server/session-cookie.server";
import {
  isAdministrator,
  levelOptions,
  RESEARCH_LEVELS,
  type SignedIn,
  TRIAL_MINUTES,
  usualTerms,
} from "~/domain/access";
import {
  confirmTemporaryPassword,
  removeFactorsOf,
  setTemporaryPassword,
  startImpersonation,
  waitingTemporaryPassword,
} from "~/domain/accounts";
import {
  addNote,
  customerForm,
  customerRights,
  customerTimeline,
  expiryMoment,
  forceLogout,
  grantProduct,
  listNotes,
  mainAccessForm,
  noteForm,
  noticeForm,
  notifyCustomer,
  productGrantForm,
  reactivateCustomer,
  readCustomer,
  reasonForm,
  removeNote,
  resetCustomerPassword,
  revokeProduct,
  type SideProduct,
  setMainAccess,
  suspendCustomer,
  temporaryPasswordGrant,
  updateCustomer,
} from "~/domain/admin";
import { after, DAY_MS, HOUR_MS, now, today } from "~/platform/clock";
import { type Act, adminAct, idOf, runActs, type Said } from "../../form.server";
import { MANAGE } from "./intents";

/** Everything of the manage drawer; what the person may not see or do is not sent. */
const LEVEL_CHOICE = {
  main: levelOptions(RESEARCH_LEVELS),
  usual: usualTerms("research"),
  trialMinutes: TRIAL_MINUTES,
};

export async function manageCustomerView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  const id = idOf(arrival);
  const [customer, rights, notes, timeline, waitingPassword] = await Promise.all([
    orErrorScreen(readCustomer(principal, id)),
    customerRights(principal),
    listNotes(principal, id),
    customerTimeline(principal, id, { limit: 20 }),
    isAdministrator(principal) ? waitingTemporaryPassword(principal, id) : null,
  ]);
  const untouchable = (customer.isAdmin || customer.isStaff) && !principal.account.isAdmin;
  return {
    customer,
    rights,
    notes,
    timeline,
    waitingPassword,
    untouchable,
    levels: LEVEL_CHOICE,
    today: today(),
    serverTime: now(),
  };
}

export const manageCustomerAction = (arrival: ActionFunctionArgs) => runActs(arrival, "customers:read", ACTS);

const again = (title: string, description: string) => ({ title, description });
const UPDATE = again("Update Failed", "Failed to update customer access.");
const version = z.object({ version: rowId.optional() });
const none = z.object({});

const quick = (accessLevel: "trial" | "monthly", said: string): Act =>
  adminAct({
    schema: version,
    failed: UPDATE,
    work: async (principal, form, arrival) => {
      await setMainAccess(principal, idOf(arrival), { ...form, accessLevel, accessExpiry: null });
      return { title: "Access Updated", description: said };
    },
  });

const grant = (product: SideProduct, name: string): Act =>
  adminAct({
    schema: productGrantForm,
    failed: again("Grant Failed", `Failed to grant ${name} access`),
    work: async (principal, form, arrival) => {
      await grantProduct(principal, product, idOf(arrival), form);
      return { title: "Access Updated", description: `${name} access granted.` };
    },
  });

const revoke = (product: SideProduct, name: string): Act =>
  adminAct({
    schema: version,
    failed: again("Revoke Failed", `Failed to revoke ${name} access`),
    work: async (principal, form, arrival) => {
      await revokeProduct(principal, product, idOf(arrival), form);
      return { title: "Access Updated", description: `${name} access revoked.` };
    },
  });

/** An act without fields. */
const plain = (
  failed: ReturnType<typeof again>,
  said: Said,
  work: (principal: SignedIn, id: number) => Promise<unknown>,
): Act =>
  adminAct({
    schema: none,
    failed,
    work: async (principal, _form, arrival) => {
      await work(principal, idOf(arrival));
      return said;
    },
  });

const PASSWORD_LIFE: Record<string, number | null> = {
  "24h": 24 * HOUR_MS,
  "7d": 7 * DAY_MS,
  "30d": 30 * DAY_MS,
  none: null,
};
const REPLACED = "It must be replaced at the next sign-in. The customer was told by mail.";
const temporaryForm = temporaryPasswordGrant.extend({
  mail: z.preprocess((value) => value === "on", z.boolean()),
  life: z.enum(["24h", "7d", "30d", "none", "date"]).default("none"),
});

const ACTS: Record<string, Act> = {
  [MANAGE.access]: adminAct({
    schema: mainAccessForm,
    failed: UPDATE,
    work: async (principal, form, arrival) => {
      await setMainAccess(principal, idOf(arrival), form);
      return { title: "Access Updated" };
    },
  }),
  [MANAGE.trial]: quick("trial", `A trial of ${TRIAL_MINUTES} minutes has begun.`),
  [MANAGE.monthly]: quick("monthly", "Monthly access for 30 days."),
  [MANAGE.grantAts]: grant("ats", "ATS"),
  [MANAGE.revokeAts]: revoke("ats", "ATS"),
  [MANAGE.grantHris]: grant("hris", "HRIS"),
  [MANAGE.revokeHris]: revoke("hris", "HRIS"),
  [MANAGE.grantBenefits]: grant("benefits", "Benefits"),
  [MANAGE.revokeBenefits]: revoke("benefits", "Benefits"),
  [MANAGE.resetPassword]: plain(
    again("Reset Failed", "Failed to initiate password reset. Please try again."),
    { title: "Password Reset Initiated", description: "A link to choose a new password was mailed." },
    resetCustomerPassword,
  ),
  [MANAGE.temporaryPassword]: adminAct({
    schema: temporaryForm,
    failed: again("Set Password Failed", "Please check the password and the expiry."),
    work: async (principal, { tempPassword: password, expiry, life, mail }, arrival) => {
      const ms = PASSWORD_LIFE[life] ?? null;
      const expiresAt = life === "date" ? expiryMoment(expiry, "expiry") : ms === null ? null : after(now(), ms);
      const state = await setTemporaryPassword(principal, { customerId: idOf(arrival), password, expiresAt, mail });
      if (state === "set") return { title: "Temporary Password Set", description: REPLACED };
      return {
        title: "Confirmation Needed",
        description: "The customer or a second administrator must confirm this within 24 hours.",
      };
    },
  }),
  [MANAGE.removeSecondFactor]: adminAct({
    schema: z.object({}),
    failed: again("Not Removed", "Failed to remove the second step. Please try again."),
    work: async (principal, _form, arrival) => {
      await removeFactorsOf(principal, idOf(arrival), visitOf(arrival.request));
      return { title: "Second Step Removed", description: "The customer was told by mail." };
    },
  }),
  [MANAGE.confirmPassword]: plain(
    again("Confirmation Failed", "Failed to confirm the password. Please try again."),
    { title: "Temporary Password Set", description: REPLACED },
    confirmTemporaryPassword,
  ),
  [MANAGE.forceLogout]: plain(
    again("Logout Failed", "Failed to end the sessions. Please try again."),
    { title: "Customer Signed Out", description: "Every session has ended." },
    forceLogout,
  ),
  [MANAGE.suspend]: adminAct({
    schema: reasonForm.extend(version.shape),
    failed: again("Suspension Failed", "Failed to suspend the account. Please try again."),
    work: async (principal, form, arrival) => {
      await suspendCustomer(principal, idOf(arrival), form);
      return { title: "Account Suspended", description: "Sessions have ended and keys are refused." };
    },
  }),
  [MANAGE.reactivate]: adminAct({
    schema: version,
    failed: again("Reactivation Failed", "Failed to reactivate the account. Please try again."),
    work: async (principal, form, arrival) => {
      await reactivateCustomer(principal, idOf(arrival), form);
      return { title: "Account Reactivated" };
    },
  }),
  [MANAGE.notify]: adminAct({
    schema: noticeForm,
    failed: again("Send Failed", "Failed to send customer notification."),
    work: async (principal, form, arrival) => {
      await notifyCustomer(principal, idOf(arrival), form);
      return { title: "Notification Sent" };
    },
  }),
  [MANAGE.details]: adminAct({
    schema: customerForm,
    failed: again("Update Failed", "Failed to update the customer. Please try again."),
    work: async (principal, form, arrival) => {
      await updateCustomer(principal, idOf(arrival), form);
      return { title: "Customer Updated" };
    },
  }),
  [MANAGE.note]: adminAct({
    schema: noteForm,
    failed: again("Note Not Kept", "Please try again."),
    work: async (principal, { body }, arrival) => {
      await addNote(principal, idOf(arrival), body);
      return { title: "Note Added" };
    },
  }),
  [MANAGE.removeNote]: adminAct({
    schema: z.object({ noteId: rowId }),
    failed: again("Note Not Removed", "Please try again."),
    work: async (principal, { noteId }, arrival) => {
      await removeNote(principal, idOf(arrival), noteId);
      return { title: "Note Removed" };
    },
  }),
  [MANAGE.impersonate]: adminAct({
    schema: none,
    failed: again("Not Possible", "This customer cannot be viewed as."),
    work: async (principal, _form, arrival) => {
      const { cookie, customer } = await startImpersonation(principal, idOf(arrival), visitOf(arrival.request));
      return {
        title: "Viewing as Customer",
        description: customer.email,
        to: "/dashboard",
        headers: withCookie(cookie),
      };
    },
  }),
};
