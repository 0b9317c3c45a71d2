import { z } from "zod";
import { HR_ROLES, ORGANIZATION_ROLES } from "~/domain/access";
import { emailField, optionalLine, requiredLine } from "../fields/person-fields";

const ROLES_TO_GIVE = ORGANIZATION_ROLES.filter((role) => role !== "owner");

export const roleField = z.enum(ROLES_TO_GIVE, {
  error: `Role must be one of: ${ROLES_TO_GIVE.join(", ")}. Ownership is transferred on its own.`,
});
export const hrRoleField = z.enum(HR_ROLES, { error: `HR role must be one of: ${HR_ROLES.join(", ")}` }).nullish();

const timeZone = z.string().refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC", {
  error: "Time zone is not known",
});
const website = z.union([
  z.literal(""),
  z.url({ protocol: /^https?$/, error: "Website must start with https://" }).max(500),
]);

export const newOrganizationForm = z.object({
  name: requiredLine("Organization name", 200),
  legalName: optionalLine("Legal name", 200).nullish(),
  website: website.nullish(),
  industry: optionalLine("Industry", 100).nullish(),
  timeZone: timeZone.optional(),
  headCount: z.int("Head-count must be a whole number").min(0).max(10_000_000).nullish(),
});
export type NewOrganizationForm = z.output<typeof newOrganizationForm>;

export const organizationForm = newOrganizationForm.partial().extend({ version: z.int().optional() });
export type OrganizationForm = z.output<typeof organizationForm>;

/** Null: no role in hiring, for who is here as an employee alone. */
const roleOrNone = roleField.nullable();

export const invitationForm = z.object({ email: emailField, role: roleOrNone, hrRole: hrRoleField });
export type InvitationForm = z.output<typeof invitationForm>;

export const memberForm = z.object({ role: roleOrNone.optional(), hrRole: hrRoleField, version: z.int().optional() });
export type MemberForm = z.output<typeof memberForm>;
