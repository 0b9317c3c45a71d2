export { accessOf, PRODUCTS, type Product } from "./access";
export { type AuditAct, type AuditActor, recordAudit } from "./audit";
export { type ChainHead, type ChainReport, sealAudit, verifyAudit } from "./audit-chain";
export {
  requireAccess,
  requireAdministrator,
  requireNotImpersonating,
  requireOwnAccount,
  requirePerson,
  requireScope,
  requireSignedIn,
  requireUnbound,
  seatWaits,
  secondStepMissing,
  secondStepOwed,
} from "./guards";
export {
  type FencedPermission,
  isOpenInImpersonation,
  requireOpenInImpersonation,
  viewingOnly,
} from "./impersonation";
export {
  type AccessLevel,
  LEVELS,
  levelOptions,
  levelsOf,
  MODULE_LEVELS,
  offeredLevels,
  RESEARCH_LEVELS,
  TRIAL_MINUTES,
  usualTerms,
  VISITOR_TRIAL_MINUTES,
} from "./levels";
export {
  inOwnOrganization,
  ORGANIZATION_MANAGERS,
  organizationOf,
  requireHrRole,
  requireRole,
} from "./organization-role";
export { PERMISSIONS, type PermissionName } from "./permissions";
export {
  type AccountRow,
  HR_ROLES,
  isAdministrator,
  ORGANIZATION_ROLES,
  type OrganizationRole,
  type Principal,
  type ProductLevels,
  principalKey,
  type Seat,
  type SignedIn,
} from "./principal";
export { lacksRecentProof, markProven, PROOF_MINUTES, ProofNeeded, requireRecentProof } from "./recent-proof";
export { permissionsOf, requirePermission } from "./require-permission";
export { assignRole, deleteRole, listAssignments, listRoles, saveRole, seedPermissions, unassignRole } from "./roles";
export { expandScopes, isOfStaff, isScope, READING_SCOPES, SCOPES, type Scope, TEST_SCOPES } from "./scopes";
export { jobsOf, RESTRICTION, requireEveryJob, seesJob } from "./single-jobs";
export { SUPPORT_AREAS, type SupportArea } from "./support-areas";
