import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT, type Intent } from "~/app/forms/intents";
import { SET_UP_SECOND_STEP } from "~/app/links/sign-in-links";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { pathOf, signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
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
  supportGrantForm,
  updateOrganization,
} from "~/domain/accounts";
import { after, DAY_MS } from "~/platform/clock";
import { ProductError } from "~/platform/errors";
import { rowId } from "../forms.server";

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

const supportForm = supportGrantForm.extend({
  areas: z.preprocess((value) => (typeof value === "string" ? [value] : (value ?? [])), supportGrantForm.shape.areas),
});

/** The id in the address; what is no number is no organization. */
function organizationId({ params }: LoaderFunctionArgs): number {
  const id = rowId.safeParse(params.id);
  if (!id.success) throw new Response("Not Found", { status: 404 });
  return id.data;
}

/** Everything of one organization's screen. */
export async function organizationView(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const id = organizationId(arrival);
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

type Act = ReturnType<typeof acting>;

/** The action of one organization's screen. */
export async function organizationAction(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const form = await formOf(arrival.request);
  const act = ACTS[String(form.get("intent"))];
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  return act(principal, organizationId(arrival), form);
}

const said = (title: string, description?: string): ToastMessage => ({ title, description, variant: "success" });

/** One kind of form: its schema, the domain call, what is said afterwards and where that is. */
function acting<Schema extends z.ZodType>(
  intent: Intent,
  schema: Schema,
  call: (principal: SignedIn, id: number, value: z.output<Schema>) => Promise<unknown>,
  tell: (value: z.output<Schema>) => ToastMessage,
  leadsTo: (id: number) => string = (id) => `/organizations/${id}`,
) {
  return async (principal: SignedIn, id: number, form: FormData) =>
    submit(form, { intent, schema }, async (value) => {
      await call(principal, id, value);
      return redirectTo(leadsTo(id), { toast: tell(value) });
    });
}

const ACTS: Record<string, Act> = {
  [INTENT.updateOrganization]: acting(INTENT.updateOrganization, particularsForm, updateOrganization, () =>
    said("Organization Updated"),
  ),
  [INTENT.invite]: acting(INTENT.invite, inviteForm, inviteMember, ({ email }) =>
    said("Invitation Sent", `${email} has a link that works for 14 days.`),
  ),
  [INTENT.revokeInvitation]: acting(
    INTENT.revokeInvitation,
    byId,
    (principal, organization, { id }) => revokeInvitation(principal, organization, id),
    () => said("Invitation Withdrawn", "Its link no longer works."),
  ),
  [INTENT.changeRole]: acting(
    INTENT.changeRole,
    roleForm,
    (principal, organization, { userId, ...form }) => changeMemberRole(principal, organization, userId, form),
    () => said("Roles Saved"),
  ),
  [INTENT.removeMember]: acting(
    INTENT.removeMember,
    byUser,
    (principal, organization, { userId }) => removeMember(principal, organization, userId),
    () => said("Member Removed"),
  ),
  [INTENT.offerOwnership]: acting(
    INTENT.offerOwnership,
    byUser,
    (principal, organization, { userId }) => offerOwnership(principal, organization, userId),
    () => said("Ownership Offered", "You stay the owner until they accept by the mailed link."),
  ),
  [INTENT.askSecondFactor]: acting(
    INTENT.askSecondFactor,
    z.object({ asks: z.enum(["yes", "no"]) }),
    (principal, organization, { asks }) => askSecondFactor(principal, organization, asks === "yes"),
    ({ asks }) =>
      asks === "yes"
        ? said("Second Step Required", "Members without one set it up before they work here again.")
        : said("Second Step Optional"),
  ),
  [INTENT.grantSupport]: acting(INTENT.grantSupport, supportForm, grantSupportAccess, () =>
    said("Open to Support", "You can end it at any time."),
  ),
  [INTENT.revokeSupport]: acting(INTENT.revokeSupport, nothing, revokeSupportAccess, () =>
    said("Support Access Ended"),
  ),
  [INTENT.leave]: acting(
    INTENT.leave,
    nothing,
    leaveOrganization,
    () => said("You Left"),
    () => "/organizations",
  ),
  [INTENT.close]: acting(INTENT.close, nothing, closeOrganization, () =>
    said("Organization Closing", `It closes for good in ${EXPORT_DAYS} days.`),
  ),
  [INTENT.reopen]: acting(INTENT.reopen, nothing, reopenOrganization, () => said("Organization Kept")),
};
