import { domainToASCII } from "node:url";

export const EMAIL_LENGTH = 255;
export const INVALID_EMAIL = "Invalid email address";
const MIXED_EMAIL = "This email address mixes alphabets whose letters look alike. Type it in one alphabet.";

const LOCAL_PART = /^[^\s\p{C}<>(),;:\\"[\]@.]+(\.[^\s\p{C}<>(),;:\\"[\]@.]+)*$/u;
const ASCII_DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Scripts that one name may be written in; two of them in one name is the trick of a look-alike. */
const ALPHABETS = [
  /^\p{Script=Latin}*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^\p{Script=Greek}*$/u,
  /^\p{Script=Arabic}*$/u,
  /^\p{Script=Hebrew}*$/u,
  /^\p{Script=Devanagari}*$/u,
  /^\p{Script=Thai}*$/u,
  /^\p{Script=Armenian}*$/u,
  /^\p{Script=Georgian}*$/u,
];
/** Cyrillic and Greek letters that look like Latin ones: a name of these alone is somebody else's name. */
const LOOK_ALIKE = /^[асԁеһіјӏорԛѕԝхуαονρκικυ]+$/u;

export type EmailReading = { email: string; problem?: undefined } | { email?: undefined; problem: string };

/**
 * One spelling per mailbox: lower case, compatibility forms folded, no trailing dots, international domains in their
 * ASCII form. Addresses that are made to look like another one are refused.
 */
export function readEmailAddress(text: string): EmailReading {
  // Far longer texts are not worth folding.
  if (text.length > EMAIL_LENGTH * 4) return { problem: tooLong };
  const folded = text.normalize("NFKC").trim().toLowerCase().normalize("NFC");
  const at = folded.lastIndexOf("@");
  const local = folded.slice(0, Math.max(at, 0));
  const domain = folded.slice(at + 1).replace(/\.+$/, "");
  if (at < 1 || !LOCAL_PART.test(local)) return { problem: INVALID_EMAIL };
  if (![local, ...domain.split(".")].every(isOneAlphabet)) return { problem: MIXED_EMAIL };
  const ascii = asciiDomain(domain);
  if (!ASCII_DOMAIN.test(ascii)) return { problem: INVALID_EMAIL };
  const email = `${local}@${ascii}`;
  return email.length > EMAIL_LENGTH ? { problem: tooLong } : { email };
}

const tooLong = `Email address must be at most ${EMAIL_LENGTH} characters`;

function isOneAlphabet(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.join("") ?? "";
  return ALPHABETS.some((alphabet) => alphabet.test(letters)) && !(letters !== "" && LOOK_ALIKE.test(letters));
}

/** Node reads a domain as a browser does, where `1.2` and `0x7f` become an address of four numbers: not here. */
function asciiDomain(domain: string): string {
  if (/^[a-z0-9.-]*$/.test(domain)) return domain;
  return domainToASCII(domain);
}
