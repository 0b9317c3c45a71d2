import { type Principal, recordAudit, requireOwnAccount, requireScope } from "~/domain/access";
import { config } from "~/platform/config";
import { decryptField, encryptField } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict, invalidField } from "~/platform/errors";
import { tryProvider } from "~/platform/open-id/open-id";
import { consumeRate } from "~/platform/rate-limit";
import { managerIn, ownerIn } from "../../organizations/membership";
import { requireProof } from "../../passwords/present-password";
import { callbackUrl } from "../callback";
import { organizationKey } from "../organization-key";
import { type DomainView, listDomains } from "./domains";
import { type Keeper, possibleKeepers } from "./enforcement";
import type { SignOnProviderForm } from "./forms";

export type SignOnSettings = {
  provider: {
    issuer: string;
    clientId: string;
    provesSecondFactor: boolean;
    provedAt: Date | null;
    updatedAt: Date;
    isEnforced: boolean;
    breakGlassUserId: number | null;
  } | null;
  domains: DomainView[];
  /** Who may be named to get in without the provider. */
  keepers: Keeper[];
  /** What the provider must be told. */
  callbackUrl: string;
};

/** How members sign in here by the organization's own provider; the secret is never shown again. */
export async function readSignOnSettings(principal: Principal, organizationId: number): Promise<SignOnSettings> {
  await managerIn(db(), principal, organizationId);
  const provider = await db().signOnProvider.findUnique({
    where: { organizationId },
    select: {
      issuer: true,
      clientId: true,
      provesSecondFactor: true,
      provedAt: true,
      updatedAt: true,
      isEnforced: true,
      breakGlassUserId: true,
    },
  });
  const [domains, keepers] = await Promise.all([listDomains(organizationId), possibleKeepers(organizationId)]);
  return { provider, domains, keepers, callbackUrl: callbackUrl(organizationKey(organizationId)) };
}

/**
 * Sets the organization's provider up, or changes it. With another issuer or client nobody has proved yet that it works, and
 * whom the old issuer knew is known no more.
 */
export async function saveSignOnProvider(
  principal: Principal,
  organizationId: number,
  form: SignOnProviderForm,
): Promise<void> {
  const signedIn = requireOwnAccount(principal);
  requireScope(principal, "session");
  await ownerIn(db(), principal, organizationId);
  await requireProof(signedIn, form.currentPassword, "Enter your current password to change how members sign in.");
  const { issuer, clientId, clientSecret, provesSecondFactor = false } = form;
  await db().$transaction(async (tx) => {
    const before = await tx.signOnProvider.findUnique({ where: { organizationId } });
    if (!before && !clientSecret) throw invalidField("clientSecret", "Client secret is required");
    const isOther = before?.issuer !== issuer || before.clientId !== clientId || Boolean(clientSecret);
    if (before?.isEnforced && isOther) throw stillEnforced();
    const columns = {
      issuer,
      clientId,
      provesSecondFactor,
      ...(clientSecret ? { clientSecretEncrypted: encryptField(clientSecret) } : {}),
      ...(isOther ? { provedAt: null } : {}),
    };
    await tx.signOnProvider.upsert({
      where: { organizationId },
      create: { organizationId, ...columns, clientSecretEncrypted: encryptField(clientSecret ?? "") },
      update: columns,
    });
    if (before && before.issuer !== issuer) await forgetIdentities(tx, organizationId);
    await recordAudit(tx, principal, {
      action: "organization.save_sign_on",
      organizationId,
      entity: { type: "organization", id: organizationId },
      before: before && {
        issuer: before.issuer,
        clientId: before.clientId,
        provesSecondFactor: before.provesSecondFactor,
      },
      after: { issuer, clientId, provesSecondFactor, newSecret: Boolean(clientSecret) },
    });
  });
}

/** Ends the sign-in by the organization's provider; who came by it keeps the account and gets in by a mailed link. */
export async function removeSignOnProvider(principal: Principal, organizationId: number): Promise<void> {
  requireOwnAccount(principal);
  requireScope(principal, "session");
  await db().$transaction(async (tx) => {
    await ownerIn(tx, principal, organizationId);
    await refuseEnforced(tx, organizationId);
    const { count } = await tx.signOnProvider.deleteMany({ where: { organizationId } });
    if (count === 0) return;
    await forgetIdentities(tx, organizationId);
    await recordAudit(tx, principal, {
      action: "organization.remove_sign_on",
      organizationId,
      entity: { type: "organization", id: organizationId },
    });
  });
}

/** Nobody is left before a shut door, nor let in by another one unawares. */
async function refuseEnforced(tx: Transaction, organizationId: number): Promise<void> {
  const before = await tx.signOnProvider.findUnique({ where: { organizationId }, select: { isEnforced: true } });
  if (before?.isEnforced) throw stillEnforced();
}

const stillEnforced = (): Conflict =>
  new Conflict("Members must sign in by this provider. Make that optional first, then change it.", {
    code: "sign_on_enforced",
  });

/** Nobody is known by this provider any more, and who is signed in by it now is so no longer. */
async function forgetIdentities(tx: Transaction, organizationId: number): Promise<void> {
  const provider = organizationKey(organizationId);
  await tx.signOnIdentity.deleteMany({ where: { provider } });
  await tx.session.deleteMany({ where: { signedOnBy: provider } });
}

/** Whether the provider answers as it was set up; whether it lets people in shows the first sign-in. */
export async function testSignOnProvider(principal: Principal, organizationId: number): Promise<void> {
  requireOwnAccount(principal);
  await ownerIn(db(), principal, organizationId);
  await consumeRate({ key: `sign-on-test:${organizationId}`, max: 30, windowSeconds: 3_600 });
  const row = await db().signOnProvider.findUnique({ where: { organizationId } });
  if (!row) throw new Conflict("Save the provider first.", { code: "no_provider" });
  const { issuer, clientId, clientSecretEncrypted } = row;
  const clientSecret = decryptField(clientSecretEncrypted);
  await tryProvider({ issuer, clientId, clientSecret, allowLoopback: config().DEV_TOOLS });
}
