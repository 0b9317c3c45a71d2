export { type Access, accessOf, PRODUCTS, type Product } from "./access";
export { requireAccess, requireAdministrator, requireScope, requireSignedIn } from "./guards";
export { type AccountRow, isAdministrator, type Principal, principalKey, type SignedIn } from "./principal";
export { isScope, SCOPES, type Scope } from "./scopes";
