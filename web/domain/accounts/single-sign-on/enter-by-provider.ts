import { type AuditActor, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { UserModel as User } from "~/platform/db/generated/models";
import { Forbidden } from "~/platform/errors";
import { countFactors } from "../second-factor/count-factors";
import { rememberedSince } from "../second-factor/remembered-browsers";
import { askSession, enterSession, type StepDone } from "../sessions/sessions";
import { isKnownAddress } from "../sign-in/known-address";
import { tellOfNewPlace } from "../sign-in/new-place";
import type { Visit } from "../visit";
import { forgetAttempt } from "./attempt";
import type { Identity } from "./identities";
import { refuseOtherWays } from "./organization/enforced";
import { joinByProvider } from "./organization/join";
import { noteProof } from "./organization/note-proof";
import { provesSecondFactor } from "./organization/proves-second-factor";
import type { Provider } from "./providers";
import type { Entry, SignedOn } from "./signed-on";
import { domainOf } from "./vouched-email";

/** Signs in who a provider has proved. The second step is asked for as after a password. */
export async function enterByProvider(userId: number, entry: Entry, identity: Identity): Promise<SignedOn> {
  const { provider, visit, cookie: cookies, replaces, returnTo } = entry;
  const account = await db().user.findUniqueOrThrow({ where: { id: userId } });
  if (!account.isActive || account.suspendedAt) throw await refused(userId, visit);
  const joined = await joinedBy(provider, account, visit);
  await refuseOtherWays(userId, provider.key);
  const { issuer, subject } = identity;
  await db().signOnIdentity.updateMany({
    where: { userId, provider: provider.key, issuer, subject },
    data: { lastUsedAt: now() },
  });
  const secondFactor = await stepDone(provider, account, cookies);
  const isAsked = secondFactor === null && (await countFactors(db(), userId)) > 0;
  const isNew = account.lastLogin !== null && !(await isKnownAddress(userId, visit.address));
  if (!isAsked && isNew) await tellOfNewPlace(account, visit);
  const session = { account, visit, replaces, signedOnBy: provider.key };
  const cookie = isAsked ? await askSession(session) : await enterSession({ ...session, secondFactor });
  await noteProof(provider, userId);
  const view = { id: account.id, email: account.email, isAdmin: account.isAdmin };
  return { kind: "entered", account: view, cookie, cookies: [cookie, forgetAttempt()], isAsked, returnTo, joined };
}

/** Where the second step was done already: at a provider that is trusted for it, or in this browser some days ago. */
async function stepDone(provider: Provider, account: User, cookies: string | null): Promise<StepDone | null> {
  if (await provesSecondFactor(provider, account)) return { at: now(), how: "provider" };
  const remembered = await rememberedSince(account.id, cookies);
  return remembered && { at: remembered, how: "remembered" };
}

/**
 * An organization speaks for the addresses of its domains: who has another one by now is somebody else's, whatever they
 * were when they came first.
 */
async function joinedBy(provider: Provider, { id, email }: User, { address }: Visit) {
  if (provider.kind !== "organization") return undefined;
  const { organizationId, domains, name } = provider;
  if (!domains.includes(domainOf(email))) {
    throw new Forbidden(`Your account here has another address than one of ${name}. Sign in as you did so far.`, {
      code: "domain_not_verified",
    });
  }
  const actor: AuditActor = { kind: "user", id, address };
  const { hasJoined } = await db().$transaction((tx) => joinByProvider(tx, actor, { organizationId, userId: id }));
  return hasJoined ? { organizationId, account: { id, email } } : undefined;
}

/** Who the provider has proved may hear why the door stays shut. */
async function refused(userId: number, { address, userAgent }: Visit): Promise<Forbidden> {
  const act = { action: "session.start", outcome: "refused", detail: { reason: "suspended" } } as const;
  await recordAudit(db(), { kind: "visitor", address }, { ...act, subjectUserId: userId, userAgent });
  return new Forbidden("This account is suspended. Please contact support.", { code: "account_suspended" });
}
