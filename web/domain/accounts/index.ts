export { clearCookie, readCookie, SESSION_COOKIE, VISITOR_COOKIE, writeCookie } from "./cookies";
export { type Credentials, resolvePrincipal } from "./resolve-principal";
