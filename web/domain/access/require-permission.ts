import { now } from "~/platform/clock";
import { queryPrepared } from "~/platform/db/pool";
import { Forbidden } from "~/platform/errors";
import { refuseOwing, requireSignedIn } from "./guards";
import { PERMISSIONS, type PermissionName } from "./permissions";
import { isAdministrator, type Principal, type SignedIn } from "./principal";

const HELD_SQL = `
  select distinct p.name
  from user_role_assignments a
  join user_roles r on r.id = a.role_id and r.is_active
  join role_permissions rp on rp.role_id = r.id and rp.is_active
  join permissions p on p.id = rp.permission_id and p.is_active
  where a.user_id = $1 and a.is_active and (a.expires_at is null or a.expires_at > $2)`;

/** Every permission that a person has now: all for an administrator, none while viewing as a customer. */
export async function permissionsOf(principal: Principal): Promise<ReadonlySet<PermissionName>> {
  if (isAdministrator(principal)) return new Set(Object.keys(PERMISSIONS) as PermissionName[]);
  if (!principal.account || principal.impersonator || principal.secondFactor === "owed") return new Set();
  const rows = await queryPrepared<{ name: PermissionName }>("permissions-held", HELD_SQL, [
    principal.account.id,
    now(),
  ]);
  return new Set(rows.map((row) => row.name));
}

/** Refuses who has no active role with this permission; administrators have every one. */
export async function requirePermission(principal: Principal, permission: PermissionName): Promise<SignedIn> {
  const signedIn = requireSignedIn(principal);
  if ((await permissionsOf(principal)).has(permission)) return signedIn;
  refuseOwing(principal);
  throw new Forbidden("Your role does not allow this.", { code: "permission_missing", permission });
}
