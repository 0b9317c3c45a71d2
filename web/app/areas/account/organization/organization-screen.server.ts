import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { SET_UP_SECOND_STEP } from "~/app/links/sign-in-links";
import { act, acts, type Said } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, rowId } from "~/app/server/form-fields.server";
import { pathOf, signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { ORGANIZATION_MANAGERS, type SignedIn } from "~/domain/access";
import {
  askSecondFactor,
  changeMemberRole,
  closeOrganization,
  EXPORT_DAYS,
  grantSupportAccess,
  invitationForm,
  inviteMember,
  leaveOrganization,
  listInvitations,
  listMembers,
  listSupportVisits,
  memberForm,
  newOrganizationForm,
  offerOwnership,
  organizationForm,
  readOrganization,
  readSupportAccess,
  removeMember,
  reopenOrganization,
  revokeInvitation,
  revokeSupportAccess,
  sessionPolicyForm,
  setSessionPolicy,
  supportGrantForm,
  updateOrganization,
} from "~/domain/accounts";
import { after, DAY_MS } from "~/platform/clock";
import { ProductError } from "~/platform/errors";

const byId = z.object({ id: rowId });
const byUser = z.object({ userId: rowId });
const nothing = z.object({});
const emptyAsNull = (value: unknown) => (value === "" ? null : value);
const role = z.preprocess(emptyAsNull, invitationForm.shape.role);
const hrRole = z.preprocess(emptyAsNull, memberForm.shape.hrRole);
const website = z
  .string()
  .optional()
  .refine((text) => newOrganizationForm.shape.website.safeParse(text).success, "Website must start with https://");

/** What the screens ask of an organization; the domain knows more fields. */
export const foundingForm = newOrganizationForm.pick({ name: true, industry: true }).extend({ website });
const particularsForm = organizationForm.pick({ name: true, industry: true }).extend({ website, version: rowId });
const inviteForm = invitationForm.extend({ role, hrRole });
const roleForm = memberForm.extend({ role, hrRole, version: rowId, userId: rowId });

/** What is left as usual is an empty choice. */
const numberOrUsual = (value: unknown) => (value === "" || value === undefined ? null : Number(value));
const { idleMinutes, sessionHours } = sessionPolicyForm.shape;
const policyForm = z.object({
  idleMinutes: z.preprocess(numberOrUsual, idleMinutes),
  sessionHours: z.preprocess(numberOrUsual, sessionHours),
});

const supportForm = supportGrantForm.extend({
  areas: z.preprocess((value) => (typeof value === "string" ? [value] : (value ?? [])), supportGrantForm.shape.areas),
});

/** Everything of one organization's screen. */
export async function organizationView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const id = idOf(arrival.params.id);
  const organization = await orErrorScreen(readOrganization(principal, id).catch(leadOwing(arrival.request)));
  const mayManage =
    organization.role !== null && ORGANIZATION_MANAGERS.includes(organization.role) && principal.impersonator === null;
  const cursor = new URL(arrival.request.url).searchParams.get("visits") ?? undefined;
  const [members, invitations, support] = await Promise.all([
    listMembers(principal, id),
    mayManage ? listInvitations(principal, id) : null,
    mayManage ? supportView(principal, id, cursor) : null,
  ]);
  const closesAt = organization.closingAt ? after(organization.closingAt, EXPORT_DAYS * DAY_MS) : null;
  const rights = { ownId: principal.account.id, mayManage, isOwner: organization.role === "owner" };
  return { organization, members, invitations, support, rights, closesAt, exportDays: EXPORT_DAYS };
}

/** Who must set up a second step before having a seat here is led there. */
const leadOwing = (request: Request) => (error: unknown) => {
  const isOwed = error instanceof ProductError && error.code === "second_factor_owed";
  throw isOwed ? redirectTo(SET_UP_SECOND_STEP, { returnTo: pathOf(request) }) : error;
};

async function supportView(principal: SignedIn, id: number, cursor?: string) {
  const [grant, visits] = await Promise.all([
    readSupportAccess(principal, id),
    orErrorScreen(listSupportVisits(principal, id, { limit: 10, cursor })),
  ]);
  return { grant, visits, isOlder: cursor !== undefined };
}

/** One form of the screen: its schema, the domain call with the organization of the address, what is said and where. */
const acting = <Value>(
  schema: z.ZodType<Value>,
  call: (principal: SignedIn, id: number, value: Value) => Promise<unknown>,
  said: Said | ((value: Value) => Said),
) =>
  act({
    schema,
    call: (principal: SignedIn, value, { id }) => call(principal, id, value),
    said: (_done, value) => (typeof said === "function" ? said(value) : said),
  });

/** The action of one organization's screen. */
export const organizationAction = acts(
  signedIn,
  {
    [INTENT.updateOrganization]: acting(particularsForm, updateOrganization, { title: "Organization Updated" }),
    [INTENT.invite]: acting(inviteForm, inviteMember, ({ email }) => ({
      title: "Invitation Sent",
      description: `${email} has a link that works for 14 days.`,
    })),
    [INTENT.revokeInvitation]: acting(
      byId,
      (principal, organization, { id }) => revokeInvitation(principal, organization, id),
      { title: "Invitation Withdrawn", description: "Its link no longer works." },
    ),
    [INTENT.changeRole]: acting(
      roleForm,
      (principal, organization, { userId, ...form }) => changeMemberRole(principal, organization, userId, form),
      { title: "Roles Saved" },
    ),
    [INTENT.removeMember]: acting(
      byUser,
      (principal, organization, { userId }) => removeMember(principal, organization, userId),
      { title: "Member Removed" },
    ),
    [INTENT.offerOwnership]: acting(
      byUser,
      (principal, organization, { userId }) => offerOwnership(principal, organization, userId),
      { title: "Ownership Offered", description: "You stay the owner until they accept by the mailed link." },
    ),
    [INTENT.askSecondFactor]: acting(
      z.object({ asks: z.enum(["yes", "no"]) }),
      (principal, organization, { asks }) => askSecondFactor(principal, organization, asks === "yes"),
      ({ asks }) =>
        asks === "yes"
          ? {
              title: "Second Step Required",
              description: "Members without one set it up before they work here again.",
            }
          : { title: "Second Step Optional" },
    ),
    [INTENT.setSessionPolicy]: acting(policyForm, setSessionPolicy, {
      title: "Saved",
      description: "It holds from now on, for sessions that are open too.",
    }),
    [INTENT.grantSupport]: acting(supportForm, grantSupportAccess, {
      title: "Open to Support",
      description: "You can end it at any time.",
    }),
    [INTENT.revokeSupport]: acting(nothing, revokeSupportAccess, { title: "Support Access Ended" }),
    [INTENT.leave]: acting(nothing, leaveOrganization, { title: "You Left", to: "/organizations" }),
    [INTENT.close]: acting(nothing, closeOrganization, {
      title: "Organization Closing",
      description: `It closes for good in ${EXPORT_DAYS} days.`,
    }),
    [INTENT.reopen]: acting(nothing, reopenOrganization, { title: "Organization Kept" }),
  },
  { back: ({ id }) => `/organizations/${id}` },
);
