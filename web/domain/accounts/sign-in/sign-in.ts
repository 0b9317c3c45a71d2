import { type Principal, recordAudit } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { seal } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { Forbidden, NotSignedIn, TemporaryPassword } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { issueToken, revokeTokens } from "../account-tokens";
import type { SignInForm } from "../fields/forms";
import { isPassword } from "../passwords/passwords";
import { type Attempt, beginAttempt } from "../passwords/sign-in-pace";
import { enterSession } from "../sessions/sessions";
import { deviceName, type Visit } from "../visit";

/** Where the proof of a right temporary password is sealed for (decision 30). */
export const CHALLENGE_PURPOSE = "temporary-password";
const CHALLENGE_MS = 10 * MINUTE_MS;
const KNOWN_DAYS = 90;

export type SignInResult = { account: { id: number; email: string; isAdmin: boolean }; cookie: string };

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
};

/** An address is known when the owner signed in from it lately; the newest acts are enough to tell. */
const CANDIDATE_SQL = `
  select u.id, u.email, u.first_name as "firstName", u.password_hash as "passwordHash", u.is_active as "isActive",
         u.is_admin as "isAdmin", u.suspended_at as "suspendedAt", u.is_temporary_password as "isTemporaryPassword",
         u.temp_password_expiry as "tempPasswordExpiry", u.security_stamp as "securityStamp", u.last_login as "lastLogin",
         exists (select 1 from (select action, ip_address from audit_log where actor_id = u.id and at > $3
                                order by at desc limit 500) acts
                 where acts.action = 'session.start' and acts.ip_address = $2) as "isKnownAddress"
  from users u where u.email = $1`;

/**
 * Signs a person in by e-mail address and password. A wrong address and a wrong password are one answer and take one
 * time; a right temporary password is answered 423 with the proof that its change asks for.
 */
export async function signIn(form: SignInForm, visit: Visit, replaces: Principal | null = null): Promise<SignInResult> {
  const values = [form.email, visit.address, after(now(), -KNOWN_DAYS * DAY_MS)];
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
  if (isNewPlace(candidate)) await tellOfNewPlace(candidate, visit);
  const cookie = await enterSession({ account: candidate, visit, replaces: replaces?.sessionId ?? null });
  await attempt.succeeded();
  return { account: { id: candidate.id, email: candidate.email, isAdmin: candidate.isAdmin }, cookie };
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

const isNewPlace = ({ isKnownAddress, lastLogin }: Candidate): boolean => !isKnownAddress && lastLogin !== null;

async function tellOfNewPlace({ id, email, firstName }: Candidate, visit: Visit): Promise<void> {
  await queueMail(db(), {
    to: email,
    template: "new-sign-in",
    data: { firstName, device: deviceName(visit.userAgent), ipAddress: visit.address, at: now() },
    userId: id,
  });
  kickMail();
}
