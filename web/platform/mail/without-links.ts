/** `https://`, `ftp:\\`, and the slashes alone, which some programs take for a share in the network. */
const SCHEME = /(?:[a-z][a-z0-9+.-]*:)?[/\\]{2,}/gi;
/** `mailto:someone`, `tel:555`. */
const PREFIX = /(?<=\p{L}):(?=[^\s:])/gu;
/** A dot, of any script that addresses take, with something like the end of an address behind it. */
const DOT = /([\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]*\p{L}{2})/gu;

/**
 * What somebody typed, so that a mail program finds no link in it: it stands in other people's mailboxes under our name.
 * `evil.com/prize` stays readable as `evil. com/prize`.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(SCHEME, " ")
    .replace(/\bwww[.\u3002\uff0e\uff61]/gi, "")
    .replace(PREFIX, ": ")
    .replace(DOT, "$1. ")
    .replace(/\s+/g, " ")
    .trim();
