import { parsePhoneNumberFromString } from "libphonenumber-js";

type Named = {
  email: string;
  phone?: string | null;
  firstName: string;
  lastName: string;
  currentCompany?: string | null;
};

/** The normal forms by which two records of one person are found. */
export function candidateKeys({ email, phone, firstName, lastName, currentCompany }: Named) {
  return {
    emailKey: emailKey(email),
    phoneKey: phoneKey(phone),
    nameKey: plain(`${firstName} ${lastName}`).slice(0, 200) || null,
    employerKey: currentCompany ? employerKey(currentCompany) : null,
  };
}

/** The mailbox: tags after a plus, and dots that Gmail ignores, make no other person. */
export function emailKey(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const host = domain === "googlemail.com" ? "gmail.com" : domain;
  const base = local.replace(/\+.*$/, "") || local;
  return `${host === "gmail.com" ? base.replaceAll(".", "") : base}@${host}`.slice(0, 255);
}

/** The last ten digits of a number that can be one. */
export function phoneKey(phone?: string | null): string | null {
  if (!phone) return null;
  const parsed = parsePhoneNumberFromString(phone, "US");
  const digits = (parsed?.isPossible() ? parsed.number : phone).replace(/\D/g, "");
  return digits.length >= 10 ? digits.slice(-10) : null;
}

const employerKey = (name: string): string | null =>
  plain(name)
    .replace(/\b(inc|llc|llp|ltd|corp|corporation|company|co|the|group|holdings)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200) || null;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
