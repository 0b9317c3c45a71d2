import { invalidField } from "~/platform/errors";
import known from "./public-mail.json" with { type: "json" };

const domains = new Set(known.domains);
const families = new Set(known.families);

/** yahoo.com, and of a country yahoo.de, yahoo.co.uk, yahoo.com.mx. */
const FAMILY = /^([a-z]+)\.(?:com|net|(?:com?\.)?[a-z]{2})$/;

/** Whether anybody can open a mailbox at a domain, or at the one that it is a part of. */
export function isPublicMail(domain: string): boolean {
  const parts = domain.toLowerCase().split(".");
  return parts.some((_, from) => {
    const name = parts.slice(from).join(".");
    return domains.has(name) || families.has(FAMILY.exec(name)?.[1] ?? "");
  });
}

/** A company answers for its own people only: at a public provider they are strangers to it. */
export function refusePublicMail(domain: string): void {
  if (!isPublicMail(domain)) return;
  throw invalidField("domain", `Anybody can open a mailbox at ${domain}. Name a domain that is your company's own.`);
}
