import versions from "./api-versions.json";

/** How the API behaves by a date: what a key was made under, or what a call asks for. */
export type ApiVersion = {
  date: string;
  says: string;
  /** It goes on until `sunsetOn`, and every answer says so. */
  deprecatedOn?: string;
  sunsetOn?: string;
};

/** The newest first. */
export const API_VERSIONS: readonly ApiVersion[] = versions;

/** What a new key gets, and a call without a key. */
export const NEWEST_API_VERSION: ApiVersion = versions[0] as ApiVersion;

/** Those that are answered at a time. */
export const livingApiVersions = (at: Date): readonly ApiVersion[] =>
  API_VERSIONS.filter(({ sunsetOn }) => sunsetOn === undefined || at < startOf(sunsetOn));

/** A day begins at midnight, UTC. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
