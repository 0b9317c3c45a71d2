import { RateLimitError, type Statewise } from "@statewise/sdk";
import { readStdin } from "../ask";
import type { Command, Input } from "../command";
import { type Context, clientName, clientOf } from "../context";
import { NotSignedInError, UsageError } from "../errors";
import { paint } from "../output";
import { readProfiles, writeProfiles } from "../profiles";

const login: Command = {
  name: "login",
  summary: "Sign in: confirm a code in the browser, or give a key on stdin",
  options: [
    ["--key-stdin", "read an API key from stdin instead"],
    ["--scope <scope...>", "ask for these scopes, such as ats:write or admin:*; without it: reading"],
  ],
  examples: [
    "login --url https://statewise.example.com",
    "login --scope admin:*",
    "login --key-stdin < key.txt",
    "login --profile staging",
  ],
  run: async (context, input) => {
    const { profile, output } = context;
    const signedIn = input.flag("keyStdin") ? await withKey(context) : await withBrowser(context, input);
    const saved = await readProfiles();
    saved.profiles[context.profileName] = { url: profile.url, ...signedIn };
    saved.current = context.profileName;
    await writeProfiles(saved);
    const who = signedIn.email ?? "an account";
    output.talk(`Signed in as ${who} at ${profile.url} (profile ${context.profileName}).`);
    const { apiKey: _secret, ...shown } = signedIn;
    return output.isForPrograms ? { profile: context.profileName, url: profile.url, ...shown } : undefined;
  },
};

type SignedIn = { apiKey: string; email?: string; scopes?: string[]; expiresAt?: string | null };

async function withKey(context: Context): Promise<SignedIn> {
  const apiKey = (await readStdin("The API key")).trim();
  if (!/^sw_\S+$/.test(apiKey)) throw new UsageError("That is not an API key: keys begin with sw_.");
  const client = clientOf({ url: context.profile.url, apiKey, options: context.options, output: context.output });
  const { email } = await client.account.getUser({ signal: context.signal });
  return { apiKey, email };
}

async function withBrowser({ client, output, signal, options }: Context, input: Input): Promise<SignedIn> {
  if (options.input === false) {
    throw new UsageError(
      "Somebody must confirm this sign-in in a browser: give a key with --key-stdin, or set STATEWISE_API_KEY.",
    );
  }
  const scopes = input.list("scope");
  const start = await client.account.startDeviceSignIn(
    { clientName: clientName(), ...(scopes.length > 0 ? { scopes } : {}) },
    { signal },
  );
  output.talk(`Open ${paint("bold", start.verificationUriComplete, process.stderr)}`);
  output.talk(
    `and confirm the code ${paint("bold", start.userCode, process.stderr)} (within ${start.expiresIn / 60} minutes).`,
  );
  const deadline = Date.now() + start.expiresIn * 1000;
  let intervalSeconds = start.interval;
  while (Date.now() < deadline) {
    await wait(intervalSeconds * 1000, signal);
    const poll = await pollOnce(client, start.deviceCode, signal);
    if (poll === "slower") intervalSeconds += 1;
    else if (poll.status === "approved" && poll.apiKey) {
      return { apiKey: poll.apiKey, email: poll.email, scopes: poll.scopes, expiresAt: poll.expiresAt };
    } else if (poll.status === "denied") throw new Error("The sign-in was refused in the browser.");
    else if (poll.status === "expired") break;
  }
  throw new Error("The code has expired. Run statewise login again.");
}

async function pollOnce(client: Statewise, deviceCode: string, signal: AbortSignal) {
  try {
    return await client.account.pollDeviceSignIn({ deviceCode }, { signal, maxRetries: 0 });
  } catch (error) {
    if (error instanceof RateLimitError) return "slower" as const;
    throw error;
  }
}

export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });

const logout: Command = {
  name: "logout",
  summary: "Revoke the key of the profile and forget it",
  run: async ({ client, profile, profileName, output, signal }) => {
    const saved = await readProfiles();
    const apiKey = saved.profiles[profileName]?.apiKey;
    if (!apiKey) {
      output.talk(`Profile ${profileName} is not signed in.`);
      return undefined;
    }
    const revoked = await revokeOwnKey(client, apiKey, signal);
    delete saved.profiles[profileName];
    await writeProfiles(saved);
    output.talk(
      revoked
        ? `Signed out of ${profile.url}; the key is revoked.`
        : `Signed out. The key could not be revoked from here: do it in your profile at ${profile.url}/profile.`,
    );
    return output.isForPrograms ? { profile: profileName, revoked } : undefined;
  },
};

/** The key that calls revokes itself; a key without that right or a dead server leaves it to the browser. */
async function revokeOwnKey(client: Statewise, apiKey: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await client.apiKeys.list({ signal, maxRetries: 0 });
    const own = data.filter(({ prefix }) => apiKey.startsWith(prefix));
    if (own.length !== 1 || !own[0]) return false;
    await client.apiKeys.revoke(own[0].id, { signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

const whoami: Command = {
  name: "whoami",
  summary: "Who is signed in, where, and what they may read",
  run: async ({ client, profile, profileName, keySource, signal }) => {
    if (keySource === "none") throw new NotSignedInError("Not signed in. Run statewise login.");
    const [user, access] = await Promise.all([
      client.account.getUser({ signal }),
      client.account.getAccessStatus({ signal }),
    ]);
    return {
      email: user.email,
      name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
      administrator: user.isAdmin,
      access: access.hasAccess ? access.accessType : "none",
      accessUntil: access.expiresAt,
      url: profile.url,
      profile: keySource === "environment" ? null : profileName,
      scopes: keySource === "environment" ? undefined : profile.scopes,
      keyUntil: keySource === "environment" ? undefined : profile.expiresAt,
    };
  },
};

const profiles: Command = {
  name: "profiles list",
  summary: "The profiles of this machine",
  isDefault: true,
  run: async () => {
    const saved = await readProfiles();
    return Object.entries(saved.profiles).map(([name, { url, email, expiresAt }]) => ({
      current: name === saved.current,
      name,
      url,
      email: email ?? null,
      keyUntil: expiresAt ?? null,
    }));
  },
  show: { columns: ["current", "name", "url", "email", "keyUntil"], empty: "No profiles yet. Run statewise login." },
};

const use: Command = {
  name: "profiles use",
  summary: "Make a profile the current one",
  args: [["<name>", "name of the profile"]],
  run: async ({ output }, input) => {
    const saved = await readProfiles();
    const name = input.arg(0);
    if (!saved.profiles[name])
      throw new UsageError(`There is no profile ${name}. Run statewise login --profile ${name}.`);
    await writeProfiles({ ...saved, current: name });
    output.talk(`Profile ${name} is the current one.`);
    return undefined;
  },
};

export const sessionCommands = [login, logout, whoami, profiles, use];
