import { AccessNeeded, Forbidden, NotSignedIn } from "~/platform/errors";
import { accessOf, type Product } from "./access";
import { requireOpenInImpersonation, viewingOnly } from "./impersonation";
import { isAdministrator, type Principal, type SignedIn } from "./principal";
import type { Scope } from "./scopes";

/** Refuses a visitor. */
export function requireSignedIn(principal: Principal): SignedIn {
  if (principal.secondFactor === "asked") throw secondStepMissing();
  if (!principal.account) throw new NotSignedIn("Sign in to do this.");
  return principal as SignedIn;
}

/** What a program does when it hears this code: `POST /api/auth/second-factor`, with the session that it was given. */
export const secondStepMissing = (): NotSignedIn =>
  new NotSignedIn("The password is right. Now the second step is needed: the code of your app or a recovery code.", {
    code: "second_factor_required",
    secondFactorRequired: true,
  });

/** Refuses staff of whom a second step is required and who have set none up yet: that comes first. */
export function refuseOwing({ account, secondFactor }: Principal): void {
  if (secondFactor === "owed" && (account?.isAdmin || account?.isStaff)) throw secondStepOwed();
}

export const secondStepOwed = (): Forbidden =>
  new Forbidden("This needs a second step at sign-in. Set one up in your profile, under Sign-in, and go on.", {
    code: "second_factor_owed",
  });

/** Refuses everybody but an administrator acting as himself. */
export function requireAdministrator(principal: Principal): SignedIn {
  const signedIn = requireSignedIn(principal);
  refuseOwing(principal);
  if (!isAdministrator(principal)) throw new Forbidden("Only administrators can do this.");
  return signedIn;
}

/** Refuses an administrator who views as a customer: what is the person's own stays out of his reach (decision 7). */
export function requireNotImpersonating(principal: Principal): void {
  if (!principal.impersonator) return;
  throw viewingOnly();
}

/** Refuses visitors, and administrators who view as a customer. */
export function requireOwnAccount(principal: Principal): SignedIn {
  requireNotImpersonating(principal);
  return requireSignedIn(principal);
}

const NEEDED: Record<Product, string> = {
  research: "Start a free trial or choose a plan to read this.",
  ats: "The Applicant Tracking System needs a plan of its own.",
  hris: "The HR information system needs a plan of its own.",
  benefits: "The benefits module needs a plan of its own.",
};

/**
 * Whether the seat in the organization waits for the second step that is asked of it: with the seat goes all that the owner
 * bought, so that neither a plan page nor "needs a plan" would be true.
 */
export const seatWaits = ({ seat, secondFactor }: Principal): boolean => seat === null && secondFactor === "owed";

/** Refuses who has no access to a product now; the second step that stands before it is asked for first. */
export function requireAccess(principal: Principal, product: Product): Principal {
  const access = accessOf(principal, product);
  if (access.allowed) return principal;
  if (product !== "research" && seatWaits(principal)) throw secondStepOwed();
  const ended = access.endedAt ? "Your access has ended. " : "";
  throw new AccessNeeded(ended + NEEDED[product], { code: access.endedAt ? "access_ended" : "access_needed" });
}

/** Refuses API keys, whatever their scopes: what decides who may do what is changed by people (decision 72). */
export function requirePerson(principal: Principal): void {
  if (principal.via !== "key") return;
  throw new Forbidden("This needs a person, signed in by browser or by statewise login, not an API key.", {
    code: "person_only",
  });
}

/** Refuses a key that is bound to an organization, where it would reach beyond it. */
export function requireUnbound(principal: Principal): void {
  if (principal.boundTo === null) return;
  throw new Forbidden("This API key is bound to one organization.", { code: "bound_key" });
}

/** Refuses an API key that was not given the scope; a screen has every scope, and viewing as a customer what is open then. */
export function requireScope(principal: Principal, scope: Scope | "session" | "session:end"): void {
  requireOpenInImpersonation(principal, scope);
  if (principal.scopes === null) return;
  if (scope === "session" || scope === "session:end")
    throw new Forbidden("This needs a signed-in person, not an API key.", { code: "session_only" });
  if (!principal.scopes.has(scope)) {
    throw new Forbidden(`This API key lacks the scope ${scope}.`, { code: "scope_missing", scope });
  }
}
