import { type Principal, requireOwnAccount, requireScope } from "~/domain/access";
import { HOUR_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Forbidden } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { deadLink, findToken, issueToken, spendToken } from "../account-tokens";
import { requireProof } from "../passwords/present-password";
import { clearCookie, readCookie, writeCookie } from "../sessions/cookies";
import type { Visit } from "../visit";
import { addIdentity, type Identity } from "./identities";
import { noteProof } from "./organization/note-proof";
import { organizationOfKey } from "./organization-key";
import { providerName, providerOf } from "./providers";
import { domainOf } from "./vouched-email";

const COOKIE = "sw_sign_on_link";
/** Long enough to open an account by a mailed link meanwhile. */
const WAITS_MS = HOUR_MS;

type Waiting = Identity & { returnTo: string };

/** Keeps an identity in this browser until a signed-in person says that it is theirs; answers the cookie. */
export async function askToLink(waiting: Waiting, { address }: Visit): Promise<string> {
  const token = await issueToken(db(), {
    kind: "sign_on_link",
    userId: null,
    lifeMs: WAITS_MS,
    data: waiting,
    address,
  });
  return writeCookie(COOKIE, token, { maxAgeSeconds: WAITS_MS / 1000 });
}

export type LinkQuestion = { providerName: string; provider: string; email: string | null; returnTo: string };

/** What waits in this browser to be linked, for the screen that asks; null where nothing does. */
export async function describeLink(cookie: string | null): Promise<LinkQuestion | null> {
  const token = readCookie(cookie, COOKIE);
  const found = token ? await findToken("sign_on_link", token) : null;
  if (!found) return null;
  const { provider, email, returnTo } = found.data as Waiting;
  return { provider, providerName: await providerName(provider), email, returnTo };
}

/** The signed-in person says that the waiting identity is theirs: from now on it signs them in. */
export async function confirmLink(
  principal: Principal,
  { cookie, currentPassword }: { cookie: string | null; currentPassword?: string },
  visit: Visit,
): Promise<{ providerName: string; returnTo: string; cookie: string }> {
  const signedIn = requireOwnAccount(principal);
  requireScope(principal, "session");
  const token = readCookie(cookie, COOKIE);
  if (!token) throw deadLink();
  await requireProof(signedIn, currentPassword, "Enter your current password to link an account.");
  const { returnTo, provider } = await db().$transaction(async (tx) => {
    const used = await spendToken(tx, "sign_on_link", token);
    if (!used) throw deadLink();
    const { returnTo: way, ...identity } = used.data as Waiting;
    await requireOwnDomain(identity.provider, signedIn.account.email);
    await addIdentity(tx, principal, { userId: signedIn.account.id, identity, visit, how: "signed_in" });
    return { returnTo: way, provider: identity.provider };
  });
  kickMail();
  if (organizationOfKey(provider) !== null) await noteProof(await providerOf(provider), signedIn.account.id);
  return { providerName: await providerName(provider), returnTo, cookie: forgetLink() };
}

/** An organization's provider signs in to accounts of its own domains only: it would reach into any other one. */
async function requireOwnDomain(key: string, email: string): Promise<void> {
  const provider = await providerOf(key);
  if (provider.kind !== "organization" || provider.domains.includes(domainOf(email))) return;
  throw new Forbidden(`Your account here has another address than one of ${provider.name}. Nothing was linked.`, {
    code: "domain_not_verified",
  });
}

export const forgetLink = (): string => clearCookie(COOKIE);
