import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { type Database, db, type Transaction } from "~/platform/db/client";
import { issueChallenge, spendChallenge } from "./passkey-challenge";

/** Read when somebody first uses a passkey: it brings a parser of certificates along. */
const library = () => import("@simplewebauthn/server");

/** A passkey is bound to our own address: another site, however alike, gets none. */
function ourSite() {
  const { origin, hostname } = new URL(config().appUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const passkeysOf = (tx: Transaction | Database, userId: number) =>
  tx.secondFactor.findMany({ where: { userId, kind: "passkey", confirmedAt: { not: null } } });

type Stored = { credentialId: string | null; transports: string[] };
const named = ({ credentialId, transports }: Stored) => ({ id: credentialId ?? "", transports });

/** What the browser needs to make a passkey for a person who is signed in. */
export async function passkeyToMake(
  account: { id: number; email: string },
  sessionId: string | null,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const [{ generateRegistrationOptions }, known, challenge] = await Promise.all([
    library(),
    passkeysOf(db(), account.id),
    issueChallenge(sessionId),
  ]);
  return generateRegistrationOptions({
    rpName: "Statewise",
    rpID: ourSite().expectedRPID,
    userName: account.email,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    excludeCredentials: known.map(named),
    // The password was right already: possession is what is proved here.
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
}

export type MadePasskey = { credentialId: string; publicKey: string; signCount: number; transports: string[] };

/** The passkey that a browser made for this very question, or null. */
export async function readMadePasskey(
  response: RegistrationResponseJSON,
  sessionId: string | null,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await spendChallenge(sessionId);
  if (!expectedChallenge) return null;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    ...ourSite(),
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signCount: counter,
    transports: transports ?? [],
  };
}

/** What the browser needs to ask for one of a person's passkeys. */
export async function passkeyToUse(
  userId: number,
  sessionId: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const [{ generateAuthenticationOptions }, known, challenge] = await Promise.all([
    library(),
    passkeysOf(db(), userId),
    issueChallenge(sessionId),
  ]);
  return generateAuthenticationOptions({
    rpID: ourSite().expectedRPID,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    allowCredentials: known.map(named),
    userVerification: "preferred",
  });
}

/** Whether one of the person's passkeys signed what was asked in this session. */
export async function takePasskey(
  userId: number,
  response: AuthenticationResponseJSON,
  sessionId: string | null,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await library();
  const expectedChallenge = await spendChallenge(sessionId);
  const used = (await passkeysOf(db(), userId)).find(({ credentialId }) => credentialId === response.id);
  if (!expectedChallenge || !used) return false;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    ...ourSite(),
    requireUserVerification: false,
    credential: {
      ...named(used),
      publicKey: new Uint8Array(Buffer.from(used.publicKey ?? "", "base64url")),
      counter: Number(used.signCount),
    },
  }).catch(() => null);
  if (!checked?.verified) return false;
  const signCount = checked.authenticationInfo.newCounter;
  // Taken away meanwhile, it opens nothing.
  const { count } = await db().secondFactor.updateMany({
    where: { id: used.id, userId },
    data: { signCount, lastUsedAt: now() },
  });
  return count === 1;
}
