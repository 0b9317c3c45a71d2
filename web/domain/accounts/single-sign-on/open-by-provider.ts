import { now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import type { OpenIdClaims } from "~/platform/open-id/open-id";
import { releaseAddress } from "../confirm-registration";
import { NAME_LENGTH, oneLine } from "../fields/person-fields";
import { asEmailTaken, openAccount } from "../open-account";
import { dropSession } from "../sessions/sessions";
import { convertVisitorTrial, visitorLine, visitorName } from "../trials/visitor-trial";
import { forgetAttempt } from "./attempt";
import { addIdentity, type Identity } from "./identities";
import { joinByProvider } from "./organization/join";
import type { Entry, SignedOn } from "./signed-on";

/** Opens an account without a password for who is new here: the provider has proved the mailbox as a mailed link does. */
export async function openByProvider(
  claims: OpenIdClaims,
  email: string,
  { provider, visit, cookie, replaces, returnTo }: Entry,
  identity: Identity,
): Promise<SignedOn> {
  const at = now();
  const browser = visitorName(cookie) ?? randomToken();
  const person = { ...namesOf(claims), email, passwordHash: null, emailVerifiedAt: at };
  try {
    const opened = await db().$transaction(async (tx) => {
      const earlier = await tx.user.findUnique({ where: { email }, select: { id: true } });
      if (earlier) await releaseAddress(tx, earlier.id, email);
      const made = await openAccount(tx, person, visit, at, tokenHash(browser), provider.key);
      const actor = { kind: "user" as const, id: made.account.id, address: visit.address };
      await addIdentity(tx, actor, { userId: made.account.id, identity, visit, how: "opened" });
      await convertVisitorTrial(tx, cookie, made.account.id);
      await dropSession(tx, replaces);
      if (provider.kind === "organization") {
        const { organizationId } = provider;
        await joinByProvider(tx, actor, { organizationId, userId: made.account.id });
        if (provider.provesSecondFactor) await markStepDone(tx, made.account.id);
      }
      return made;
    });
    return {
      kind: "opened",
      account: { id: opened.account.id, email, isAdmin: false },
      cookie: opened.cookie,
      cookies: [opened.cookie, visitorLine(browser), forgetAttempt()],
      isAsked: false,
      returnTo,
      notice: opened.trialAccess.message,
      ...(provider.kind === "organization" && {
        joined: { organizationId: provider.organizationId, account: { id: opened.account.id, email } },
      }),
    };
  } catch (error) {
    throw asEmailTaken(error);
  }
}

/** Who is new has a seat nowhere else: the provider's word stands for the second step. */
async function markStepDone(tx: Transaction, userId: number): Promise<void> {
  await tx.session.updateMany({ where: { userId }, data: { secondFactorAt: now() } });
}

/** What the provider calls the person, as far as it fits our fields. */
function namesOf({ given_name, family_name, name }: OpenIdClaims) {
  const whole = read(name)?.split(" ") ?? [];
  const last = whole.length > 1 ? (whole.at(-1) ?? null) : null;
  const first = (last ? whole.slice(0, -1) : whole).join(" ");
  return { firstName: read(given_name) ?? (first || null), lastName: read(family_name) ?? last };
}

const read = (value: unknown): string | null =>
  (typeof value === "string" && oneLine(value).slice(0, NAME_LENGTH).trim()) || null;
