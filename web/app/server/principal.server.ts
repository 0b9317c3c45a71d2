import type { AppLoadContext } from "@remix-run/node";
import { ADMIN_TABS } from "~/app/links/admin-tabs";
import { SECOND_STEP, SET_UP_SECOND_STEP } from "~/app/links/sign-in-links";
import {
  accessOf,
  isAdministrator,
  type PermissionName,
  type Principal,
  type Product,
  permissionsOf,
  type SignedIn,
} from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { redirectTo } from "./redirect.server";

type Arrival = { request: Request; context: AppLoadContext };

const known = new WeakMap<Request, Promise<Principal>>();

/** Who asks for this page; looked up once per request, however many loaders run. */
export function principalOf({ request, context }: Arrival): Promise<Principal> {
  let principal = known.get(request);
  if (!principal) {
    principal = resolvePrincipal({
      cookie: request.headers.get("cookie"),
      authorization: null,
      address: context.address,
    });
    known.set(request, principal);
  }
  return principal;
}

/** First line of a loader or action for people with an account: others are led to sign in and back. */
export async function signedIn(arrival: Arrival): Promise<SignedIn> {
  const principal = await principalOf(arrival);
  if (!principal.account) throw redirectTo(doorFor(principal, "/login"), { returnTo: pathOf(arrival.request) });
  return principal as SignedIn;
}

/** Who has only shown the password goes on where they stopped. */
const doorFor = ({ secondFactor }: Principal, door: string): string => (secondFactor === "asked" ? SECOND_STEP : door);

/** Staff of whom a second step is required set it up first, and go on from there. */
function leadOwing({ account, secondFactor }: Principal, request: Request): void {
  if (secondFactor === "owed" && (account?.isAdmin || account?.isStaff)) throw toSetUp(request);
}

const toSetUp = (request: Request): Response => redirectTo(SET_UP_SECOND_STEP, { returnTo: pathOf(request) });

/** First line of every admin loader and action: others are led to the start page, as the specification says. */
export async function administrator(arrival: Arrival): Promise<SignedIn> {
  const principal = await principalOf(arrival);
  if (!principal.account) throw redirectTo(doorFor(principal, "/admin/login"), { returnTo: pathOf(arrival.request) });
  leadOwing(principal, arrival.request);
  if (!isAdministrator(principal)) throw redirectTo("/");
  return principal as SignedIn;
}

/** First line of an admin screen that roles open as well: others are led to a tab of theirs, or to the start page. */
export async function staff(arrival: Arrival, permission: PermissionName): Promise<SignedIn> {
  const principal = await principalOf(arrival);
  if (!principal.account) throw redirectTo(doorFor(principal, "/admin/login"), { returnTo: pathOf(arrival.request) });
  leadOwing(principal, arrival.request);
  const held = await permissionsOf(principal);
  if (held.has(permission)) return principal as SignedIn;
  throw redirectTo(ADMIN_TABS.find((tab) => held.has(tab.permission))?.href ?? "/");
}

/** First line of a screen of a paid product: without access the plan page. */
export async function withAccess(arrival: Arrival, product: Product, planPage: string): Promise<SignedIn> {
  const principal = await signedIn(arrival);
  if (principal.seat === null && principal.secondFactor === "owed") throw toSetUp(arrival.request);
  if (!accessOf(principal, product).allowed) throw redirectTo(planPage);
  return principal;
}

/** The address of a page, to come back to. */
export function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
