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
export { isPermission, type PermissionName, PERMISSIONS, SYSTEM_ROLES } from "./permissions";
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
export { expandScopes, isScope, SCOPES, type Scope } from "./scopes";
