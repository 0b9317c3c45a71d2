import { z } from "@hono/zod-openapi";
import { type PermissionName, usualTerms } from "~/domain/access";
import { confirmTemporaryPassword, removeFactorsOf, setTemporaryPassword } from "~/domain/accounts";
import {
  addNote,
  expiryMoment,
  forceLogout,
  grantProduct,
  listNotes,
  mainAccessForm,
  mainTerms,
  noteForm,
  noticeForm,
  notifyCustomer,
  productGrantForm,
  productTerms,
  reactivateCustomer,
  reasonForm,
  removeNote,
  resetCustomerPassword,
  revokeProduct,
  type SideProduct,
  setMainAccess,
  suspendCustomer,
  temporaryPasswordGrant,
} from "~/domain/admin";
import { endpoint, reply } from "../endpoint";
import { idParams, Message, moment } from "../shapes";
import { visitOf } from "../visit";
import { Changed, tag } from "./shapes";

const who = "admin" as const;
const scope = "admin:write" as const;
const act = <Name extends string>(name: Name, permission: PermissionName) =>
  ({
    method: "post",
    path: `/api/admin/customers/{id}/${name}`,
    tag,
    who,
    scope,
    permission,
    params: idParams,
  }) as const;
const versioned = z.object({ version: z.number().int().positive().optional() });
const changed = (description: string) => ({ 200: { description, schema: Changed } });
const said = (description: string) => ({ 200: { description, schema: Message } });

const setAccess = endpoint({
  ...act("access", "customers:grant"),
  method: "put",
  operationId: "setCustomerAccess",
  summary: "Set the access level of the main platform",
  description: `Without an expiry: ${usualTerms("research")}.`,
  body: mainAccessForm,
  bodyExample: { accessLevel: "monthly", accessExpiry: "2027-01-31", version: 3 },
  answers: changed("Access Updated"),
  errors: [409],
  check: ({ body }) => mainTerms(body),
  handle: async ({ params, body }, { principal }) => ({
    message: "Access Updated",
    ...(await setMainAccess(principal, params.id, body)),
  }),
});

const grantOf = (product: SideProduct, operationId: string, name: string) =>
  endpoint({
    ...act(`grant-${product}`, "customers:grant"),
    operationId,
    summary: `Grant ${name} access`,
    body: productGrantForm,
    bodyExample: {
      accessLevel: "monthly",
      expiryDate: "2027-01-31",
      ...(product === "hris" ? { employeeCount: 25 } : {}),
    },
    answers: changed("Granted"),
    errors: [409],
    check: ({ body }) => productTerms(body),
    handle: async ({ params, body }, { principal }) => ({
      message: `${name} access granted`,
      ...(await grantProduct(principal, product, params.id, body)),
    }),
  });

const revokeOf = (product: SideProduct, operationId: string, name: string) =>
  endpoint({
    ...act(`revoke-${product}`, "customers:grant"),
    operationId,
    summary: `Revoke ${name} access`,
    body: versioned,
    answers: changed("Revoked"),
    errors: [409],
    handle: async ({ params, body }, { principal }) => ({
      message: `${name} access revoked`,
      ...(await revokeProduct(principal, product, params.id, body)),
    }),
  });

const resetPassword = endpoint({
  ...act("reset-password", "customers:write"),
  operationId: "resetCustomerPassword",
  summary: "Mail a customer a link to choose a new password",
  answers: said("Password Reset Initiated"),
  errors: [409],
  handle: async ({ params }, { principal }) => {
    await resetCustomerPassword(principal, params.id);
    return { message: "Password Reset Initiated" };
  },
});

const setPassword = endpoint({
  ...act("set-temp-password", "customers:write"),
  permission: undefined,
  operationId: "setTemporaryPassword",
  asksProof: true,
  changes: "sessions",
  summary: "Set a temporary password",
  description:
    "For administrators; other staff reset passwords. Sessions end at once, the customer hears of it by mail and must choose a password at the next sign-in. Without `tempPassword` one is made and mailed, so that only the customer reads it. One that is chosen needs a signed-in administrator, and for the owner of an organization or a colleague the confirmation of the customer or of a second administrator (202).",
  body: temporaryPasswordGrant,
  bodyExample: { tempPassword: "winter-apples-42", expiry: "2026-12-01" },
  answers: {
    ...said("Temporary Password Set"),
    202: { description: "Waits for a confirmation; nothing has changed yet", schema: Message },
  },
  handle: async ({ params, body }, { principal }) => {
    const { tempPassword: password, expiry, mail } = body;
    const expiresAt = expiryMoment(expiry, "expiry");
    const state = await setTemporaryPassword(principal, { customerId: params.id, password, expiresAt, mail });
    if (state === "set") return { message: "Temporary Password Set" };
    return reply(202, { message: "The customer or a second administrator must confirm this within 24 hours." });
  },
});

const confirmPassword = endpoint({
  ...act("confirm-temp-password", "customers:write"),
  permission: undefined,
  scope: "session",
  operationId: "confirmTemporaryPassword",
  summary: "Confirm a temporary password that another administrator chose",
  answers: said("Temporary Password Set"),
  handle: async ({ params }, { principal }) => {
    await confirmTemporaryPassword(principal, params.id);
    return { message: "Temporary Password Set" };
  },
});

const removeFactors = endpoint({
  ...act("remove-second-factor", "customers:write"),
  permission: undefined,
  scope: "session",
  operationId: "removeSecondFactor",
  changes: "sessions",
  asksProof: true,
  summary: "Take the second step at sign-in from a customer who has lost it",
  description:
    "For signed-in administrators, after the person proved in another way who they are; never from administrators and staff. Apps, passkeys, recovery codes and remembered browsers go, and the customer hears of it by mail.",
  answers: said("Second Step Removed"),
  errors: [409],
  handle: async ({ params }, context) => {
    await removeFactorsOf(context.principal, params.id, visitOf(context));
    return { message: "Second Step Removed" };
  },
});

const notify = endpoint({
  ...act("notify", "customers:notify"),
  operationId: "notifyCustomer",
  summary: "Write to a customer",
  body: noticeForm,
  bodyExample: { subject: "Your plan", message: "Your plan was extended by a week." },
  answers: said("Notification Sent"),
  errors: [409],
  handle: async ({ params, body }, { principal }) => {
    await notifyCustomer(principal, params.id, body);
    return { message: "Notification Sent" };
  },
});

const suspend = endpoint({
  ...act("suspend", "customers:write"),
  operationId: "suspendCustomer",
  summary: "Suspend an account",
  description: "Sessions end, keys are refused, nothing is erased.",
  body: reasonForm,
  bodyExample: { reason: "Chargeback under review" },
  answers: changed("Suspended"),
  errors: [409],
  handle: async ({ params, body }, { principal }) => ({
    message: "Account Suspended",
    ...(await suspendCustomer(principal, params.id, body)),
  }),
});

const reactivate = endpoint({
  ...act("reactivate", "customers:write"),
  operationId: "reactivateCustomer",
  summary: "Let a suspended customer in again",
  body: versioned,
  answers: changed("Reactivated"),
  errors: [409],
  handle: async ({ params, body }, { principal }) => ({
    message: "Account Reactivated",
    ...(await reactivateCustomer(principal, params.id, body)),
  }),
});

const logout = endpoint({
  ...act("force-logout", "customers:write"),
  operationId: "forceLogout",
  changes: "sessions",
  summary: "End every session of a customer",
  answers: said("Signed out everywhere"),
  handle: async ({ params }, { principal }) => {
    await forceLogout(principal, params.id);
    return { message: "Customer Signed Out" };
  },
});

const Note = z.object({ id: z.int(), body: z.string(), author: z.string().nullable(), createdAt: moment });

const notes = endpoint({
  ...act("notes", "customers:read"),
  method: "get",
  scope: "admin:read",
  operationId: "listCustomerNotes",
  summary: "Notes about a customer",
  answers: { 200: { description: "The newest first", schema: z.array(Note) } },
  handle: ({ params }, { principal }) => listNotes(principal, params.id),
});

const note = endpoint({
  ...act("notes", "customers:write"),
  operationId: "addCustomerNote",
  summary: "Add a note about a customer",
  body: noteForm,
  bodyExample: { body: "Asked for an invoice by mail." },
  answers: { 201: { description: "Kept", schema: z.object({ id: z.int() }) } },
  handle: async ({ params, body }, { principal }) => reply(201, await addNote(principal, params.id, body.body)),
});

const dropNote = endpoint({
  ...act("notes/{noteId}", "customers:write"),
  method: "delete",
  operationId: "removeCustomerNote",
  summary: "Remove a note",
  params: idParams.extend({ noteId: idParams.shape.id }),
  answers: { 204: { description: "Removed" } },
  handle: async ({ params }, { principal }) => {
    await removeNote(principal, params.id, params.noteId);
    return reply(204, undefined);
  },
});

export const adminCustomerActEndpoints = [
  setAccess,
  resetPassword,
  setPassword,
  confirmPassword,
  removeFactors,
  notify,
  grantOf("ats", "grantAts", "ATS"),
  revokeOf("ats", "revokeAts", "ATS"),
  grantOf("hris", "grantHris", "HRIS"),
  revokeOf("hris", "revokeHris", "HRIS"),
  grantOf("benefits", "grantBenefits", "Benefits"),
  revokeOf("benefits", "revokeBenefits", "Benefits"),
  suspend,
  reactivate,
  logout,
  notes,
  note,
  dropNote,
];
