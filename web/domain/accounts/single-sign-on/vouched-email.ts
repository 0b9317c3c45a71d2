import type { OpenIdClaims } from "~/platform/open-id/open-id";
import { readEmailAddress } from "../fields/email-address";
import type { Provider, PublicProvider } from "./providers";

/** Mailboxes that Google itself runs. */
const GOOGLE_DOMAINS = new Set(["gmail.com", "googlemail.com"]);
/** Mailboxes that Microsoft itself runs. */
const MICROSOFT_DOMAINS = /^(outlook|hotmail|live|msn|passport)(\.[a-z]{2,3}){1,2}$/;
/** The tenant of everybody's own Microsoft accounts. */
const CONSUMERS = "9188040d-6c67-4c5b-b112-36a304b66dad";

/** The address that a provider says, in our spelling; null where there is none. It proves nothing. */
export const saidEmail = ({ email }: OpenIdClaims): string | null =>
  typeof email === "string" ? (readEmailAddress(email).email ?? null) : null;

/**
 * The address that a provider may speak for: it runs the mailbox, or has checked who owns its domain. Whatever else it says
 * anybody may have typed into its settings, so that it opens and links nothing here.
 */
export function vouchedEmail(provider: Provider, claims: OpenIdClaims): string | null {
  const email = saidEmail(claims);
  if (!email) return null;
  const domain = domainOf(email);
  const vouches =
    provider.kind === "organization"
      ? // Its own people; one that checks addresses and says that it has not is believed.
        provider.domains.includes(domain) && claims.email_verified !== false
      : VOUCHES[provider.kind](domain, claims);
  return vouches ? email : null;
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

const VOUCHES: Record<PublicProvider, (domain: string, claims: OpenIdClaims) => boolean> = {
  google: (domain, { email_verified, hd }) =>
    email_verified === true && (GOOGLE_DOMAINS.has(domain) || (typeof hd === "string" && hd.toLowerCase() === domain)),
  // Whoever runs a tenant writes what they like into `email`; `xms_edov` says that Microsoft knows who owns the domain.
  microsoft: (domain, { tid, xms_edov }) => (tid === CONSUMERS && MICROSOFT_DOMAINS.test(domain)) || isTrue(xms_edov),
};

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "true";
