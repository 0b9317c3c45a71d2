/**
 * Addresses in whose path a secret stands, which opens something for whoever holds it. They are made here, and what is
 * written down about requests leaves their secrets out by the same list.
 */
const SECRET_PATHS = {
  calendar: "/calendar/",
  timeOffCalendar: "/time-off-calendar/",
  sharedSearch: "/shared/",
  unsubscribe: "/unsubscribe/",
  unsubscribeByProgram: "/api/unsubscribe/",
} as const;

/** Names under which a secret stands in a query. */
const SECRET_FIELDS = ["token", "code", "key", "secret", "password"];

export const secretPath = (kind: keyof typeof SECRET_PATHS, secret: string): string =>
  `${SECRET_PATHS[kind]}${encodeURIComponent(secret)}`;

const MASK = "[secret]";
const prefixes = Object.values(SECRET_PATHS).map((prefix) => prefix.slice(1, -1).replaceAll("/", "\\/+"));
/** Only where an address can begin, so that folders of such a name in the trace of an error stay readable. */
const IN_PATH = new RegExp(
  `(^|["'\`\\s(\\[]|https?:\\/\\/[^/\\s"']+)(\\/+(?:${prefixes.join("|")})\\/+)[^/?#\\s"'\`\\\\)]+`,
  "gi",
);
const IN_QUERY = new RegExp(`([?&](?:${SECRET_FIELDS.join("|")})=)[^&#\\s"'\`\\\\)]+`, "gi");

/** A text, such as a line of a log, without the secrets of addresses in it. */
export const withoutSecretPaths = (text: string): string =>
  text.replace(IN_PATH, `$1$2${MASK}`).replace(IN_QUERY, `$1${MASK}`);

/** The path of a request as it may be written down. Letters may be escaped in it: the router reads it unescaped as well. */
export function shownPath(path: string): string {
  const read = unescaped(path);
  const shown = withoutSecretPaths(read);
  return shown === read ? withoutSecretPaths(path) : shown;
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
