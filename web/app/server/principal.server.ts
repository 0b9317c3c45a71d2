import type { AppLoadContext } from "@remix-run/node";
import { ADMIN_TABS } from "~/app/links/admin-tabs";
import { SECOND_STEP, SET_UP_SECOND_STEP, UNSENT } from "~/app/links/sign-in-links";
import {
  accessOf,
  isAdministrator,
  type PermissionName,
  type Principal,
  type Product,
  permissionsOf,
  type SignedIn,
  seatWaits,
} from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { redirectTo } from "./redirect.server";
import { keptUnsent } from "./unsent.server";

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
  if (!principal.account) throw await toDoor(arrival, doorFor(principal, "/login"));
  return principal as SignedIn;
}

/** Who has only shown the password goes on where they stopped. */
const doorFor = ({ secondFactor }: Principal, door: string): string => (secondFactor === "asked" ? SECOND_STEP : door);

/** Staff of whom a second step is required set it up first, and go on from there. */
async function leadOwing({ account, secondFactor }: Principal, arrival: Arrival): Promise<void> {
  if (secondFactor === "owed" && (account?.isAdmin || account?.isStaff)) throw await toSetUp(arrival);
}

const toSetUp = (arrival: Arrival): Promise<Response> => toDoor(arrival, SET_UP_SECOND_STEP);

/** Leads to what has to come first. Whoever was sending a form finds it after that, others the page they wanted. */
async function toDoor(arrival: Arrival, door: string): Promise<Response> {
  const kept = await keptUnsent(arrival.request, await principalOf(arrival));
  return redirectTo(door, kept ? { returnTo: UNSENT, headers: kept } : { returnTo: pathOf(arrival.request) });
}

/** First line of every admin loader and action: others are led to the start page, as the specification says. */
export async function administrator(arrival: Arrival): Promise<SignedIn> {
  const principal = await principalOf(arrival);
  if (!principal.account) throw await toDoor(arrival, doorFor(principal, "/admin/login"));
  await leadOwing(principal, arrival);
  if (!isAdministrator(principal)) throw redirectTo("/");
  return principal as SignedIn;
}

/** First line of an admin screen that roles open as well: others are led to a tab of theirs, or to the start page. */
export async function staff(arrival: Arrival, permission: PermissionName): Promise<SignedIn> {
  const principal = await principalOf(arrival);
  if (!principal.account) throw await toDoor(arrival, doorFor(principal, "/admin/login"));
  await leadOwing(principal, arrival);
  const held = await permissionsOf(principal);
  if (held.has(permission)) return principal as SignedIn;
  throw redirectTo(ADMIN_TABS.find((tab) => held.has(tab.permission))?.href ?? "/");
}

/** The guard of a screen's forms. */
export const staffMay =
  (permission: PermissionName) =>
  (arrival: Arrival): Promise<SignedIn> =>
    staff(arrival, permission);

type PaidProduct = Exclude<Product, "research">;

/** First line of a screen of a paid product: who owes a second step sets it up, who has no access is shown the plans. */
export async function withAccess(arrival: Arrival, product: PaidProduct, planPage: string): Promise<SignedIn> {
  const principal = await signedIn(arrival);
  if (!(await opens(arrival, product))) throw await toDoor(arrival, planPage);
  return principal;
}

/** Whether a paid product is open to who comes here; who owes a second step sets it up before anything is said of plans. */
export async function opens(arrival: Arrival, product: PaidProduct): Promise<boolean> {
  const principal = await principalOf(arrival);
  if (seatWaits(principal)) throw await toSetUp(arrival);
  return principal.account !== null && accessOf(principal, product).allowed;
}

/** The address of a page, to come back to. */
export function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
