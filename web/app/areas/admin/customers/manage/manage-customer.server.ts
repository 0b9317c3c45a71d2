import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type Act, act, acts, type Said } from "~/app/server/acts.server";
import { visitOf } from "~/app/server/authenticator.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, rowId } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
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
  forceLogout,
  grantProduct,
  listNotes,
  mainAccessForm,
  noteForm,
  noticeForm,
  notifyCustomer,
  passwordEnds,
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
  temporaryPasswordChoice,
  updateCustomer,
} from "~/domain/admin";
import { now, today } from "~/platform/clock";
import { MANAGE } from "./intents";

const LEVEL_CHOICE = {
  main: levelOptions(RESEARCH_LEVELS),
  usual: usualTerms("research"),
  trialMinutes: TRIAL_MINUTES,
};

/** Everything of the manage drawer; what the person may not see or do is not sent. */
export async function manageCustomerView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  const id = idOf(arrival.params.id);
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

const again = (title: string, description: string) => ({ title, description });
const UPDATE = again("Update Failed", "Failed to update customer access.");
const version = z.object({ version: rowId.optional() });
const none = z.object({});

const quick = (accessLevel: "trial" | "monthly", said: string): Act<SignedIn> =>
  act({
    schema: version,
    failed: UPDATE,
    call: (principal, form, { id }) => setMainAccess(principal, id, { ...form, accessLevel, accessExpiry: null }),
    said: { title: "Access Updated", description: said },
  });

const grant = (product: SideProduct, name: string): Act<SignedIn> =>
  act({
    schema: productGrantForm,
    failed: again("Grant Failed", `Failed to grant ${name} access`),
    call: (principal, form, { id }) => grantProduct(principal, product, id, form),
    said: { title: "Access Updated", description: `${name} access granted.` },
  });

const revoke = (product: SideProduct, name: string): Act<SignedIn> =>
  act({
    schema: version,
    failed: again("Revoke Failed", `Failed to revoke ${name} access`),
    call: (principal, form, { id }) => revokeProduct(principal, product, id, form),
    said: { title: "Access Updated", description: `${name} access revoked.` },
  });

/** An act without fields. */
const plain = (
  failed: ReturnType<typeof again>,
  said: Said,
  work: (principal: SignedIn, id: number) => Promise<unknown>,
): Act<SignedIn> =>
  act({
    schema: none,
    failed,
    call: (principal, _form, { id }) => work(principal, id),
    said,
  });

const REPLACED = "It must be replaced at the next sign-in. The customer was told by mail.";
const temporaryForm = temporaryPasswordChoice.extend({ mail: z.preprocess((value) => value === "on", z.boolean()) });

export const manageCustomerAction = acts(staffMay("customers:read"), {
  [MANAGE.access]: act({
    schema: mainAccessForm,
    failed: UPDATE,
    call: (principal, form, { id }) => setMainAccess(principal, id, form),
    said: { title: "Access Updated" },
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
  [MANAGE.temporaryPassword]: act({
    schema: temporaryForm,
    failed: again("Set Password Failed", "Please check the password and the expiry."),
    call: (principal, { tempPassword: password, mail, ...chosen }, { id }) =>
      setTemporaryPassword(principal, { customerId: id, password, expiresAt: passwordEnds(chosen), mail }),
    said: (state) =>
      state === "set"
        ? { title: "Temporary Password Set", description: REPLACED }
        : {
            title: "Confirmation Needed",
            description: "The customer or a second administrator must confirm this within 24 hours.",
          },
  }),
  [MANAGE.removeSecondFactor]: act({
    schema: z.object({}),
    failed: again("Not Removed", "Failed to remove the second step. Please try again."),
    call: (principal, _form, { id, arrival }) => removeFactorsOf(principal, id, visitOf(arrival.request)),
    said: { title: "Second Step Removed", description: "The customer was told by mail." },
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
  [MANAGE.suspend]: act({
    schema: reasonForm.extend(version.shape),
    failed: again("Suspension Failed", "Failed to suspend the account. Please try again."),
    call: (principal, form, { id }) => suspendCustomer(principal, id, form),
    said: { title: "Account Suspended", description: "Sessions have ended and keys are refused." },
  }),
  [MANAGE.reactivate]: act({
    schema: version,
    failed: again("Reactivation Failed", "Failed to reactivate the account. Please try again."),
    call: (principal, form, { id }) => reactivateCustomer(principal, id, form),
    said: { title: "Account Reactivated" },
  }),
  [MANAGE.notify]: act({
    schema: noticeForm,
    failed: again("Send Failed", "Failed to send customer notification."),
    call: (principal, form, { id }) => notifyCustomer(principal, id, form),
    said: { title: "Notification Sent" },
  }),
  [MANAGE.details]: act({
    schema: customerForm,
    failed: again("Update Failed", "Failed to update the customer. Please try again."),
    call: (principal, form, { id }) => updateCustomer(principal, id, form),
    said: { title: "Customer Updated" },
  }),
  [MANAGE.note]: act({
    schema: noteForm,
    failed: again("Note Not Kept", "Please try again."),
    call: (principal, { body }, { id }) => addNote(principal, id, body),
    said: { title: "Note Added" },
  }),
  [MANAGE.removeNote]: act({
    schema: z.object({ noteId: rowId }),
    failed: again("Note Not Removed", "Please try again."),
    call: (principal, { noteId }, { id }) => removeNote(principal, id, noteId),
    said: { title: "Note Removed" },
  }),
  [MANAGE.impersonate]: act({
    schema: none,
    failed: again("Not Possible", "This customer cannot be viewed as."),
    call: (principal, _form, { id, arrival }) => startImpersonation(principal, id, visitOf(arrival.request)),
    said: ({ cookie, customer }) => ({
      title: "Viewing as Customer",
      description: customer.email,
      to: "/dashboard",
      headers: withCookie(cookie),
    }),
  }),
});
