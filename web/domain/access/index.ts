export { type Access, accessOf, PRODUCTS, type Product } from "./access";
export { type AuditAct, type AuditActor, recordAudit } from "./audit";
export {
  requireAccess,
  requireAdministrator,
  requireNotImpersonating,
  requireOwnAccount,
  requireScope,
  requireSignedIn,
} from "./guards";
export {
  inOwnOrganization,
  ORGANIZATION_MANAGERS,
  organizationOf,
  requireHrRole,
  requireRole,
} from "./organization-role";
export { isPermission, PERMISSIONS, type PermissionName, SYSTEM_ROLES } from "./permissions";
export {
  type AccountRow,
  HR_ROLES,
  type HrRole,
  isAdministrator,
  ORGANIZATION_ROLES,
  type OrganizationRole,
  type Principal,
  type ProductLevels,
  principalKey,
  type Seat,
  type SignedIn,
} from "./principal";
export { permissionsOf, requirePermission } from "./require-permission";
export {
  type Assignment,
  assignRole,
  deleteRole,
  listAssignments,
  listRoles,
  type RoleForm,
  saveRole,
  seedPermissions,
  unassignRole,
} from "./roles";
export { expandScopes, isScope, SCOPES, type Scope } from "./scopes";
