import { type Principal, recordAudit } from "~/domain/access";
import { MINUTE_MS, now } from "~/platform/clock";
import { seal } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { Forbidden, NotSignedIn, TemporaryPassword } from "~/platform/errors";
import { issueToken, revokeTokens } from "../account-tokens";
import type { SignInForm } from "../fields/forms";
import { isPassword } from "../passwords/passwords";
import { type Attempt, beginAttempt } from "../passwords/sign-in-pace";
import { hasFactorSql } from "../second-factor/has-factor";
import { rememberedSince } from "../second-factor/remembered-browsers";
import { askSession, enterSession } from "../sessions/sessions";
import { refusePassword } from "../single-sign-on/organization/refuse-password";
import type { Visit } from "../visit";
import { knownAddressSql, knownSince } from "./known-address";
import { tellOfNewPlace } from "./new-place";

/** Where the proof of a right temporary password is sealed for (decision 30). */
export const CHALLENGE_PURPOSE = "temporary-password";
const CHALLENGE_MS = 10 * MINUTE_MS;

export type SignInResult = {
  account: { id: number; email: string; isAdmin: boolean };
  cookie: string;
  /** The password was right and the second step is asked for: the session can do nothing else until then. */
  isAsked: boolean;
};

type Candidate = {
  id: number;
  email: string;
  firstName: string | null;
  passwordHash: string | null;
  isActive: boolean;
  isAdmin: boolean;
  suspendedAt: Date | null;
  isTemporaryPassword: boolean;
  tempPasswordExpiry: Date | null;
  securityStamp: number;
  lastLogin: Date | null;
  isKnownAddress: boolean;
  hasSecondFactor: boolean;
};

const CANDIDATE_SQL = `
  select u.id, u.email, u.first_name as "firstName", u.password_hash as "passwordHash", u.is_active as "isActive",
         u.is_admin as "isAdmin", u.suspended_at as "suspendedAt", u.is_temporary_password as "isTemporaryPassword",
         u.temp_password_expiry as "tempPasswordExpiry", u.security_stamp as "securityStamp", u.last_login as "lastLogin",
         ${knownAddressSql("u.id", "$2", "$3")} as "isKnownAddress", ${hasFactorSql("u.id")} as "hasSecondFactor"
  from users u where u.email = $1`;

/** The session that the sign-in takes the place of, and the browser's cookies. */
type Browser = { replaces?: Principal | null; cookie?: string | null };

/**
 * Signs a person in by e-mail address and password. A wrong address and a wrong password are one answer and take one
 * time; a right temporary password is answered 423 with the proof that its change asks for. Who has a second factor is
 * asked for it, unless the browser is remembered.
 */
export async function signIn(
  form: SignInForm,
  visit: Visit,
  { replaces = null, cookie: cookies = null }: Browser = {},
): Promise<SignInResult> {
  const values = [form.email, visit.address, knownSince()];
  const [found] = await queryPrepared<Candidate>("sign-in-find", CANDIDATE_SQL, values);
  const attempt = await beginAttempt(form.email, visit.address, found?.isKnownAddress ?? false);
  const candidate = found?.isActive ? found : undefined;
  const isRight = await isPassword(candidate?.passwordHash ?? null, form.password);
  if (!candidate || !isRight) {
    await recordAudit(
      db(),
      { kind: "visitor", address: visit.address },
      refusal("wrong_credentials", candidate, visit),
    );
    throw wrongCredentials();
  }
  await refuseWhereClosed(candidate, attempt, visit);
  const { isBreakGlass } = await refusedBySignOn(candidate, attempt, visit);
  const account = { id: candidate.id, email: candidate.email, isAdmin: candidate.isAdmin };
  const entry = { account: candidate, visit, replaces: replaces?.sessionId ?? null };
  const remembered = candidate.hasSecondFactor && !isBreakGlass ? await rememberedSince(candidate.id, cookies) : null;
  const isAsked = candidate.hasSecondFactor && remembered === null;
  if (!isAsked && isNewPlace(candidate)) await tellOfNewPlace(candidate, visit);
  const secondFactor = remembered && { at: remembered, how: "remembered" };
  const cookie = isAsked ? await askSession(entry) : await enterSession({ ...entry, secondFactor });
  await attempt.succeeded();
  return { account, cookie, isAsked };
}

export const wrongCredentials = (): NotSignedIn =>
  new NotSignedIn("Please check your credentials and try again.", { code: "wrong_credentials" });

const refusal = (reason: string, candidate: Candidate | undefined, { userAgent }: Visit) => ({
  action: "session.start",
  outcome: "refused" as const,
  subjectUserId: candidate?.id ?? null,
  detail: { reason },
  userAgent,
});

/** The password was right, so the owner may hear why the door stays shut. */
async function refuseWhereClosed(candidate: Candidate, attempt: Attempt, visit: Visit): Promise<void> {
  if (!candidate.suspendedAt && !candidate.isTemporaryPassword) return;
  await attempt.succeeded();
  const actor = { kind: "user" as const, id: candidate.id, address: visit.address };
  const expired = candidate.tempPasswordExpiry !== null && candidate.tempPasswordExpiry <= now();
  const reason = candidate.suspendedAt ? "suspended" : expired ? "temporary_password_expired" : "temporary_password";
  const challenge = await db().$transaction(async (tx) => {
    await recordAudit(tx, actor, refusal(reason, candidate, visit));
    if (reason !== "temporary_password") return "";
    await revokeTokens(tx, candidate.id, ["temp_password_proof"]);
    const proof = { kind: "temp_password_proof" as const, userId: candidate.id, lifeMs: CHALLENGE_MS };
    return issueToken(tx, { ...proof, address: visit.address });
  });
  if (reason === "suspended") {
    throw new Forbidden("This account is suspended. Please contact support.", { code: "account_suspended" });
  }
  if (expired) {
    throw new NotSignedIn("This temporary password has expired. Reset your password to get in.", {
      code: "temporary_password_expired",
    });
  }
  throw new TemporaryPassword("Password reset required: you must reset your temporary password before continuing.", {
    challenge: seal(CHALLENGE_PURPOSE, challenge),
  });
}

/** The guess was right all the same: the owner hears why the password does not do. */
async function refusedBySignOn(candidate: Candidate, attempt: Attempt, visit: Visit) {
  try {
    return await refusePassword(candidate, visit);
  } catch (error) {
    await attempt.succeeded();
    throw error;
  }
}

const isNewPlace = ({ isKnownAddress, lastLogin }: Candidate): boolean => !isKnownAddress && lastLogin !== null;
