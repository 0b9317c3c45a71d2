import type { Principal } from "~/domain/access";
import {
  API_VERSIONS,
  type ApiVersion,
  livingApiVersions,
  NEWEST_API_VERSION,
  startOf,
} from "~/platform/calendar/api-versions";
import { now } from "~/platform/clock";
import { Malformed } from "~/platform/errors";

const HEADER = "statewise-version";

/** The version of a call: what its header asks for, else that of its key, else the newest. */
export function versionOf(request: Request, { apiVersion }: Principal): ApiVersion {
  const asked = request.headers.get(HEADER)?.trim();
  const living = livingApiVersions(now());
  // A key outlives its version: it goes on with the oldest that is left.
  if (asked === undefined) return livingOr(living, apiVersion ?? NEWEST_API_VERSION.date);
  const found = living.find(({ date }) => date === asked);
  if (found) return found;
  const isGone = API_VERSIONS.some(({ date }) => date === asked);
  const what = isGone ? "This version of the API has ended" : "The API has no such version";
  throw new Malformed(`${what}: Statewise-Version takes one of \`versions\`.`, {
    code: isGone ? "version_gone" : "no_version",
    versions: living.map(({ date }) => date),
  });
}

const livingOr = (living: readonly ApiVersion[], date: string): ApiVersion =>
  living.find((version) => version.date === date) ?? living.at(-1) ?? NEWEST_API_VERSION;

/** Whether a call of this version still passes over names that nobody knows. */
export const passesOverUnknown = ({ date }: ApiVersion): boolean => date < "2026-11-24";

/** The version of an answer, and until when it is given (RFC 9745, RFC 8594). */
export function versionHeaders({ date, deprecatedOn, sunsetOn }: ApiVersion): Record<string, string> {
  if (!deprecatedOn || !sunsetOn) return { [HEADER]: date };
  return {
    [HEADER]: date,
    deprecation: `@${startOf(deprecatedOn).getTime() / 1000}`,
    sunset: startOf(sunsetOn).toUTCString(),
    link: '</api/docs/changes>; rel="deprecation"; type="text/html"',
  };
}
