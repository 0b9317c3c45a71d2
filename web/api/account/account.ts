import { deleteAccount, deletionForm, exportOwnData, profileForm, profileOf, updateProfile } from "~/domain/accounts";
import { endpoint, reply } from "../endpoint";
import { Message, User } from "../shapes";

const tag = "Account";
const userExample = {
  id: 12,
  email: "dana.miller@example.com",
  firstName: "Dana",
  lastName: "Miller",
  phoneNumber: "555-0100",
  mailingAddress: "1 Main Street, Sacramento, CA 95814",
  timeZone: null,
  isAdmin: false,
  emailVerifiedAt: null,
  pendingEmail: null,
  subscriptionType: "trial",
  paymentStatus: "none",
  totalSearches: 3,
  lastLogin: "2026-11-20T15:00:00.000Z",
  isImpersonated: false,
  version: 1,
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
};

const readUser = endpoint({
  method: "get",
  path: "/api/auth/user",
  operationId: "getUser",
  tag,
  summary: "The signed-in person",
  who: "user",
  scope: "account:read",
  answers: { 200: { description: "The account", schema: User, example: userExample } },
  handle: (_input, { principal }) => profileOf(principal),
});

const changeProfile = endpoint({
  method: "put",
  path: "/api/auth/profile",
  operationId: "updateProfile",
  tag,
  summary: "Change the profile",
  description:
    "Empty fields stay as they are. A new `email` needs `currentPassword` and is put in place after it was confirmed from both mailboxes; the rest is saved at once.",
  who: "user",
  scope: "account:write",
  body: profileForm,
  bodyExample: { firstName: "Dana", lastName: "Miller-Ortiz", phoneNumber: "555-0101" },
  answers: { 200: { description: "The account as it is now", schema: User, example: userExample } },
  errors: [403, 409, 429],
  handle: ({ body }, { principal }) => updateProfile(principal, body),
});

const removeAccount = endpoint({
  method: "delete",
  path: "/api/auth/delete-account",
  operationId: "deleteAccount",
  changes: "keys",
  tag,
  summary: "Delete the account",
  description:
    "Erases personal data, history, saved results, keys and sessions, and cancels subscriptions. The inactive record and its e-mail address stay. The body may be empty within fifteen minutes of signing in; later `currentPassword` is needed.",
  who: "user",
  scope: "session",
  refusesKeys: "whoever sends it again has no account any more",
  body: deletionForm,
  bodyMayBeLeftOut: true,
  bodyExample: {},
  answers: { 200: { description: "The account is deleted", schema: Message } },
  errors: [403, 409, 429],
  handle: async ({ body }, { principal }) => {
    const { cookie } = await deleteAccount(principal, body.currentPassword);
    return reply(200, { message: "Account Deleted" }, { "set-cookie": cookie });
  },
});

const exportData = endpoint({
  method: "post",
  path: "/api/auth/export-data",
  operationId: "exportOwnData",
  asksProof: true,
  tag,
  summary: "Everything stored about the signed-in person, as JSON",
  description: "By table, without secrets. What companies keep of their employees and candidates is exported there.",
  who: "user",
  scope: "session",
  changesNothing: true,
  rate: { max: 10, windowSeconds: 600 },
  answers: { 200: { description: "The data", contentType: "application/json" } },
  errors: [403],
  handle: async (_input, { principal }) =>
    new Response(await exportOwnData(principal), {
      headers: {
        "content-type": "application/json",
        "content-disposition": 'attachment; filename="my-data.json"',
        "cache-control": "no-store",
      },
    }),
});

export const accountEndpoints = [readUser, changeProfile, removeAccount, exportData];
