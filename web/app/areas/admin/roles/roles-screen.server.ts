import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts, itself } from "~/app/server/acts.server";
import { rowId } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
import {
  assignRole,
  deleteRole,
  listAssignments,
  listRoles,
  PERMISSIONS,
  permissionsOf,
  saveRole,
  unassignRole,
} from "~/domain/access";
import { emailField, findAccount, optionalLine, requiredLine } from "~/domain/accounts";
import { expiryField, expiryMoment } from "~/domain/admin";
import { today } from "~/platform/clock";
import { invalidField } from "~/platform/errors";
import { ROLE } from "./intents";

/** Roles, who has them, and every permission by its group. */
export async function roleView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "roles:read");
  const [roles, assignments, held] = await Promise.all([
    listRoles(principal),
    listAssignments(principal),
    permissionsOf(principal),
  ]);
  const permissions = Object.entries(PERMISSIONS).map(([name, [group, description]]) => ({ name, group, description }));
  return {
    roles: roles.map(({ _count, ...role }) => ({ ...role, people: _count.assignments })),
    assignments,
    permissions,
    mayWrite: held.has("roles:write"),
    today: today(),
  };
}

const failed = { title: "Role Not Saved", description: "Please check the role and try again." };
const roleForm = z.object({
  displayName: requiredLine("Name", 100),
  description: optionalLine("Description", 500).optional(),
  permissions: z.preprocess((typed) => [typed ?? []].flat(), z.array(z.string())),
});

/** `Night support` becomes `night_support`; what other scripts write is told apart by its characters' numbers. */
export function nameOf(displayName: string): string {
  const plain = displayName.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const latin = plain.replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "");
  const isLatin = latin !== "" && !/[^\p{Script=Latin}\p{Script=Common}]/u.test(plain);
  const name = isLatin ? latin : [...plain].map((sign) => sign.codePointAt(0)?.toString(36)).join("_");
  return (/^[a-z]/.test(name) ? name : `r_${name}`).slice(0, 58);
}

export const roleAction = acts(staffMay("roles:read"), {
  [ROLE.create]: act({
    schema: roleForm,
    failed,
    call: (principal, form) => saveRole(principal, { ...form, name: nameOf(form.displayName) }),
    said: (_result, form) => ({ title: "Role Added", description: form.displayName }),
  }),
  [ROLE.save]: act({
    schema: roleForm.extend({
      id: rowId,
      version: rowId,
      isActive: z.preprocess((value) => value === "on", z.boolean()),
    }),
    failed,
    call: (principal, form) => saveRole(principal, { ...form, name: "" }),
    said: (_result, form) => ({ title: "Role Saved", description: form.displayName }),
  }),
  [ROLE.remove]: act({
    schema: z.object({ id: rowId }),
    failed,
    call: (principal, { id }) => deleteRole(principal, id),
    said: { title: "Role Removed", description: "Everyone who had it has lost it." },
  }),
  [ROLE.assign]: act({
    schema: z.object({
      roleId: rowId,
      email: emailField,
      expiresAt: expiryField,
      notes: optionalLine("Notes", 500).optional(),
    }),
    failed: { title: "Role Not Assigned", description: "Please check the address and the expiry." },
    said: itself,
    call: async (principal, { roleId, email, expiresAt, notes }) => {
      const person = await findAccount(principal, email);
      if (!person) throw invalidField("email", "No account has this address.");
      const until = expiryMoment(expiresAt, "expiresAt");
      await assignRole(principal, { userId: person.id, roleId, expiresAt: until, notes: notes || null });
      return { title: "Role Assigned", description: `${email} signs in again to use it.` };
    },
  }),
  [ROLE.unassign]: act({
    schema: z.object({ roleId: rowId, userId: rowId }),
    failed,
    call: (principal, { roleId, userId }) => unassignRole(principal, userId, roleId),
    said: { title: "Role Taken", description: "It no longer opens anything." },
  }),
});
