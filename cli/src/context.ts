import { hostname } from "node:os";
import { Statewise, VERSION } from "@statewise/sdk";
import { dryRunFetch } from "./dry-run";
import { NotSignedInError, UsageError } from "./errors";
import { chooseMode, type Mode, Output } from "./output";
import { DEFAULT_PROFILE, type Profile, readProfiles } from "./profiles";

export type GlobalOptions = {
  json?: boolean;
  asCsv?: boolean;
  jq?: string;
  fields?: string;
  plain?: boolean;
  profile?: string;
  url?: string;
  input?: boolean;
  yes?: boolean;
  dryRun?: boolean;
  verbose?: boolean;
  timeout?: string;
};

/** What a command works with: the client of the chosen profile and where to write. */
export type Context = {
  client: Statewise;
  profileName: string;
  profile: Profile;
  /** Where the key comes from, for messages. */
  keySource: "environment" | "profile" | "none";
  options: GlobalOptions;
  output: Output;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Whether a question can be asked. */
  canAsk: boolean;
};

/** Flag before environment before profile. */
export async function contextOf(options: GlobalOptions, signal: AbortSignal): Promise<Context> {
  const environment = process.env;
  const mode: Mode = chooseMode(options);
  const fields = options.fields
    ?.split(",")
    .map((field) => field.trim())
    .filter(Boolean);
  if (fields?.length === 0) throw new UsageError("--fields needs names, such as --fields id,email.");
  const output = new Output(mode, { fields, jq: options.jq });
  const saved = await readProfiles();
  const profileName = options.profile ?? (environment.STATEWISE_PROFILE || saved.current || DEFAULT_PROFILE);
  const known = saved.profiles[profileName];
  const url = options.url ?? (addressIn(environment) || known?.url) ?? "http://localhost:3000";
  if (!/^https?:\/\/[^/\s]+/.test(url)) throw new UsageError(`--url must begin with http:// or https://: ${url}`);
  // A key goes to the server that it was made for and to no other.
  const ownKey = known && sameServer(known.url, url) ? known.apiKey : undefined;
  const apiKey = environment.STATEWISE_API_KEY || ownKey;
  const refused = apiKey === undefined && known?.refusedAt ? refusedKey(profileName) : undefined;
  return {
    client: clientOf({ url, apiKey: refused ?? apiKey, options, output }),
    profileName,
    profile: { ...known, url, apiKey },
    keySource: environment.STATEWISE_API_KEY ? "environment" : ownKey ? "profile" : "none",
    options,
    output,
    signal,
    canAsk: options.input !== false && Boolean(process.stdin.isTTY && process.stderr.isTTY),
  };
}

/** Beside a variable called STATEWISE_API_KEY many write the second one, and must not reach another server than they named. */
const addressIn = ({ STATEWISE_URL, STATEWISE_API_URL }: NodeJS.ProcessEnv) => STATEWISE_URL || STATEWISE_API_URL;

const sameServer = (a: string, b: string): boolean => URL.canParse(a) && new URL(a).origin === new URL(b).origin;

/** Nothing runs signed out unseen after a key was refused: each call says what to do. */
const refusedKey = (profile: string) => (): never => {
  throw new NotSignedInError(
    `The key of profile ${profile} was refused, so nobody is signed in. Sign in with statewise login, or go on as a visitor after statewise logout.`,
  );
};

type ClientChoice = { url: string; apiKey?: string | (() => string); options: GlobalOptions; output: Output };

export function clientOf({ url, apiKey, options, output }: ClientChoice): Statewise {
  const seconds = options.timeout === undefined ? 30 : Number(options.timeout);
  if (!(seconds > 0)) throw new UsageError("--timeout must be a number of seconds above 0.");
  return new Statewise({
    baseUrl: url,
    apiKey: apiKey ?? "",
    timeoutMs: seconds * 1000,
    appName: `statewise-cli/${VERSION}`,
    ...(options.dryRun ? { fetch: dryRunFetch } : {}),
    onRetry: ({ reason, waitMs }) => output.talk(`Trying again in ${Math.ceil(waitMs / 1000)} s (${reason}).`),
    ...(options.verbose
      ? {
          onResponse: ({ verb, url: called, status, durationMs, requestId }) =>
            output.talk(`${verb} ${called} ${status} ${durationMs} ms, request ${requestId}`),
        }
      : {}),
  });
}

export const clientName = (): string => `statewise on ${hostname()}`.slice(0, 100);
