import type { Principal } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Forbidden } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { hearProvider, type OpenIdClaims } from "~/platform/open-id/open-id";
import type { Visit } from "../visit";
import { takeAttempt } from "./attempt";
import { enterByProvider } from "./enter-by-provider";
import { addIdentity, type Identity, linkedElsewhere } from "./identities";
import { openByProvider } from "./open-by-provider";
import { refuseOtherWays } from "./organization/enforced";
import { noteProof } from "./organization/note-proof";
import { askToLink } from "./pending-link";
import { type Provider, providerOf } from "./providers";
import type { SignedOn } from "./signed-on";
import { saidEmail, vouchedEmail } from "./vouched-email";

type Arrival = {
  /** Which provider's address the browser came back to. */
  key: string;
  /** That address, with what the provider sent along. */
  url: URL;
  cookie: string | null;
  visit: Visit;
  /** Who is signed in in this browser already. */
  principal: Principal;
};

/** Somebody comes back from a provider: who it is here, if anybody yet. */
export async function finishSignOn({ key, url, cookie, visit, principal }: Arrival): Promise<SignedOn> {
  const { returnTo, question } = await takeAttempt(key, url.searchParams.get("state"), cookie);
  const provider = await providerOf(key);
  const claims = await hearProvider(provider.openId, url, question);
  const identity = identityOf(provider, claims);
  const email = vouchedEmail(provider, claims);
  if (provider.kind === "organization" && !email) throw notOfDomain(provider);
  const known = await db().signOnIdentity.findUnique({
    where: { provider_issuer_subject: { provider: key, issuer: identity.issuer, subject: identity.subject } },
  });
  if (principal.account) {
    // Another person's identity would change who is signed in, behind the back of who sits here.
    if (known && known.userId !== principal.account.id) throw linkedElsewhere();
    if (known) {
      await noteProof(provider, known.userId);
      return { kind: "known", returnTo };
    }
    return { kind: "waits", returnTo, cookies: [await askToLink({ ...identity, returnTo }, visit)] };
  }
  try {
    const entry = { provider, visit, cookie, replaces: principal.sessionId, returnTo };
    if (known) return await enterByProvider(known.userId, entry, identity);
    const owner = email ? await ownerOf(email) : null;
    if (email && (!owner || owner.deletedAt)) return await openByProvider(claims, email, entry, identity);
    if (owner && (await mayBeLinked(owner, provider))) {
      await refuseOtherWays(owner.id, key);
      await db().$transaction(async (tx) => {
        const actor = { kind: "user" as const, id: owner.id, address: visit.address };
        await addIdentity(tx, actor, { userId: owner.id, identity, visit, how: "vouched_email" });
      });
      return await enterByProvider(owner.id, entry, identity);
    }
    return { kind: "waits", returnTo, cookies: [await askToLink({ ...identity, returnTo }, visit)] };
  } finally {
    kickMail();
  }
}

const notOfDomain = ({ name }: Provider): Forbidden =>
  new Forbidden(
    `${name} has not proved the domain of your address at its provider. Ask whoever runs your sign-in there.`,
    {
      code: "domain_not_verified",
    },
  );

function identityOf({ key, name }: Provider, claims: OpenIdClaims): Identity {
  const { iss: issuer, sub: subject } = claims;
  if (issuer.length > 500 || subject.length > 255) {
    throw new Forbidden(`${name} names you in a way that is too long.`, { code: "sign_on_not_proved" });
  }
  return { provider: key, issuer, subject, email: saidEmail(claims) };
}

const ownerOf = (email: string) => db().user.findUnique({ where: { email } });

type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>;

/**
 * The provider speaks for the mailbox, as a mailed link would. Not enough where the mailbox was never proved here, where an
 * account of this provider is linked already (the address may have changed hands), and for who reaches other people's data.
 */
async function mayBeLinked({ id, emailVerifiedAt, isAdmin }: Owner, { key }: Provider): Promise<boolean> {
  if (!emailVerifiedAt || isAdmin) return false;
  const linked = await db().signOnIdentity.count({ where: { userId: id, provider: key } });
  const roles = await db().userRoleAssignment.count({ where: { userId: id, isActive: true } });
  return linked === 0 && roles === 0;
}
