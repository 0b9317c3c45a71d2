import { config } from "~/platform/config";
import { decryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import type { OpenIdProvider } from "~/platform/open-id/open-id";
import { organizationKey, organizationOfKey } from "./organization-key";

/** Providers whose accounts anybody may have. */
const PUBLIC_NAMES = { google: "Google", microsoft: "Microsoft" } as const;
export type PublicProvider = keyof typeof PUBLIC_NAMES;

export type ProviderView = { key: string; name: string };

/** A provider as the sign-in needs it: `key` stands in addresses, sessions and beside identities. */
export type Provider = ProviderView & { openId: OpenIdProvider } & (
    | { kind: PublicProvider }
    | {
        kind: "organization";
        organizationId: number;
        /** Whose addresses it may speak for. */
        domains: string[];
        provesSecondFactor: boolean;
      }
  );
export type OrganizationProvider = Extract<Provider, { kind: "organization" }>;

/** Those that the operator has set up. */
export const publicProviders = (): ProviderView[] =>
  (Object.keys(PUBLIC_NAMES) as PublicProvider[])
    .filter((key) => settingsOf(key) !== null)
    .map((key) => ({ key, name: PUBLIC_NAMES[key] }));

/** What a provider is called, also one that is not set up any more. */
export async function providerName(key: string): Promise<string> {
  if (Object.hasOwn(PUBLIC_NAMES, key)) return PUBLIC_NAMES[key as PublicProvider];
  const organization = await db().organization.findUnique({
    where: { id: organizationOfKey(key) ?? 0 },
    select: { name: true },
  });
  return organization?.name ?? "your company";
}

/** The provider of a key; what nobody has set up is not there. */
export async function providerOf(key: string): Promise<Provider> {
  const organizationId = organizationOfKey(key);
  if (organizationId !== null) return providerOfOrganization(organizationId);
  const kind = Object.hasOwn(PUBLIC_NAMES, key) ? (key as PublicProvider) : null;
  const openId = kind && settingsOf(kind);
  if (!kind || !openId) throw noSuchWay();
  return { key, kind, name: PUBLIC_NAMES[kind], openId };
}

const noSuchWay = (): NotFound => new NotFound("There is no such way to sign in.");

async function providerOfOrganization(organizationId: number): Promise<OrganizationProvider> {
  const row = await db().signOnProvider.findFirst({
    where: { organizationId, organization: { closedAt: null } },
    include: { organization: { select: { name: true, domains: { where: { verifiedAt: { not: null } } } } } },
  });
  if (!row) throw noSuchWay();
  const { issuer, clientId, clientSecretEncrypted, provesSecondFactor, organization } = row;
  return {
    key: organizationKey(organizationId),
    kind: "organization",
    name: organization.name,
    organizationId,
    domains: organization.domains.map(({ domain }) => domain),
    provesSecondFactor,
    openId: {
      issuer,
      clientId,
      clientSecret: decryptField(clientSecretEncrypted),
      allowLoopback: config().DEV_TOOLS,
    },
  };
}

/** The provider that speaks for a domain; null where no organization has proved it, or has none. */
export async function keyOfDomain(domain: string): Promise<string | null> {
  const row = await db().signOnDomain.findFirst({
    where: { domain, verifiedAt: { not: null }, organization: { closedAt: null, signOnProvider: { isNot: null } } },
    select: { organizationId: true },
  });
  return row && organizationKey(row.organizationId);
}

function settingsOf(kind: PublicProvider): OpenIdProvider | null {
  const all = config();
  const [issuer, clientId, clientSecret] =
    kind === "google"
      ? [all.GOOGLE_ISSUER, all.GOOGLE_CLIENT_ID, all.GOOGLE_CLIENT_SECRET]
      : [all.MICROSOFT_ISSUER, all.MICROSOFT_CLIENT_ID, all.MICROSOFT_CLIENT_SECRET];
  if (!clientId || !clientSecret) return null;
  return { issuer, clientId, clientSecret, allowLoopback: all.DEV_TOOLS };
}
